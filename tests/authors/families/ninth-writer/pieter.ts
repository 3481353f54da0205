import { wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { help, terms, support, layout, articles, careers } = PLACES;

/** Pieter, volunteer, has kept a site in WordPress for ten years. */
export const pieter: readonly Told[] = [
  wrote(
    "a shortcode",
    help,
    "  - type: banner\n",
    '  [contact-form-7 id="12" title="Ask"]\n  - type: banner\n',
    "[contact-form-7",
  ),
  wrote("another address, in the singular", help, "blocks:\n", "alias: /faq\nblocks:\n", "alias: /faq", {
    meant: "aliases",
  }),
  wrote(
    "a featured picture",
    help,
    "blocks:\n",
    "featured_image: /images/stills/red-pencil.jpg\nblocks:\n",
    "featured_image:",
  ),
  wrote("a draft in words", help, "blocks:\n", "draft: pending review\nblocks:\n", "draft: pending"),
  wrote(
    "categories as a list",
    articles,
    "category: Product Launch",
    "categories: [Product Launch]",
    "categories: [Product Launch]",
    { meant: "category" },
  ),
  wrote(
    "a comment of the block editor",
    terms,
    "          You may view the pages",
    "          <!-- wp:paragraph -->\n\n          You may view the pages",
    "<!-- wp:paragraph -->",
  ),
  wrote(
    "a line break of HTML",
    help,
    "text: Write to us. A person reads",
    "text: Write to us.<br>A person reads",
    "<br>",
  ),
  wrote(
    "a picture of the old site",
    support,
    "src: /images/stills/red-pencil.jpg",
    "src: /wp-content/uploads/2026/11/red-pencil.jpg",
    "/wp-content/",
  ),
  wrote(
    "an entry of the menu with another word for its address",
    layout,
    "      - label: Contact\n        href: /contact\n",
    "      - label: Help\n        url: /help\n      - label: Contact\n        href: /contact\n",
    ["url: /help", "- label: Help"],
  ),
  wrote(
    "children of an entry",
    layout,
    "      - label: Platform\n        href: /platform\n",
    "      - label: Platform\n        href: /platform\n        children:\n          - label: Showcases\n            href: /showcases\n",
    "children:",
    { meant: "items" },
  ),
  wrote(
    "an entry that is only a word",
    layout,
    "      - label: Careers\n        href: /careers\n",
    "      - Careers\n",
    "      - Careers",
  ),
  wrote(
    "an entry as name and address",
    layout,
    "          - label: Partnerships\n            href: /partnerships\n",
    "          - Partnerships: /partnerships\n",
    "- Partnerships: /partnerships",
  ),
  wrote("a page with its ending", layout, "href: /privacy", "href: /privacy.html", "/privacy.html", {
    meant: "/privacy",
  }),
  wrote(
    "a block as it is called elsewhere",
    support,
    "- type: questions\n    id: questions",
    "- type: faq\n    id: questions",
    "- type: faq",
    { meant: "questions", misleads: /has no option/i },
  ),
  wrote(
    "a day with slashes",
    help,
    "    look: strip\n",
    "    look: strip\n    from: 10/01/2027\n",
    "from: 10/01/2027",
  ),
  wrote(
    "a second opening",
    help,
    "  - type: contents\n",
    "  - type: hero\n    size: compact\n    heading: Welcome to our help\n  - type: contents\n",
    ["heading: Welcome to our help", "- type: hero"],
  ),
  wrote(
    "a spacer",
    careers,
    "  - type: banner\n",
    "  - type: spacer\n    height: 40\n\n  - type: banner\n",
    "- type: spacer",
  ),
  wrote(
    "a picture without words",
    terms,
    "          You may quote short passages",
    "          ![](/images/stills/red-pencil.jpg)\n\n          You may quote short passages",
    "![](/images/stills/red-pencil.jpg)",
  ),
];
