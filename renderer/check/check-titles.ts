import type { Draft } from "../problems/draft.ts";
import { count } from "../problems/words.ts";
import { type CheckedPage, type CheckedSite, keySpan, type Report, whereIs } from "./checked-site.ts";
import type { PageContents } from "./page-contents.ts";

/** Search results cut titles off at about this many characters. */
const MAX_TITLE = 60;
/** Shorter descriptions are often replaced by a search engine's own choice; longer ones are cut off. */
const DESCRIPTION = { min: 50, max: 160 };

/** Finds pages that cannot be told apart in search results, or say nothing there. */
export function checkTitles(site: CheckedSite, report: Report): void {
  const pages = [...site.pages.values()].filter(({ summary }) => summary.kind === "page");
  for (const page of pages) if (page.summary.index) checkLengths(page, report);
  checkRepeated(pages, "title", "duplicate-title", report);
  checkRepeated(pages, "description", "duplicate-description", report);
}

function checkRepeated(
  pages: readonly CheckedPage[],
  name: "title" | "description",
  code: string,
  report: Report,
): void {
  const seen = new Map<string, PageContents & { file: string }>();
  for (const page of pages) {
    const { file, index, addresses } = page.summary;
    for (const contents of addresses) {
      const value = contents[name];
      if (value === undefined) {
        if (name !== "description" || !index || contents.route === "/404") continue;
        report(whereIs(page), keySpan(page), (span) => ({ ...noDescription, ...span, path: [] }));
        break;
      }
      const earlier = seen.get(value);
      if (!earlier) {
        seen.set(value, { ...contents, file });
        continue;
      }
      report(whereIs(page), keySpan(page, name), (span) => ({
        code,
        ...span,
        path: [name],
        message: `${earlier.route} has the same ${name}${earlier.file === file ? ` as ${contents.route}` : ""}.`,
        hint: "Say what is special about this page.",
      }));
      break;
    }
  }
}

const noDescription = {
  code: "missing-description",
  message: "This page has no description for search results and shared links.",
  hint: "Add description: with one or two sentences.",
};

/** One problem for a file, even where it makes many pages: the text behind them is written once. */
function checkLengths(page: CheckedPage, report: Report): void {
  const { addresses } = page.summary;
  const note = (
    name: "title" | "description",
    draft: Pick<Draft, "code" | "message" | "hint">,
    times: number,
  ) =>
    report(whereIs(page), keySpan(page, name), (span) => ({
      ...draft,
      ...span,
      path: [name],
      message: draft.message + (times > 1 ? ` So it is for ${times} of the pages that this file makes.` : ""),
    }));
  const titles = addresses.filter(({ title }) => title.length > MAX_TITLE);
  if (titles[0])
    note(
      "title",
      {
        code: "long-title",
        message: `The title of ${titles[0].route} has ${titles[0].title.length} characters; search results show about ${MAX_TITLE}.`,
        hint: "Put what matters first, and leave out what the address or the brand says.",
      },
      titles.length,
    );
  const descriptions = addresses.filter(
    ({ description }) =>
      description !== undefined &&
      (description.length < DESCRIPTION.min || description.length > DESCRIPTION.max),
  );
  const first = descriptions[0];
  if (first?.description === undefined) return;
  const { length } = first.description;
  note(
    "description",
    {
      code: "description-length",
      message: `The description of ${first.route} has ${count(length, "character")}.`,
      hint: `Search results show ${DESCRIPTION.min} to ${DESCRIPTION.max}: ${length < DESCRIPTION.min ? "say a little more" : "shorten it"}.`,
    },
    descriptions.length,
  );
}
