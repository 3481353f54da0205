import type { Told } from "../told.ts";
import { example, within } from "./edits.ts";

const help = within("pages/help.yaml");
const terms = within("pages/terms.yaml");
const support = within("pages/support.yaml");
const cost = within("pages/cloud-cost-review.yaml");
const catalogue = within("pages/insights/articles.yaml");
const event = within(example("event").file, example("event").base);
const team = within(example("team").file, example("team").base);

const back = { back: true } as const;

/** From telephones and tablets, from dictation, from foreign keyboards, and keys in one's own language. */
export const phones: readonly Told[] = [
  help(
    "a space that does not break behind a colon",
    "    size: compact",
    "    size:\u00a0compact",
    undefined,
    back,
  ),
  event("curly quotes around an hour", 'time: "09:00"', "time: “09:00”", undefined, {
    meant: "09:00",
    back: true,
  }),
  cost("a look with a capital", "    look: steps", "    look: Steps", undefined, {
    meant: "steps",
    back: true,
  }),
  cost("a type with a capital", "  - type: logos", "  - type: Logos", undefined, {
    meant: "logos",
    back: true,
  }),
  cost("alt, corrected to a word", "      alt: A cube", "      all: A cube", undefined, {
    meant: "alt",
    back: true,
  }),
  cost("src, corrected to a word", "      src: /images", "      arc: /images", undefined, { meant: "src" }),
  catalogue(
    "an option in the plural",
    "    sort: -date\n    columns",
    "    sorts: -date\n    columns",
    undefined,
    {
      meant: "sort",
    },
  ),
  help("words as somebody said them", "  - type: contents", "  - type colon contents", undefined, {
    meant: "type: contents",
  }),
  help(
    "a comma in place of a full stop in braces",
    "answers | ${site.brand}",
    "answers | ${site,brand}",
    undefined,
    {
      meant: "${site.brand}",
      back: true,
    },
  ),
  terms(
    "the sign above the wrong number",
    "title: Terms of Service | $",
    "title: Terms of Service | §",
    undefined,
    {
      meant: "${site.brand}",
    },
  ),
  help("two letters that keyboards exchange", "  - type: contents", "  - tzpe: contents", undefined, {
    meant: "type",
    back: true,
  }),
  terms("a key in German", "description: The terms", "beschreibung: The terms", undefined, {
    meant: "description",
    back: true,
  }),
  cost("the type in German", "  - type: stats", "  - typ: stats", undefined, { meant: "type", back: true }),
  support(
    "a heading in German",
    "    heading: Before you sign",
    "    überschrift: Before you sign",
    undefined,
    {
      meant: "heading",
      back: true,
    },
  ),
  support(
    "a picture in German",
    "    image: { src: /images/stills/one-of",
    "    bild: { src: /images/stills/one-of",
    ["bild:"],
    { meant: "image" },
  ),
  terms("the title in French", "title: Terms", "titre: Terms", undefined, { meant: "title", back: true }),
  cost("a text in French", "    text: The twelve questions", "    texte: The twelve questions", undefined, {
    meant: "text",
    back: true,
  }),
  help("a link in French", "        href: /contact", "        lien: /contact", ["lien:"], { meant: "href" }),
  cost("the blocks in Spanish", "blocks:\n", "bloques:\n", undefined, { meant: "blocks", back: true }),
  help("a value in German", "    size: compact", "    size: kompakt", undefined, { meant: "compact" }),
  support("yes in German", "        highlighted: true", "        highlighted: ja", undefined, {
    meant: "true",
  }),
  support("a tone in French", "    tone: tint\n    eyebrow: Times", "    tone: teinté\n    eyebrow: Times"),
  team(
    "a group in Spanish",
    "columns: { base: 2, md: 3, lg: 4 }",
    "columnas: { base: 2, md: 3, lg: 4 }",
    undefined,
    {
      meant: "columns",
    },
  ),
  help("a lone accent for a quotation mark", "    eyebrow: Invoices\n", '    eyebrow: "Invoices´\n'),
  catalogue("a number with its full stop", "      - field: tags", "      - field: tags.", undefined, {
    meant: "tags",
    back: true,
  }),
  support(
    "an hour's worth of emoji in front of a key",
    "    note: Watch and Care",
    "    👉 note: Watch and Care",
    undefined,
    {
      meant: "note",
    },
  ),
];
