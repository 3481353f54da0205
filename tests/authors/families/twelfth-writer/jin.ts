import { lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { careers, home, hub, job, terms, support, team } = PLACES;
const events = "pages/insights/events.yaml";
const article = "pages/insights/[slug].yaml";
const articles = "pages/insights/articles.yaml";
const showcase = "pages/showcases/[slug].yaml";
const products = "pages/technologies/products.yaml";
const review = "pages/cloud-cost-review.yaml";
const platform = "pages/platform.yaml";
const technologies = "data/technologies.yaml";
const value = lineOf(showcase, "value: ${item.value}");

/** Jin, who fills lists from the data: what is asked for, how it is sorted, and what stands in braces. */
export const jin: readonly Told[] = [
  wrote("a list by its file", careers, "source: jobs", "source: data/jobs.yaml", "source: data/jobs.yaml", {
    meant: "jobs",
    back: true,
  }),
  wrote("two lists in one", hub, "source: articles", "source: [articles, events]", "source: [articles"),
  wrote(
    "a condition on the line of its key",
    hub,
    "          sort: -date\n",
    "          where: category: Engineering\n          sort: -date\n",
    "where: category",
    { misleads: /quotation marks/i },
  ),
  wrote(
    "a condition on a field in the plural",
    home,
    "      id: [ai-ml,",
    "      ids: [ai-ml,",
    "ids: [ai-ml",
    {
      meant: "id",
      back: true,
    },
  ),
  wrote("an order as in a query of a database", events, "sort: -date", "sort: date desc", "sort: date desc", {
    meant: "-date",
    back: true,
  }),
  wrote(
    "an order by a field of another list",
    articles,
    "sort: -date",
    "sort: -datePosted",
    "sort: -datePosted",
    {
      meant: "-date",
      back: true,
    },
  ),
  wrote("a blank behind the minus", hub, "sort: -date", "sort: - date", "sort: - date", { back: true }),
  wrote(
    "an entry for each row with a dash",
    showcase,
    "    item:\n      value: ${item.value}",
    "    item:\n      - value: ${item.value}",
    [value - 1, value, value + 1],
    { back: true },
  ),
  wrote(
    "a row by the name of its list",
    job,
    "    heading: ${item.title}",
    "    heading: ${job.title}",
    "${job.title}",
    {
      meant: "item.title",
      back: true,
    },
  ),
  wrote(
    "a name without its braces",
    showcase,
    "    text: ${item.tagline}",
    "    text: $item.tagline",
    "$item.tagline",
    {
      meant: "${item.tagline}",
      back: true,
    },
  ),
  wrote(
    "a field of an author with a letter lost",
    article,
    "${item.author.bio}",
    "${item.author.bo}",
    ["${item.author.bo}"],
    { meant: "bio", back: true },
  ),
  wrote("a setting by another word", terms, "[${site.email}]", "[${site.mail}]", "${site.mail}", {
    meant: "email",
    back: true,
  }),
  wrote("a count in the singular", hub, "${count.articles}", "${count.article}", "${count.article}", {
    meant: "articles",
    back: true,
  }),
  wrote("a page by its path", review, "${page.route}", "${page.path}", "${page.path}", { back: true }),
  wrote(
    "an option of a shared list on a page",
    support,
    "label: Ask about your system",
    "label: ${use.label}",
    "${use.label}",
  ),
  wrote("a row on a page without rows", platform, "eyebrow: Yogi platform", "eyebrow: ${item.category}", [
    "${item.category}",
  ]),
  wrote("braces in the data", team, "title: MLOps Lead\n", "title: MLOps Lead at ${site.brand}\n", [
    "MLOps Lead at ${site.brand}",
  ]),
  wrote(
    "a list by a field of a longer name",
    article,
    "source: item.related",
    "source: item.relatedArticles",
    ["source: item.relatedArticles"],
    { meant: "related", back: true },
  ),
  wrote(
    "braces without their quotation marks",
    article,
    '"{minutes} min read"',
    "{minutes} min read",
    "{minutes}",
    {
      back: true,
    },
  ),
  wrote(
    "a colon without its quotation marks",
    article,
    'marker: "insight: ${item.slug}"',
    "marker: insight: ${item.slug}",
    "marker: insight",
    { back: true },
  ),
  wrote(
    "a comparison behind a name",
    article,
    "show: ${item.isEmployeeArticle}",
    "show: ${item.isEmployeeArticle} == true",
    ["== true"],
  ),
  wrote(
    "entries by a field in the singular",
    products,
    "entries: { field: items }",
    "entries: { field: item }",
    ["field: item }"],
    { meant: "items", back: true },
  ),
  wrote(
    "tabs by a field that there is not",
    events,
    "      field: date\n",
    "      field: day\n",
    "field: day",
  ),
  wrote(
    "an address of a file with a title in it",
    events,
    "/insights/events/${item.id}.ics",
    "/insights/events/${item.title}.ics",
    "calendarFile:",
  ),
  wrote(
    "a category by the first part of its name",
    technologies,
    "relatedCategories: [mlops-ai-engineering, data-analytics,",
    "relatedCategories: [mlops, data-analytics,",
    "[mlops, data-analytics",
    { meant: "mlops-ai-engineering", back: true },
  ),
];
