import type { BlockDefinition } from "../../model.ts";
import type { Path } from "../protocol.ts";
import { mark, markHtml, markTail } from "./marks.ts";

/** A text among the options of a block that can carry marks. */
export interface Markable {
  /** Among the options of the block: `["items", 0, "title"]`; of Markdown with `"html"` at its end. */
  path: Path;
  text: string;
}

/** Whether a value of options is a block. */
export function isBlock(value: unknown): value is BlockDefinition {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    "props" in value &&
    typeof value.type === "string"
  );
}

/**
 * The texts among the options of a block; those of blocks inside it are their own matter.
 *
 * @param isText  Tells by its path whether an option is a text that may be any words.
 */
export function markables(props: unknown, isText: (path: Path) => boolean, path: Path = []): Markable[] {
  if (typeof props === "string") return props.trim() !== "" && isText(path) ? [{ path, text: props }] : [];
  if (typeof props !== "object" || props === null || isBlock(props)) return [];
  return Object.entries(props).flatMap(([name, value]) =>
    markables(value, isText, [...path, Array.isArray(props) ? Number(name) : name]),
  );
}

/**
 * The same options with marks in some texts. What has none stays the very object that it was.
 *
 * @param where  "behind" the text alone; Markdown has none then.
 */
export function withMarks<T>(
  props: T,
  marked: ReadonlyMap<string, number>,
  where: "around" | "behind" = "around",
  path = "",
): T {
  if (typeof props === "string") {
    const option = marked.get(path);
    if (option === undefined) return props;
    if (where === "behind") return markTail(props, option) as T;
    return (path.endsWith("/html") ? markHtml(props, option) : mark(props, option)) as T;
  }
  if (typeof props !== "object" || props === null || isBlock(props)) return props;
  let isSame = true;
  const entries = Object.entries(props).map(([name, value]) => {
    const inner = withMarks(value, marked, where, path === "" ? name : `${path}/${name}`) as unknown;
    if (inner !== value) isSame = false;
    return [name, inner] as const;
  });
  if (isSame) return props;
  return (Array.isArray(props) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}
