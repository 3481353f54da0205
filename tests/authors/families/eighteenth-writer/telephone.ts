import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const help = "pages/help.yaml";
const platform = "pages/platform.yaml";

/** Somebody in a train who mends the page of help on a telephone that knows better. */
export const telephone: readonly Told[] = [
  wrote("a capital at the start of a line", help, "title: Help and", "Title: Help and", "Title: Help", {
    meant: "title",
    back: true,
  }),
  wrote("a dash that grew", help, "  - type: contents", "  – type: contents", "– type: contents", {
    back: true,
  }),
  wrote("quotes that bend", platform, 'href: "#architecture"', "href: “#architecture”", "“#architecture”", {
    meant: "#architecture",
  }),
  wrote(
    "here for href",
    help,
    "href: /contact\n        look: secondary",
    "here: /contact\n        look: secondary",
    "here: /contact",
    { meant: "href", back: true },
  ),
  wrote(
    "times for items",
    help,
    "    items:\n      - question: How do you invoice?",
    "    times:\n      - question: How do you invoice?",
    "    times:",
    { meant: "items", back: true },
  ),
  wrote("a block with a capital", help, "type: banner", "type: Banner", "type: Banner", {
    meant: "banner",
    back: true,
  }),
  wrote("a word in two", help, "eyebrow: Support", "eye brow: Support", "eye brow:", {
    meant: "eyebrow",
    back: true,
  }),
  wrote("an icon without its hyphen", help, "message-square", "message square", "icon: message square", {
    meant: "message-square",
    back: true,
  }),
  wrote(
    "a full stop out of two spaces",
    help,
    "    heading: When something breaks",
    "  . heading: When something breaks",
    ". heading: When something breaks",
    { back: true },
  ),
  wrote("an address with a capital", help, "(/cloud-cost-review)", "(/Cloud-cost-review)", "(/Cloud-cost", {
    meant: "/cloud-cost-review",
    back: true,
  }),
  wrote(
    "an address without its colon",
    help,
    "(/support)",
    "(https//www.2sd.example/support)",
    "https//www.2sd.example",
  ),
  wrote("a place in two words", help, "id: team", "id: Team members", "id: Team members"),
  wrote("a strip with an e", help, "look: strip", "look: stripe", "look: stripe", {
    meant: "strip",
    back: true,
  }),
  wrote(
    "false, put into German",
    "pages/insights/letter.yaml",
    "index: false",
    "index: falsch",
    "index: falsch",
    {
      meant: "false",
      back: true,
    },
  ),
  wrote(
    "a colon that was swallowed",
    help,
    "description: Answers to what",
    "description Answers to what",
    "description Answers",
    { back: true },
  ),
  wrote(
    "a space behind a point",
    help,
    "answers | ${site.brand}",
    "answers | ${site. brand}",
    "${site. brand}",
    { meant: "site.brand", back: true },
  ),
  wrote(
    "an option that ends with a semicolon",
    help,
    "size: compact\n    eyebrow: Help",
    "size; compact\n    eyebrow: Help",
    "size; compact",
    { back: true },
  ),
];
