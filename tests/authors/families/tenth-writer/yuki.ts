import { began } from "../cases.ts";
import type { Told } from "../told.ts";
import { linked, onNewPage, WORKSHOPS } from "./new-page.ts";

/** Yuki, who knows WordPress, Contentful and Webflow, adds a page in the web editor of GitHub. */
export const yuki: readonly Told[] = [
  onNewPage("a page as in a static generator", "blocks:\n", "---\nblocks:\n", "---"),
  onNewPage("an address as a field", "blocks:\n", "slug: /workshops\nblocks:\n", "slug: /workshops"),
  onNewPage("a state as in WordPress", "blocks:\n", "status: published\nblocks:\n", "status: published"),
  onNewPage(
    "bold by HTML",
    "the people who would have to live",
    "the <strong>people</strong> who would have to live",
    "<strong>",
  ),
  onNewPage(
    "a line break by HTML",
    "One question, two engineers, half a day.",
    "One question, two engineers,<br>half a day.",
    "<br>",
  ),
  onNewPage(
    "a space as an entity",
    "heading: Workshops for your team",
    "heading: Workshops&nbsp;for your team",
    "&nbsp;",
  ),
  onNewPage(
    "a shortcode",
    "      We bring two engineers",
    '      [contact-form-7 id="12" title="Workshop"]\n\n      We bring two engineers',
    "[contact-form-7",
  ),
  onNewPage(
    "a picture from the media library",
    "      We bring two engineers",
    "      ![Our room](/wp-content/uploads/2026/11/room.jpg)\n\n      We bring two engineers",
    "wp-content",
  ),
  onNewPage(
    "the second paragraph at the left edge",
    "      We bring two engineers",
    "We bring two engineers",
    "We bring two",
  ),
  onNewPage(
    "a heading of the first level in a text",
    "      We bring two engineers",
    "      # What we bring\n\n      We bring two engineers",
    "# What we bring",
  ),
  onNewPage("a block called paragraph", "type: prose", "type: paragraph", "type: paragraph"),
  onNewPage("a block with a capital", "- type: hero", "- type: Hero", "type: Hero", { meant: "hero" }),
  onNewPage("a text called content", "    text: |\n", "    content: |\n", "content: |"),
  onNewPage(
    "a button for itself",
    "    actions:\n      - label: Ask for a date\n        href: /contact\n        look: primary\n",
    "    button:\n      label: Ask for a date\n      href: /contact\n",
    "button:",
  ),
  onNewPage(
    "a button that is no list",
    "    actions:\n      - label: Ask for a date\n        href: /contact\n        look: primary\n",
    "    actions:\n      label: Ask for a date\n      href: /contact\n",
    ["label: Ask for a date", "    actions:"],
  ),
  onNewPage(
    "a description of one word",
    /description: .*/.exec(WORKSHOPS)![0],
    "description: Workshops.",
    "description: Workshops.",
  ),
  onNewPage("no description", `${/description: .*/.exec(WORKSHOPS)![0]}\n`, "", [
    "title: Workshops",
    "blocks:",
  ]),
  onNewPage(
    "the title of another page",
    "title: Workshops for your team | ${site.brand}",
    "title: Contact ${site.brand}",
    "title: Contact",
  ),
  onNewPage("a look of Webflow", "look: steps", "look: step-by-step", "look: step-by-step"),
  onNewPage("a second opening", "  - type: banner\n    id: closing\n", "  - type: hero\n    id: closing\n", [
    "id: closing",
    "- type: hero",
    "heading: Tell us",
  ]),
  onNewPage(
    "a picture by its file name alone",
    "    text: One question, two engineers, half a day.\n",
    "    text: One question, two engineers, half a day.\n    image: { src: red-pencil.jpg, alt: A red pencil on blueprint paper. }\n",
    "src: red-pencil.jpg",
  ),
  onNewPage(
    "a picture as a text",
    "    text: One question, two engineers, half a day.\n",
    "    text: One question, two engineers, half a day.\n    image: /images/stills/red-pencil.jpg\n",
    "image: /images",
  ),
  began("a file with another ending", "pages/workshops.yml", WORKSHOPS, 1, { beside: linked("/workshops") }),
  began("a file with a capital", "pages/Workshops.yaml", WORKSHOPS, 1, { beside: linked("/workshops") }),
  began("a file with a space", "pages/work shops.yaml", WORKSHOPS, 1, { beside: linked("/work-shops") }),
];
