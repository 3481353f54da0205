import { ALWAYS, both, type Shown } from "../clock/shown.ts";
import type { BindContext, MissingValue } from "../filling/bind-context.ts";
import { type FilledPage, fillPage } from "../filling/fill-page.ts";
import type { RowInScope } from "../filling/look-up.ts";
import { Trace } from "../filling/trace.ts";
import type { ListPages } from "../model.ts";
import type { PageFile, PageTemplate } from "../pages/page-file.ts";
import type { Draft, Fault } from "../problems/draft.ts";
import { markdownOfHtml } from "../texts/html-to-markdown.ts";
import { inFlow } from "../yaml/line.ts";
import { hasBinding, type TreeNode } from "../yaml/tree.ts";
import { explainFilled } from "./explain-filled.ts";
import type { Part } from "./find-in-source.ts";
import type {
  FilledDraft,
  MentionKind,
  PageContents,
  PlacedContents,
  PlacedMention,
} from "./page-contents.ts";
import { placeFinder, spanAt } from "./place-finder.ts";
import { type ContentsVisitor, walkContents } from "./walk-contents.ts";

/** An address to look at: its canonical route, and the row that its page is made from. */
export interface LookAt {
  route: string;
  item?: RowInScope;
  pages?: ListPages;
  /** When the address shows something; missing: always. */
  shown?: Shown;
  /** Something on it is not always to be seen. */
  isTimed?: boolean;
  /** A shared list by itself, with options that stand for those of pages. */
  use?: RowInScope;
  isAlone?: boolean;
}

/** A page filled in for one address, and what the checks of the whole site want to know of it. */
export interface Look {
  filled: FilledPage;
  contents: PageContents;
  /** Nothing has to be said about how it is filled in. */
  isInOrder: boolean;
}

/** Fills a page in for one address and looks at what comes out. */
export function lookAtPage(template: PageTemplate, at: LookAt, context: BindContext): Look {
  let isInOrder = true;
  const spoil = () => {
    isInOrder = false;
  };
  const filled = fillPage(template, at, context, { onMissing: spoil });
  const { title, description } = filled;
  if (title === "" && template.title !== undefined) spoil();
  const contents: PageContents = {
    route: at.route,
    title,
    ...(description !== undefined && { description }),
    mentions: {},
    bodies: [],
    headings: "",
  };
  walkContents(filled, context, { ...collect(contents), fault: spoil, invalid: spoil });
  if (at.shown) contents.shown = at.shown;
  if (at.isTimed) contents.times = lookAtTimes(template, at, context);
  return { filled, contents, isInOrder };
}

/** What an address will show that shows nothing now. */
export function lookAhead(template: PageTemplate, at: LookAt, context: BindContext): PageContents {
  const { route, shown } = at;
  const times = lookAtTimes(template, at, context);
  return { route, title: "", mentions: {}, bodies: [], headings: "", ...(shown && { shown }), times };
}

/** Everything that an address shows at some time. */
function lookAtTimes(
  template: PageTemplate,
  { route, item, use }: LookAt,
  context: BindContext,
): NonNullable<PageContents["times"]> {
  const everything = context.everything?.() ?? context;
  const filled = fillPage(template, { route, ...(item && { item }), ...(use && { use }) }, everything);
  const times = new Map<string, [MentionKind, string, Shown]>();
  const walk = clockedWalk((kind, value, shown) => {
    times.set(JSON.stringify([kind, value, shown]), [kind, value, shown]);
  });
  walkContents(filled, everything, walk);
  return [...times.values()];
}

/** Takes in mentions with the times at which they are to be seen; about anything else nothing is said. */
function clockedWalk(
  take: (kind: MentionKind, value: string, shown: Shown, path: (string | number)[], part?: Part) => void,
): ContentsVisitor {
  const around: Shown[] = [ALWAYS];
  return {
    enter: (shown) => around.push(both(around.at(-1)!, shown)),
    leave: () => around.pop(),
    mention: (kind, value, path, part) => take(kind, value, around.at(-1)!, path, part),
    body() {},
    heading() {},
    fault() {},
    invalid() {},
  };
}

function collect(contents: PageContents): Pick<ContentsVisitor, "mention" | "body" | "heading"> {
  const { mentions, bodies } = contents;
  // A page with a link for each of thousands of rows names as many addresses.
  const known = new Set<string>();
  return {
    mention(kind, value) {
      // An id that stands twice is a mistake, so it is kept twice.
      const count = known.size;
      if (kind !== "anchor" && known.add(`${kind} ${value}`).size === count) return;
      mentions[kind] ??= [];
      mentions[kind].push(value);
    },
    body(files, _path, marker) {
      bodies.push(files);
      const { headings } = contents;
      if (headings !== "")
        contents.above = { ...contents.above, [bodies.length - 1]: Math.max(...[...headings].map(Number)) };
      if (marker !== undefined) contents.markers = { ...contents.markers, [bodies.length - 1]: marker };
    },
    heading(level) {
      contents.headings += level;
    },
  };
}

/** The same look once more, with the place of everything in the page's file. */
export function placeContents(
  page: PageFile,
  template: PageTemplate,
  at: LookAt,
  context: BindContext,
): PlacedContents {
  const trace = new Trace();
  const missing: MissingValue[] = [];
  const filled = fillPage(template, at, context, {
    trace,
    // What a page has to set is missing in the list itself.
    onMissing: (one) => (at.isAlone && one.raw.startsWith("use.") ? undefined : missing.push(one)),
  });
  const place = placeFinder(page, template, filled, trace);
  const placed: PlacedContents = { mentions: [], bodies: [], headings: [], drafts: [] };
  for (const one of missing)
    placed.drafts.push({ ...missingValue(one), ...spanAt(page, one.path), path: one.path });
  if (filled.title === "" && template.title !== undefined)
    placed.drafts.push({ ...emptyTitle(at.item), ...spanAt(page, ["title"]), path: ["title"] });
  walkContents(filled, context, {
    mention: (kind, value, path, part) => placed.mentions.push({ kind, value, place: place(path, part) }),
    body: (_files, path) => placed.bodies.push(place(path)),
    heading: (_level, path, part) => placed.headings.push(place(path, part)),
    fault(fault, path, part) {
      const { span, path: written, list, isBound, node, row } = place(path, part);
      const isHtml = fault.code === "html-in-text" && node !== undefined && !isBound;
      const offer = isHtml
        ? markdownOfHtml(page.text, node)
        : isBound
          ? undefined
          : offerOfRule(fault, node, page.text);
      const origin = fault.code === "block-rule" && row && node && isFilledIn(node);
      const value = isBound && part ? part.whole.slice(part.start, part.end) : undefined;
      if (!list || list.isSet)
        placed.drafts.push({
          ...fault,
          ...span,
          path: written,
          ...(value && { isBound, value }),
          ...(origin && { origin: { row, says: "also" as const } }),
          ...(offer && { offer }),
        });
    },
    invalid(errors, path, type) {
      // What a list cannot be without some option is a matter of the pages that set it; its defaults are its own.
      const { list } = place(path);
      const found = explainFilled(errors, path, type, filled, place);
      const isOwn = ({ isPreset }: FilledDraft): boolean => (at.isAlone ?? false) === (isPreset ?? false);
      if (at.isAlone || !list || list.sets > 0) placed.drafts.push(...found.filter(isOwn));
    },
  });
  if (at.isTimed) placed.times = placeTimes(page, template, at, context);
  return placed;
}

/** Something in what is written there comes from elsewhere. */
function isFilledIn(node: TreeNode): boolean {
  if (node.kind === "list") return node.items.some(isFilledIn);
  if (node.kind === "map") return [...node.entries.values()].some(({ value }) => isFilledIn(value));
  return node.kind === "scalar" && hasBinding(node.value);
}

/** What a block says that a text of it is meant to be, in its place. */
function offerOfRule(fault: Fault, node: TreeNode | undefined, text: string): Draft["offer"] {
  const meant = fault.code === "block-rule" ? fault.params.meant : undefined;
  if (meant === undefined || node?.kind !== "scalar" || node.isBlock) return undefined;
  const whole = text.slice(node.start, node.end).trimEnd();
  if (whole.includes("\n")) return undefined;
  return { start: node.start, end: node.start + whole.length, text: inFlow(meant) };
}

/** The places of what an address will show that shows nothing now. */
export function placeAhead(
  page: PageFile,
  template: PageTemplate,
  at: LookAt,
  context: BindContext,
): PlacedContents {
  return {
    mentions: [],
    bodies: [],
    headings: [],
    drafts: [],
    times: placeTimes(page, template, at, context),
  };
}

function placeTimes(
  page: PageFile,
  template: PageTemplate,
  { route, item, use }: LookAt,
  context: BindContext,
): PlacedMention[] {
  const everything = context.everything?.() ?? context;
  const trace = new Trace();
  const at = { route, ...(item && { item }), ...(use && { use }) };
  const filled = fillPage(template, at, everything, { trace });
  const place = placeFinder(page, template, filled, trace);
  const placed: PlacedMention[] = [];
  const walk = clockedWalk((kind, value, shown, path, part) => {
    placed.push({ kind, value, shown, place: place(path, part) });
  });
  walkContents(filled, everything, walk);
  return placed;
}

function missingValue({ raw, row }: MissingValue): Fault {
  const owner = raw.startsWith("site.")
    ? { kind: "settings" as const, file: "data/site.yaml" }
    : (row ?? { kind: "this-page" as const });
  return { code: "missing-value", params: { path: raw, owner } };
}

function emptyTitle(item: RowInScope | undefined): Fault {
  return { code: "empty-value", params: { case: "title", ...(item && { row: item.name }) } };
}
