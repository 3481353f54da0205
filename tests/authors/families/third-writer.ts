import type { AuthorMistake, Family } from "./mistake.ts";
import { type Edit, PLACES, writer } from "./writer.ts";

const { home, about, contact, services, help, terms } = PLACES;
const { job, layout, jobs, offices, leaders } = PLACES;
const { team, site } = PLACES;

/**
 * Mistakes of people who come from another program, or who stopped in the middle of a change. Written before anything
 * was mended for them: their figures say what to expect of mistakes that nobody here has thought of.
 */
export function thirdWriter(dir: string): AuthorMistake[] {
  const { family, edit } = writer("a third writer", dir);
  fromOtherPrograms(edit);
  halfDeleted(edit);
  inLists(edit);
  inAddresses(edit);
  inRowsAndSettings(edit, family);
  return family.mistakes;
}

function fromOtherPrograms(edit: Edit): void {
  // Word
  edit(
    "a soft return in the middle of a value",
    home,
    "heading: Core Capabilities",
    "heading: Core\nCapabilities",
    {
      on: ["heading: Core", "Capabilities"],
      remedy: "offer",
    },
  );
  edit(
    "a text broken into lines by the mail program",
    home,
    "Three of the fields we work in. Each is a team",
    "Three of the fields we work in.\nEach is a team",
    {
      on: ["Each is a team", "text: Three of the fields"],
      remedy: "offer",
    },
  );
  edit("double curly marks around one word of a name", home, "look: numbered", "look: “numbered”", {
    mended: true,
  });
  edit("a bullet before an option", services, "      less: Show Less", "      • less: Show Less", {
    mended: true,
  });
  edit("a dash before an option of a group", services, "      less: Show Less", "      - less: Show Less", {
    mended: true,
  });
  // Notion, Markdown
  edit("bold around a name", services, "    heading: Our Solutions", "    **heading**: Our Solutions", {
    mended: true,
  });
  edit("a name in backquotes", contact, "    tone: tint", "    `tone`: tint", { mended: true });
  edit("a value in backquotes", contact, "tone: tint", "tone: `tint`", { mended: true });
  edit("a rule of Markdown between blocks", services, "  - type: banner", "  ---\n  - type: banner", {
    mended: true,
  });
  edit("a rule of stars between blocks", services, "  - type: banner", "***\n  - type: banner", {
    mended: true,
  });
  edit("a star for a dash", home, "      - label: Discover Solutions", "      * label: Discover Solutions", {
    mended: true,
  });
  edit("a plus for a dash", home, "      - label: Discover Solutions", "      + label: Discover Solutions", {
    mended: true,
  });
  edit(
    "an arrow of Notion before a block",
    home,
    "  - type: banner\n    id: salesforce",
    "  ▸ type: banner\n    id: salesforce",
    {
      mended: true,
    },
  );
  edit(
    "a table of Markdown for entries",
    services,
    "      explore: Explore Details",
    "      | explore | Explore Details |",
    {
      remedy: "none",
    },
  );
  // Excel, CSV
  edit("tabs between names and values", jobs, "  city: Chicago\n", "  city\tChicago\n", { mended: true });
  edit(
    "a list with semicolons",
    jobs,
    "skills: [Process Analysis, AI Agents, Python, BPMN, Workshop Facilitation]",
    "skills: Process Analysis; AI Agents; Python",
    {
      remedy: "offer",
    },
  );
  edit("true in capitals from a sheet", jobs, "remote: false", "remote: FALSCH", { remedy: "offer" });
  edit("a date as a number of Excel", jobs, 'datePosted: "2025-05-12"', "datePosted: 45789");
  edit("a date with points", jobs, 'datePosted: "2025-05-12"', "datePosted: 12.05.2025", { remedy: "offer" });
  edit("a date with a time", jobs, 'datePosted: "2025-05-12"', "datePosted: 2025-05-12T00:00:00", {
    remedy: "offer",
  });
  edit("an error of a formula", jobs, "  city: Chicago\n", "  city: #REF!\n", { remedy: "none" });
  // JSON
  edit(
    "a list of JSON over several lines",
    jobs,
    "skills: [Process Analysis, AI Agents, Python, BPMN, Workshop Facilitation]",
    'skills: [\n"Process Analysis",\n"Python"\n]',
    {
      remedy: "fix",
      on: ["skills: [", '"Process Analysis"'],
    },
  );
  edit(
    "a group of JSON without its end",
    home,
    "block: { type: infinity-drawing }",
    "block: { type: infinity-drawing",
    {
      mended: true,
    },
  );
  edit("names in quotation marks with a comma behind", contact, "    tone: tint\n", '    "tone": "tint",\n', {
    mended: true,
  });
  edit("an opening brace behind a name", contact, "    endpoint:\n", "    endpoint: {\n", {
    remedy: "offer",
  });
  edit("null for an option", home, "    textLimit: 100", "    textLimit: null", { remedy: "offer" });
  // HTML
  edit("a tag around a heading", home, "heading: Core Capabilities", "heading: <h2>Core Capabilities</h2>", {
    remedy: "offer",
  });
  edit("a line break of HTML", home, "heading: Vision. Realized.", "heading: Vision.<br/>Realized.", {
    remedy: "offer",
  });
  edit(
    "a comment of HTML over two lines",
    services,
    "  - type: banner",
    "  <!-- the last\n  block -->\n  - type: banner",
    {
      remedy: "fix",
    },
  );
  edit(
    "a link of HTML in a text",
    services,
    "[Contact us](/contact) and we",
    '<a href="/contact">Contact us</a> and we',
    {
      remedy: "offer",
    },
  );
  edit("an ampersand of HTML in a row", "data/services.yaml", "navTitle: AI & ML", "navTitle: AI &amp; ML", {
    remedy: "offer",
  });
  edit("a style", home, "    look: numbered\n", "    look: numbered\n    style: { color: red }\n", {
    on: "style:",
  });
  edit("a class", home, "    look: numbered\n", "    look: numbered\n    className: wide\n", {
    on: "className:",
  });
}

function halfDeleted(edit: Edit): void {
  edit(
    "a block without its type and first option",
    services,
    "  - type: service-catalog\n    id: catalog\n",
    "",
    {
      on: ["source: services", "  - type: hero"],
    },
  );
  edit(
    "the end of a block gone with the start of the next",
    services,
    "    text: Six practices, and what each of them does for you. Open a card to see what is included and what you have at the end.\n\n  - type: service-catalog\n    id: catalog\n",
    "",
    {
      on: ["source: services", "  - type: hero"],
    },
  );
  edit(
    "a list without its name",
    home,
    "    actions:\n      - label: Partner With Us",
    "      - label: Partner With Us",
    {
      on: ["- label: Partner With Us"],
    },
  );
  edit(
    "an address gone from a button",
    services,
    "      - label: Start a Conversation\n        href: /contact\n",
    "      - label: Start a Conversation\n",
    {
      on: ["- label: Start a Conversation"],
    },
  );
  edit(
    "a label gone from a button",
    services,
    "      - label: Start a Conversation\n        href: /contact\n",
    "      - href: /contact\n",
    {
      on: ["- href: /contact"],
    },
  );
  edit(
    "an item without its fields",
    help,
    "      - question: Do we get to know what it was?\n",
    "      -\n",
    {
      on: ["      -\n", "answer:"],
    },
  );
  edit("a value left in the clipboard", services, "heading: Ready to Innovate Together?", "heading: ", {});
  edit("half a binding", job, "text: ${item.location}", "text: ${item.location", { mended: true });
  edit("the rest of a binding", job, "text: ${item.location}", "text: item.location}", { remedy: "offer" });
  edit(
    "a block that was pasted into another",
    services,
    "    labels:\n",
    "  - type: banner\n    heading: New\n    labels:\n",
    {
      on: ["labels:", "- type: banner\n    heading: New", "heading: New"],
    },
  );
  edit(
    "a row without its last half",
    offices,
    "  email: europe@2sd.example\n  phone: +49 30 23125 214\n  coordinates: [13.4167, 52.5128]\n",
    "",
    {
      on: ["- id: europe"],
    },
  );
  edit(
    "the first line of a row gone",
    leaders,
    "- id: coo-daniel-okafor\n  name: Daniel Okafor",
    "  name: Daniel Okafor",
    {
      on: ["name: Daniel Okafor"],
    },
  );
  edit(
    "a line of a row twice",
    leaders,
    "  role: Chief Operating Officer\n",
    "  role: Chief Operating Officer\n  role: Chief Operating Officer\n",
    {
      on: ["  role: Chief Operating Officer"],
      remedy: "offer",
    },
  );
  edit(
    "the first line of a question twice",
    help,
    "      - question: Whom do we call?\n",
    "      - question: Whom do we call?\n      - question: Whom do we call?\n",
    {
      remedy: "offer",
      on: ["- question: Whom do we call?"],
    },
  );
  edit(
    "a whole question twice",
    help,
    "      - question: What counts as critical?\n",
    "      - question: Whom do we call?\n        answer: Your named engineer, or the number in your contract. On the plan Run somebody answers at any hour; on the others the message waits for the morning. The [plans](/support) have the times.\n      - question: What counts as critical?\n",
    {
      remedy: "offer",
      on: ["- question: Whom do we call?"],
    },
  );
  edit("the word blocks twice", services, "blocks:\n", "blocks:\nblocks:\n", {
    remedy: "offer",
    on: ["blocks:\nblocks:", "blocks:\n  -"],
  });
}

function inLists(edit: Edit): void {
  edit("a list in place of a text", contact, "    eyebrow: Inquiry", "    eyebrow:\n      - Inquiry", {
    remedy: "offer",
    on: ["eyebrow:", "- Inquiry"],
  });
  edit(
    "a text in place of a list of actions",
    services,
    "    actions:\n      - label: Start a Conversation\n        href: /contact\n        look: primary",
    "    actions: Start a Conversation",
  );
  edit(
    "an entry that is only a text",
    home,
    "      - label: Discover Solutions\n        href: /services\n        look: secondary",
    "      - Discover Solutions",
  );
  edit(
    "an entry one column off",
    home,
    "      - label: Discover Solutions",
    "     - label: Discover Solutions",
    { mended: true },
  );
  edit(
    "an option of an entry one column off",
    home,
    "        href: /services\n        look: secondary",
    "       href: /services\n        look: secondary",
    { mended: true },
  );
  edit("dashes without a space", services, "      - title: Help", "      -title: Help", { mended: true });
  edit("two dashes", services, "      - title: Help", "      - - title: Help", { mended: true });
  edit(
    "a comma between entries",
    jobs,
    "skills: [TypeScript, React, Accessibility, CSS, Storybook]",
    "skills: [TypeScript React, Accessibility,, CSS]",
    {
      remedy: "offer",
    },
  );
  edit(
    "a bracket that closes too early",
    jobs,
    "skills: [TypeScript, React, Accessibility, CSS, Storybook]",
    "skills: [TypeScript, React], Accessibility, CSS, Storybook",
    {
      remedy: "offer",
    },
  );
  edit(
    "a round bracket",
    jobs,
    "skills: [TypeScript, React, Accessibility, CSS, Storybook]",
    "skills: (TypeScript, React, Accessibility)",
    {
      remedy: "offer",
    },
  );
  edit(
    "a type behind its options on the line of the dash",
    services,
    "  - type: service-catalog\n    id: catalog",
    "  - id: catalog\n    typ: service-catalog",
    {
      on: ["typ: service-catalog", "- id: catalog"],
      remedy: "fix",
    },
  );
  edit("a colon too many behind a type", services, "  - type: banner", "  - type: banner:", { mended: true });
  edit("a type as the name", services, "  - type: banner\n", "  - banner:\n", { remedy: "offer" });
  edit(
    "a type with the options under it",
    services,
    "  - type: banner\n    id: closing\n    heading: Ready to Innovate Together?",
    "  - type: banner\n      id: closing\n      heading: Ready to Innovate Together?",
    {
      remedy: "offer",
    },
  );
}

function inAddresses(edit: Edit): void {
  edit("an anchor with a path, misspelt", about, 'href: "#how-we-work"', "href: /help#acess", {
    meant: "/help#access",
    remedy: "fix",
  });
  edit("an anchor of another page", about, 'href: "#how-we-work"', 'href: "#inquiry"');
  edit("an anchor in capitals", about, 'href: "#how-we-work"', "href: /help#Access", {
    meant: "/help#access",
    remedy: "fix",
  });
  edit("a slash before the anchor", about, 'href: "#how-we-work"', "href: /about/#how-we-work", {
    mended: "href: /about#how-we-work",
  });
  edit("two anchors", about, 'href: "#how-we-work"', 'href: "##how-we-work"', { mended: true });
  edit(
    "the live server with another port",
    services,
    "href: /support",
    "href: http://localhost:3000/support",
    { mended: true },
  );
  edit("the live server by its number", services, "href: /support", "href: http://127.0.0.1:5173/support", {
    mended: true,
  });
  edit("the site's own host without www", services, "href: /support", "href: https://2sd.example/support", {
    mended: true,
  });
  edit("the site's own host with http", services, "href: /support", "href: http://www.2sd.example/support", {
    mended: true,
  });
  edit("a folder of pages", services, "href: /support", "href: ../pages/support.yaml", { mended: true });
  edit("an ending of another system", services, "href: /support", "href: /support.php", { mended: true });
  edit("a slash too many", services, "href: /support", "href: //support", { mended: true });
  edit("a page by its title", services, "href: /support", "href: Support for running systems");
  edit("a page that was renamed", services, "href: /cloud-cost-review", "href: /cost-review", {
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
    help,
    "          Three things:\n",
    "          Three [things](/hlep):\n",
    { on: "/hlep" },
  );
  edit("a link with text and address the wrong way round", help, "[plans](/support)", "[/support](plans)", {
    on: "[/support](plans)",
  });
  edit(
    "a mail address with a colon missing",
    site,
    "email: support@2sd.example",
    "email: mailto:support@2sd.example",
    { mended: true },
  );
  edit(
    "an address with an ellipsis of the browser",
    services,
    "href: /support",
    "href: https://www.2sd.exam…",
    { remedy: "none" },
  );
  edit("an anchor in a text", terms, "[Privacy Policy](/privacy)", "[Privacy Policy](/terms#use-licence)", {
    on: "/terms#use-licence",
    meant: "/terms#use-license",
  });
}

function inRowsAndSettings(edit: Edit, family: Family): void {
  edit(
    "a photograph with another ending",
    team,
    "avatarUrl: /images/people/ines-marchetti.svg",
    "avatarUrl: /images/people/ines-marchetti.jpg",
    {
      remedy: "offer",
    },
  );
  edit(
    "a photograph with a capital",
    team,
    "avatarUrl: /images/people/ines-marchetti.svg",
    "avatarUrl: /images/People/ines-marchetti.svg",
    { mended: true },
  );
  edit(
    "a profile without https",
    team,
    "profileLink: https://linkedin.example/in/ines-marchetti",
    "profileLink: linkedin.example/in/ines-marchetti",
    {
      mended: true,
    },
  );
  edit("a field of another collection", team, "  title: MLOps Lead", "  role: MLOps Lead", {
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
  edit("a country by its name", jobs, "countryCode: US", "countryCode: United States");
  edit("a job that ends before it starts", jobs, 'validThrough: "2025-08-31"', 'validThrough: "2025-04-31"');
  edit(
    "coordinates the other way round",
    offices,
    "coordinates: [-87.6369, 41.8821]",
    "coordinates: [41.8821, -187.6369]",
  );
  edit(
    "coordinates as a group",
    offices,
    "coordinates: [-0.0817, 51.5235]",
    "coordinates: { lng: -0.0817, lat: 51.5235 }",
  );
  edit("a setting misspelt", site, "tagline: Consulting", "tag-line: Consulting", { mended: true });
  edit("a setting with its unit", site, "shareImages: true", "shareImages: on", { mended: true });
  edit("the brand twice", site, "legalName: 2SD Technologies", "brand: 2SD Technologies", {
    on: ["brand: 2SD Technologies", "brand: 2SD\n", "brand: 2SD"],
  });
  edit("the brand commented out", site, "brand: 2SD\n", "# brand: 2SD\n", {
    on: ["# brand", "legalName", "# The company"],
  });
  edit(
    "a certificate as a group",
    site,
    "  - ISO 27001:2022 (Information Security Management)",
    "  - ISO 27001: 2022 (Information Security Management)",
    {
      remedy: "offer",
    },
  );
  edit("a menu entry that points to a page that is gone", layout, "href: /platform\n", "href: /platforms\n", {
    mended: true,
  });
  // File names
  const catalog = family.textOf(services);
  const rename = (name: string, to: string) =>
    family.files(`${name}: ${to}`, { [services]: null, [to]: catalog }, to, "");
  rename("a copy's ending", "pages/services.yaml.txt");
  rename("an umlaut", "pages/sérvices.yaml");
  rename("a language in the name", "pages/services.en.yaml");
  rename("an underscore at the front", "pages/_services.yaml");
  rename("a page among the data", "data/services-page.yaml");
  rename("a page in the root", "services.yaml");
  family.files(
    "a copy beside the page",
    { "pages/services copy.yaml": catalog },
    "pages/services copy.yaml",
    "",
  );
  family.files(
    "a copy of Windows beside the page",
    { "pages/services - Copy.yaml": catalog },
    "pages/services - Copy.yaml",
    "",
  );
  family.files(
    "a row's page for a field that is none",
    { "pages/jobs/[slug].yaml": null, "pages/jobs/[Slug].yaml": family.textOf(job) },
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
