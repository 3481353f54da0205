import type { ErrorObject } from "ajv";
import type { FilledPage } from "../filling/fill-page.ts";
import type { BlockType } from "../pages/block-types.ts";
import type { BlockTemplate } from "../pages/page-file.ts";
import type { Draft } from "../problems/draft.ts";
import { kindOf } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import { walkValues } from "../schema/walk-values.ts";
import { findHtml, markdownLinks, markdownPictures } from "../texts/markdown-links.ts";
import { findMarkdownFault } from "../texts/text-limits.ts";
import type { MentionKind } from "./page-contents.ts";

type Path = (string | number)[];

/** Takes in what is found on a filled-in page. Paths are those of the filled-in page. */
export interface ContentsVisitor {
  mention(kind: MentionKind, value: string, path: Path): void;
  body(files: string[], path: Path): void;
  heading(level: number, path: Path): void;
  /** Something is wrong at a path. */
  fault(fault: Omit<Draft, "start" | "end" | "path">, path: Path): void;
  /** Filling in has left a block incomplete. */
  invalid(
    errors: readonly ErrorObject[],
    options: { [key: string]: Data },
    path: Path,
    type: BlockType,
  ): void;
}

/** Looks at everything on a filled-in page that the checks of the whole site want to know. */
export function walkContents(
  page: FilledPage,
  blockTypes: ReadonlyMap<string, BlockType>,
  visitor: ContentsVisitor,
): void {
  if (typeof page.image?.src === "string") visitor.mention("image", page.image.src, ["image", "src"]);
  for (const [index, block] of page.blocks.entries())
    visitBlock(block, ["blocks", index], page.isFilled[index] === true, blockTypes, visitor);
}

function visitBlock(
  block: BlockTemplate,
  path: Path,
  isFilled: boolean,
  blockTypes: ReadonlyMap<string, BlockType>,
  visitor: ContentsVisitor,
): void {
  const type = blockTypes.get(String(block.type));
  if (!type) return;
  const { type: _, id, "@line": __, ...options } = block;
  // Raw fields are the engine's own addition, not an option.
  if (type.rows !== undefined) delete options[type.rows];
  if (typeof id === "string") visitor.mention("anchor", id, [...path, "id"]);
  const errors = isFilled ? type.checkResolved(options) : [];
  if (errors.length > 0) visitor.invalid(errors, options, path, type);
  else
    for (const { path: within, message, hint } of type.rules?.(options) ?? [])
      visitor.fault({ code: "block-rule", message, ...(hint && { hint }) }, [...path, ...within]);
  walkValues(options, type.schema, path, ({ value, schema, path: at }) => {
    if (schema["x-block"] && typeof value === "object" && value !== null && !Array.isArray(value))
      visitBlock(value, at, isFilled, blockTypes, visitor);
    else if (Array.isArray(value)) {
      if (kindOf(schema) === "body") visitor.body(value.map(String), at);
    } else if (typeof value === "string") visitText(value, schema, at, visitor);
  });
}

function visitText(value: string, schema: Schema, path: Path, visitor: ContentsVisitor): void {
  const kind = kindOf(schema);
  if (kind === "link" || kind === "image" || kind === "icon") visitor.mention(kind, value, path);
  if (schema["x-anchor"]) visitor.mention("anchor", value, path);
  if (schema["x-heading"]) visitor.heading(schema["x-heading"], path);
  if (kind !== "markdown" && kind !== "markdown-inline") return;
  const fault = findMarkdownFault(value);
  if (fault) {
    visitor.fault(fault, path);
    return;
  }
  for (const href of markdownLinks(value)) visitor.mention("markdown-link", href, path);
  for (const src of markdownPictures(value)) visitor.mention("markdown-image", src, path);
  const html = findHtml(value);
  if (html !== undefined) visitor.fault(leftOut(html), path);
  if (kind === "markdown")
    for (const line of value.matchAll(/^ {0,3}(#{1,6})\s/gm)) visitor.heading(line[1]!.length, path);
}

function leftOut(html: string): Pick<Draft, "code" | "message" | "hint"> {
  const shown = html.length > 40 ? `${html.slice(0, 39)}…` : html;
  return {
    code: "html-in-text",
    message: `${shown} in this text is left out: HTML is not shown.`,
    hint: "Write it in Markdown, such as **bold** or [words](/address), or put a backslash before a < that is meant as a sign.",
  };
}
