import type { Told } from "../told.ts";
import { slipsIn } from "./slips.ts";

const text = `# yaml-language-server: $schema=../site.schema.json
title: The first call | \${site.brand}
description: What we ask in the first call, how long it takes, who is on the line, and what you have in your hands when it is over.
index: false
blocks:
  - type: hero
    id: opening
    size: compact
    eyebrow: Before a project
    heading: What happens in the first call
    text: Forty minutes with an engineer, no slides and no forms. You may stop after ten.
    actions:
      - { label: Choose an hour, href: /contact, look: primary }
      - label: What it costs
        href: "#cost"
        look: secondary

  - type: list
    id: course
    look: steps
    eyebrow: In order
    heading: Forty minutes in three parts
    items:
      - title: You talk
        text: Ten minutes about what costs too much, takes too long or breaks too often.
        icon: message-square
      - title: We ask
        text: Twenty minutes of questions, some of which will sound simple.
        icon: circle-question-mark
      - title: We say what we think
        text: Ten minutes, and a page in writing on the next day.
        icon: clipboard-list

  - type: table
    id: cost
    tone: tint
    heading: What it costs
    columns:
      - { label: Call }
      - { label: Length, align: end }
      - { label: Price, align: end }
    items:
      - [First call, 40 min, free]
      - [Second call, 90 min, "€ 240"]
      - [A day with your team, 8 h, "€ 1,900"]
    note: Without value added tax.

  - type: questions
    id: asked
    heading: What others asked before
    items:
      - question: Do we have to prepare anything?
        answer: |
          No. If you like, bring

          - one invoice of last month,
          - one page of a runbook,
          - the name of whoever is called at night.
      - question: Is the call recorded?
        id: recorded
        answer: Never. One of us writes, and you get what was written.

  - type: people
    heading: Who is on the line
    columns: { base: 1, md: 2 }
    source: team
    where: { id: [callum-strachan, leila-ferhat] }
    item:
      name: \${item.name}
      role: \${item.title}
      image: { src: "\${item.avatarUrl}", alt: "" }

  - use: closing-call
    heading: Forty minutes, then you decide
    text: Name two hours that suit you. You hear which one it is on the same day.
    label: Choose an hour
`;

const file = "pages/first-call.yaml";
const typed = slipsIn(file, text);

/** A page about the first call, written from nothing in one evening. */
export const eveningPage: readonly Told[] = [
  typed("a place named by the kind of its block", 'href: "#cost"', 'href: "#table"', 'href: "#table"', {
    meant: "#cost",
    remedy: "offer",
  }),
  typed(
    "right, where columns know start and end",
    "Length, align: end",
    "Length, align: right",
    "align: right",
    {
      meant: "end",
      back: true,
    },
  ),
  typed(
    "a thousand with its comma, bare in a row",
    '8 h, "€ 1,900"]',
    "8 h, € 1,900]",
    "A day with your team",
    { meant: '"€ 1,900"', back: true },
  ),
  typed(
    "two ids in braces without their brackets",
    "where: { id: [callum-strachan, leila-ferhat] }",
    "where: { id: callum-strachan, leila-ferhat }",
    "where:",
    { meant: "[", back: true },
  ),
  typed("a shared list called a type", "- use: closing-call", "- type: closing-call", "closing-call", {
    meant: "use",
    back: true,
  }),
  typed(
    "the heading of a shared list called its title",
    "heading: Forty minutes, then",
    "title: Forty minutes, then",
    ["title: Forty minutes, then", "- use: closing-call"],
    { meant: "heading", back: true },
  ),
  typed(
    "the collection's name in place of item",
    "role: ${item.title}",
    "role: ${team.title}",
    "${team.title}",
    {
      meant: "item.title",
      back: true,
    },
  ),
  typed(
    "a description that begins with a word in quotation marks",
    "description: What we ask in the first call, how",
    'description: "The first call" in plain words, how',
    "description:",
  ),
  typed("a sign of the telephone as an icon", "icon: message-square", "icon: 💬", "icon: 💬", {
    remedy: "offer",
  }),
  typed("steps counted by hand", "      - title: We ask\n", "      2. title: We ask\n", "2. title: We ask", {
    meant: "-",
    back: true,
  }),
  typed("an answer with the id that its block has", "id: recorded", "id: asked", "id: asked", {
    remedy: "none",
  }),
  typed(
    "the description of the page that it was begun from",
    "description: What we ask in the first call, how long it takes, who is on the line, and what you have in your hands when it is over.",
    "description: Two engineers read your bill and your systems for ten working days. You get a list of savings with their risks, and the first of them done.",
    "description:",
    { remedy: "none" },
  ),
  typed(
    "a ground for the opening, which has none",
    "    eyebrow: Before a project\n",
    "    eyebrow: Before a project\n    tone: tint\n",
    10,
    { remedy: "offer" },
  ),
  typed(
    "a portrait without the group around it",
    'image: { src: "${item.avatarUrl}", alt: "" }',
    "image: ${item.avatarUrl}",
    "image: ${item.avatarUrl}",
    { meant: "src", remedy: "offer" },
  ),
  typed("a row without its price", '[Second call, 90 min, "€ 240"]', "[Second call, 90 min]", "Second call", {
    remedy: "none",
  }),
  {
    ...slipsIn("pages/first-call.yaml.txt", text)(
      "an ending that the editor has hung on",
      "index: false",
      "index: false",
      1,
    ),
  },
  {
    ...slipsIn("pages/first_call.yaml", text)(
      "an underscore in the address",
      "index: false",
      "index: false",
      1,
    ),
    remedy: "none",
    meant: "first-call",
  },
];
