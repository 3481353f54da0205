import type { Told } from "../told.ts";
import { copied, example, within, written } from "./edits.ts";

const help = within("pages/help.yaml");
const support = within("pages/support.yaml");
const cost = within("pages/cloud-cost-review.yaml");
const programme = within("pages/insights/events.yaml");
const layout = within("pages/_layout.yaml");
const call = within("pages/_shared/closing-call.yaml");
const partners = within("pages/partnerships.yaml");
const landing = within(example("landing").file, example("landing").base);
const event = within(example("event").file, example("event").base);

const from = (name: string, value: string, more: Partial<Told> = {}) =>
  programme(name, "    from: 2027-02-18", `    from: ${value}`, undefined, more);
const until = (name: string, value: string, at?: Told["at"], more: Partial<Told> = {}) =>
  programme(name, "    until: 2027-03-18 15:00", `    until: ${value}`, at, more);
const onLanding = (name: string, lines: string, at: Told["at"], more: Partial<Told> = {}) =>
  landing(name, "blocks:\n", `${lines}\nblocks:\n`, at, more);

/** Days, shared lists, menus, redirects and further addresses. */
export const times: readonly Told[] = [
  from("a day with points", "18.02.2027", { meant: "2027-02-18" }),
  from("a day that February does not have", "2027-02-30"),
  from("a month of one digit", "2027-2-18", { meant: "2027-02-18" }),
  from("a day in words", "next Monday"),
  until("an hour with pm", "2027-03-18 3pm", undefined, { meant: "2027-03-18 15:00" }),
  until("an hour that no clock has", "2027-03-18 25:00"),
  until("an end before the beginning", "2027-01-18", ["until: 2027-01-18", "from: 2027-02-18"]),
  help(
    "an end on one answer",
    "      - question: Who owns the code?",
    "      - until: 2027-03-01\n        question: Who owns the code?",
  ),
  help("a place to go without an end", "blocks:\n", "then: /support\nblocks:\n"),
  onLanding("a place to go that is not there", "until: 2027-03-31\nthen: /servces", ["then: /servces"], {
    meant: "/services",
  }),
  onLanding("the last day as Hugo says it", "expiryDate: 2027-03-31", ["expiryDate"], { meant: "until" }),
  onLanding("the first day as Hugo says it", "publishDate: 2027-01-01", ["publishDate"], { meant: "from" }),
  event("a day with its hour in one", 'date: "2027-06-10"', 'date: "2027-06-10T09:00"', undefined, {
    meant: "2027-06-10",
  }),
  event("an hour of one digit", 'time: "09:00"', 'time: "9:00"', undefined, { meant: "09:00" }),
  event("a city alone as a zone of time", "timeZone: Europe/London", "timeZone: London", undefined, {
    meant: "Europe/London",
  }),
  landing(
    "the day of a film with strokes",
    "      silent: true",
    "      silent: true\n      date: 22/11/2026",
    ["date: 22/11"],
  ),
  support("a shared list with an underscore", "use: closing-call", "use: closing_call", undefined, {
    meant: "closing-call",
    back: true,
  }),
  cost("a shared list as a block", "- use: closing-call", "- type: closing-call", undefined, {
    meant: "use",
  }),
  support("a shared list by its file", "use: closing-call", "use: _shared/closing-call.yaml", undefined, {
    meant: "closing-call",
  }),
  cost(
    "a shared list without what it needs",
    "    label: Book a review\n\n  - type: share",
    "\n  - type: share",
    ["  - use: closing-call"],
  ),
  support(
    "an option that a shared list does not have",
    "    heading: Tell us",
    "    headline: Tell us",
    undefined,
    { meant: "heading", back: true },
  ),
  support(
    "options in a group of their own",
    "    heading: Tell us what has to stay up\n",
    "    options:\n      heading: Tell us what has to stay up\n",
  ),
  call("an option that is called otherwise", "${use.href}", "${use.link}", undefined, {
    meant: "use.href",
    back: true,
  }),
  call("a kind of option that there is not", "text: { type: string", "text: { type: text", undefined, {
    meant: "string",
  }),
  call("a title on a shared list", "options:\n", "title: The end of a page\noptions:\n"),
  layout(
    "entries below an entry, by another word",
    "        href: /platform\n",
    "        href: /platform\n        children:\n          - label: Blueprints\n            href: /showcases\n",
    ["        children:"],
    { meant: "items" },
  ),
  layout(
    "an address by another word",
    "        href: /technologies",
    "        url: /technologies",
    undefined,
    { meant: "href", back: true },
  ),
  layout(
    "the file of a page as a link",
    "        href: /careers\n      - label: Contact",
    "        href: /careers.yaml\n      - label: Contact",
    undefined,
    {
      meant: "/careers",
      back: true,
    },
  ),
  partners("an ending of another site", "href: /services", "href: /services.html", undefined, {
    meant: "/services",
  }),
  layout("a block with an underscore", "- type: language-switch", "- type: language_switch", undefined, {
    meant: "language-switch",
    back: true,
  }),
  layout("two kinds of cookies by one name", "- name: marketing", "- name: analytics", ["- name: analytics"]),
  layout("a letter lost in a switch", "        required: true", "        require: true", undefined, {
    meant: "required",
    back: true,
  }),
  partners("a redirect above a whole page", "blocks:\n", "redirect: /services\nblocks:\n", [
    "redirect: /services",
    "blocks:",
  ]),
  written("a redirect to itself", "pages/capabilities.yaml", "redirect: /capabilities\n", [1]),
  written("a redirect to a redirect", "pages/capabilities.yaml", "redirect: /technologies\n", [1]),
  written("a redirect, misspelt", "pages/capabilities.yaml", "redirect: /technologies/product\n", [1], {
    meant: "/technologies/products",
  }),
  help(
    "a further address with its host",
    "blocks:\n",
    "aliases: [https://www.2sd.example/faq]\nblocks:\n",
    undefined,
    { meant: "/faq" },
  ),
  help("a further address with a star", "blocks:\n", "aliases: [/faq/*]\nblocks:\n"),
  help("its own address as a further one", "blocks:\n", "aliases: [/help]\nblocks:\n"),
  {
    ...help("a further address that two pages have", "blocks:\n", "aliases: [/faq]\nblocks:\n"),
    inFile: "pages/terms.yaml",
    beside: { "pages/terms.yaml": copied("pages/terms.yaml").replace("blocks:", "aliases: [/faq]\nblocks:") },
  },
];
