import { SHOWN, type Shown } from "../clock/shown.ts";
import { canParse } from "../formats/can-parse.ts";
import { frameOf } from "../formats/frame-address.ts";
import type { BlockDefinition, Body, FrameReference, Html, MeasureText, PageAway } from "../model.ts";
import type { BlockType } from "../pages/block-types.ts";
import { type BlockTemplate, DRAFT_ROWS, FROM, LINE } from "../pages/page-file.ts";
import type { PictureBook } from "../pictures/picture-book.ts";
import { type PictureOption, showPicture } from "../pictures/show-picture.ts";
import { entrySchema, innerSchemas, kindOf, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import type { TextRenderer } from "../texts/text-renderer.ts";
import type { Words } from "../words/words.ts";
import type { Originals } from "./mark-untranslated.ts";

/** What a view's props are made with. */
export interface PrepareContext {
  blockTypes: ReadonlyMap<string, BlockType>;
  render: TextRenderer;
  pictures: PictureBook;
  /** Measures texts in the fonts of the site. */
  measure: MeasureText;
  /** What options with a word say when they are left out. */
  words: Words;
  /** Takes in the origins of frames that are named. */
  frames: Set<string>;
  /** Takes in the origins of whole addresses that forms send to. */
  receivers: Set<string>;
  /** File that the block is written in, relative to the site folder. */
  file: string;
  /** On a page in another language: what nobody has translated, and what is known of it. */
  originals?: Originals;
  /** Definitions tell what is a draft, and what is not there now: this says when it is. */
  whenAway?(shown: Shown): PageAway | undefined;
}

/** Makes the definition that a view gets: defaults filled in, Markdown and bodies turned into HTML, pictures looked up, nested blocks defined. */
export function prepareBlock(block: BlockTemplate, context: PrepareContext): BlockDefinition {
  const { type: name, id, [LINE]: line, ...options } = block;
  const type = context.blockTypes.get(String(name));
  const props = type ? (prepareValue(options, type.schema, context) as Record<string, unknown>) : options;
  return {
    type: String(name),
    ...(typeof id === "string" && { id }),
    props: type?.fit ? { ...props, fit: type.fit(props, context.measure) } : props,
    at: { file: block[FROM]?.file ?? context.file, line: Number(line) },
    ...(context.whenAway && marksOf(block, context.whenAway)),
  };
}

/** What authors alone are told of a block. */
function marksOf(
  block: BlockTemplate,
  whenAway: NonNullable<PrepareContext["whenAway"]>,
): Pick<BlockDefinition, "draft" | "away"> {
  const shown = block[SHOWN];
  const away = shown && whenAway(shown);
  return { ...draftMark(block), ...(away && { away }) };
}

/** What authors are told of a block that is a draft, or that shows rows which are. */
function draftMark(block: BlockTemplate): Pick<BlockDefinition, "draft"> {
  if (block[SHOWN]?.draft) return { draft: true };
  const rows = block[DRAFT_ROWS];
  return rows ? { draft: rows } : {};
}

function prepareValue(value: Data, schema: Schema | undefined, context: PrepareContext): unknown {
  if (!schema || !needsWork(schema)) return value;
  const kind = kindOf(schema);
  if (kind === "body" && Array.isArray(value))
    return prepareBody(
      value.filter((entry) => typeof entry === "string"),
      context,
    );
  if (typeof value === "string") {
    if (kind === "markdown") return followed(value, context.render.markdown(value), context);
    if (kind === "markdown-inline") return followed(value, context.render.inline(value), context);
    if (kind === "image") return showPicture({ src: value, alt: "" }, context.pictures);
    if (kind === "file") return context.render.file(value);
    if (kind === "frame") return prepareFrame(value, context);
    if (kind === "receiver" && canParse(value)) context.receivers.add(new URL(value).origin);
    return value;
  }
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value))
    return value.map((entry, index) => prepareValue(entry, entrySchema(schema, index), context));
  if (schema["x-block"]) return prepareBlock(value, context);
  if (kind === "picture") return showPicture(value as unknown as PictureOption, context.pictures);
  const result: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value))
    result[name] = prepareValue(inner, optionSchema(schema, name), context);
  for (const [name, inner] of defaultsOf(schema))
    if (!Object.hasOwn(result, name)) result[name] = prepareValue(defaultOf(inner, context), inner, context);
  return result;
}

function prepareBody(files: string[], { render, originals }: PrepareContext): Body {
  const body = render.body(files);
  return body.html && originals?.isOriginalBody(files) ? { ...body, ...originals.language } : body;
}

function followed(text: string, result: Html, { originals }: PrepareContext): Html {
  originals?.texts.follow(text, result.html);
  return result;
}

function defaultOf(schema: Schema, { words }: PrepareContext): Data {
  const word = schema["x-word"];
  return (word !== undefined && words[word]) || (schema.default as Data);
}

const defaults = new WeakMap<Schema, [name: string, schema: Schema][]>();

/** The options of a schema that have a default. */
function defaultsOf(schema: Schema): [name: string, schema: Schema][] {
  let known = defaults.get(schema);
  if (!known) {
    known = Object.entries(schema.properties ?? {}).filter(([, inner]) => inner.default !== undefined);
    defaults.set(schema, known);
  }
  return known;
}

function prepareFrame(address: string, { frames }: PrepareContext): FrameReference {
  const frame = frameOf(address);
  if (frame.origin) frames.add(frame.origin);
  return frame;
}

const work = new WeakMap<Schema, boolean>();

/** Whether anything under a schema is changed on the way to the view; most options are not. */
function needsWork(schema: Schema): boolean {
  const known = work.get(schema);
  if (known !== undefined) return known;
  const kind = schema["x-kind"];
  const result =
    schema["x-block"] === true ||
    kind === "markdown" ||
    kind === "markdown-inline" ||
    kind === "body" ||
    kind === "image" ||
    kind === "picture" ||
    kind === "file" ||
    kind === "frame" ||
    kind === "receiver" ||
    defaultsOf(schema).length > 0 ||
    innerSchemas(schema).some(needsWork);
  work.set(schema, result);
  return result;
}
