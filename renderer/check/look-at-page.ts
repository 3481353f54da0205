import type { BindContext, MissingValue } from "../filling/bind-page.ts";
import { type FilledPage, fillPage } from "../filling/fill-page.ts";
import type { RowInScope } from "../filling/look-up.ts";
import { Trace } from "../filling/trace.ts";
import type { ListPages } from "../model.ts";
import type { PageFile, PageTemplate } from "../pages/page-file.ts";
import type { Fault } from "../problems/draft.ts";
import { explainFilled } from "./explain-filled.ts";
import type { PageContents, PlacedContents } from "./page-contents.ts";
import { placeFinder, spanAt } from "./place-finder.ts";
import { type ContentsVisitor, walkContents } from "./walk-contents.ts";

/** An address to look at: its canonical route, and the row that its page is made from. */
export interface LookAt {
  route: string;
  item?: RowInScope;
  pages?: ListPages;
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
  return { filled, contents, isInOrder };
}

function collect(contents: PageContents): Pick<ContentsVisitor, "mention" | "body" | "heading"> {
  const { mentions, bodies } = contents;
  return {
    mention(kind, value) {
      const list = mentions[kind];
      // An id that stands twice is a mistake, so it is kept twice.
      if (!list) mentions[kind] = [value];
      else if (kind === "anchor" || !list.includes(value)) list.push(value);
    },
    body: (files) => bodies.push(files),
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
  const filled = fillPage(template, at, context, { trace, onMissing: (one) => missing.push(one) });
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
      const { span, path: written } = place(path, part);
      placed.drafts.push({ ...fault, ...span, path: written });
    },
    invalid: (errors, path, type) => placed.drafts.push(...explainFilled(errors, path, type, place)),
  });
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
