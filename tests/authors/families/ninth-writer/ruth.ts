import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { terms, support, services, help } = PLACES;
const privacy = "pages/privacy.yaml";
const cost = "pages/cloud-cost-review.yaml";
const article = "public/content/insights/html/yogi-platform-launch.html";

/** Ruth pastes what the lawyers and the engineers send her as PDF. */
export const ruth: readonly Told[] = [
  wrote(
    "a paragraph at the margin",
    terms,
    "          If you use the site on behalf",
    "If you use the site on behalf",
    "If you use the site on behalf",
  ),
  wrote(
    "the foot of a page of the PDF",
    privacy,
    "      - id: information-we-collect",
    "Page 3 of 7\n      - id: information-we-collect",
    "Page 3 of 7",
  ),
  wrote(
    "a dot of a list for a dash",
    support,
    "          - Alerts to your own people\n",
    "          • Alerts to your own people\n",
    "• Alerts to your own people",
    { misleads: /indent|colon/i },
  ),
  wrote(
    "two letters in one",
    cost,
    "        file: /files/cloud-cost-checklist.csv",
    "        ﬁle: /files/cloud-cost-checklist.csv",
    "ﬁle: /files",
    { misleads: /required|is missing/i },
  ),
  wrote(
    "a hyphen that does not show",
    services,
    "href: /cloud-cost-review",
    "href: /cloud-\u00ADcost-review",
    "\u00ADcost-review",
  ),
  wrote(
    "an address over two lines",
    services,
    "href: /cloud-cost-review",
    "href: /cloud-cost-\n          review",
    "href: /cloud-cost-",
  ),
  wrote(
    "spaces that do not break in front of a key",
    help,
    "    heading: What clients ask us",
    "\u00A0\u00A0\u00A0\u00A0heading: What clients ask us",
    "heading: What clients ask us",
    { misleads: /has no option|colon/i },
  ),
  wrote(
    "a sentence as a heading",
    help,
    "heading: What clients ask us",
    "heading: What clients ask us about the start of a project, about access and security, about support and invoices, and about what happens when a project has come to its end",
    "heading: What clients ask us about",
  ),
  wrote(
    "a text broken in the middle, at the margin",
    help,
    "text: Answers by the people who get the questions. Nothing",
    "text: Answers by the people who get the\nquestions. Nothing",
    "questions. Nothing",
  ),
  wrote(
    "a colon in a question",
    help,
    "question: Can you sign our contract?",
    "question: Contracts: can you sign ours?",
    "question: Contracts:",
  ),
  wrote(
    "an answer that starts with a star",
    help,
    "answer: Usually. We",
    "answer: *Usually.* We",
    "answer: *Usually",
  ),
  wrote(
    "an answer that starts with a note in brackets",
    help,
    "answer: Usually. We",
    "answer: [1] Usually. We",
    "answer: [1] Usually",
  ),
  wrote(
    "an answer that starts with a quotation",
    help,
    "answer: Usually. We",
    'answer: "Usually", as lawyers say. We',
    'answer: "Usually"',
  ),
  wrote(
    "a note that is not there",
    help,
    "answer: Once a month, by e-mail",
    "answer: Once a month[^2], by e-mail",
    "[^2]",
  ),
  wrote(
    "a space between the words of a link and its address",
    terms,
    "[Privacy Policy](/privacy)",
    "[Privacy Policy] (/privacy)",
    "[Privacy Policy] (/privacy)",
  ),
  wrote(
    "a style of Word",
    article,
    "<p>That last sentence",
    '<p style="margin-bottom:0cm">That last sentence',
    '<p style="margin-bottom',
  ),
  wrote(
    "a heading two levels down",
    article,
    "<h2>Four capabilities</h2>",
    "<h4>Four capabilities</h4>",
    "<h4>Four capabilities</h4>",
  ),
  wrote(
    "a tag closed under another name",
    article,
    "<strong>Calculative decision-making.</strong>",
    "<strong>Calculative decision-making.</b>",
    "Calculative decision-making.</b>",
  ),
];
