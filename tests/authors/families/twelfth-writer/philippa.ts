import { did, lineOf, wrote } from "../cases.ts";
import { shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { terms, layout, site } = PLACES;
const cookies = "pages/cookies.yaml";
const termination = lineOf(terms, "id: termination");
const nothing = lineOf(terms, "Nothing in these terms limits");
const few = lineOf(cookies, "We use as few as we can");
const browsers = lineOf(cookies, "Browsers offer other places");

/** Philippa, a lawyer, who sends her redline of the terms and the two policies back as changed files. */
export const philippa: readonly Told[] = [
  wrote(
    "the number of a clause as its name",
    terms,
    "- id: liability",
    "- id: 4.1-liability",
    "id: 4.1-liability",
  ),
  wrote(
    "a defined term at the beginning",
    terms,
    "heading: Use License",
    'heading: "Use" License',
    '"Use" License',
  ),
  wrote(
    "a clause that is reserved",
    terms,
    "heading: Termination",
    "heading: [Reserved]",
    "heading: [Reserved]",
  ),
  did(
    "a paragraph that lost its distance from the edge",
    terms,
    shift("          Nothing in these terms limits", 1, -10),
    [nothing],
    { back: true },
  ),
  did(
    "a paragraph two blanks too far left",
    cookies,
    shift("          We use as few", 1, -2),
    [few - 1, few],
    {
      back: true,
    },
  ),
  did(
    "a paragraph behind a line of the editor",
    cookies,
    shift("          Browsers offer", 1, -4),
    [browsers],
    {
      back: true,
    },
  ),
  wrote("two clauses of one name", cookies, "- id: changes", "- id: contact", "- id: contact"),
  wrote(
    "both signs for a text of several lines",
    cookies,
    "        heading: Legal Basis in the EEA\n        text: |\n",
    "        heading: Legal Basis in the EEA\n        text: |>\n",
    "text: |>",
    { back: true },
  ),
  wrote("a clause without its heading", terms, "        heading: Termination\n", "", [
    termination,
    termination + 1,
  ]),
  wrote(
    "an address for mail without its beginning",
    cookies,
    "(mailto:${site.email})",
    "(${site.email})",
    "(${site.email})",
    { meant: "mailto:", back: true },
  ),
  wrote(
    "a link to a clause by its number",
    terms,
    "[Privacy Policy](/privacy)",
    "[Privacy Policy](/privacy#4)",
    "/privacy#4",
  ),
  wrote(
    "a link to settings that have another name",
    cookies,
    "[Cookie Settings](#cookie-settings)",
    "[Cookie Settings](#cookie-preferences)",
    "#cookie-preferences",
  ),
  wrote(
    "a deletion of the redline",
    terms,
    "separate contracts.",
    "separate <del>written</del> contracts.",
    "<del>",
  ),
  wrote(
    "a name by a setting in small letters",
    terms,
    "operated by ${site.legalName}",
    "operated by ${site.legalname}",
    ["${site.legalname}"],
    { meant: "legalName", back: true },
  ),
  wrote(
    "a group of cookies by the word of the law",
    layout,
    "name: essential",
    "name: necessary",
    "name: necessary",
    {
      meant: "essential",
      back: true,
    },
  ),
  wrote(
    "the policy under its title in the banner",
    layout,
    "    policy:\n      label: Cookie Policy\n      href: /cookies\n",
    "    policy:\n      label: Cookie Policy\n      href: /cookie-policy\n",
    "href: /cookie-policy",
  ),
  wrote("a day as in a contract", site, 'expires: "2027-09-30"', 'expires: "30 September 2027"', "expires:", {
    meant: "2027-09-30",
    back: true,
  }),
  wrote(
    "a certificate named twice",
    site,
    "  - ISO 9001:2015 (Quality Management Systems)\n",
    "  - ISO 9001:2015 (Quality Management Systems)\n  - ISO 9001:2015 (Quality Management Systems)\n",
    ["- ISO 9001:2015"],
    { back: true },
  ),
  wrote(
    "a certificate with a colon and a blank",
    site,
    "- ISO 27001:2022 (Information",
    "- ISO 27001: 2022 (Information",
    ["- ISO 27001"],
    { back: true },
  ),
];
