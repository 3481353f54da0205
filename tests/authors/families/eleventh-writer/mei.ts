import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { home, job, about } = PLACES;
const stack = "pages/technologies/other.yaml";
const products = "pages/technologies/products.yaml";
const sheets = "pages/showcases/index.yaml";
const library = "pages/insights/articles.yaml";
const programme = "pages/insights/events.yaml";

/** Mei, a working student who knows JavaScript and turns lists around: other orders, other choices, other fields. */
export const mei: readonly Told[] = [
  wrote("a field with a capital in an order", home, "sort: category", "sort: Category", "sort: Category", {
    meant: "category",
  }),
  wrote(
    "several names as one text",
    home,
    "id: [ai-ml, cloud-native, digital-app-dev]",
    "id: ai-ml, cloud-native, digital-app-dev",
    "id: ai-ml, cloud-native",
  ),
  wrote(
    "a name among several that no row has",
    home,
    "id: [ai-ml, cloud-native, digital-app-dev]",
    "id: [ai-ml, cloud-native, digital-apps]",
    "digital-apps]",
  ),
  wrote(
    "a condition as in a program",
    home,
    "    where:\n      id: [ai-ml, cloud-native, digital-app-dev]\n",
    '    where: item.id === "ai-ml"\n',
    "where: item.id",
  ),
  wrote(
    "a field with brackets",
    home,
    "title: ${item.category}",
    "title: ${item['category']}",
    "${item['category']}",
    { meant: "item.category" },
  ),
  wrote(
    "something in its place when there is none",
    sheets,
    "text: ${item.tagline}",
    'text: ${item.tagline ?? "Soon"}',
    "item.tagline ??",
  ),
  wrote(
    "a key that these rows have under another name",
    sheets,
    "/showcases/${item.slug}",
    "/showcases/${item.id}",
    ["${item.id}"],
  ),
  wrote("a page for each row of a list that is not called so", job, "each: jobs", "each: job", "each: job", {
    meant: "jobs",
  }),
  wrote("a list by its file", library, "source: articles", "source: data/articles.yaml", "source: data/", {
    meant: "articles",
  }),
  wrote("an order that the field does not have", library, "descending: true", "direction: desc", [
    "direction: desc",
  ]),
  wrote("columns as a number", about, "columns: { base: 1, md: 2 }", "columns: 2", "columns: 2"),
  wrote(
    "a width by the name of the device",
    products,
    "columns: { base: 1, md: 2, lg: 3 }",
    "columns: { base: 1, tablet: 2, desktop: 3 }",
    "tablet: 2",
  ),
  wrote(
    "a binding between braces without quotation marks",
    programme,
    'image: { src: "${item.image}", alt: "${item.imageAlt}" }',
    "image: { src: ${item.image}, alt: ${item.imageAlt} }",
    "image: { src: ${item.image}",
  ),
  wrote("a kind of tab in the past tense", programme, "show: upcoming", "show: coming", "show: coming"),
  wrote(
    "a calendar under a feed's ending",
    programme,
    "path: /insights/events.ics",
    "path: /insights/events.ical",
    ["path: /insights/events.ical"],
  ),
  wrote(
    "what stands in front of a list's name in a program",
    stack,
    "source: item.relatedProjects",
    "source: items.relatedProjects",
    ["source: items.relatedProjects"],
    { meant: "item.relatedProjects" },
  ),
  wrote("a number with its unit", stack, "latency: 250", "latency: 250 ms", "latency: 250 ms", {
    meant: "250",
  }),
];
