import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { help, support, terms } = PLACES;
const partnerships = "pages/partnerships.yaml";
const platform = "pages/platform.yaml";
const review = "pages/cloud-cost-review.yaml";
const cookies = "pages/cookies.yaml";
const letter = "pages/insights/letter.yaml";

/** Somebody who has only known the builders of other sites writes pages of this one. */
export const otherBuilders: readonly Told[] = [
  wrote("a table of contents by its short name", help, "type: contents", "type: toc", "type: toc", {
    meant: "contents",
    back: true,
  }),
  wrote(
    "the call at the end as it is called elsewhere",
    platform,
    "- type: banner\n    heading: See it",
    "- type: call-to-action\n    heading: See it",
    "call-to-action",
    { meant: "banner", back: true },
  ),
  wrote(
    "voices of clients by their usual name",
    review,
    "- type: people\n    look: quotes",
    "- type: testimonials\n    look: quotes",
    "type: testimonials",
    { meant: "people" },
  ),
  wrote(
    "the sentence below the heading called a subtitle",
    support,
    "    text: After the release the same engineers",
    "    subtitle: After the release the same engineers",
    "subtitle:",
    { meant: "text" },
  ),
  wrote(
    "a button with its words as text",
    help,
    "      - label: Ask a question",
    "      - text: Ask a question",
    "- text: Ask a question",
    { meant: "label" },
  ),
  wrote(
    "a button that opens another tab",
    partnerships,
    "        href: /contact?subject=Partnership\n",
    "        href: /contact?subject=Partnership\n        target: _blank\n",
    "target: _blank",
    { remedy: "offer" },
  ),
  wrote(
    "a picture as its path alone",
    support,
    'image: { src: /images/stills/one-of-many.jpg, alt: "Rows of plaster balls, one of them red." }',
    "image: /images/stills/one-of-many.jpg",
    "image: /images/stills/one-of-many.jpg",
    { meant: "src", remedy: "offer" },
  ),
  wrote(
    "what a picture shows, by its long name",
    support,
    "paper-stack.jpg, alt: A stack",
    "paper-stack.jpg, altText: A stack",
    "altText:",
    { meant: "alt", back: true },
  ),
  wrote(
    "a page that is not published yet",
    letter,
    "index: false\n",
    "index: false\nstatus: publish\n",
    "status: publish",
    { remedy: "offer" },
  ),
  wrote(
    "what search engines read, in a group",
    terms,
    "description: ",
    "seo:\n  description: ",
    ["seo:", "  description: "],
    { meant: "description" },
  ),
  wrote(
    "a template of another theme",
    cookies,
    "blocks:\n",
    "layout: full-width\nblocks:\n",
    "layout: full-width",
    { remedy: "offer", misleads: /no option/i },
  ),
  wrote("the sections of a page", partnerships, "\nblocks:\n", "\nsections:\n", "sections:", {
    meant: "blocks",
    back: true,
  }),
  wrote(
    "a block whose kind is its key",
    partnerships,
    "  - type: banner\n    id: salesforce",
    "  - banner:\n    id: salesforce",
    "- banner:",
    { meant: "type: banner" },
  ),
  wrote(
    "so many columns as one number",
    platform,
    "columns: { base: 1, sm: 2, lg: 4 }",
    "columns: 4",
    "columns: 4",
    { meant: "base", remedy: "offer" },
  ),
  wrote(
    "a share of the width",
    support,
    "    side: start\n",
    "    side: start\n    width: 50%\n",
    "width: 50%",
    {
      meant: "half",
      remedy: "offer",
    },
  ),
  wrote("a picture on the left", support, "    side: start\n", "    side: left\n", "side: left", {
    meant: "start",
    back: true,
  }),
  wrote(
    "a block that is hidden",
    support,
    "    id: answers\n",
    "    id: answers\n    hidden: true\n",
    "hidden: true",
    {
      meant: "draft",
      remedy: "offer",
    },
  ),
  wrote("an icon of another collection", support, "icon: users", "icon: fa-users", "icon: fa-users", {
    meant: "users",
    back: true,
  }),
  wrote(
    "the button of a plan, as a call",
    support,
    "action: { label: Start with Watch",
    "cta: { label: Start with Watch",
    "cta: {",
    { meant: "action", back: true },
  ),
  wrote(
    "a row with the names of its columns",
    support,
    "- [High, A function that many people need fails, next day, 2 h, 1 h]",
    "- { Severity: High, Meaning: A function that many people need fails, Watch: next day, Care: 2 h, Run: 1 h }",
    "Severity: High",
    { remedy: "offer" },
  ),
];
