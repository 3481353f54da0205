/**
 * What the things are called that problems speak of.
 */
import type { BlockPlace, Owner, RowName, RowsName, Thing, ValueName } from "../things.ts";

/** "The hero block", "A row of jobs". */
export function titleOf(thing: Thing): string {
  switch (thing.kind) {
    case "block":
      return `The ${thing.type} block`;
    case "entry":
      return `An entry of "${thing.of}"`;
    case "row":
      return thing.collection === undefined ? "This row" : `A row of ${thing.collection}`;
    case "page":
      return "A page";
    case "redirect":
      return "A page that redirects";
    case "layout":
      return "A layout";
    case "shared":
      return thing.name === undefined ? "A shared list" : `The shared list "${thing.name}"`;
    default:
      return thing.file;
  }
}

/** What the entries of a thing are called. */
export function entryOf({ kind }: Thing): string {
  if (kind === "block" || kind === "entry") return "option";
  if (kind === "shared") return "option";
  if (kind === "row" || kind === "settings") return "field";
  return kind === "rules" ? "rule" : "key";
}

/** Where a value of a thing is: "this page", "this row". */
export function holderOf({ kind }: Thing): string {
  if (kind === "row") return "this row";
  return ["shared", "settings", "rules", "theme", "words"].includes(kind) ? "this file" : "this page";
}

/** `"title"`, `Entry 2 of "items"`, "The hero block". */
export function nameOf(value: ValueName): string {
  if (value.kind === "option") return `"${value.name}"`;
  if (value.kind === "nth")
    return `Entry ${value.number} of ${value.within === undefined ? "" : `entry ${value.within} of `}"${value.of}"`;
  return titleOf(value);
}

/** `the row "data-engineer" of jobs`, "row 3 of jobs", "entry 1 of item.experts". */
export function rowName(row: RowName): string {
  return row.kind === "keyed"
    ? `the row "${row.key}" of ${row.of}`
    : `${row.kind} ${row.number} of ${row.of}`;
}

/** "a row of jobs", "an entry of item.experts". */
export function rowsName(rows: RowsName): string {
  if (rows.kind === "entry") return `an entry of ${rows.of}`;
  return rows.of === undefined ? "a row" : `a row of ${rows.of}`;
}

/** What has fields, at the beginning of a sentence. */
export function ownerName(owner: Owner): string {
  if (owner.kind === "settings") return owner.file;
  return owner.kind === "option" ? `"${owner.name}"` : upperFirst(rowsName(owner));
}

/** "Block 2 on this page", `Block 1 in "blocks"`. */
export function blockName(block: BlockPlace): string {
  switch (block.kind) {
    case "page":
      return `Block ${block.number} on this page`;
    case "layout":
      return `Block ${block.number} of this layout`;
    case "shared":
      return `Block ${block.number} of this list`;
    case "list":
      return `Block ${block.number} in "${block.of}"`;
    case "option":
      return `The block in "${block.name}"`;
  }
}

export function upperFirst(text: string): string {
  return text === "" ? text : `${text[0]!.toUpperCase()}${text.slice(1)}`;
}
