import { did, wrote } from "../cases.ts";
import { drop, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { careers, hub, home } = PLACES;
const articles = "pages/insights/articles.yaml";
const events = "pages/insights/events.yaml";
const stack = "pages/technologies/other.yaml";
const products = "pages/technologies/products.yaml";

/** Somebody changes how lists are searched, filtered, ordered and counted. */
export const listsToFilter: readonly Told[] = [
  wrote("a filter that is a chip", articles, "look: chips", "look: chip", 28, {
    meant: "chips",
    back: true,
  }),
  wrote(
    "one field to search, without its list",
    careers,
    "fields: [title]",
    "fields: title",
    "fields: title",
    {
      meant: "[title]",
      back: true,
    },
  ),
  wrote(
    "a field to search with a letter too many",
    articles,
    "fields: [title, excerpt]",
    "fields: [title, excerpts]",
    "excerpts]",
    {
      meant: "excerpt",
      back: true,
    },
  ),
  wrote(
    "what is still to come, with a letter doubled",
    events,
    "show: upcoming",
    "show: upcomming",
    "upcomming",
    {
      meant: "upcoming",
      back: true,
    },
  ),
  wrote(
    "tabs by a field that rows do not have",
    events,
    "      field: date\n",
    "      field: day\n",
    "field: day",
    {
      meant: "date",
      remedy: "offer",
    },
  ),
  wrote("a view as another kit calls it", stack, "- view: grid", "- view: tiles", "view: tiles", {
    meant: "grid",
    remedy: "offer",
  }),
  did(
    "a count whose quotation marks are gone",
    articles,
    [['count: "{shown} of {total} articles"', "count: {shown} of {total} articles"]],
    "count: {shown}",
    { back: true, misleads: /no option/i },
  ),
  did(
    "rows that do not say what they become",
    careers,
    drop("      type: card"),
    ["    item:", "title: ${item.title}"],
    {
      meant: "type",
      remedy: "offer",
    },
  ),
  wrote(
    "columns by the name of a device",
    articles,
    "{ base: 1, md: 2, lg: 3 }",
    "{ base: 1, tablet: 2, lg: 3 }",
    "tablet: 2",
    {
      meant: "md",
      remedy: "offer",
    },
  ),
  wrote(
    "columns without those of a phone",
    products,
    "{ base: 1, md: 2, lg: 3 }",
    "{ md: 2, lg: 3 }",
    "{ md: 2, lg: 3 }",
    {
      meant: "base",
      remedy: "offer",
    },
  ),
  wrote("columns as of a sheet of twelve", careers, "lg: 3 }", "lg: 12 }", "lg: 12", { remedy: "offer" }),
  wrote("an order with the minus behind", articles, "    sort: -date\n", "    sort: date-\n", "sort: date-", {
    meant: "-date",
    back: true,
  }),
  wrote("an order by a field with a capital", hub, "sort: -date", "sort: -Date", "sort: -Date", {
    meant: "date",
    back: true,
  }),
  wrote(
    "a calendar by its old ending",
    events,
    "calendarFile: /insights/events/${item.id}.ics",
    "calendarFile: /insights/events/${item.id}.ical",
    ".ical",
    {
      meant: ".ics",
      back: true,
    },
  ),
  wrote("three lines of a text", articles, "clamp: true", "clamp: 3", "clamp: 3", {
    meant: "true",
    remedy: "offer",
  }),
  did(
    "a list without what screen readers call it",
    careers,
    drop("    label: Jobs"),
    ["- type: filter-list"],
    {
      meant: "label",
      remedy: "offer",
    },
  ),
  did(
    "an order to choose from that has one entry",
    articles,
    [
      [
        "        - label: Oldest first\n          field: date\n        - label: Title\n          field: title\n",
        "",
      ],
    ],
    ["    order:", "      items:", "- label: Newest first"],
    { remedy: "none" },
  ),
  wrote(
    "rows of a file by its path",
    products,
    "source: capabilities",
    "source: data/capabilities.yaml",
    "source: data/",
    {
      meant: "capabilities",
      back: true,
    },
  ),
  wrote(
    "rows where a field has a name of the spreadsheet",
    home,
    "    where:\n      id: [",
    "    where:\n      key: [",
    "key: [",
    {
      meant: "id",
      remedy: "offer",
    },
  ),
  wrote(
    "a card of each row, in the plural",
    products,
    "    item:\n      type: card\n",
    "    items:\n      type: card\n",
    37,
    {
      meant: "item",
      back: true,
    },
  ),
];
