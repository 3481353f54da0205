import type { PageFile } from "../pages/page-file.ts";
import type { Fault } from "../problems/draft.ts";
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
            params: { route: earlier.route, ...(earlier.file === file && { other: facts.route }) },
            ...(page.spans.get(name) ?? page.spans.get("")!),
            path: [name],
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
  const note = (name: "title" | "description", fault: Fault) =>
    add(page.file, { ...fault, ...(page.spans.get(name) ?? page.spans.get("")!), path: [name] }, page.lines);
  const titles = list.filter(({ title }) => title.length > MAX_TITLE);
  if (titles[0]) {
    const { route, title } = titles[0];
    const params = { route, length: title.length, limit: MAX_TITLE, pages: titles.length };
    note("title", { code: "long-title", params });
  }
  const { min, max } = DESCRIPTION;
  const descriptions = list.filter(
    ({ description }) => description !== undefined && (description.length < min || description.length > max),
  );
  const first = descriptions[0];
  if (first?.description === undefined) return;
  const params = {
    route: first.route,
    length: first.description.length,
    min,
    max,
    pages: descriptions.length,
  };
  note("description", { code: "description-length", params });
}
