import type { StructuredData } from "../../model.ts";

/**
 * What a node has to say before search engines use it: by type, paths of which each must be filled; a list of
 * paths means one of them. After Google's documentation of structured data, as of 2026.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export const REQUIRED_FIELDS: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url"],
  BreadcrumbList: ["itemListElement.position", "itemListElement.name"],
  Article: ["headline", "datePublished", "author.name"],
  BlogPosting: ["headline", "datePublished", "author.name"],
  Event: ["name", "startDate", ["location.address", "location.url"], "eventStatus"],
  JobPosting: [
    "title",
    "description",
    "datePosted",
    "validThrough",
    "hiringOrganization.name",
    ["jobLocation.address.addressCountry", "applicantLocationRequirements.name"],
  ],
  FAQPage: ["mainEntity.name", "mainEntity.acceptedAnswer.text"],
  Person: ["name"],
};

/** Values that have one form only, by the last part of their path. */
const FORMS: Readonly<Record<string, RegExp>> = {
  datePublished: /^\d{4}-\d{2}-\d{2}/,
  dateModified: /^\d{4}-\d{2}-\d{2}/,
  datePosted: /^\d{4}-\d{2}-\d{2}/,
  validThrough: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/,
  startDate: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/,
  endDate: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/,
  url: /^https?:\/\//,
  image: /^https?:\/\//,
  logo: /^https?:\/\//,
};

/** The fewest entries that a list may have. */
const LEAST_ENTRIES: Readonly<Record<string, number>> = { itemListElement: 2 };

/**
 * What keeps a node from being used, as half-sentences in reading order; empty when all is there.
 * A type without rules needs nothing but its name.
 */
export function faultsOf(node: StructuredData): string[] {
  const faults: string[] = [];
  for (const rule of REQUIRED_FIELDS[node["@type"]] ?? []) {
    const paths = typeof rule === "string" ? [rule] : rule;
    if (!paths.some((path) => isFilled(node, path.split(".")))) faults.push(`has no ${paths.join(" or ")}`);
  }
  for (const [name, form] of Object.entries(FORMS)) {
    for (const value of [node[name]].flat()) {
      if (typeof value === "string" && !form.test(value)) faults.push(`has the ${name} "${value}"`);
    }
  }
  for (const [name, least] of Object.entries(LEAST_ENTRIES)) {
    const list = node[name];
    if (Array.isArray(list) && list.length < least) faults.push(`has fewer than ${least} ${name}`);
  }
  return faults;
}

/** Whether something stands at the path; in a list, at every entry. */
function isFilled(value: unknown, path: readonly string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((entry) => isFilled(entry, path));
  const [name, ...rest] = path;
  if (name === undefined) return value !== undefined && value !== null && value !== "";
  return typeof value === "object" && value !== null && isFilled((value as StructuredData)[name], rest);
}
