import { did, lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";

const home = "pages/index.yaml";
const platform = "pages/platform.yaml";
const services = "pages/services.yaml";
const support = "pages/support.yaml";
const review = "pages/cloud-cost-review.yaml";

/** Somebody at an agency who brings pages up to a drawing, from a list of its texts and layers. */
export const fromADrawing: readonly Told[] = [
  wrote(
    "a heading broken as in the drawing",
    platform,
    "heading: See it decide something of yours",
    "heading: See it decide\nsomething of yours",
    ["heading: See it decide", "something of yours"],
  ),
  wrote("a layer for a block", home, "type: banner", "type: Banner / Strip", "Banner / Strip", {
    meant: "banner",
  }),
  wrote("a look by the name of a layer", home, "look: primary", "look: Primary Button", "Primary Button", {
    meant: "primary",
  }),
  wrote(
    "a button that says nothing",
    home,
    "- label: Partner With Us\n        href: /contact",
    "- href: /contact",
    "- href: /contact",
    { remedy: "none" },
  ),
  wrote(
    "quotation marks within quotation marks",
    home,
    "text: Bring one process that costs too much, or one idea that has waited too long. The first conversation is with an engineer.",
    'text: "Bring one process that "costs too much", or one idea that has waited too long."',
    'text: "Bring one process',
  ),
  wrote(
    "a cell with a comma",
    support,
    '"The system is down, or data is at risk"',
    "The system is down, or data is at risk",
    "[Critical,",
    { back: true },
  ),
  wrote(
    "a price in its parts",
    support,
    "price: € 4,900",
    "price: { amount: 4900, currency: EUR }",
    "amount: 4900",
    { remedy: "none" },
  ),
  wrote(
    "two plans that stand out",
    support,
    "      - title: Watch\n",
    "      - title: Watch\n        highlighted: true\n",
    "highlighted: true",
    { remedy: "none" },
  ),
  wrote(
    "a row with a value less",
    support,
    "{ label: Alerts, values: [yes, yes, yes] }",
    "{ label: Alerts, values: [yes, yes] }",
    "label: Alerts",
    { remedy: "none" },
  ),
  did(
    "blocks of a tab, two spaces out",
    review,
    [["        id: board\n        blocks:", "        id: board\n      blocks:"]],
    lineOf(review, "id: board") + 1,
    { back: true },
  ),
  wrote("a tab with a title", review, "- label: The board", "- title: The board", "title: The board", {
    meant: "label",
    back: true,
  }),
  wrote(
    "a second opening",
    services,
    "  - type: banner\n",
    "  - type: hero\n    heading: Ready when you are\n\n  - type: banner\n",
    ["type: hero", "heading: Ready when you are"],
    { remedy: "none" },
  ),
  wrote(
    "a paragraph for a heading",
    platform,
    "heading: Core components",
    "heading: Six components, released and versioned separately, so that one can be upgraded by your own people without stopping any of the others for an hour",
    "heading: Six components",
    { remedy: "none" },
  ),
  wrote(
    "columns by the names of frames",
    services,
    "columns: { base: 1, md: 3 }",
    "columns: { base: 1, desktop: 3 }",
    "desktop: 3",
    { remedy: "offer" },
  ),
  wrote(
    "a drawing by its name alone",
    home,
    "block: { type: infinity-drawing }",
    "block: infinity-drawing",
    "block: infinity-drawing",
    { back: true },
  ),
  wrote("a mark of two words", platform, "label: B, text", "label: Layer B, text", "label: Layer B", {
    remedy: "none",
  }),
  wrote(
    "a button in a shared list",
    review,
    "    label: Book a review\n\n  - type: share",
    "    button: Book a review\n\n  - type: share",
    "button: Book a review",
    { meant: "label", back: true },
  ),
  wrote("a shared list with a low line", support, "use: closing-call", "use: closing_call", "closing_call", {
    meant: "closing-call",
    back: true,
  }),
  wrote(
    "a question by its letter",
    review,
    "- question: What if you find nothing?",
    "- Q: What if you find nothing?",
    "- Q: What if",
    { meant: "question", back: true },
  ),
  wrote(
    "a figure that is a sentence",
    review,
    "value: up to 40 %",
    "value: between 30 and 40 per cent",
    "between 30 and 40",
    { remedy: "none" },
  ),
];
