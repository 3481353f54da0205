import type { PageFile } from "../pages/page-file.ts";
import type { Draft, Span } from "../problems/draft.ts";
import type { PageFacts } from "./site-facts.ts";
import { layoutFile, type SiteFacts } from "./site-facts.ts";

/** Finds ids that stand twice on a page, or on the page and in its layout. */
export function checkIds(
  site: SiteFacts,
  page: PageFile,
  facts: PageFacts,
  note: (draft: Draft) => void,
): void {
  const seen = new Map<string, Span>();
  const layout = page.kind === "layout" ? undefined : site.facts.get(layoutFile(page))?.[0];
  const inLayout = new Set(layout?.texts.filter((text) => text.kind === "anchor").map((text) => text.value));
  for (const { value, kind, span, path } of facts.texts) {
    if (kind !== "anchor") continue;
    const earlier = seen.get(value);
    if (earlier && earlier.start === span.start)
      note({
        code: "duplicate-id",
        params: { id: value, seen: "entries" },
        ...span,
        path,
      });
    else if (earlier)
      note({
        code: "duplicate-id",
        params: { id: value, seen: "page", line: page.lines.position(earlier.start).line },
        ...span,
        path,
      });
    else if (inLayout.has(value))
      note({
        code: "duplicate-id",
        params: { id: value, seen: "layout" },
        ...span,
        path,
      });
    else seen.set(value, span);
  }
}

/** Checks the headings of a page: one main heading, no level left out. */
export function checkOutline(page: PageFile, facts: PageFacts, note: (draft: Draft) => void): void {
  let level = 0;
  let first: Span | undefined;
  for (const heading of facts.headings) {
    if (heading.level === 1) {
      if (first)
        note({
          code: "second-h1",
          params: { line: page.lines.position(first.start).line },
          ...heading.span,
          path: heading.path,
        });
      first ??= heading.span;
    } else if (level > 0 && heading.level > level + 1) {
      note({
        code: "skipped-heading",
        params: { level: heading.level, before: level },
        ...heading.span,
        path: heading.path,
      });
    }
    level = heading.level;
  }
  if (!first && facts.headings.length > 0 && facts.bodies.length === 0)
    note({
      code: "missing-h1",
      ...(page.spans.get("title") ?? page.spans.get("")!),
      path: [],
    });
}
