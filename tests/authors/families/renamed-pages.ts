import { type AuthorMistake, Family } from "./mistake.ts";

/** Pages whose file has another name or folder than before, while links lead where they were: one message, at the file. */
export function renamedPages(dir: string): AuthorMistake[] {
  const family = new Family("renamed pages", dir);
  for (const [from, to] of [
    ["pages/about.yaml", "pages/company.yaml"],
    ["pages/help.yaml", "pages/company/help.yaml"],
    ["pages/services.yaml", "pages/our-services.yaml"],
    ["pages/cookies.yaml", "pages/cookie-policy.yaml"],
    ["pages/cloud-cost-review.yaml", "pages/cost-review.yaml"],
    ["pages/insights/articles.yaml", "pages/insights/all.yaml"],
    ["pages/jobs/[slug].yaml", "pages/job/[slug].yaml"],
  ] as const)
    family.files(`${from} is now ${to}`, { [from]: null, [to]: family.textOf(from) }, to, "renamed-page", {
      lines: [2],
      remedy: "offer",
    });
  return family.mistakes;
}
