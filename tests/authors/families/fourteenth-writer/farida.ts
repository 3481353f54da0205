import { variantsOf, wrote } from "../cases.ts";
import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const review = "pages/cloud-cost-review.yaml";
const partners = "pages/partnerships.yaml";
const certificates = "public/content/insights/html/two-certificates-one-management-system.html";

const release = `title: Press | \${site.brand}
description: Releases, portraits and quotations for everybody who writes about the company, with a person to call for more.
index: false
blocks:
  - type: hero
    size: compact
    heading: For the press
  - type: prose
    heading: A review in ten days
    text: |
      **London, 24 November 2026.** From today the [cloud cost review](/cloud-cost-review) has a fixed price.[^1]

      > Whoever earns by savings finds them everywhere.

      ![Portrait of Amara Lindqvist](/images/people/ceo-amara-lindqvist.svg)

      Questions go to [the press desk](mailto:press@2sd.example).

      [^1]: Without value added tax.
  - type: downloads
    heading: To print
    items:
      - title: Twelve questions about a bill
        file: /files/cloud-cost-checklist.csv
`;
const press = variantsOf("pages/press.yaml", release);

/** Farida, who speaks to the press and writes releases in whatever lies open. */
export const farida: readonly Told[] = [
  press("a footnote that stands nowhere", "[^1]: Without value added tax.", "Without value added tax.", [
    "[^1]",
  ]),
  press(
    "a portrait by a name half remembered",
    "/images/people/ceo-amara-lindqvist.svg",
    "/images/people/amara-lindqvist.svg",
    "/images/people/amara-lindqvist.svg",
    {
      meant: "/images/people/ceo-amara-lindqvist.svg",
    },
  ),
  press("a picture that says nothing", "![Portrait of Amara Lindqvist]", "![]", "![]("),
  press("a mail address behind a misspelt word", "mailto:", "mialto:", "mialto:"),
  press(
    "a release that lies on the desk",
    "(mailto:press@2sd.example)",
    "(press-release-final.docx)",
    "press-release-final.docx",
  ),
  press(
    "a press kit that nobody has put there",
    "/files/cloud-cost-checklist.csv",
    "/files/press-kit-2026.zip",
    "press-kit-2026.zip",
  ),
  press("a link with nothing in it", "(/cloud-cost-review)", "()", "[cloud cost review]()"),
  press(
    "bold words that end behind a blank",
    "**London, 24 November 2026.**",
    "**London, 24 November 2026. **",
    "24 November 2026. **",
  ),
  wrote(
    "a blank within a link",
    PLACES.help,
    "[cloud cost review](/cloud",
    "[cloud cost review] (/cloud",
    "review] (/cloud",
    {
      back: true,
    },
  ),
  wrote("a link the wrong way round", PLACES.help, "[plans](/support)", "(plans)[/support]", "(plans)[", {
    back: true,
  }),
  wrote(
    "bold as on a web page",
    PLACES.help,
    "You do, from the first commit.",
    "You do, <b>from the first commit</b>.",
    "<b>",
  ),
  wrote(
    "a new line as on a web page",
    review,
    "Free to use and to pass on.",
    "<br>Free to use and to pass on.",
    "<br>",
  ),
  wrote(
    "a quotation that begins the line",
    review,
    "text: The list had thirty entries. Eleven",
    'text: "The list had thirty entries," she said. Eleven',
    '"The list had thirty entries,"',
  ),
  wrote(
    "a colon in a heading",
    partners,
    "heading: Become a Partner",
    "heading: Become a Partner: in three steps",
    "heading: Become a Partner:",
  ),
  wrote(
    "a number with its sign",
    partners,
    "eyebrow: Future vision",
    "eyebrow: Vision #2, and what follows",
    "eyebrow: Vision #2",
    {
      misleads: /unknown/i,
    },
  ),
  wrote(
    "a title of the page it is on, misspelt",
    review,
    "title: ${page.title}",
    "title: ${page.titel}",
    "page.titel",
    {
      meant: "title",
      back: true,
    },
  ),
  wrote(
    "an address without its colon",
    PLACES.site,
    "https://linkedin.example",
    "https//linkedin.example",
    "https//linkedin",
    {
      meant: "https://linkedin.example/company/2sd",
      back: true,
    },
  ),
  wrote(
    "an article by half its name",
    certificates,
    "/insights/secrets-out-of-the-pipeline",
    "/insights/secrets-out-of-pipeline",
    "/insights/secrets-out-of-pipeline",
    { meant: "/insights/secrets-out-of-the-pipeline", back: true },
  ),
  wrote(
    "headings that leave out a level",
    certificates,
    "<h2>Evidence as a by-product</h2>",
    "<h4>Evidence as a by-product</h4>",
    "<h4>",
  ),
  wrote(
    "a frame with a film, from the other firm's page",
    certificates,
    "<h2>What it does not mean</h2>",
    '<iframe src="https://films.example/audit"></iframe>\n<h2>What it does not mean</h2>',
    "<iframe",
  ),
];
