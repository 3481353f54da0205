import { again, drop, moveLines, shift, type Told } from "../told.ts";
import { copied, example, within, written } from "./edits.ts";

const help = within("pages/help.yaml");
const partners = within("pages/partnerships.yaml");
const platform = within("pages/platform.yaml");
const support = within("pages/support.yaml");
const privacy = within("pages/privacy.yaml");
const handbook = within(example("handbook").file, example("handbook").base);
const event = within(example("event").file, example("event").base);

const moved = (
  name: string,
  file: string,
  change: NonNullable<Told["change"]>,
  at: Told["at"],
  more = {},
): Told => ({
  name,
  file,
  change,
  at,
  ...more,
});
const everywhere =
  (from: string, to: string) =>
  (text: string): string =>
    text.replaceAll(from, to);
const index = "pages/help.yaml";

/** Half deleted, dragged too far, pasted twice, joined, replaced, merged and renamed. */
export const hands: readonly Told[] = [
  handbook("the first line of a block deleted", "  - type: code\n    id: start\n", "    id: start\n", [
    "  - type: contents",
    "    id: start",
    "    heading: Start",
    "    label: Terminal",
  ]),
  platform(
    "an address deleted, its name left",
    "        href: /insights/yogi-platform-launch",
    "        href:",
    [95],
  ),
  help("a key deleted, its text left", "        answer: You do, from", "        You do, from"),
  help("a dash and a key deleted", "      - question: Who owns the code?", "      - Who owns the code?", [
    "      - Who owns the code?",
    81,
  ]),
  platform("an id of the block that was copied", "    id: components", "    id: architecture", [
    "id: architecture",
  ]),
  moved(
    "an option dragged one step left",
    "pages/partnerships.yaml",
    shift("        look: secondary", 1, -2),
    [16],
  ),
  moved(
    "a heading dragged one step right",
    "pages/support.yaml",
    shift("heading: How fast a person", 1, 2),
    [80, 79],
  ),
  moved("the first entry one step left", "pages/partnerships.yaml", shift("- title: Apply", 2, -2), [50, 52]),
  moved("a whole block one step right", "pages/support.yaml", shift("  - type: questions", 13, 2), [133]),
  moved("the list of blocks one space right", "pages/terms.yaml", [["blocks:", " blocks:"]], [" blocks:"]),
  help("two keys on one line", "${site.brand}\ndescription:", "${site.brand} description:", [2]),
  help("a key parted by a line break", "    heading: Access to", "    head\n    ing: Access to", [42, 43]),
  help("a long text broken at the left edge", "ask us about starting", "ask us\nabout starting", [
    "about starting a project",
  ]),
  help("two options on one line", "    eyebrow: Support\n    heading", "    eyebrow: Support    heading"),
  handbook("a colon lost", "    heading: Routes", "    heading Routes"),
  help("a semicolon in place of a colon", "    size: compact", "    size; compact"),
  support("an equals sign in place of a colon", "    side: start", "    side = start"),
  help("a comma behind a value", "    size: compact", "    size: compact,", undefined, {
    meant: "compact",
    back: true,
  }),
  platform(
    "a bracket that closes a brace",
    "columns: { base: 1, sm: 2, lg: 4 }",
    "columns: { base: 1, sm: 2, lg: 4 ]",
  ),
  platform(
    "no spaces behind colons in braces",
    "columns: { base: 1, sm: 2, lg: 4 }",
    "columns: {base:1, sm:2, lg:4}",
  ),
  help(
    "the description a second time",
    "blocks:\n",
    "description: Answers to questions about projects.\nblocks:\n",
    [3, 4],
  ),
  within("data/capabilities.yaml")(
    "the last sign of a conflict",
    "    - HubSpot CRM\n",
    "    - HubSpot CRM\n>>>>>>> feature/more-products\n",
    [">>>>>>>"],
  ),
  within("data/team.yaml")(
    "a conflict with a sign too few",
    "  title: MLOps Lead\n",
    "<<<<<< HEAD\n  title: MLOps Lead\n=======\n  title: Head of MLOps\n>>>>>>> main\n",
    ["<<<<<< HEAD"],
  ),
  moved(
    "a name replaced on a whole page",
    "pages/partnerships.yaml",
    everywhere("        icon:", "        symbol:"),
    ["        symbol:"],
  ),
  moved("a sign replaced on a whole page", "pages/cookies.yaml", everywhere("${", "$("), ["$("]),
  help(
    "an option above its dash",
    "  - type: hero\n    size: compact\n",
    "    size: compact\n  - type: hero\n",
    [5, 6],
  ),
  moved(
    "an entry pasted into the middle of another",
    index,
    moveLines("      - question: Can you sign", 2, "answer: For reviews"),
    ["      - question: Do you work", "      - question: Can you sign", "        answer: For reviews"],
  ),
  moved("the shell without its place for pages", "pages/_layout.yaml", drop("  - type: page"), [1, 3]),
  moved("the shell with two places for pages", "pages/_layout.yaml", again("  - type: page", 1), [37, 38]),
  moved("an entry without its first line", index, drop("      - question: Which certificates"), [48, 49, 47]),
  privacy(
    "a paragraph at the left edge",
    "          Personal data is any information",
    "Personal data is any information",
  ),
  handbook("the bar lost above code", "    code: |\n      routes:", "    code:\n      routes:", [37, 38]),
  event(
    "one entry left of two",
    '      - { term: Where, text: "The Pump House, London" }\n      - { term: Seats, text: "240" }\n',
    "",
    ["    titleBlock:", "- { term: When"],
  ),
  { name: "the other ending", file: index, rename: "pages/help.yml", inFile: "pages/help.yml", at: [1] },
  written("a copy that Explorer made", "pages/help - Kopie.yaml", copied(index), [1]),
  written(
    "a page with umlauts in its address",
    "pages/über-preise.yaml",
    "title: About our prices\ndescription: What we charge for reviews, workshops and plans, and why it is written down.\nindex: false\nblocks:\n  - type: hero\n    heading: Prices\n",
    [1],
  ),
  written(
    "a page with a space in its address",
    "pages/spring offer.yaml",
    "title: The offer of this spring\ndescription: What we charge for reviews, workshops and plans, and why it is written down.\nindex: false\nblocks:\n  - type: hero\n    heading: The offer\n",
    [1],
  ),
  {
    name: "brackets lost in a name",
    file: "pages/insights/[slug].yaml",
    rename: "pages/insights/slug.yaml",
    inFile: "pages/insights/slug.yaml",
    at: [1, 2],
    meant: "[slug]",
  },
  {
    name: "another field in the brackets",
    file: "pages/insights/[slug].yaml",
    rename: "pages/insights/[name].yaml",
    inFile: "pages/insights/[name].yaml",
    at: [1, 2],
    meant: "[slug]",
  },
  {
    name: "a collection with a capital",
    file: "data/leaders.yaml",
    rename: "data/Leaders.yaml",
    inFile: "data/Leaders.yaml",
    at: [1],
    meant: "leaders",
  },
  {
    name: "the shell without its underscore",
    file: "pages/_layout.yaml",
    rename: "pages/layout.yaml",
    inFile: "pages/layout.yaml",
    at: [1],
    meant: "_layout",
  },
  partners(
    "an action cut off while typing",
    "        href: /services\n        look: secondary",
    "        href: /services\n        lo",
    [29],
  ),
];
