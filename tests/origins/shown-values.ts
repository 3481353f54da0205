import type { PageDefinition } from "../../renderer/model.ts";
import type { Path } from "../../renderer/origins/origin.ts";

export type Shown = string | number | boolean | null;

/** What the build adds to a picture, a file or a frame that an author names: nothing of it is read by visitors. */
function addedTo(value: object): readonly string[] {
  if ("origin" in value && "host" in value) return ["src", "origin", "host", "provider"];
  if ("bytes" in value) return ["type", "bytes"];
  if (!("src" in value)) return [];
  // A picture without words for it is a decoration.
  const isMute = "alt" in value && value.alt === "";
  return ["width", "height", "made", "focus", ...(isMute ? ["alt"] : [])];
}

/** Every single value of a page as views get it, by its path; types of blocks and their lines in the file left out. */
export function shownValues(page: PageDefinition): Map<string, Shown> {
  const values = new Map<string, Shown>();
  const visit = (value: unknown, path: Path): void => {
    if (value === undefined) return;
    if (value === null || typeof value !== "object") {
      values.set(keyOf(path), value as Shown);
      return;
    }
    const added = addedTo(value);
    for (const [name, inner] of Object.entries(value).filter(([name]) => !added.includes(name)))
      visit(inner, [...path, Array.isArray(value) ? Number(name) : name]);
  };
  const { title, description, image, layout, blocks } = page;
  visit({ title, description, image }, []);
  for (const [path, list] of [
    [["layout", "before"], layout.before],
    [["layout", "after"], layout.after],
    [["blocks"], blocks],
  ] as const)
    visit(withoutPlaces(list), path);
  return values;
}

/** Blocks without what no option says: `type`, `at`, `untranslated`, and `fit`, which the build has measured. */
function withoutPlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPlaces);
  if (typeof value !== "object" || value === null) return value;
  const isBlock = "props" in value && "type" in value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (isBlock && ["type", "at", "untranslated"].includes(name)) return [];
      if (isBlock && name === "props") {
        const { fit: _, ...props } = inner as Record<string, unknown>;
        return [[name, withoutPlaces(props)]];
      }
      return [[name, withoutPlaces(inner)]];
    }),
  );
}

export function keyOf(path: Path): string {
  return path.join("/");
}
