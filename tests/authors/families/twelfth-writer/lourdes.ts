import { did, lineOf, wrote } from "../cases.ts";
import { shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { help, services, home, layout, about, careers, job, jobs, offices, events } = PLACES;
const agents = "data/agents.yaml";
const platform = "pages/platform.yaml";
const letter = "pages/insights/letter.yaml";

const invoices = lineOf(help, "eyebrow: Invoices");
const contents = lineOf(help, "- type: contents");
const ask = lineOf(help, "label: Ask a question");

/** Lourdes, who corrects pages on her telephone in the train, with a keyboard that corrects her, and by dictation. */
export const lourdes: readonly Told[] = [
  wrote(
    "a capital at the beginning of a line",
    platform,
    "    text: A demo takes",
    "    Text: A demo takes",
    "Text: A demo",
    {
      meant: "text",
      back: true,
    },
  ),
  wrote("a key corrected to a word", services, "href: /support", "here: /support", "here: /support", {
    meant: "href",
    back: true,
  }),
  wrote("a key corrected to two words", letter, "eyebrow: By mail", "eye brow: By mail", "eye brow:", {
    meant: "eyebrow",
    back: true,
  }),
  wrote(
    "a dash made long",
    layout,
    "          - label: Partnerships",
    "          — label: Partnerships",
    "— label: Partnerships",
    { back: true },
  ),
  wrote(
    "a colon that was dictated",
    help,
    "    eyebrow: Invoices\n",
    "    eyebrow colon Invoices\n",
    [invoices, invoices + 1],
    { back: true },
  ),
  wrote("a place on the page that was dictated", about, '"#how-we-work"', '"hash how we work"', "hash how"),
  wrote(
    "a full stop that the keyboard added",
    home,
    "href: /showcases",
    "href: /showcases.",
    "href: /showcases.",
    {
      meant: "/showcases",
      back: true,
    },
  ),
  wrote("a capital in a choice", home, "look: primary", "look: Primary", "look: Primary", {
    meant: "primary",
    back: true,
  }),
  wrote("two letters changed about", careers, "clamp: true", "clamp: ture", "clamp: ture", {
    meant: "true",
    back: true,
  }),
  wrote("a picture of the keyboard for an icon", services, "icon: calculator", "icon: 🧮", "icon: 🧮"),
  wrote(
    "two lines in one",
    help,
    "      - label: Ask a question\n        href: /contact\n",
    "      - label: Ask a question href: /contact\n",
    [ask],
    { back: true, misleads: /quotation marks/i },
  ),
  wrote("a block corrected to another word", platform, "- type: hero", "- type: here", "- type: here", {
    meant: "hero",
    back: true,
  }),
  wrote("an apostrophe that the keyboard added", job, "each: jobs", "each: job's", "each: job's", {
    meant: "jobs",
    back: true,
  }),
  wrote("a list corrected to another word", about, "source: leaders", "source: readers", "source: readers", {
    meant: "leaders",
    back: true,
  }),
  wrote("a number in words", home, "limit: 3", "limit: three", "limit: three", { back: true }),
  wrote("a day as it was dictated", events, 'date: "2025-03-20"', "date: 20th March 2025", "date: 20th", {
    meant: "2025-03-20",
  }),
  did("a block pasted to the edge", help, shift("  - type: contents", 2, -2), [contents, contents + 1], {
    back: true,
  }),
  wrote(
    "a blank after the dot of an address",
    offices,
    "europe@2sd.example",
    "europe@2sd. example",
    "europe@2sd. example",
    { meant: "europe@2sd.example", back: true },
  ),
  wrote("a country with one capital", jobs, "countryCode: GB", "countryCode: Gb", "countryCode: Gb", {
    meant: "GB",
    back: true,
  }),
  wrote("a colour corrected to a word", agents, "accent: teal", "accent: team", "accent: team", {
    meant: "teal",
    back: true,
  }),
];
