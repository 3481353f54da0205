import type { Fault } from "../problems/draft.ts";
import { type CheckedPage, type CheckedSite, keySpan, type Report, whereIs } from "./checked-site.ts";

/** Search results cut titles off at about this many characters. */
const MAX_TITLE = 60;
/** Shorter descriptions are often replaced by a search engine's own choice; longer ones are cut off. */
const DESCRIPTION = { min: 50, max: 160 };

/** Finds pages that cannot be told apart in search results, or say nothing there. */
export function checkTitles(site: CheckedSite, report: Report): void {
  const pages = [...site.pages.values()].filter(({ summary }) => summary.kind === "page");
  for (const page of pages) if (page.summary.index) checkLengths(page, report);
  // What nobody has translated repeats its original, and is kept out of search engines.
  for (const lang of new Set(pages.map(({ summary }) => summary.lang))) {
    const ofLanguage = pages.filter(({ summary }) => summary.lang === lang && !summary.isFallback);
    checkRepeated(ofLanguage, "title", "duplicate-title", report);
    checkRepeated(ofLanguage, "description", "duplicate-description", report);
  }
}

function checkRepeated(
  pages: readonly CheckedPage[],
  name: "title" | "description",
  code: "duplicate-title" | "duplicate-description",
  report: Report,
): void {
  const seen = new Map<string, { route: string; file: string }>();
  for (const page of pages) {
    const { file, index, addresses } = page.summary;
    for (const contents of addresses) {
      const value = contents[name];
      if (value === undefined) {
        if (name !== "description" || !index || contents.route === "/404") continue;
        report(whereIs(page), keySpan(page), (span) => ({ code: "missing-description", ...span, path: [] }));
        break;
      }
      const earlier = seen.get(value);
      if (!earlier) {
        seen.set(value, { route: contents.route, file });
        continue;
      }
      report(whereIs(page), keySpan(page, name), (span) => ({
        code,
        params: { route: earlier.route, ...(earlier.file === file && { other: contents.route }) },
        ...span,
        path: [name],
      }));
      break;
    }
  }
}

/** One problem for a file, even where it makes many pages: the text behind them is written once. */
function checkLengths(page: CheckedPage, report: Report): void {
  const { addresses } = page.summary;
  const note = (name: "title" | "description", fault: Fault) =>
    report(whereIs(page), keySpan(page, name), (span) => ({ ...fault, ...span, path: [name] }));
  const titles = addresses.filter(({ title }) => title.length > MAX_TITLE);
  if (titles[0]) {
    const { route, title } = titles[0];
    const params = { route, length: title.length, limit: MAX_TITLE, pages: titles.length };
    note("title", { code: "long-title", params });
  }
  const { min, max } = DESCRIPTION;
  const descriptions = addresses.filter(
    ({ description }) => description !== undefined && (description.length < min || description.length > max),
  );
  const first = descriptions[0];
  if (first?.description === undefined) return;
  const { length } = first.description;
  const params = { route: first.route, length, min, max, pages: descriptions.length };
  note("description", { code: "description-length", params });
}
