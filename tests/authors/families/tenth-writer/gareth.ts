import { did, wrote } from "../cases.ts";
import { drop, shift, type Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { terms } = PLACES;
const cookies = "pages/cookies.yaml";
const privacy = "pages/privacy.yaml";

/** Gareth, lawyer, keeps the policies in Word and carries changes over paragraph by paragraph. */
export const gareth: readonly Told[] = [
  wrote(
    "a page in the singular",
    terms,
    "[Cookie Policy](/cookies)",
    "[Cookie Policy](/cookie)",
    "(/cookie)",
    { meant: "/cookies" },
  ),
  wrote(
    "a place that is nearly one",
    cookies,
    "](#cookie-settings)",
    "](#cookie-setting)",
    "#cookie-setting)",
    { meant: "#cookie-settings" },
  ),
  did(
    "a table without the line below its headings",
    cookies,
    drop("| --- | --- | --- |"),
    "| Name | Purpose | Kept |",
  ),
  wrote(
    "a cell too many",
    cookies,
    "| `theme` | light or dark colours | until you delete it |",
    "| `theme` | light | dark colours | until you delete it |",
    "| light | dark",
  ),
  wrote(
    "bold that does not end",
    cookies,
    "- **Essential.** Needed",
    "- **Essential. Needed",
    "**Essential. Needed",
  ),
  wrote(
    "a space after the stars",
    cookies,
    "- **Performance.** They",
    "- ** Performance.** They",
    "** Performance",
  ),
  wrote("a section copied with its anchor", terms, "id: links\n", "id: accuracy\n", "id: accuracy"),
  wrote("an anchor in words", terms, "id: use-license", "id: use license", "id: use license"),
  wrote(
    "what Word says of a lost reference",
    terms,
    "Your license under section 2 ends",
    "Your license under Error! Reference source not found. ends",
    "Error! Reference",
  ),
  wrote(
    "bullets of Word",
    terms,
    "          - sell the material, or publish it as your own\n          - remove notices",
    "          • sell the material, or publish it as your own\n          • remove notices",
    ["• sell", "• remove"],
  ),
  wrote(
    "an address in curly quotation marks",
    terms,
    "[Privacy Policy](/privacy)",
    "[Privacy Policy](“/privacy”)",
    "“/privacy”",
  ),
  wrote("a setting by another name", terms, "(mailto:${site.email})", "(mailto:${site.mail})", "site.mail", {
    meant: "email",
  }),
  wrote(
    "an address of mail as a page",
    privacy,
    "](mailto:${site.email})",
    "](privacy@2sd.example)",
    "](privacy@2sd.example)",
    { meant: "mailto:privacy@2sd.example" },
  ),
  wrote(
    "a footnote without its note",
    privacy,
    "This policy covers this website only.",
    "This policy covers this website only.[^1]",
    "only.[^1]",
  ),
  wrote(
    "a heading with a colon",
    terms,
    "heading: Limitation of Liability",
    "heading: Liability: what we answer for",
    "heading: Liability:",
  ),
  did(
    "a paragraph at the left edge",
    privacy,
    shift("Personal data is any information", 1, -10),
    "Personal data is any",
  ),
  wrote(
    "a picture without words",
    privacy,
    "          This policy covers this website only.",
    "          ![](/images/stills/red-pencil.jpg)\n\n          This policy covers this website only.",
    "![](",
  ),
  did("a section without its heading", terms, drop("heading: Disclaimer"), "- id: disclaimer"),
  wrote(
    "a link with the brackets changed about",
    terms,
    "[Privacy Policy](/privacy)",
    "(Privacy Policy)[/privacy]",
    "(Privacy Policy)[",
  ),
  wrote(
    "a link without its end",
    privacy,
    "[contact page](/contact).",
    "[contact page](/contact.",
    "(/contact.",
  ),
  wrote(
    "a binding with round brackets",
    terms,
    "operated by ${site.legalName}",
    "operated by $(site.legalName)",
    "$(site.legalName)",
  ),
  wrote(
    "the date as a field of the page",
    privacy,
    "blocks:\n",
    "updated: 2026-11-23\nblocks:\n",
    "updated: 2026-11-23",
  ),
  wrote(
    "a heading too deep in a text",
    privacy,
    "          This policy covers this website only.",
    "          ##### Scope\n\n          This policy covers this website only.",
    "##### Scope",
  ),
];
