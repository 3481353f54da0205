import { type Expectation, Family } from "./mistake.ts";

/** One edit of a file: its name, the file, the part that is replaced, and what stands there then. */
export type Edit = (name: string, file: string, from: string, to: string, expected?: Expectation) => void;

/**
 * A family that somebody wrote without looking at how the check tells anything: its mistakes are judged by where a
 * person would want the one message, never by its code.
 */
export function writer(name: string, dir: string): { family: Family; edit: Edit } {
  const family = new Family(name, dir);
  return {
    family,
    edit: (title, file, from, to, expected = {}) => family.edit(title, file, from, to, "", expected),
  };
}

/** Files of the site that the writers' mistakes stand in. */
export const PLACES = {
  home: "pages/index.yaml",
  about: "pages/about.yaml",
  contact: "pages/contact.yaml",
  services: "pages/services.yaml",
  support: "pages/support.yaml",
  help: "pages/help.yaml",
  terms: "pages/terms.yaml",
  careers: "pages/careers/index.yaml",
  job: "pages/jobs/[slug].yaml",
  hub: "pages/insights/index.yaml",
  layout: "pages/_layout.yaml",
  jobs: "data/jobs.yaml",
  offices: "data/offices.yaml",
  leaders: "data/leaders.yaml",
  team: "data/team.yaml",
  events: "data/events.yaml",
  articles: "data/articles.yaml",
  partnerships: "data/partnerships.yaml",
  site: "data/site.yaml",
} as const;
