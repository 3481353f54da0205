import { began, did, lineOf, wrote } from "../cases.ts";
import { again, drop, moveLines, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { layout, about, site } = PLACES;

/** Olga keeps menus and addresses in order, on a branch that others work on as well. */
export const olga: readonly Told[] = [
  did("the place of the page lost", layout, drop("- type: page"), [
    "blocks:",
    "- type: language-switch",
    "- type: header",
    "# The shell",
  ]),
  did("the place of the page twice", layout, again("- type: page", 1), "- type: page"),
  wrote(
    "an entry with a link",
    layout,
    "      - label: Platform\n        href: /platform\n",
    "      - label: Platform\n        link: /platform\n",
    "link: /platform",
    { meant: "href" },
  ),
  wrote(
    "an entry without its first stroke",
    layout,
    "        href: /showcases\n      - label: Insights",
    "        href: showcases\n      - label: Insights",
    "href: showcases",
  ),
  wrote(
    "a menu below an entry by another name",
    layout,
    "        href: /technologies\n",
    "        href: /technologies\n        submenu:\n          - { label: Products, href: /technologies/products }\n",
    "submenu:",
  ),
  wrote(
    "an entry for a page that has another name",
    layout,
    "      - label: Careers\n        href: /careers\n      - label: Contact",
    "      - label: Careers\n        href: /career\n      - label: Contact",
    lineOf(layout, "- label: Careers") + 1,
    { meant: "/careers", back: true },
  ),
  wrote(
    "the line between two versions left",
    layout,
    "  - type: language-switch\n",
    "=======\n  - type: language-switch\n",
    "=======",
  ),
  wrote(
    "the end of a merge left",
    layout,
    "      - heading: Legal\n",
    ">>>>>>> menu-2027\n      - heading: Legal\n",
    ">>>>>>> menu-2027",
  ),
  wrote(
    "two versions of one entry",
    layout,
    "      - label: Insights\n        href: /insights\n",
    "<<<<<<< HEAD\n      - label: Insights\n=======\n      - label: Knowledge\n>>>>>>> menu-2027\n        href: /insights\n",
    "<<<<<<< HEAD",
  ),
  began(
    "an old address that leads nowhere",
    "pages/old-help.yaml",
    "redirect: /helps\n",
    "redirect: /helps",
    { meant: "/help" },
  ),
  began("an old address with a capital", "pages/old-help.yaml", "Redirect: /help\n", "Redirect: /help", {
    meant: "redirect",
  }),
  began(
    "an old address with two new ones",
    "pages/old-help.yaml",
    "redirect: [/help, /support]\n",
    "redirect: [",
  ),
  began(
    "an old address with blocks besides",
    "pages/old-help.yaml",
    "redirect: /help\nblocks:\n  - type: prose\n    text: This page has moved.\n",
    ["redirect: /help", "blocks:"],
  ),
  began("an empty page", "pages/old-help.yaml", "\n", 1),
  wrote(
    "an alias that another page has",
    about,
    "blocks:\n",
    "aliases: [/contact]\nblocks:\n",
    "aliases: [/contact]",
  ),
  wrote(
    "an alias with the whole address",
    about,
    "blocks:\n",
    "aliases:\n  - https://www.2sd.example/company\nblocks:\n",
    "- https://www",
  ),
  wrote("a group of cookies twice", layout, "- name: marketing", "- name: analytics", "- name: analytics"),
  wrote(
    "a policy as an address",
    layout,
    "    policy:\n      label: Cookie Policy\n      href: /cookies\n",
    "    policy: /cookies\n",
    "policy: /cookies",
  ),
  wrote(
    "the address of the page by another word",
    layout,
    "current: ${page.route}",
    "current: ${page.slug}",
    "page.slug",
  ),
  wrote(
    "certificates by another word",
    layout,
    "${site.certifications}",
    "${site.certificates}",
    "site.certificates",
    { meant: "site.certifications" },
  ),
  wrote(
    "the search as an address",
    layout,
    "    search:\n      label: Search\n      href: /search\n",
    "    search: /search\n",
    "search: /search",
  ),
  wrote(
    "a place on the page without its hash sign",
    layout,
    'href: "#cookie-settings"',
    "href: cookie-settings",
    "href: cookie-settings",
  ),
  wrote(
    "a hash sign without quotation marks",
    layout,
    'href: "#cookie-settings"',
    "href: #cookie-settings",
    "href: #cookie",
  ),
  did(
    "a group of links under the wrong key",
    layout,
    moveLines("      - label: Contact", 2, "    brand: ${site.brand}"),
    "- label: Contact",
  ),
  wrote(
    "the name of the company twice",
    site,
    "email: support@2sd.example",
    "brand: 2SD Technologies\nemail: support@2sd.example",
    "brand: 2SD",
  ),
  did(
    "the languages switch in the footer",
    layout,
    (text) =>
      text
        .replace("  - type: language-switch\n", "")
        .replace("    note: ${site.legalName}", "    language-switch: true\n    note: ${site.legalName}"),
    "language-switch: true",
  ),
  wrote(
    "a name of a menu of another system",
    layout,
    "    items:\n      - label: Home\n",
    "    menu:\n      - label: Home\n",
    ["    menu:"],
  ),
];
