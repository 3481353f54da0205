import { type AuthorMistake, Family } from "./mistake.ts";

const HOME = "pages/index.yaml";
const ABOUT = "pages/about.yaml";
const CONTACT = "pages/contact.yaml";
const SERVICES = "pages/services.yaml";
const HELP = "pages/help.yaml";
const TERMS = "pages/terms.yaml";
const JOB = "pages/jobs/[slug].yaml";
const LAYOUT = "pages/_layout.yaml";
const JOBS = "data/jobs.yaml";
const OFFICES = "data/offices.yaml";
const LEADERS = "data/leaders.yaml";
const TEAM = "data/team.yaml";
const SITE = "data/site.yaml";

/**
 * Mistakes of people who come from another program, or who stopped in the middle of a change. Written before anything
 * was mended for them: their figures say what to expect of mistakes that nobody here has thought of.
 */
export function thirdWriter(dir: string): AuthorMistake[] {
  const family = new Family("a third writer", dir);
  const edit = (
    name: string,
    file: string,
    from: string,
    to: string,
    expected: Parameters<typeof family.edit>[5] = {},
  ) => family.edit(name, file, from, to, "", expected);
  fromOtherPrograms(edit);
  halfDeleted(edit);
  inLists(edit);
  inAddresses(edit);
  inRowsAndSettings(edit, family);
  return family.mistakes;
}

type Edit = (
  name: string,
  file: string,
  from: string,
  to: string,
  expected?: Parameters<Family["edit"]>[5],
) => void;

function fromOtherPrograms(edit: Edit): void {
  // Word
  edit(
    "a numbered heading with a tab",
    SERVICES,
    "heading: Our Solutions. Your Advantage.",
    "heading: 1.\tOur Solutions",
    {
      remedy: "none",
    },
  );
  edit(
    "a soft return in the middle of a value",
    HOME,
    "heading: Core Capabilities",
    "heading: Core\nCapabilities",
    {
      on: ["heading: Core", "Capabilities"],
      remedy: "offer",
    },
  );
  edit(
    "a text broken into lines by the mail program",
    HOME,
    "Three of the fields we work in. Each is a team",
    "Three of the fields we work in.\nEach is a team",
    {
      on: ["Each is a team", "text: Three of the fields"],
      remedy: "offer",
    },
  );
  edit("double curly marks around one word of a name", HOME, "look: numbered", "look: “numbered”", {
    mended: true,
  });
  edit("a bullet before an option", SERVICES, "      less: Show Less", "      • less: Show Less", {
    mended: true,
  });
  edit("a dash before an option of a group", SERVICES, "      less: Show Less", "      - less: Show Less", {
    mended: true,
  });
  // Notion, Markdown
  edit(
    "a heading of Markdown over a block",
    SERVICES,
    "  - type: service-catalog",
    "## Catalog\n  - type: service-catalog",
    {
      remedy: "none",
    },
  );
  edit(
    "front matter around the page",
    SERVICES,
    "# yaml-language-server: $schema=../site.schema.json\n",
    "---\n",
    {
      remedy: "fix",
    },
  );
  edit("bold around a name", SERVICES, "    heading: Our Solutions", "    **heading**: Our Solutions", {
    mended: true,
  });
  edit("a name in backquotes", CONTACT, "    tone: tint", "    `tone`: tint", { mended: true });
  edit("a value in backquotes", CONTACT, "tone: tint", "tone: `tint`", { mended: true });
  edit("a rule of Markdown between blocks", SERVICES, "  - type: banner", "  ---\n  - type: banner", {
    mended: true,
  });
  edit("a rule of stars between blocks", SERVICES, "  - type: banner", "***\n  - type: banner", {
    mended: true,
  });
  edit("a star for a dash", HOME, "      - label: Discover Solutions", "      * label: Discover Solutions", {
    mended: true,
  });
  edit("a plus for a dash", HOME, "      - label: Discover Solutions", "      + label: Discover Solutions", {
    mended: true,
  });
  edit(
    "an arrow of Notion before a block",
    HOME,
    "  - type: banner\n    id: salesforce",
    "  ▸ type: banner\n    id: salesforce",
    {
      mended: true,
    },
  );
  edit(
    "a table of Markdown for entries",
    SERVICES,
    "      explore: Explore Details",
    "      | explore | Explore Details |",
    {
      remedy: "none",
    },
  );
  // Excel, CSV
  edit("tabs between names and values", JOBS, "  city: Chicago\n", "  city\tChicago\n", { mended: true });
  edit(
    "a list with semicolons",
    JOBS,
    "skills: [Process Analysis, AI Agents, Python, BPMN, Workshop Facilitation]",
    "skills: Process Analysis; AI Agents; Python",
    {
      remedy: "offer",
    },
  );
  edit("true in capitals from a sheet", JOBS, "remote: false", "remote: FALSCH", { remedy: "offer" });
  edit("a date as a number of Excel", JOBS, 'datePosted: "2025-05-12"', "datePosted: 45789");
  edit("a date with points", JOBS, 'datePosted: "2025-05-12"', "datePosted: 12.05.2025", { remedy: "offer" });
  edit("a date with a time", JOBS, 'datePosted: "2025-05-12"', "datePosted: 2025-05-12T00:00:00", {
    remedy: "offer",
  });
  edit("an error of a formula", JOBS, "  city: Chicago\n", "  city: #REF!\n", { remedy: "none" });
  // JSON
  edit(
    "a list of JSON over several lines",
    JOBS,
    "skills: [Process Analysis, AI Agents, Python, BPMN, Workshop Facilitation]",
    'skills: [\n"Process Analysis",\n"Python"\n]',
    {
      remedy: "fix",
      on: ["skills: [", '"Process Analysis"'],
    },
  );
  edit(
    "a group of JSON without its end",
    HOME,
    "block: { type: infinity-drawing }",
    "block: { type: infinity-drawing",
    {
      mended: true,
    },
  );
  edit("names in quotation marks with a comma behind", CONTACT, "    tone: tint\n", '    "tone": "tint",\n', {
    mended: true,
  });
  edit("an opening brace behind a name", CONTACT, "    endpoint:\n", "    endpoint: {\n", {
    remedy: "offer",
  });
  edit("null for an option", HOME, "    textLimit: 100", "    textLimit: null", { remedy: "offer" });
  // HTML
  edit("a tag around a heading", HOME, "heading: Core Capabilities", "heading: <h2>Core Capabilities</h2>", {
    remedy: "offer",
  });
  edit("a line break of HTML", HOME, "heading: Vision. Realized.", "heading: Vision.<br/>Realized.", {
    remedy: "offer",
  });
  edit(
    "a comment of HTML over two lines",
    SERVICES,
    "  - type: banner",
    "  <!-- the last\n  block -->\n  - type: banner",
    {
      remedy: "fix",
    },
  );
  edit(
    "a link of HTML in a text",
    SERVICES,
    "[Contact us](/contact) and we",
    '<a href="/contact">Contact us</a> and we',
    {
      remedy: "offer",
    },
  );
  edit("an ampersand of HTML in a row", "data/services.yaml", "navTitle: AI & ML", "navTitle: AI &amp; ML", {
    remedy: "offer",
  });
  edit("a style", HOME, "    look: numbered\n", "    look: numbered\n    style: { color: red }\n", {
    on: "style:",
  });
  edit("a class", HOME, "    look: numbered\n", "    look: numbered\n    className: wide\n", {
    on: "className:",
  });
}

function halfDeleted(edit: Edit): void {
  edit(
    "a block without its type and first option",
    SERVICES,
    "  - type: service-catalog\n    id: catalog\n",
    "",
    {
      on: ["source: services", "  - type: hero"],
    },
  );
  edit(
    "the end of a block gone with the start of the next",
    SERVICES,
    "    text: Six practices, and what each of them does for you. Open a card to see what is included and what you have at the end.\n\n  - type: service-catalog\n    id: catalog\n",
    "",
    {
      on: ["source: services", "  - type: hero"],
    },
  );
  edit(
    "a list without its name",
    HOME,
    "    actions:\n      - label: Partner With Us",
    "      - label: Partner With Us",
    {
      on: ["- label: Partner With Us"],
    },
  );
  edit(
    "an address gone from a button",
    SERVICES,
    "      - label: Start a Conversation\n        href: /contact\n",
    "      - label: Start a Conversation\n",
    {
      on: ["- label: Start a Conversation"],
    },
  );
  edit(
    "a label gone from a button",
    SERVICES,
    "      - label: Start a Conversation\n        href: /contact\n",
    "      - href: /contact\n",
    {
      on: ["- href: /contact"],
    },
  );
  edit(
    "an item without its fields",
    HELP,
    "      - question: Do we get to know what it was?\n",
    "      -\n",
    {
      on: ["      -\n", "answer:"],
    },
  );
  edit("a value left in the clipboard", SERVICES, "heading: Ready to Innovate Together?", "heading: ", {});
  edit("half a binding", JOB, "text: ${item.location}", "text: ${item.location", { mended: true });
  edit("the rest of a binding", JOB, "text: ${item.location}", "text: item.location}", { remedy: "offer" });
  edit(
    "a block that was pasted into another",
    SERVICES,
    "    labels:\n",
    "  - type: banner\n    heading: New\n    labels:\n",
    {
      on: ["labels:", "- type: banner\n    heading: New", "heading: New"],
    },
  );
  edit(
    "a row without its last half",
    OFFICES,
    "  email: europe@2sd.example\n  phone: +49 30 23125 214\n  coordinates: [13.4167, 52.5128]\n",
    "",
    {
      on: ["- id: europe"],
    },
  );
  edit(
    "the first line of a row gone",
    LEADERS,
    "- id: coo-daniel-okafor\n  name: Daniel Okafor",
    "  name: Daniel Okafor",
    {
      on: ["name: Daniel Okafor"],
    },
  );
  edit(
    "a line of a row twice",
    LEADERS,
    "  role: Chief Operating Officer\n",
    "  role: Chief Operating Officer\n  role: Chief Operating Officer\n",
    {
      on: ["  role: Chief Operating Officer"],
      remedy: "offer",
    },
  );
  edit(
    "the first line of a question twice",
    HELP,
    "      - question: Whom do we call?\n",
    "      - question: Whom do we call?\n      - question: Whom do we call?\n",
    {
      remedy: "offer",
      on: ["- question: Whom do we call?"],
    },
  );
  edit(
    "a whole question twice",
    HELP,
    "      - question: What counts as critical?\n",
    "      - question: Whom do we call?\n        answer: Your named engineer, or the number in your contract. On the plan Run somebody answers at any hour; on the others the message waits for the morning. The [plans](/support) have the times.\n      - question: What counts as critical?\n",
    {
      remedy: "offer",
      on: ["- question: Whom do we call?"],
    },
  );
  edit("the word blocks twice", SERVICES, "blocks:\n", "blocks:\nblocks:\n", {
    remedy: "offer",
    on: ["blocks:\nblocks:", "blocks:\n  -"],
  });
}

function inLists(edit: Edit): void {
  edit("a list in place of a text", CONTACT, "    eyebrow: Inquiry", "    eyebrow:\n      - Inquiry", {
    remedy: "offer",
    on: ["eyebrow:", "- Inquiry"],
  });
  edit(
    "a text in place of a list of actions",
    SERVICES,
    "    actions:\n      - label: Start a Conversation\n        href: /contact\n        look: primary",
    "    actions: Start a Conversation",
  );
  edit(
    "an entry that is only a text",
    HOME,
    "      - label: Discover Solutions\n        href: /services\n        look: secondary",
    "      - Discover Solutions",
  );
  edit(
    "an entry one column off",
    HOME,
    "      - label: Discover Solutions",
    "     - label: Discover Solutions",
    { mended: true },
  );
  edit(
    "an option of an entry one column off",
    HOME,
    "        href: /services\n        look: secondary",
    "       href: /services\n        look: secondary",
    { mended: true },
  );
  edit("dashes without a space", SERVICES, "      - title: Help", "      -title: Help", { mended: true });
  edit("two dashes", SERVICES, "      - title: Help", "      - - title: Help", { mended: true });
  edit(
    "a comma between entries",
    JOBS,
    "skills: [TypeScript, React, Accessibility, CSS, Storybook]",
    "skills: [TypeScript React, Accessibility,, CSS]",
    {
      remedy: "offer",
    },
  );
  edit(
    "a bracket that closes too early",
    JOBS,
    "skills: [TypeScript, React, Accessibility, CSS, Storybook]",
    "skills: [TypeScript, React], Accessibility, CSS, Storybook",
    {
      remedy: "offer",
    },
  );
  edit(
    "a round bracket",
    JOBS,
    "skills: [TypeScript, React, Accessibility, CSS, Storybook]",
    "skills: (TypeScript, React, Accessibility)",
    {
      remedy: "offer",
    },
  );
  edit(
    "a type behind its options on the line of the dash",
    SERVICES,
    "  - type: service-catalog\n    id: catalog",
    "  - id: catalog\n    typ: service-catalog",
    {
      on: ["typ: service-catalog", "- id: catalog"],
    },
  );
  edit("a colon too many behind a type", SERVICES, "  - type: banner", "  - type: banner:", { mended: true });
  edit("a type as the name", SERVICES, "  - type: banner\n", "  - banner:\n", { remedy: "offer" });
  edit(
    "a type with the options under it",
    SERVICES,
    "  - type: banner\n    heading: Ready to Innovate Together?",
    "  - type: banner\n      heading: Ready to Innovate Together?",
    {
      remedy: "offer",
    },
  );
}

function inAddresses(edit: Edit): void {
  edit("an anchor with a path, misspelt", ABOUT, 'href: "#how-we-work"', "href: /help#acess", {
    meant: "/help#access",
  });
  edit("an anchor of another page", ABOUT, 'href: "#how-we-work"', 'href: "#inquiry"');
  edit("an anchor in capitals", ABOUT, 'href: "#how-we-work"', "href: /help#Access", {
    meant: "/help#access",
  });
  edit("a slash before the anchor", ABOUT, 'href: "#how-we-work"', "href: /about/#how-we-work", {
    mended: "href: /about#how-we-work",
  });
  edit("two anchors", ABOUT, 'href: "#how-we-work"', 'href: "##how-we-work"', { mended: true });
  edit(
    "the live server with another port",
    SERVICES,
    "href: /support",
    "href: http://localhost:3000/support",
    { mended: true },
  );
  edit("the live server by its number", SERVICES, "href: /support", "href: http://127.0.0.1:5173/support", {
    mended: true,
  });
  edit("the site's own host without www", SERVICES, "href: /support", "href: https://2sd.example/support", {
    mended: true,
  });
  edit("the site's own host with http", SERVICES, "href: /support", "href: http://www.2sd.example/support", {
    mended: true,
  });
  edit("a folder of pages", SERVICES, "href: /support", "href: ../pages/support.yaml", { mended: true });
  edit("an ending of another system", SERVICES, "href: /support", "href: /support.php", { mended: true });
  edit("a slash too many", SERVICES, "href: /support", "href: //support", { remedy: "offer" });
  edit("a page by its title", SERVICES, "href: /support", "href: Support for running systems");
  edit("a page that was renamed", SERVICES, "href: /cloud-cost-review", "href: /cost-review", {
    meant: "/cloud-cost-review",
  });
  edit(
    "a link in a row's Markdown",
    "data/partnerships.yaml",
    "description: ",
    "description: See [our plans](/suport). ",
    { on: "/suport" },
  );
  edit(
    "a broken link in an answer of several lines",
    HELP,
    "          Three things:\n",
    "          Three [things](/hlep):\n",
    { on: "/hlep" },
  );
  edit("a link with text and address the wrong way round", HELP, "[plans](/support)", "[/support](plans)", {
    on: "[/support](plans)",
  });
  edit(
    "a mail address with a colon missing",
    SITE,
    "email: support@2sd.example",
    "email: mailto:support@2sd.example",
    { mended: true },
  );
  edit(
    "an address with an ellipsis of the browser",
    SERVICES,
    "href: /support",
    "href: https://www.2sd.exam…",
    { remedy: "none" },
  );
  edit("an anchor in a text", TERMS, "[Privacy Policy](/privacy)", "[Privacy Policy](/terms#use-licence)", {
    on: "/terms#use-licence",
    meant: "/terms#use-license",
  });
}

function inRowsAndSettings(edit: Edit, family: Family): void {
  edit(
    "a photograph with another ending",
    TEAM,
    "avatarUrl: /images/people/ines-marchetti.svg",
    "avatarUrl: /images/people/ines-marchetti.jpg",
    {
      remedy: "offer",
    },
  );
  edit(
    "a photograph with a capital",
    TEAM,
    "avatarUrl: /images/people/ines-marchetti.svg",
    "avatarUrl: /images/People/ines-marchetti.svg",
    { mended: true },
  );
  edit(
    "a profile without https",
    TEAM,
    "profileLink: https://linkedin.example/in/ines-marchetti",
    "profileLink: linkedin.example/in/ines-marchetti",
    {
      mended: true,
    },
  );
  edit("a field of another collection", TEAM, "  title: MLOps Lead", "  role: MLOps Lead", {
    on: ["role: MLOps Lead", "- id: callum"],
  });
  edit(
    "a reference to somebody who left",
    "data/articles.yaml",
    "author: arjun-deshmane",
    "author: arjun-deshman",
    { mended: true },
  );
  edit("a reference by name", "data/articles.yaml", "author: arjun-deshmane", "author: Arjun Deshmane", {
    mended: true,
  });
  edit(
    "a category misspelt",
    "data/articles.yaml",
    "category: Artificial Intelligence",
    "category: Artifical Intelligence",
    { mended: true },
  );
  edit("a country by its name", JOBS, "countryCode: US", "countryCode: United States");
  edit("a job that ends before it starts", JOBS, 'validThrough: "2025-08-31"', 'validThrough: "2025-04-31"');
  edit(
    "coordinates the other way round",
    OFFICES,
    "coordinates: [-87.6369, 41.8821]",
    "coordinates: [41.8821, -187.6369]",
  );
  edit(
    "coordinates as a group",
    OFFICES,
    "coordinates: [-0.0817, 51.5235]",
    "coordinates: { lng: -0.0817, lat: 51.5235 }",
  );
  edit("a setting misspelt", SITE, "tagline: Consulting", "tag-line: Consulting", { mended: true });
  edit("a setting with its unit", SITE, "shareImages: true", "shareImages: on", { mended: true });
  edit("the brand twice", SITE, "legalName: 2SD Technologies", "brand: 2SD Technologies", {
    on: ["brand: 2SD Technologies", "brand: 2SD\n", "brand: 2SD"],
  });
  edit("the brand commented out", SITE, "brand: 2SD\n", "# brand: 2SD\n", {
    on: ["# brand", "legalName", "# The company"],
  });
  edit(
    "a certificate as a group",
    SITE,
    "  - ISO 27001:2022 (Information Security Management)",
    "  - ISO 27001: 2022 (Information Security Management)",
    {
      remedy: "offer",
    },
  );
  edit("a menu entry that points to a page that is gone", LAYOUT, "href: /platform\n", "href: /platforms\n", {
    mended: true,
  });
  // File names
  const services = family.textOf(SERVICES);
  const rename = (name: string, to: string) =>
    family.files(`${name}: ${to}`, { [SERVICES]: null, [to]: services }, to, "");
  rename("a copy's ending", "pages/services.yaml.txt");
  rename("an umlaut", "pages/sérvices.yaml");
  rename("a language in the name", "pages/services.en.yaml");
  rename("an underscore at the front", "pages/_services.yaml");
  rename("a page among the data", "data/services-page.yaml");
  rename("a page in the root", "services.yaml");
  family.files(
    "a copy beside the page",
    { "pages/services copy.yaml": services },
    "pages/services copy.yaml",
    "",
  );
  family.files(
    "a copy of Windows beside the page",
    { "pages/services - Copy.yaml": services },
    "pages/services - Copy.yaml",
    "",
  );
  family.files(
    "a row's page for a field that is none",
    { "pages/jobs/[slug].yaml": null, "pages/jobs/[Slug].yaml": family.textOf(JOB) },
    "pages/jobs/[Slug].yaml",
    "",
  );
  family.files("a page that nobody has written yet", { "pages/press.yaml": "" }, "pages/press.yaml", "");
  family.files("a page of comments", { "pages/press.yaml": "# Press\n# later\n" }, "pages/press.yaml", "", {
    lines: [1, 2, 3],
  });
  family.files(
    "a page that is a text",
    { "pages/press.yaml": "Press releases of the year\n" },
    "pages/press.yaml",
    "",
  );
}
