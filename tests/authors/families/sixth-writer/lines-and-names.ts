import { again, drop, moveLines, shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { about, contact, help, services, layout, careers } = PLACES;

/** Lines, types and names. */
export const linesAndNames: readonly Told[] = [
  // Several lines at once
  {
    name: "deletes the head of a block, four lines",
    file: about,
    change: drop("  - type: prose", 4),
    at: ["    layout: split", "    heading: A consultancy"],
  },
  {
    name: "deletes type and id of the leadership block",
    file: about,
    change: drop("  - type: people", 2),
    at: ["eyebrow: Who answers for it"],
  },
  {
    name: "deletes `items:` and the first dash line",
    file: about,
    change: drop("    items:", 2),
    at: ["text: We listen and build", "text: Three kinds"],
  },
  {
    name: "deletes the last two lines of an action",
    file: about,
    change: drop('        href: "#how-we-work"', 2),
    at: ["      - label: How we work"],
  },
  {
    name: "doubles the last card without its dash line",
    file: about,
    change: [
      [
        "        icon: handshake\n",
        "        icon: handshake\n        text: We decide as if we had to run the system ourselves, and we tell you when a smaller project would do.\n        icon: handshake\n",
      ],
    ],
    at: [104, 105, "text: We decide"],
  },
  { name: "doubles a whole block with its id", file: about, change: again("  - type: prose", 9), at: [26] },
  {
    name: "doubles title and description at the head",
    file: about,
    change: again("title: About us", 2),
    at: [4, 5, 2, 3],
  },
  {
    name: "moves the whole item mapping out of the block",
    file: careers,
    change: shift("    item:", 11, -2),
    at: ["  item:"],
  },
  {
    name: "indents a whole block two too deep",
    file: about,
    change: shift("  - type: prose", 9, 2),
    at: ["    - type: prose"],
  },
  {
    name: "indents only the options of a block by one",
    file: about,
    change: shift("    id: meaning", 9, 1),
    at: ["     id: meaning"],
  },
  {
    name: "a second block pasted inside the items list",
    file: about,
    change: [
      [
        "      - title: Delivery\n",
        "  - type: banner\n    heading: Pasted here\n    text: Some words.\n      - title: Delivery\n",
      ],
    ],
    at: ["      - title: Delivery", "    text: Some words."],
  },
  {
    name: "moves a card out of its grid into actions",
    file: services,
    change: moveLines("      - title: Help", 5, "      - label: Start a Conversation"),
    at: ["      - title: Help"],
  },
  {
    name: "moves a footer group between the nav entries",
    file: layout,
    change: moveLines("      - heading: Legal", 9, "      - label: Home"),
    at: ["      - heading: Legal"],
  },
  {
    name: "moves the form's fields to the success block",
    file: contact,
    change: moveLines("      - name: subject", 4, "      title: Message Sent"),
    at: ["      - name: subject", "    success:", "      title: Message Sent"],
  },
  // Type and names
  {
    name: "writes the type as the name of the block",
    file: about,
    change: [["  - type: banner\n", "  - banner:\n"]],
    at: ["  - banner:"],
  },
  {
    name: "writes the type as the name, options one deeper",
    file: contact,
    change: (t) =>
      t
        .replace("  - type: hero\n", "  - hero:\n")
        .replace(/(?<=- hero:\n)((?: {4}.*\n)+)/, (m) => m.replace(/^/gm, "    ").replace(/ +$/, "")),
    at: ["  - hero:"],
  },
  {
    name: "writes the type in the column of the dash",
    file: contact,
    change: [["  - type: hero\n", "  hero:\n"]],
    at: ["  hero:"],
  },
  {
    name: "loses dash and writes type as the name, in the middle",
    file: about,
    change: [["  - type: people\n", "  people:\n"]],
    at: ["  people:"],
  },
  {
    name: "only the name of the block after the dash",
    file: about,
    change: [["  - type: banner\n", "  - banner\n"]],
    at: ["  - banner"],
  },
  {
    name: "Type with a capital",
    file: about,
    change: [["  - type: people", "  - Type: people"]],
    at: ["  - Type: people"],
  },
  {
    name: "type: Hero section",
    file: contact,
    change: [["type: hero", "type: hero-section"]],
    at: ["hero-section"],
  },
  { name: "type: cards", file: services, change: [["type: card-grid", "type: cards"]], at: ["type: cards"] },
  {
    name: "type: cardgrid",
    file: services,
    change: [["type: card-grid", "type: cardgrid"]],
    at: ["type: cardgrid"],
  },
  {
    name: "type: card_grid",
    file: services,
    change: [["type: card-grid", "type: card_grid"]],
    at: ["type: card_grid"],
  },
  {
    name: "type: accordion",
    file: help,
    change: [["type: questions", "type: accordion"]],
    at: ["type: accordion"],
  },
  {
    name: "component: instead of type:",
    file: about,
    change: [["  - type: banner", "  - component: banner"]],
    at: ["component: banner"],
  },
  {
    name: "title instead of heading",
    file: about,
    change: [["    heading: Our Mission", "    title: Our Mission"]],
    at: ["title: Our Mission"],
  },
  {
    name: "headline",
    file: contact,
    change: [["    heading: Contact Us", "    headline: Contact Us"]],
    at: ["headline"],
  },
  { name: "item for items", file: help, change: [["    items:", "    item:"]], at: ["    item:"] },
  {
    name: "button singular for actions",
    file: about,
    change: [["    actions:\n      - label: Connect", "    buttons:\n      - label: Connect"]],
    at: ["buttons:"],
  },
  {
    name: "action as one mapping",
    file: about,
    change: [
      [
        "    actions:\n      - label: Connect With Our Team\n        href: /contact\n        look: primary",
        "    actions:\n      label: Connect With Our Team\n      href: /contact\n      look: primary",
      ],
    ],
    at: ["    actions:", "      label: Connect"],
  },
  {
    name: "link for href",
    file: services,
    change: [["        href: /support", "        link: /support"]],
    at: ["link: /support"],
  },
  {
    name: "url for href",
    file: services,
    change: [["        href: /support", "        url: /support"]],
    at: ["url: /support"],
  },
  {
    name: "colour British spelling",
    file: about,
    change: [["    tone: tint", "    colour: tint"]],
    at: ["colour"],
  },
  { name: "tone: dark", file: about, change: [["    tone: ink", "    tone: dark"]], at: ["tone: dark"] },
  {
    name: "discription",
    file: contact,
    change: [["description: Write", "discription: Write"]],
    at: ["discription"],
  },
  { name: "Title: Description: capitals", file: contact, change: [["\ntitle:", "\nTitle:"]], at: ["Title:"] },
  { name: "block: instead of blocks:", file: contact, change: [["\nblocks:", "\nblock:"]], at: ["block:"] },
  {
    name: "sections: instead of blocks:",
    file: contact,
    change: [["\nblocks:", "\nsections:"]],
    at: ["sections:"],
  },
  { name: "size: small", file: contact, change: [["size: compact", "size: small"]], at: ["size: small"] },
  { name: "look: list on list", file: about, change: [["look: steps", "look: step"]], at: ["look: step"] },
  {
    name: "organisation as autocomplete",
    file: contact,
    change: [["autocomplete: organization", "autocomplete: organisation"]],
    at: ["autocomplete: organisation"],
  },
  { name: "type: mail", file: contact, change: [["type: email", "type: mail"]], at: ["type: mail"] },
  { name: "type: phone", file: contact, change: [["type: tel", "type: phone"]], at: ["type: phone"] },
  {
    name: "type: text for a normal field",
    file: contact,
    change: [["      - name: subject\n", "      - name: subject\n        type: string\n"]],
    at: ["type: string"],
  },
  {
    name: "required in a field",
    file: contact,
    change: [["        missing: Enter a subject.", "        required: Enter a subject."]],
    at: ["required: Enter"],
  },
];
