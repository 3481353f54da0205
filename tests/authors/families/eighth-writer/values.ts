import type { Told } from "../told.ts";
import { example, within } from "./edits.ts";

const help = within("pages/help.yaml");
const cost = within("pages/cloud-cost-review.yaml");
const support = within("pages/support.yaml");
const platform = within("pages/platform.yaml");
const partners = within("pages/partnerships.yaml");
const landing = within(example("landing").file, example("landing").base);
const event = within(example("event").file, example("event").base);
const story = within(example("story").file, example("story").base);
const press = within(example("press").file, example("press").base);
const handbook = within(example("handbook").file, example("handbook").base);

/** Values and places of blocks. */
export const values: readonly Told[] = [
  landing("a figure with its sentence", "value: 11 of 11,", "value: eleven of eleven reviews,"),
  platform("a letter as a word", "{ label: B, text: Your people }", "{ label: Base, text: Your people }"),
  support(
    "a side as the eye sees it",
    "    side: start\n    shape: wide\n\n  - type: media\n    eyebrow: Afterwards",
    "    side: left\n    shape: wide\n\n  - type: media\n    eyebrow: Afterwards",
    undefined,
    { meant: "start" },
  ),
  support(
    "an alignment as in a word processor",
    "{ label: Run, align: end }",
    "{ label: Run, align: right }",
    undefined,
    { meant: "end" },
  ),
  landing("a focus without percent", "focus: 60% 55%", "focus: 60 55", undefined, { meant: "60% 55%" }),
  event("a comma in a focus", "focus: 55% 60%", "focus: 55%, 60%", undefined, { meant: "55% 60%" }),
  cost(
    "a picture without its words",
    "      alt: A cube, a ball and a cylinder of plaster on blueprint paper, a red pencil before them.\n",
    "",
    [9, 10],
  ),
  cost(
    "the folder in the path of a picture",
    "/images/logos/northgate.svg",
    "/public/images/logos/northgate.svg",
    undefined,
    { meant: "/images/logos/northgate.svg", back: true },
  ),
  cost("the folder in the path of a file", "file: /files/cloud", "file: public/files/cloud", undefined, {
    meant: "/files/cloud-cost-checklist.csv",
  }),
  landing("a film of another kind", "/videos/first-line.webm", "/videos/first-line.avi"),
  landing("subtitles as one file", "      silent: true", "      captions: /videos/first-line.en.vtt", [
    "captions: /videos",
  ]),
  event(
    "a whole frame as an address",
    "address: https://www.openstreetmap.org/export/embed.html?bbox=-0.0910%2C51.5000%2C-0.0710%2C51.5100&layer=mapnik",
    'address: <iframe width="425" src="https://www.openstreetmap.org/export/embed.html?bbox=-0.0910%2C51.5000%2C-0.0710%2C51.5100&layer=mapnik"></iframe>',
  ),
  story(
    "a network by its old name",
    "    title: ${page.title}",
    "    title: ${page.title}\n    to: [email, twitter]",
    ["to: [email, twitter]"],
    { meant: "x" },
  ),
  press(
    "a width by another system's name",
    "columns: { base: 1, sm: 2, lg: 3 }",
    "columns: { xs: 1, sm: 2, lg: 3 }",
    undefined,
    { meant: "base" },
  ),
  event(
    "an opening behind a tab",
    '        blocks:\n          - type: list\n            look: timeline\n            items:\n              - { label: "09:00"',
    '        blocks:\n          - type: hero\n            heading: Thursday\n          - type: list\n            look: timeline\n            items:\n              - { label: "09:00"',
    ["          - type: hero"],
  ),
  help(
    "a card on its own",
    "  - type: contents\n",
    "  - type: card\n    title: Before you ask\n  - type: contents\n",
  ),
  help(
    "a footer on a page",
    "  - type: contents\n",
    "  - type: footer\n    brand: 2SD\n  - type: contents\n",
  ),
  partners(
    "one more title of the page",
    "  - type: banner\n",
    "  - type: hero\n    heading: Partners\n  - type: banner\n",
    ["  - type: hero", "heading: Partners"],
  ),
  press("a file by its title", "file: /favicon.svg", "file: Our sign.svg"),
  support("values fewer than plans", "values: [monthly, monthly, live]", "values: [monthly, live]"),
  support("a plan highlighted with stars", "      - title: Care", "      - title: **Care**"),
  handbook(
    "a column without its name",
    "{ label: Option }, { label: What it takes }",
    "{ label: Option }, What it takes",
    ["What it takes, {"],
  ),
  event("a price as a list", "price: £ 190", "price: [£ 190, £ 150]"),
  story("a link to a heading without its sign", "href: /contact", "href: contact#inquiry", undefined, {
    meant: "/contact#inquiry",
  }),
];
