import type { ErrorObject } from "ajv";
import { ALWAYS, both, type Scheduled, SHOWN, type Shown } from "../clock/shown.ts";
import type { FilledPage } from "../filling/fill-page.ts";
import type { MeasureText } from "../model.ts";
import type { BlockRules, BrokenRule } from "../pages/block-modules.ts";
import type { BlockType } from "../pages/block-types.ts";
import { type BlockTemplate, LINE } from "../pages/page-file.ts";
import { isRaster } from "../pictures/picture-book.ts";
import type { Fault, Span } from "../problems/draft.ts";
import { kindOf } from "../schema/read-schema.ts";
import type { PicturePlace } from "../schema/schema-types.ts";
import type { Data } from "../schema/to-data.ts";
import { markdownFaults } from "../texts/markdown-faults.ts";
import { readMarkdown, readMarkdownLine } from "../texts/read-markdown.ts";
import { explainTextFault } from "../texts/text-limits.ts";
import { type ContentsPlan, entryPlan, planOf } from "./contents-plan.ts";
import type { Part } from "./find-in-source.ts";
import type { MentionKind, PlacedPicture } from "./page-contents.ts";

type Path = (string | number)[];

/**
 * Takes in what is found on a filled-in page. Paths are those of the filled-in page; the walk goes on with the same
 * list, so that whoever keeps one copies it.
 */
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
  const visit: VisitValue = (value, plan, at) => {
    if (plan.isPicture) visitPicture(value, plan.place, at, visitor);
    if (typeof value === "string") visitText(value, plan, at, visitor);
    else if (typeof value !== "object" || value === null) return;
    else if (!Array.isArray(value)) {
      if (plan.isBlock) visitBlock(value as BlockTemplate, at, isFilled, context, visitor);
    } else if (plan.kind === "body") visitor.body(value.map(String), at, markerOf(block, type));
  };
  walkValue(block, planOf(type.schema), path, visitor.enter ? inTime(visit, visitor) : visit);
}

type VisitValue = (value: Data, plan: ContentsPlan, path: Path) => void;

/**
 * Visits every value that carries contents, in the order of the schema's options: what `walkValues` does, with all
 * that follows from a schema alone worked out once, and one list for all paths.
 */
function walkValue(data: Data, plan: ContentsPlan, path: Path, visit: VisitValue): void {
  visit(data, plan, path);
  if (plan.isEnd || typeof data !== "object" || data === null) return;
  const depth = path.length;
  if (Array.isArray(data)) {
    for (let index = 0; index < data.length; index += 1) {
      const inner = entryPlan(plan, index);
      if (!inner) continue;
      path[depth] = index;
      walkValue(data[index]!, inner, path, visit);
    }
  } else {
    for (const { name, inner } of plan.options) {
      if (!Object.hasOwn(data, name)) continue;
      path[depth] = name;
      walkValue(data[name]!, inner, path, visit);
    }
    if (plan.others)
      for (const name of Object.keys(data)) {
        if (plan.names.has(name)) continue;
        path[depth] = name;
        walkValue(data[name]!, plan.others, path, visit);
      }
  }
  path.length = depth;
}

function markerOf(block: BlockTemplate, { schema }: BlockType): string | undefined {
  const name = Object.keys(schema.properties ?? {}).find(
    (option) => kindOf(schema.properties?.[option]) === "marker",
  );
  const value = name === undefined ? undefined : block[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A visit that tells what is filled in from a row with times of its own. */
function inTime(visit: VisitValue, visitor: ContentsVisitor): VisitValue {
  const rows: { path: Path; shown: Shown }[] = [];
  return (value, plan, path) => {
    while (rows.length > 0 && !rows.at(-1)!.path.every((step, at) => path[at] === step)) rows.pop();
    const isGroup = typeof value === "object" && value !== null;
    const shown = isGroup && !plan.isBlock ? (value as Scheduled)[SHOWN] : undefined;
    if (shown && path.length > 0) rows.push({ path: [...path], shown });
    const own = rows.reduce((all, row) => both(all, row.shown), ALWAYS);
    visitor.enter?.(own);
    visit(value, plan, path);
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
  else if (type.rules)
    for (const { fault, at } of brokenRules(type.rules, type.name, options, measure))
      visitor.fault(fault, [...path, ...at]);
}

/** What a block says of its options; that it cannot look at them, where its own code fails. */
function brokenRules(
  rules: BlockRules,
  type: string,
  options: Record<string, unknown>,
  measure: MeasureText,
): { fault: Fault; at: Path }[] {
  try {
    return listOf(rules(options, measure)).map((broken) => ({ fault: faultOf(broken), at: broken.path }));
  } catch (error) {
    const params = { type, error: error instanceof Error ? error.message : String(error) };
    return [{ fault: { code: "failed-rules", params }, at: [] }];
  }
}

/** What rules have given, as what it has to be. @throws Error saying what it lacks. */
function listOf(given: unknown): readonly BrokenRule[] {
  const list = given ?? [];
  if (!Array.isArray(list))
    throw new Error(
      given instanceof Promise ? "it is async, and has to answer at once" : "it has to return a list",
    );
  for (const one of list as Partial<Record<"path" | "message" | "tooLong", unknown>>[]) {
    if (!Array.isArray(one?.path))
      throw new Error('an entry of its list lacks "path", a list such as ["heading"]');
    if (typeof one.message !== "string" && !one.tooLong)
      throw new Error('an entry of its list lacks "message", a sentence that says what is wrong');
  }
  return list;
}

function faultOf(broken: BrokenRule): Fault {
  if ("tooLong" in broken) return { code: "long-text", params: broken.tooLong };
  const { message, hint, meant } = broken;
  return { code: "block-rule", params: { message, ...(hint && { hint }), ...(meant && { meant }) } };
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

function visitText(
  value: string,
  { kind, isAnchor, heading }: ContentsPlan,
  path: Path,
  visitor: ContentsVisitor,
): void {
  if (kind !== undefined && MENTIONED.has(kind)) visitor.mention(kind as MentionKind, value, path);
  if (isAnchor) visitor.mention("anchor", value, path);
  if (heading) visitor.heading(heading, path);
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
  for (const { src, alt: _, ...span } of text.pictures)
    visitor.mention("markdown-image", src, path, partOf(span, src));
  for (const { fault, span } of markdownFaults(text)) visitor.fault(fault, path, partOf(span));
  for (const heading of text.headings) {
    visitor.heading(heading.level, path, partOf(heading));
    if (heading.id !== undefined) visitor.mention("anchor", heading.id, path, partOf(heading));
  }
}
