import type { Fault } from "../problems/draft.ts";
import { wordsIn } from "../problems/suggest.ts";
import { keySpan, type NamedPage, type Report, whereIs } from "./checked-site.ts";
import type { PageContents } from "./page-contents.ts";
import type { PageSummary } from "./page-summary.ts";

/** Search results cut titles off at about this many characters. */
const MAX_TITLE = 60;
/** Shorter descriptions are often replaced by a search engine's own choice; longer ones are cut off. */
const DESCRIPTION = { min: 50, max: 160 };

/** Signs that take the room of two letters: of Chinese, Japanese and Korean, and what stands among them. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/gu;
const MAY_BE_WIDE = /[\u1100-\uffdc]/;

/** How many letters would take the room of a text. */
function roomOf(text: string): number {
  return MAY_BE_WIDE.test(text) ? text.length + (text.match(WIDE)?.length ?? 0) : text.length;
}

/** How many signs of the kind that a text is written in have the room of so many letters. */
const limitFor = (text: string, letters: number): number =>
  Math.round((letters * text.length) / Math.max(1, roomOf(text)));

/** What these checks go by of a page; plain JSON. */
export type Titles = Pick<PageSummary, "file" | "kind" | "index" | "lang" | "isFallback"> & {
  addresses: readonly Pick<PageContents, "route" | "title" | "description">[];
};

export function titlesOf({ file, kind, index, lang, isFallback, addresses }: PageSummary): Titles {
  return {
    file,
    kind,
    index,
    ...(lang !== undefined && { lang }),
    ...(isFallback && { isFallback }),
    addresses: addresses.map(({ route, title, description }) => ({
      route,
      title,
      ...(description !== undefined && { description }),
    })),
  };
}

/** What is wrong with the titles of all pages, without places: for telling whether it is the same as before. */
export function titleFaults(pages: readonly Titles[]): string[] {
  const faults: string[] = [];
  const report: Report = ({ file }, _, make) => {
    const { code, params } = make({ start: 0, end: 0 });
    faults.push(JSON.stringify([file, code, params]));
  };
  checkTitles({ pages: new Map(pages.map((summary) => [summary.file, { summary }])) }, report);
  return faults.sort();
}

/** A page as these checks see it. */
type TitledPage = NamedPage & { summary: Titles };

/** Finds pages that cannot be told apart in search results, or say nothing there. */
export function checkTitles(site: { pages: ReadonlyMap<string, TitledPage> }, report: Report): void {
  const told = new Map<string | undefined, { title: Told; description: Told }>();
  for (const page of site.pages.values()) {
    const { kind, index, lang, isFallback } = page.summary;
    if (kind !== "page") continue;
    if (index) checkLengths(page, report);
    // What nobody has translated repeats its original, and is kept out of search engines.
    if (isFallback) continue;
    let ofLanguage = told.get(lang);
    if (!ofLanguage) {
      ofLanguage = { title: new Map(), description: new Map() };
      told.set(lang, ofLanguage);
    }
    checkRepeated(page, "title", ofLanguage.title, report);
    checkRepeated(page, "description", ofLanguage.description, report);
  }
}

/** The first page that says something, with its address and title. */
type Told = Map<string, { route: string; title: string; page: TitledPage }>;

/** How many words of a title a description holds: of two pages with one description, it was written for the one with more. */
function countShared(description: string, title: string): number {
  const stemsOf = (text: string): Set<string> =>
    new Set(
      wordsIn(text)
        .filter((word) => word.length >= 4)
        .map((word) => word.slice(0, 5)),
    );
  const said = stemsOf(description);
  return [...stemsOf(title)].filter((stem) => said.has(stem)).length;
}

function checkRepeated(page: TitledPage, name: "title" | "description", told: Told, report: Report): void {
  for (const contents of page.summary.addresses) {
    const value = contents[name];
    if (value === undefined) {
      if (name !== "description" || contents.route === "/404") continue;
      report(whereIs(page), keySpan(page), (span) => ({ code: "missing-description", ...span, path: [] }));
      return;
    }
    const own = { route: contents.route, title: contents.title, page };
    const earlier = told.get(value);
    if (!earlier) {
      told.set(value, own);
      continue;
    }
    const isOfOwn =
      name === "description" && countShared(value, own.title) > countShared(value, earlier.title);
    const [copy, first] = isOfOwn ? [earlier, own] : [own, earlier];
    report(whereIs(copy.page), keySpan(copy.page, name), (span) => ({
      code: name === "title" ? "duplicate-title" : "duplicate-description",
      params: { route: first.route, ...(first.page === copy.page && { other: copy.route }) },
      ...span,
      path: [name],
    }));
    return;
  }
}

/** One problem for a file, even where it makes many pages: the text behind them is written once. */
function checkLengths(page: TitledPage, report: Report): void {
  const { addresses } = page.summary;
  const note = (name: "title" | "description", fault: Fault) =>
    report(whereIs(page), keySpan(page, name), (span) => ({ ...fault, ...span, path: [name] }));
  const titles = addresses.filter(({ title }) => roomOf(title) > MAX_TITLE);
  if (titles[0]) {
    const { route, title } = titles[0];
    const limit = limitFor(title, MAX_TITLE);
    const params = { route, length: title.length, limit, pages: titles.length };
    note("title", { code: "long-title", params });
  }
  const { min, max } = DESCRIPTION;
  const descriptions = addresses.filter(
    ({ description }) =>
      description !== undefined && (roomOf(description) < min || roomOf(description) > max),
  );
  const first = descriptions[0];
  if (first?.description === undefined) return;
  const [least, most] = [min, max].map((letters) => limitFor(first.description ?? "", letters));
  const params = {
    route: first.route,
    length: first.description.length,
    min: least ?? min,
    max: most ?? max,
    pages: descriptions.length,
  };
  note("description", { code: "description-length", params });
}
