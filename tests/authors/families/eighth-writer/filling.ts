import type { Told } from "../told.ts";
import { example, within } from "./edits.ts";

const home = within("pages/index.yaml");
const help = within("pages/help.yaml");
const partners = within("pages/partnerships.yaml");
const catalogue = within("pages/insights/articles.yaml");
const programme = within("pages/insights/events.yaml");
const hub = within("pages/insights/index.yaml");
const article = within("pages/insights/[slug].yaml");
const products = within("pages/technologies/products.yaml");
const stack = within("pages/technologies/other.yaml");
const showcases = within("pages/showcases/index.yaml");
const contact = within("pages/contact.yaml");
const landing = within(example("landing").file, example("landing").base);
const story = within(example("story").file, example("story").base);

const weeks = "required: true, wide: true, hint";
const send = "send: [firstName, lastName, phone, email]";

/** Queries, bindings and forms. */
export const filling: readonly Told[] = [
  catalogue("a file as the source", "    source: articles\n", "    source: data/articles.yaml\n", undefined, {
    meant: "articles",
  }),
  showcases("a source in the singular", "    source: blueprints", "    source: blueprint", undefined, {
    meant: "blueprints",
    back: true,
  }),
  catalogue("an order as databases say it", "    sort: -date", "    sort: date desc", undefined, {
    meant: "-date",
  }),
  programme("an order as a group", "    sort: -date\n    columns", "    sort: { date: desc }\n    columns"),
  home("a limit in words", "    limit: 3", "    limit: all"),
  home("a condition on a field that is not there", "      id: [ai-ml,", "      ids: [ai-ml,", undefined, {
    meant: "id",
  }),
  home(
    "a condition on a row that is not there",
    "cloud-native, digital",
    "cloud-natives, digital",
    undefined,
    {
      meant: "cloud-native",
    },
  ),
  home(
    "a condition as a sentence",
    "    where:\n      id: [ai-ml, cloud-native, digital-app-dev]\n",
    "    where: id = ai-ml\n",
    undefined,
  ),
  hub(
    "a condition on a choice that is not there",
    "          sort: -date\n",
    "          where: { category: Enginering }\n          sort: -date\n",
    undefined,
    {
      meant: "Engineering",
    },
  ),
  catalogue(
    "a row by another name",
    "      title: ${item.title}\n      href: /insights/${item.slug}",
    "      title: ${article.title}\n      href: /insights/${item.slug}",
    undefined,
    {
      meant: "${item.title}",
    },
  ),
  article("a collection in the singular", "each: articles", "each: article", undefined, {
    meant: "articles",
    back: true,
  }),
  partners(
    "a list in place of the group",
    "    item:\n      id: ${item.id}\n      title",
    "    item:\n    - id: ${item.id}\n      title",
    ["    item:", "    - id: ${item.id}"],
  ),
  catalogue(
    "a field misspelt in a search",
    "fields: [title, excerpt]",
    "fields: [title, excerp]",
    undefined,
    {
      meant: "excerpt",
      back: true,
    },
  ),
  catalogue("fields as one text", "fields: [title, excerpt]", "fields: title, excerpt"),
  catalogue("a filter for a field in the plural", "- field: category", "- field: categories", undefined, {
    meant: "category",
    back: true,
  }),
  catalogue("an order that is no yes", "          descending: true", "          descending: desc"),
  programme("a time by another word", "show: upcoming", "show: future", undefined, { meant: "upcoming" }),
  stack("a view by another word", "- view: list", "- view: table", undefined, { meant: "list" }),
  catalogue("a place that nothing fills", "{total} articles", "{sum} articles", undefined, {
    meant: "{total}",
  }),
  article("a place in the singular", "{minutes} min", "{minute} min", undefined, { meant: "{minutes}" }),
  hub("a number of a collection in the singular", "${count.articles}", "${count.article}", undefined, {
    meant: "articles",
    back: true,
  }),
  products("the page's address by another name", "${page.route}", "${page.url}", undefined, {
    meant: "page.route",
  }),
  help("an option of a shared list on a page", "        href: /contact", "        href: ${use.href}", [
    "${use.href}",
  ]),
  help("a row where there is none", "    heading: What clients ask us", "    heading: ${item.title}"),
  story("a setting of the surroundings", "url: ${site.url}$", "url: ${process.env.SITE_URL}$", undefined, {
    meant: "site.url",
  }),
  catalogue(
    "a binding bare in braces",
    'image: { src: "${item.image}"',
    "image: { src: ${item.image}",
    undefined,
    {
      meant: '"${item.image}"',
      back: true,
    },
  ),
  contact("a kind of field by another word", "        type: tel", "        type: phone", undefined, {
    meant: "tel",
  }),
  contact(
    "a list to choose from by another word",
    "        label: Subject\n",
    "        label: Subject\n        type: dropdown\n        options: [Project, Support]\n",
    ["type: dropdown"],
    { meant: "select" },
  ),
  contact(
    "choices as one text",
    "        label: Subject\n",
    "        label: Subject\n        type: select\n        options: Project, Support\n",
    ["options: Project"],
  ),
  contact(
    "a list without choices",
    "        label: Subject\n",
    "        label: Subject\n        type: select\n",
    [57, 58, 59],
  ),
  hub("a hyphen in the name of a field", "      - name: email", "      - name: e-mail"),
  landing("a field that is optional in words", "type: tel, required: true", "type: tel, required: optional"),
  hub(
    "an address of mail as the receiver",
    "url: ${site.apiHost}/yogi/api/letter",
    "url: letters@2sd.example",
  ),
  hub(
    "a receiver without its protocol",
    "url: ${site.apiHost}/yogi/api/letter",
    "url: forms.example.com/letter",
    undefined,
    {
      meant: "https://forms.example.com/letter",
    },
  ),
  hub("what the receiver takes, by another word", "takes: form", "takes: multipart", undefined, {
    meant: "form",
  }),
  contact("seconds for thousandths", "timeoutMs: 10000", "timeoutMs: 10"),
  landing("the names of fields as one text", send, "send: firstName lastName phone email"),
  contact(
    "what browsers fill in, by the field's name",
    "autocomplete: given-name",
    "autocomplete: firstName",
    undefined,
    {
      meant: "given-name",
    },
  ),
  landing("endings as one text", `type: textarea, ${weeks}`, `type: file, accept: .pdf, ${weeks}`, [
    "accept: .pdf",
  ]),
  landing(
    "a day that is reckoned with spaces",
    `type: textarea, ${weeks}`,
    `type: date, min: today + 14, ${weeks}`,
    ["min: today"],
    { meant: "today+14" },
  ),
  landing(
    "a condition turned around",
    `type: textarea, ${weeks}`,
    `type: textarea, when: { phone: given }, ${weeks}`,
    ["when: {"],
  ),
  landing(
    "a condition on a field that is not there",
    `type: textarea, ${weeks}`,
    `type: textarea, when: { field: telephone, is: x }, ${weeks}`,
    ["when: {"],
  ),
  hub(
    "a thank-you as one text",
    "    success:\n      title: One step is left\n      text: We have sent",
    "    success: We have sent",
  ),
  hub(
    "one message of a failure left out",
    "      network: There seems to be no connection. Your address is still in the field.\n",
    "",
    [87, 88, 89],
  ),
  landing("a button without its words", "    submit: Ask for these weeks\n", "", ["  - type: form"]),
];
