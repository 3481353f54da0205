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
 * @param where  "behind" the text alone; texts of Markdown have them around in any case.
 */
export function withMarks<T>(
  props: T,
  marked: ReadonlyMap<string, number>,
  where: "around" | "behind" = "around",
): T {
  return withTexts(props, (text, path) => {
    const option = marked.get(path);
    if (option === undefined) return text;
    if (path.endsWith("/html")) return markHtml(text, option);
    return where === "behind" ? markTail(text, option) : mark(text, option);
  });
}

/**
 * The same options with other texts. What has the same ones stays the very object that it was.
 *
 * @param textOf  Gives a text by what it was and by its path, such as `items/0/title`.
 */
export function withTexts<T>(props: T, textOf: (text: string, path: string) => string, path = ""): T {
  if (typeof props === "string") return textOf(props, path) as T;
  if (typeof props !== "object" || props === null || isBlock(props)) return props;
  let isSame = true;
  const entries = Object.entries(props).map(([name, value]) => {
    const inner = withTexts(value, textOf, path === "" ? name : `${path}/${name}`) as unknown;
    if (inner !== value) isSame = false;
    return [name, inner] as const;
  });
  if (isSame) return props;
  return (Array.isArray(props) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}
