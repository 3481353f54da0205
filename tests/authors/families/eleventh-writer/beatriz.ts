import { lineOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { support } = PLACES;
const review = "pages/cloud-cost-review.yaml";

/** Beatriz, product marketing: new prices for the year, and a page for a campaign that is brought up to date. */
export const beatriz: readonly Told[] = [
  wrote(
    "a cell lost in a row",
    support,
    "[High, A function that many people need fails, next day, 2 h, 1 h]",
    "[High, A function that many people need fails, 2 h, 1 h]",
    "[High, A function",
  ),
  wrote(
    "a comma in a cell without quotation marks",
    support,
    '[Critical, "The system is down, or data is at risk", next day, 1 h, 15 min]',
    "[Critical, The system is down, or data is at risk, next day, 1 h, 15 min]",
    "[Critical, The system",
  ),
  wrote(
    "a fourth value for three plans",
    support,
    "{ label: Nights and weekends, values: [no, no, yes] }",
    "{ label: Nights and weekends, values: [no, no, yes, yes] }",
    "label: Nights and weekends",
  ),
  wrote(
    "a star for a note at the foot",
    support,
    "unit: by number of services",
    "unit: * by number of services",
    "unit: * by number",
  ),
  wrote(
    "a comma in a short text between braces",
    review,
    "text: less to pay in our blueprint for cloud cost }",
    "text: less to pay, in our blueprint for cloud cost }",
    "text: less to pay, in our",
  ),
  wrote("one for yes", support, "highlighted: true", "highlighted: 1", "highlighted: 1", { meant: "true" }),
  wrote(
    "a side as in a style sheet",
    support,
    "{ label: Watch, align: end }",
    "{ label: Watch, align: right }",
    "align: right",
    { meant: "end" },
  ),
  wrote(
    "the words of a picture lost with their comma",
    support,
    "{ src: /images/stills/paper-stack.jpg, alt: A stack of white boards with one blue and one red among them. }",
    "{ src: /images/stills/paper-stack.jpg }",
    "paper-stack.jpg",
  ),
  wrote(
    "words of a picture without their quotation marks",
    support,
    'alt: "Rows of plaster balls, one of them red."',
    "alt: Rows of plaster balls, one of them red.",
    "alt: Rows of plaster",
  ),
  wrote(
    "an ending in capitals, as the camera has it",
    support,
    "/images/stills/red-pencil.jpg",
    "/images/stills/red-pencil.JPG",
    "red-pencil.JPG",
    { meant: "/images/stills/red-pencil.jpg" },
  ),
  wrote(
    "a title where the shared part asks for a heading",
    support,
    "    heading: Tell us what has to stay up",
    "    title: Tell us what has to stay up",
    "title: Tell us what",
    { meant: "heading" },
  ),
  wrote(
    "a line under for a hyphen in the name of a shared part",
    review,
    "use: closing-call",
    "use: closing_call",
    "use: closing_call",
    { meant: "closing-call" },
  ),
  wrote(
    "a file that was to be saved in another format",
    review,
    "/files/cloud-cost-checklist.csv",
    "/files/cloud-cost-checklist.xlsx",
    "cloud-cost-checklist.xlsx",
  ),
  wrote(
    "a place on the page without quotation marks",
    review,
    'href: "#checklist"',
    "href: #checklist",
    "href: #checklist",
    { meant: '"#checklist"' },
  ),
  wrote(
    "the two periods as a line",
    support,
    'periods: { label: Billing, first: Monthly, second: "Yearly, two months free" }',
    "periods: Monthly / Yearly",
    "periods: Monthly",
  ),
  wrote(
    "a plan whose price waits for a decision",
    support,
    "        price: € 1,900\n",
    "        price:\n",
    lineOf(support, "price: € 1,900"),
  ),
];
