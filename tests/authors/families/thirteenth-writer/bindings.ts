import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { help, terms, hub, home, job } = PLACES;
const partners = "pages/partnerships.yaml";
const review = "pages/cloud-cost-review.yaml";
const blueprint = "pages/showcases/[slug].yaml";
const articles = "pages/insights/articles.yaml";
const events = "pages/insights/events.yaml";
const stack = "pages/technologies/other.yaml";
const back = { back: true } as const;

/** Bindings, queries and shared lists of blocks. */
export const bindings: readonly Told[] = [
  wrote(
    "a binding cut off",
    partners,
    "title: ${item.title}",
    "title: ${item.title",
    "title: ${item.title",
    back,
  ),
  wrote("a field misspelt", partners, "${item.description}", "${item.descripton}", "descripton", {
    meant: "description",
    ...back,
  }),
  wrote(
    "a setting with a capital",
    terms,
    "the ${site.brand} website",
    "the ${site.Brand} website",
    "site.Brand",
    {
      meant: "brand",
      ...back,
    },
  ),
  wrote(
    "round brackets around a binding",
    terms,
    "the ${site.brand} website",
    "the $(site.brand) website",
    "$(site",
    {
      meant: "${site.brand}",
      ...back,
    },
  ),
  wrote("a collection in the singular", hub, "${count.articles}", "${count.article}", "count.article}", {
    meant: "articles",
    ...back,
  }),
  wrote(
    "a field within a field in the singular",
    blueprint,
    "summary.learnings",
    "summary.learning",
    "summary.learning",
    {
      meant: "learnings",
      ...back,
    },
  ),
  wrote(
    "a binding in two pairs of braces",
    review,
    "title: ${page.title}",
    "title: {{ page.title }}",
    "{{ page",
    {
      meant: "${page.title}",
      ...back,
    },
  ),
  wrote(
    "a binding in capitals",
    blueprint,
    "text: ${item.tagline}",
    "text: ${ITEM.TAGLINE}",
    "ITEM.TAGLINE",
    {
      meant: "item",
      ...back,
    },
  ),
  wrote(
    "a row where there is none",
    help,
    "heading: Invoices and contracts",
    "heading: ${item.title}",
    "${item.title}",
    {
      remedy: "none",
    },
  ),
  wrote("a field as HTML's entity", events, "Events & Webinars", "Events &amp; Webinars", "&amp;", back),
  wrote("a small letter in a field's name", events, "${item.startTime}", "${item.starttime}", "starttime", {
    meant: "startTime",
    ...back,
  }),
  wrote(
    "a field's underline for its capital",
    job,
    "${item.datePosted}",
    "${item.date_posted}",
    "date_posted",
    {
      meant: "datePosted",
      ...back,
    },
  ),
  wrote(
    "a collection in the way of Jekyll",
    partners,
    "source: partnerships",
    "source: site.data.partnerships",
    "site.data",
    {
      meant: "partnerships",
      ...back,
    },
  ),
  wrote(
    "a file for a source",
    articles,
    "source: articles",
    "source: data/articles.yaml",
    "data/articles.yaml",
    {
      meant: "articles",
      ...back,
    },
  ),
  wrote("a field with capitals, to choose by", home, "      id: [ai-ml", "      ID: [ai-ml", "ID: [", {
    meant: "id",
    ...back,
  }),
  wrote(
    "a choice as databases write it",
    home,
    "    where:\n      id: [ai-ml, cloud-native, digital-app-dev]\n",
    "    where: id = ai-ml\n",
    "where: id =",
    {
      remedy: "offer",
    },
  ),
  wrote("an order in the words of a database", articles, "sort: -date", "sort: date desc", "date desc", {
    meant: "-date",
    ...back,
  }),
  wrote("a blank behind the minus", articles, "sort: -date", "sort: - date", "sort: - date", {
    meant: "-date",
    ...back,
  }),
  wrote("an order by a field in French", stack, "sort: category", "sort: catégorie", "catégorie", {
    meant: "category",
    ...back,
  }),
  wrote(
    "two letters changed places in what shows a row",
    hub,
    "          item:\n",
    "          itme:\n",
    "itme:",
    {
      meant: "item",
      ...back,
    },
  ),
  wrote(
    "what shows a row by another word",
    home,
    "    item:\n      name:",
    "    template:\n      name:",
    "template:",
    {
      remedy: "offer",
    },
  ),
  wrote(
    "an order that the list has no field for",
    articles,
    "          field: title",
    "          field: titles",
    "field: titles",
    {
      meant: "title",
      ...back,
    },
  ),
  wrote("a shared list misspelt", review, "use: closing-call", "use: closing-cal", "use: closing", {
    meant: "closing-call",
    ...back,
  }),
];
