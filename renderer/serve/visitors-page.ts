import type { PageDefinition } from "../model.ts";

/** A page as visitors get it: without the blocks that are not there now, which authors are shown in the editor. */
export function visitorsPage(page: PageDefinition): PageDefinition {
  return JSON.stringify(page).includes(`"away":{"`) ? (without(page, page.away) as PageDefinition) : page;
}

/** @param own  What the page says of itself stays. */
function without(value: unknown, own?: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.filter((one) => !isAway(one)).map((one) => without(one));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner === own || !isAway(inner))
      .map(([name, inner]) => [name, without(inner)]),
  );
}

function isAway(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && "type" in value && "props" in value && "away" in value
  );
}
