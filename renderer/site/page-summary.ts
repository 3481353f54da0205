import type { PageFact, PageFacts } from "../check/site-facts.ts";
import type { Fact } from "../data/collections.ts";
import type { PageFile } from "../pages/page-file.ts";
import { createLineIndex } from "../problems/line-index.ts";

/**
 * What is kept of a page file that is in order: enough to check it against the rest of the site, without its
 * text, its places and its blocks. Plain JSON, a twentieth of the file's own memory; another thread or an
 * earlier run may have made it.
 */
export interface PageSummary {
  file: string;
  kind: PageFile["kind"];
  layout: string;
  /** The page says which layout it wants. */
  namesLayout?: true;
  index: boolean;
  each?: Omit<NonNullable<PageFile["each"]>, "span">;
  aliases: string[];
  redirect?: string;
  uses: string[];
  /** Collection and key of each row that its queries name. */
  refs: [target: string, key: string][];
  addresses: AddressSummary[];
}

/** `PageFacts` of one address without places. */
interface AddressSummary {
  route: string;
  title: string;
  description?: string;
  /** Texts of each kind, each once. */
  texts: { [kind in PageFact["kind"]]?: string[] };
  bodies: string[][];
  /** Levels of the headings in order, a digit each. */
  headings: string;
}

/** The same for all pages without places. */
const NOWHERE = { start: 0, end: 0 };
const NO_PLACES: PageFile["spans"] = new Map([["", NOWHERE]]);
const LAYOUT_SOMEWHERE: PageFile["spans"] = new Map([...NO_PLACES, ["layout", NOWHERE]]);
const NO_LINES = createLineIndex("");
const NO_PATH: (string | number)[] = [];

/**
 * Sums up a page that was read in full.
 *
 * @returns undefined when there is something to say about it: then its places are needed.
 */
export function summarizePage(page: PageFile, facts: readonly PageFacts[]): PageSummary | undefined {
  const isInOrder =
    page.problems.length === 0 &&
    page.switchOffs.length === 0 &&
    facts.every((ofAddress) => ofAddress.drafts.length === 0);
  if (!isInOrder || page.kind === "layout") return undefined;
  const { span: _, ...each } = page.each ?? {};
  return {
    file: page.file,
    kind: page.kind,
    layout: page.layout,
    ...(page.spans.has("layout") && { namesLayout: true }),
    index: page.index,
    ...(page.each && { each: each as PageSummary["each"] }),
    aliases: page.aliases.map(({ value }) => value),
    ...(page.redirect && { redirect: page.redirect.value }),
    uses: [...page.uses],
    refs: page.refs.map(({ target = "", value }) => [target, value]),
    addresses: facts.map(summarizeAddress),
  };
}

function summarizeAddress({ route, title, description, ...facts }: PageFacts): AddressSummary {
  const texts: AddressSummary["texts"] = {};
  for (const { kind, value } of facts.texts) {
    texts[kind] ??= [];
    // An id that stands twice is a mistake, so it is kept twice.
    if (kind === "anchor" || !texts[kind].includes(value)) texts[kind].push(value);
  }
  return {
    route,
    title,
    ...(description !== undefined && { description }),
    texts,
    bodies: facts.bodies.map(({ files }) => files),
    headings: facts.headings.map(({ level }) => level).join(""),
  };
}

/** The page and its facts as the checks of the whole site take them. What is found in it has no true place yet. */
export function expandSummary(summary: PageSummary): { page: PageFile; facts: PageFacts[] } {
  const { file, each, redirect, refs } = summary;
  const page: PageFile = {
    file,
    kind: summary.kind,
    isSummary: true,
    problems: [],
    hasErrors: false,
    isDynamic: true,
    layout: summary.layout,
    index: summary.index,
    ...(each && { each: { ...each, span: NOWHERE } }),
    aliases: summary.aliases.map((value) => ({ value, span: NOWHERE })),
    ...(redirect !== undefined && { redirect: { value: redirect, span: NOWHERE } }),
    spans: summary.namesLayout ? LAYOUT_SOMEWHERE : NO_PLACES,
    uses: new Set(summary.uses),
    refs: refs.map(([target, value]): Fact => ({ ...NOWHERE, value, target, kind: "ref", path: NO_PATH })),
    switchOffs: [],
    lines: NO_LINES,
  };
  const facts = summary.addresses.map(
    (address): PageFacts => ({
      route: address.route,
      file,
      title: address.title,
      ...(address.description !== undefined && { description: address.description }),
      texts: (Object.entries(address.texts) as [PageFact["kind"], string[]][]).flatMap(([kind, values]) =>
        values.map((value): PageFact => ({ value, kind, span: NOWHERE, path: NO_PATH, isBound: false })),
      ),
      bodies: address.bodies.map((files) => ({ files, span: NOWHERE, path: NO_PATH })),
      headings: [...address.headings].map((level) => ({
        level: Number(level),
        span: NOWHERE,
        path: NO_PATH,
      })),
      drafts: [],
    }),
  );
  return { page, facts };
}
