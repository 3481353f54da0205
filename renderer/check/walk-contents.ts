import type { ErrorObject } from "ajv";
import { ALWAYS, both, type Scheduled, SHOWN, type Shown } from "../clock/shown.ts";
import type { FilledPage } from "../filling/fill-page.ts";
import type { MeasureText } from "../model.ts";
import type { BlockType, BrokenRule } from "../pages/block-types.ts";
import { type BlockTemplate, LINE } from "../pages/page-file.ts";
import { isRaster } from "../pictures/picture-book.ts";
import type { Fault, Span } from "../problems/draft.ts";
import { innerSchemas, kindOf } from "../schema/read-schema.ts";
import type { PicturePlace, Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import { type Visit, walkValues } from "../schema/walk-values.ts";
import { isFileName } from "../texts/alt-words.ts";
import { readMarkdown, readMarkdownLine } from "../texts/read-markdown.ts";
import { explainTextFault } from "../texts/text-limits.ts";
import type { Part } from "./find-in-source.ts";
import type { MentionKind, PlacedPicture } from "./page-contents.ts";

type Path = (string | number)[];

/** Takes in what is found on a filled-in page. Paths are those of the filled-in page. */
export interface ContentsVisitor {
  mention(kind: MentionKind, value: string, path: Path, part?: Part): void;
  /** Called before what is inside of something, and after it: when it is to be seen. */
  enter?(shown: Shown): void;
  leave?(): void;
  /** @param marker  What the first comment of the file has to say. */
  body(files: string[], path: Path, marker?: string): void;
  heading(level: number, path: Path, part?: Part): void;
  /** Something is wrong at a path. */
  fault(fault: Fault, path: Path, part?: Part): void;
  /** Filling in has left a block incomplete. */
  invalid(errors: readonly ErrorObject[], path: Path, type: BlockType): void;
}

/** What contents are looked at with. */
export interface WalkContext {
  blockTypes: ReadonlyMap<string, BlockType>;
  measure: MeasureText;
}

/** Looks at everything on a filled-in page that the checks of the whole site want to know. */
export function walkContents(page: FilledPage, context: WalkContext, visitor: ContentsVisitor): void {
  if (typeof page.image?.src === "string") visitor.mention("image", page.image.src, ["image", "src"]);
  if (page.image) visitPicture(page.image, SHARED, ["image"], visitor);
  for (const [index, block] of page.blocks.entries())
    visitBlock(block, ["blocks", index], page.isFilled[index] === true, context, visitor);
}

function visitBlock(
  block: BlockTemplate,
  path: Path,
  isFilled: boolean,
  context: WalkContext,
  visitor: ContentsVisitor,
): void {
  const type = context.blockTypes.get(String(block.type));
  if (!type) return;
  const shown = visitor.enter && block[SHOWN];
  if (shown) visitor.enter?.(shown);
  visitInside(block, type, path, isFilled, context, visitor);
  if (shown) visitor.leave?.();
}

function visitInside(
  block: BlockTemplate,
  type: BlockType,
  path: Path,
  isFilled: boolean,
  context: WalkContext,
  visitor: ContentsVisitor,
): void {
  if (type.pageSize !== undefined) {
    const { routes = [] } = (block.pages ?? {}) as { routes?: string[] };
    for (const route of routes) visitor.mention("link", route, path);
  }
  if (typeof block.id === "string") visitor.mention("anchor", block.id, [...path, "id"]);
  if (isFilled || type.rules) checkOptions(block, type, path, isFilled, context, visitor);
  // Neither type and id nor what the engine adds are options that a schema speaks about.
  const visit = ({ value, schema, path: at }: Visit): void => {
    if (schema["x-picture"] || schema["x-kind"] === "picture")
      visitPicture(value, schema["x-picture"], at, visitor);
    if (schema["x-block"] && typeof value === "object" && value !== null && !Array.isArray(value))
      visitBlock(value, at, isFilled, context, visitor);
    else if (Array.isArray(value)) {
      if (kindOf(schema) === "body") visitor.body(value.map(String), at, markerOf(block, type));
    } else if (typeof value === "string") visitText(value, schema, at, visitor);
  };
  walkValues(block, type.schema, path, visitor.enter ? inTime(visit, visitor) : visit, carriesContents);
}

function markerOf(block: BlockTemplate, { schema }: BlockType): string | undefined {
  const name = Object.keys(schema.properties ?? {}).find(
    (option) => kindOf(schema.properties?.[option]) === "marker",
  );
  const value = name === undefined ? undefined : block[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A visit that tells what is filled in from a row with times of its own. */
function inTime(visit: (one: Visit) => void, visitor: ContentsVisitor): (one: Visit) => void {
  const rows: { path: Path; shown: Shown }[] = [];
  return (one) => {
    const { value, schema, path } = one;
    while (rows.length > 0 && !rows.at(-1)!.path.every((step, at) => path[at] === step)) rows.pop();
    const isGroup = typeof value === "object" && value !== null;
    const shown = isGroup && !schema["x-block"] ? (value as Scheduled)[SHOWN] : undefined;
    if (shown && path.length > 0) rows.push({ path, shown });
    const own = rows.reduce((all, row) => both(all, row.shown), ALWAYS);
    visitor.enter?.(own);
    visit(one);
    visitor.leave?.();
  };
}

function checkOptions(
  block: BlockTemplate,
  type: BlockType,
  path: Path,
  isFilled: boolean,
  { measure }: WalkContext,
  visitor: ContentsVisitor,
): void {
  const { type: _, id: __, [LINE]: ___, ...options } = block;
  // Raw fields and addresses of further pages are the engine's own additions, not options.
  if (type.rows !== undefined) delete options[type.rows];
  if (type.pageSize !== undefined) delete options.pages;
  const errors = isFilled ? type.checkResolved(options) : [];
  if (errors.length > 0) visitor.invalid(errors, path, type);
  else
    for (const broken of type.rules?.(options, measure) ?? [])
      visitor.fault(faultOf(broken), [...path, ...broken.path]);
}

function faultOf(broken: BrokenRule): Fault {
  if ("tooLong" in broken) return { code: "long-text", params: broken.tooLong };
  const { message, hint } = broken;
  return { code: "block-rule", params: { message, ...(hint && { hint }) } };
}

const carriers = new WeakMap<Schema, boolean>();

/** Whether a schema speaks anywhere of nested blocks or of texts that mean something to the whole site; most do not. */
function carriesContents(schema: Schema): boolean {
  let known = carriers.get(schema);
  if (known === undefined) {
    known =
      ["x-block", "x-kind", "x-picture", "x-anchor", "x-heading"].some(
        (keyword) => schema[keyword] !== undefined,
      ) || innerSchemas(schema).some(carriesContents);
    carriers.set(schema, known);
  }
  return known;
}

/** What networks ask of a share image. */
const SHARED: PicturePlace = { width: 600, ratio: 1.91 };

/** A picture that something can be said about besides its file: it has a place, or two that take turns. */
function visitPicture(
  value: Data,
  place: PicturePlace | undefined,
  path: Path,
  visitor: ContentsVisitor,
): void {
  const isGroup = typeof value === "object" && value !== null && !Array.isArray(value);
  const { src, dark, focus } = isGroup ? value : { src: value };
  if (typeof src !== "string" || !isRaster(src)) return;
  if (!place && dark === undefined) return;
  const picture: PlacedPicture = {
    src,
    ...(typeof dark === "string" && { dark }),
    ...(focus !== undefined && { focus: true }),
    ...(place && { place }),
  };
  visitor.mention("picture", JSON.stringify(picture), isGroup ? [...path, "src"] : path);
}

/** Kinds of texts that are kept as they are for the checks of the whole site. */
const MENTIONED: ReadonlySet<string> = new Set([
  "link",
  "image",
  "icon",
  "file",
  "receiver",
  "written",
  "consent",
] satisfies MentionKind[]);

function visitText(value: string, schema: Schema, path: Path, visitor: ContentsVisitor): void {
  const kind = kindOf(schema);
  if (kind !== undefined && MENTIONED.has(kind)) visitor.mention(kind as MentionKind, value, path);
  if (schema["x-anchor"]) visitor.mention("anchor", value, path);
  if (schema["x-heading"]) visitor.heading(schema["x-heading"], path);
  if (kind !== "markdown" && kind !== "markdown-inline") return;
  const text = kind === "markdown" ? readMarkdown(value) : readMarkdownLine(value);
  if (text.fault) {
    visitor.fault(explainTextFault(text.fault, value), path);
    return;
  }
  const partOf = ({ start, end }: Span, marks?: string): Part => ({
    whole: value,
    start,
    end,
    ...(marks && { marks }),
  });
  for (const link of text.links) visitor.mention("markdown-link", link.href, path, partOf(link, link.href));
  for (const { src, alt, ...span } of text.pictures) {
    visitor.mention("markdown-image", src, path, partOf(span, src));
    if (alt === undefined)
      visitor.fault({ code: "missing-alt", params: { isMarkdown: true } }, path, partOf(span));
    else if (isFileName(alt))
      visitor.fault({ code: "file-name-as-alt", params: { name: alt } }, path, partOf(span));
  }
  const [first] = text.leftOut;
  if (first)
    visitor.fault({ code: "html-in-text", params: { html: shorten(first.html) } }, path, partOf(first));
  for (const heading of text.headings) visitor.heading(heading.level, path, partOf(heading));
}

function shorten(html: string): string {
  return html.length > 40 ? `${html.slice(0, 39)}…` : html;
}
