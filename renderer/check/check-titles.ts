import type { PageFile } from "../pages/page-file.ts";
import type { Draft } from "../problems/draft.ts";
import { count } from "../problems/words.ts";
import type { AddProblem, PageFacts, SiteFacts } from "./site-facts.ts";

/** Search results cut titles off at about this many characters. */
const MAX_TITLE = 60;
/** Shorter descriptions are often replaced by a search engine's own choice; longer ones are cut off. */
const DESCRIPTION = { min: 50, max: 160 };

/** Finds pages that cannot be told apart in search results, or say nothing there. */
export function checkTitles(site: SiteFacts, add: AddProblem): void {
  for (const [file, list] of site.facts) {
    const page = site.pages.get(file)!;
    if (page.kind === "page" && page.index) checkLengths(page, list, add);
  }
  for (const [name, code] of [
    ["title", "duplicate-title"],
    ["description", "duplicate-description"],
  ] as const) {
    const seen = new Map<string, PageFacts>();
    for (const [file, list] of site.facts) {
      const page = site.pages.get(file)!;
      if (page.kind !== "page") continue;
      for (const facts of list) {
        const value = facts[name];
        if (value === undefined) {
          if (name === "description" && page.index && facts.route !== "/404") {
            add(
              file,
              {
                code: "missing-description",
                ...page.spans.get("")!,
                path: [],
                message: "This page has no description for search results and shared links.",
                hint: "Add description: with one or two sentences.",
              },
              page.lines,
            );
            break;
          }
          continue;
        }
        const earlier = seen.get(value);
        if (!earlier) {
          seen.set(value, facts);
          continue;
        }
        add(
          file,
          {
            code,
            ...(page.spans.get(name) ?? page.spans.get("")!),
            path: [name],
            message: `${earlier.route} has the same ${name}${earlier.file === file ? ` as ${facts.route}` : ""}.`,
            hint: "Say what is special about this page.",
          },
          page.lines,
        );
        break;
      }
    }
  }
}

/** One problem for a file, even where it makes many pages: the text behind them is written once. */
function checkLengths(page: PageFile, list: readonly PageFacts[], add: AddProblem): void {
  const note = (
    name: "title" | "description",
    draft: Pick<Draft, "code" | "message" | "hint">,
    count: number,
  ) =>
    add(
      page.file,
      {
        ...draft,
        ...(page.spans.get(name) ?? page.spans.get("")!),
        path: [name],
        message:
          draft.message + (count > 1 ? ` So it is for ${count} of the pages that this file makes.` : ""),
      },
      page.lines,
    );
  const titles = list.filter(({ title }) => title.length > MAX_TITLE);
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
  const descriptions = list.filter(
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
