import type { PageFacts } from "./page-facts.ts";
import type { AddProblem, SiteFacts } from "./site-facts.ts";

/** Finds pages that cannot be told apart in search results, or say nothing there. */
export function checkTitles(site: SiteFacts, add: AddProblem): void {
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
