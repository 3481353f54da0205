import type { ProblemKind } from "./problem-kind.ts";

const hero = (lines: string, title = "Home"): string =>
  `title: ${title}\ndescription: What ${title} is.\nblocks:\n  - type: hero\n${lines.replace(/^/gm, "    ")}\n`;
const headed = (first: string, second: string): string =>
  `title: Home\ndescription: What Home is.\nblocks:\n${first}${second}`;
const news = "  - type: card-grid\n    heading: News\n    items: [{ title: One }]\n";
const opening = "  - type: hero\n    heading: Home\n";
const link = (href: string): string => hero(`heading: Home\nactions: [{ label: Go, href: "${href}" }]`);

const SETTINGS = "brand: Kestrel\nurl: https://www.example.com\nlang: en\n";
const SERVICES_SCHEMA = JSON.stringify({
  type: "object",
  additionalProperties: false,
  properties: {
    brand: { type: "string" },
    url: { type: "string" },
    lang: { type: "string" },
    services: { $ref: "../renderer/schema/common.json#/definitions/services" },
  },
});

/** A block that sends answers. */
const ASK = {
  "blocks/ask/view.tsx": "export default () => null;\n",
  "blocks/ask/schema.json": JSON.stringify({
    title: "Ask",
    description: "Asks.",
    type: "object",
    additionalProperties: false,
    properties: { url: { description: "Where to.", type: "string", "x-kind": "receiver" } },
  }),
};

const ASKING_SCHEMA = JSON.stringify({
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Asking",
  description: "Asks for consent.",
  type: "object",
  additionalProperties: false,
  properties: {
    categories: {
      type: "array",
      description: "Categories.",
      items: { type: "string", "x-kind": "consent", description: "Category." },
    },
  },
});

/** What a site with services has besides: settings that allow them, and a block that asks for consent. */
const BESIDE_SERVICES = {
  "data/site.schema.json": SERVICES_SCHEMA,
  "blocks/asking/view.tsx": "export default function View() {\n  return null;\n}\n",
  "blocks/asking/schema.json": ASKING_SCHEMA,
  "pages/index.yaml": headed(opening, "  - type: asking\n    categories: [analytics]\n"),
};

/** Problems that only the whole site shows. */
export const siteProblems: Record<string, ProblemKind> = {
  "bad-link": {
    severity: "error",
    title: "An address that is not one",
    cause:
      "Links start with / for a page of this site, # for a place on the page, ? or ./ or ../ for one near it, https://, mailto:, tel: or sms:.",
    cure: "Write the address in one of these forms.",
    example: { wrong: link("javascript:alert(1)"), right: link("/about"), marks: '"javascript:alert(1)"' },
  },
  "doubtful-link": {
    isRule: true,
    severity: "warning",
    title: "A link that may lead elsewhere than it says",
    cause:
      "The address is not encrypted, or its host is written so that people and browsers read different names.",
    cure: "Write the address with https:// and the plain name of the host.",
    example: {
      wrong: link("http://example.org/"),
      right: link("https://example.org/"),
      marks: '"http://example.org/"',
    },
  },
  "bad-language": {
    severity: "error",
    title: "A language that is not one",
    cause: "Browsers, screen readers and search engines go by the tag of the language that a page is in.",
    cure: "Write a tag such as en, en-GB or de.",
    example: {
      file: "data/site.yaml",
      wrong: "brand: Kestrel\nurl: https://www.example.com\nlang: english!\nemail: hello@example.com\n",
      right: "brand: Kestrel\nurl: https://www.example.com\nlang: en-GB\nemail: hello@example.com\n",
      marks: "english!",
    },
  },
  "site-below-path": {
    isRule: true,
    severity: "warning",
    title: "An address of the site that no other can be put behind",
    cause:
      "A site stands at the root of a host or below a path of it, and the addresses of its pages go on from there. A file, a query or signs that a path cannot have do not lead on.",
    cure: "Write the address below which all pages stand: a host, or a host with a path such as https://www.example.com/department.",
    example: {
      file: "data/site.yaml",
      wrong:
        "brand: Kestrel\nurl: https://kestrel.example.com/department/index.html\nlang: en\nemail: hello@example.com\n",
      right:
        "brand: Kestrel\nurl: https://kestrel.example.com/department\nlang: en\nemail: hello@example.com\n",
      marks: "https://kestrel.example.com/department/index.html",
    },
  },
  "incomplete-service": {
    severity: "error",
    title: "A service that lacks what it is reached by",
    cause: "A service under services in data/site.yaml cannot be loaded as long as an option is missing.",
    cure: "Add the option.",
    example: {
      file: "data/site.yaml",
      beside: BESIDE_SERVICES,
      wrong: `${SETTINGS}services:\n  - use: google-analytics\n`,
      right: `${SETTINGS}services:\n  - use: google-analytics\n    id: G-ABC123\n`,
      marks: "google-analytics",
    },
  },
  "dead-receiver": {
    severity: "error",
    title: "A form whose answers cannot arrive",
    cause: "Browsers do not send to the address, or nothing there can take what a form sends.",
    cure: "Write the address that the receiver of the form gives you; it starts with https://.",
    example: {
      beside: ASK,
      wrong: headed(opening, "  - type: ask\n    url: https://api/inquiries\n"),
      right: headed(opening, "  - type: ask\n    url: https://api.example.com/inquiries\n"),
      marks: "https://api/inquiries",
    },
  },
  "service-nowhere": {
    severity: "warning",
    isRule: true,
    title: "A service for pages that do not exist",
    cause: "An entry of pages of a service in data/site.yaml stands for no page of the site.",
    cure: "Write the address of a page, or one with /* at its end for all pages below it.",
    example: {
      file: "data/site.yaml",
      beside: BESIDE_SERVICES,
      wrong: `${SETTINGS}services:\n  - use: plausible\n    pages: [/abuot]\n`,
      right: `${SETTINGS}services:\n  - use: plausible\n    pages: [/about]\n`,
      marks: "/abuot",
    },
  },
  "unasked-service": {
    severity: "warning",
    isRule: true,
    title: "A service that visitors are not asked about",
    cause:
      "A service in data/site.yaml waits for a category that the cookie banner does not offer, so nobody can agree to it.",
    cure: "Add the category to the cookie banner, or give the service one that is there.",
    example: {
      file: "data/site.yaml",
      beside: BESIDE_SERVICES,
      wrong: `${SETTINGS}services:\n  - use: plausible\n    category: marketing\n`,
      right: `${SETTINGS}services:\n  - use: plausible\n    category: analytics\n`,
      marks: "marketing",
    },
  },
  "broken-link": {
    isRule: true,
    severity: "error",
    title: "A link that leads nowhere",
    cause: "The site has neither a page nor a file with this address.",
    cure: "Correct the address, or add the page.",
    example: { wrong: link("/abuot"), right: link("/about"), marks: '"/abuot"' },
  },
  "broken-anchor": {
    isRule: true,
    severity: "error",
    title: "A link to a place that does not exist",
    cause: "The page has no block or section with this id.",
    cure: "Correct the part behind #, or give the block an id.",
    example: { wrong: link("/about#taem"), right: link("/about#team"), marks: '"/about#taem"' },
  },
  "bad-image": {
    severity: "error",
    title: "A path that is not one of a picture",
    cause: "Pictures are files under public/, written as visitors get them: /images/name.svg.",
    cure: "Put the file into public/ and write its path.",
    example: {
      wrong: hero("heading: Home\nimage: { src: images/team.svg, alt: The team }"),
      right: hero("heading: Home\nimage: { src: /images/team.svg, alt: The team }"),
      marks: "images/team.svg",
    },
  },
  "missing-image": {
    severity: "error",
    title: "A picture that does not exist",
    cause: "There is no such file under public/.",
    cure: "Correct the path, or add the file.",
    example: {
      wrong: hero("heading: Home\nimage: { src: /images/taem.svg, alt: The team }"),
      right: hero("heading: Home\nimage: { src: /images/team.svg, alt: The team }"),
      marks: "/images/taem.svg",
    },
  },
  "html-in-text": {
    isRule: true,
    severity: "warning",
    title: "HTML in a text",
    cause:
      "Texts are written in Markdown. HTML in them is left out, and with some of it the words that it holds.",
    cure: "Write it in Markdown, or put the text into a file under public/, where HTML is allowed.",
    example: {
      wrong: hero("heading: Home\ntext: We work <u>with</u> you."),
      right: hero("heading: Home\ntext: We work **with** you, for x \\<y\\> as well as `<z>`."),
      marks: "<u>",
    },
  },
  "written-break": {
    isRule: true,
    severity: "warning",
    title: "A line break of a program in a text",
    cause: "In a text without double quotation marks, a backslash and an n are two signs that visitors read.",
    cure: "Break the text itself, behind |, or write it in two options.",
    example: {
      wrong: hero("heading: Home\ntext: We listen.\\nThen we build."),
      right: hero("heading: Home\ntext: |\n  We listen.\n\n  Then we build."),
      marks: "\\n",
    },
  },
  "left-out-of-file": {
    severity: "warning",
    title: "Part of a file that is not published",
    cause:
      "A file under public/ can be opened by its own address. What a browser would run there, or ask other hosts for, is left out of what is published.",
    cure: "Remove it from the file.",
    example: {
      file: "public/images/plan.svg",
      wrong: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      right: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1v1z"/></svg>',
      marks: "<",
    },
  },
  "file-not-published": {
    severity: "warning",
    title: "A file that is not published",
    cause:
      "A browser that opens this file would run what is in it, and what that is cannot be told: the file is damaged, packed or too large.",
    cure: "Mend the file, or write it in another format.",
    example: {
      file: "public/images/plan.svg",
      wrong: '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>',
      right: '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>',
      marks: "<",
    },
  },
  "front-matter": {
    severity: "warning",
    title: "Names and values above a text",
    cause:
      "Other systems keep title and date above the text of a page. Here they would be shown as a heading.",
    cure: "Move them to the page or row that shows the text.",
    example: {
      beside: {
        "pages/index.yaml": `${hero("heading: Home")}  - type: body\n    files: [/texts/three.md]\n`,
      },
      file: "public/texts/three.md",
      wrong: "---\ntitle: Three\n---\nThree days.\n",
      right: "Three days.\n",
      marks: "---",
    },
  },
  "html-left-out": {
    isRule: true,
    severity: "warning",
    title: "HTML of a file that is not shown",
    cause:
      "Frames, forms, scripts and the like, and what says how a text looks, are taken out of the files of texts.",
    cure: "Remove it. What shows or does more than a text is a block.",
    example: {
      beside: {
        "pages/index.yaml": `${hero("heading: Home")}  - type: body\n    files: [/texts/two.html]\n`,
      },
      file: "public/texts/two.html",
      wrong: '<p>See <iframe src="https://example.org"></iframe> it.</p>\n',
      right: '<p>See <a href="https://example.org">it</a>.</p>\n',
      marks: '<iframe src="https://example.org">',
    },
  },
  "wrong-marker": {
    severity: "error",
    title: "A text that does not say whose it is",
    cause:
      "A page may say what the comment in the first line of its text's file says. Where the file says something else, browsers take it for an error page of the host, and show no text.",
    cure: "Write the comment that the page names as the first line of the file.",
    example: {
      beside: {
        "pages/index.yaml": `${hero("heading: Home")}  - type: body\n    files: [/texts/two.html]\n    marker: "text: two"\n`,
      },
      file: "public/texts/two.html",
      wrong: "<!-- text: one -->\n<p>What we do.</p>\n",
      right: "<!-- text: two -->\n<p>What we do.</p>\n",
      marks: "<!-- text: one -->",
    },
  },
  "unclosed-element": {
    severity: "error",
    title: "An element of HTML that is not closed",
    cause:
      "A heading, list, link or the like ends where its closing tag stands. Without one, or with that of another element, browsers take what follows for a part of it.",
    cure: "Write the closing tag.",
    example: {
      beside: {
        "pages/index.yaml": `${hero("heading: Home")}  - type: body\n    files: [/texts/two.html]\n`,
      },
      file: "public/texts/two.html",
      wrong: "<h2>Services\n<p>What we do.</p>\n",
      right: "<h2>Services</h2>\n<p>What we do.</p>\n",
      marks: "<h2>",
    },
  },
  "missing-alt": {
    isRule: true,
    severity: "warning",
    title: "A picture without words",
    cause:
      "Those who do not see the picture of a text are told nothing of it, not even that it is decoration.",
    cure: 'Say what it shows: ![The team](/images/team.svg), in HTML alt="The team". ![""](…) and alt="" stand for a picture that only decorates.',
    example: {
      beside: {
        "pages/index.yaml": `${hero("heading: Home")}  - type: body\n    files: [/texts/two.html]\n`,
      },
      file: "public/texts/two.html",
      wrong: '<p><img src="/images/team.svg"></p>\n',
      right: '<p><img src="/images/team.svg" alt="The team"></p>\n',
      marks: "/images/team.svg",
    },
  },
  "too-much": {
    severity: "error",
    title: "A text that comes to too much",
    cause:
      "A few signs can stand for very many parts of a page: a mark that is never closed is put up again in every paragraph after it. A text may come to 50,000 parts.",
    cure: "Split the text, and close what marks words before the paragraph ends.",
    example: {
      beside: {
        "pages/index.yaml": `${hero("heading: Home")}  - type: body\n    files: [/texts/two.html]\n`,
      },
      file: "public/texts/two.html",
      wrong: `<p><i title="${"x".repeat(6_000)}">One${"<p>more".repeat(7)}</i></p>\n`,
      right: "<p><i>One</i></p>\n",
      marks: "<p>",
    },
  },
  "missing-file": {
    severity: "error",
    title: "A text without a file",
    cause: "None of the files that the text could come from exists.",
    cure: "Add one of them under public/.",
    example: {
      wrong: `${hero("heading: Home")}  - type: body\n    files: [/texts/none.md]\n`,
      right: `${hero("heading: Home")}  - type: body\n    files: [/texts/one.md]\n`,
      marks: "[/texts/none.md]",
    },
  },
  "unknown-icon": {
    severity: "error",
    title: "An unknown icon",
    cause: "The icon is not among those that the site ships.",
    cure: "Choose one by its name: all are shown at /__blocks while npm start runs.",
    example: {
      wrong: `${hero("heading: Home")}  - type: card-grid\n    heading: Cards\n    items: [{ title: One, icon: brain-circut }]\n`,
      right: `${hero("heading: Home")}  - type: card-grid\n    heading: Cards\n    items: [{ title: One, icon: brain-circuit }]\n`,
      marks: "brain-circut",
    },
  },
  "dangling-reference": {
    severity: "error",
    title: "A reference to a row that does not exist",
    cause: "No row of the other collection has this key.",
    cure: "Correct the key, or add the row.",
    example: {
      file: "data/jobs.yaml",
      wrong:
        "- slug: data-engineer\n  title: Data Engineer\n  department: Data\n  skills: [SQL]\n  lead: anna\n",
      right:
        "- slug: data-engineer\n  title: Data Engineer\n  department: Data\n  skills: [SQL]\n  lead: ana\n",
      marks: "anna",
    },
  },
  "missing-value": {
    isRule: true,
    severity: "warning",
    title: "A row leaves a gap in a text",
    cause: "A binding inside a text finds no value in this row.",
    cure: "Fill the field in for every row, or leave it out of the text.",
    example: {
      wrong: `${hero("heading: Home")}  - type: card-grid\n    heading: Cards\n    source: jobs\n    item: { title: "\${item.title}: \${item.summary}" }\n`,
      right: `${hero("heading: Home")}  - type: card-grid\n    heading: Cards\n    source: jobs\n    item: { title: "\${item.title}: \${item.department}" }\n`,
      marks: '"${item.title}: ${item.summary}"',
    },
  },
  "bad-route": {
    severity: "error",
    title: "A name that cannot be an address",
    cause: "Addresses consist of small letters, digits and single hyphens, so that they work on every host.",
    cure: "Rename the file, or change the field of the row.",
    example: {
      file: "pages/About_Us.yaml",
      wrong: hero("heading: About", "About us"),
      right: "",
      marks: "",
    },
  },
  "duplicate-route": {
    severity: "error",
    title: "Two pages with one address",
    cause: "Only one of them could be shown.",
    cure: "Rename or remove one of the two.",
    example: {
      file: "pages/about.yaml",
      beside: { "pages/about/index.yaml": hero("heading: About us", "About us") },
      wrong: hero("heading: About", "About twice"),
      right: "",
      marks: "title",
    },
  },
  "duplicate-id": {
    severity: "error",
    title: "The same id twice on a page",
    cause: "A link to it could mean either.",
    cure: "Choose another id for one of them.",
    example: {
      wrong: `${hero("id: top-part\nheading: Home")}  - type: prose\n    id: top-part\n    text: Welcome\n`,
      right: `${hero("id: top-part\nheading: Home")}  - type: prose\n    id: welcome\n    text: Welcome\n`,
      marks: "top-part",
    },
  },
  "broken-redirect": {
    severity: "error",
    title: "A redirect that leads nowhere",
    cause: "The site has no page with the address that visitors are sent to.",
    cure: "Correct the address.",
    example: {
      file: "pages/old.yaml",
      wrong: "redirect: /abuot\n",
      right: "redirect: /about\n",
      marks: "/abuot",
    },
  },
  "redirect-loop": {
    severity: "error",
    title: "A redirect that never ends",
    cause: "Visitors would be sent in a circle.",
    cure: "Send them to a page.",
    example: {
      file: "pages/old.yaml",
      wrong: "redirect: /old\n",
      right: "redirect: /about\n",
      marks: "/old",
    },
  },
  "redirect-chain": {
    isRule: true,
    severity: "warning",
    title: "A redirect to a redirect",
    cause: "Visitors wait for each step.",
    cure: "Send them straight to where they end up.",
    example: {
      file: "pages/older.yaml",
      wrong: "redirect: /former\n",
      right: "redirect: /about\n",
      marks: "/former",
    },
  },
  "unknown-layout": {
    severity: "error",
    title: "An unknown layout",
    cause: "There is no layout file of this name in pages/.",
    cure: "Correct the name, or add the file.",
    example: {
      wrong: `layout: lyout\n${hero("heading: Home")}`,
      right: `layout: layout\n${hero("heading: Home")}`,
      marks: "lyout",
    },
  },
  "missing-description": {
    isRule: true,
    severity: "warning",
    title: "A page without a description",
    cause: "Search engines and shared links then show whatever they find first.",
    cure: "Add one or two sentences.",
    example: {
      wrong: "title: Home\nblocks:\n  - type: hero\n    heading: Home\n",
      right: hero("heading: Home"),
      marks: "title",
    },
  },
  "duplicate-title": {
    isRule: true,
    severity: "warning",
    title: "Two pages with the same title",
    cause: "In search results and tabs nobody can tell them apart.",
    cure: "Say what is special about this page.",
    example: {
      wrong: hero("heading: Home", "About").replace("What About is.", "What Home is."),
      right: hero("heading: Home"),
      marks: "About",
    },
  },
  "duplicate-description": {
    isRule: true,
    severity: "warning",
    title: "Two pages with the same description",
    cause: "In search results nobody can tell them apart.",
    cure: "Say what is special about this page.",
    example: {
      wrong: hero("heading: Home").replace("What Home is.", "What About is."),
      right: hero("heading: Home"),
      marks: "What About is.",
    },
  },
  "missing-h1": {
    isRule: true,
    severity: "warning",
    title: "A page without a main heading",
    cause: "Screen readers and search engines look for the one heading that names the page.",
    cure: "Use a block that makes one, such as a hero.",
    example: {
      wrong:
        "title: Home\ndescription: What we do.\nblocks:\n  - type: card-grid\n    heading: Cards\n    items: [{ title: One }]\n",
      right: hero("heading: Home"),
      marks: "Home",
    },
  },
  "second-h1": {
    isRule: true,
    severity: "warning",
    title: "A page with two main headings",
    cause: "Only one heading can name the page.",
    cure: "Keep one.",
    example: {
      wrong: `${hero("heading: Home")}  - type: hero\n    heading: Again\n`,
      right: hero("heading: Home"),
      marks: "Again",
    },
  },
  "heading-above-main": {
    isRule: true,
    severity: "warning",
    title: "A heading above the main heading",
    cause: "People who move from heading to heading begin with the main one, and miss what stands before it.",
    cure: "Move the block below the one with the main heading.",
    example: {
      wrong: headed(news, opening),
      right: headed(opening, news),
      marks: "News",
    },
  },
  "skipped-heading": {
    isRule: true,
    severity: "warning",
    title: "A level of headings is left out",
    cause: "People who move from heading to heading believe that they missed one.",
    cure: "Give the part before it a heading.",
    example: {
      wrong: `${hero("heading: Home")}  - type: prose\n    text: "### Deep"\n`,
      right: `${hero("heading: Home")}  - type: prose\n    text: "## Next"\n`,
      marks: "### Deep",
    },
  },
  "bad-schema": {
    severity: "error",
    title: "A schema that cannot be used",
    cause:
      "The schema of a block or a collection is not well-formed, or refers to something that does not exist.",
    cure: "Correct the schema; docs/architecture.md lists the keywords.",
    example: {
      file: "blocks/notice/schema.json",
      wrong: '{ "type": "object", "additionalProperties": true }\n',
      right: '{ "type": "object", "additionalProperties": false, "properties": {} }\n',
      marks: '{ "type": "object", "additionalProperties": true }',
    },
  },
  "incomplete-block": {
    severity: "error",
    title: "A block folder that lacks a part",
    cause: "A block needs its schema and its view.",
    cure: "Add the file, or remove the folder.",
    example: {
      file: "blocks/lonely/schema.json",
      wrong: '{ "type": "object", "additionalProperties": false }\n',
      right: "",
      marks: '{ "type": "object", "additionalProperties": false }',
    },
  },
  "not-a-file": {
    severity: "error",
    title: "Something that is no file of the site",
    cause:
      "It is a link to another place, a folder with the name of a file, or may not be read. Links are not followed, so that nothing from outside the site is published.",
    cure: "Put the file itself there.",
    example: {
      file: "pages/team.yaml",
      isLink: true,
      wrong: "about.yaml",
      right: "",
      marks: "",
    },
  },
  "misnamed-file": {
    severity: "error",
    title: "A file that nothing reads",
    cause:
      "Pages, data files and the rules are found by their names, which end in .yaml in small letters; data files stand in data/ itself.",
    cure: "Rename the file.",
    example: {
      file: "pages/news.yml",
      wrong: hero("heading: News", "News"),
      right: "",
      marks: "",
    },
  },
  "renamed-page": {
    severity: "error",
    title: "A page that is not where links to it lead",
    cause:
      "The address of a page follows from the name and folder of its file. It was renamed or moved, and the links were not.",
    cure: "Add its former address to aliases, or change the links.",
    example: {
      file: "pages/company/prices.yaml",
      beside: {
        "pages/index.yaml": `${hero("heading: Home", "Home")}    text: See our [prices](/prices).\n    actions: [{ label: Prices, href: /prices }]\n`,
      },
      wrong: hero("heading: Prices", "Prices"),
      right: `aliases: [/prices]\n${hero("heading: Prices", "Prices")}`,
      marks: "title",
    },
  },
  "missing-home-page": {
    severity: "error",
    title: "A site without a home page",
    cause: "The page at / is made of pages/index.yaml, and there is no such file.",
    cure: "Create it, or rename the page that is meant.",
    example: {
      file: "pages/index.yaml",
      wrong: null,
      right: hero("heading: Home", "Home"),
      marks: "",
    },
  },
  "missing-settings": {
    severity: "error",
    title: "A site without settings",
    cause: "Name, address and language of the site stand in data/site.yaml, and there is no such file.",
    cure: "Create it, with brand, url and lang.",
    example: {
      file: "data/site.yaml",
      wrong: null,
      right: "brand: Kestrel\nurl: https://www.example.com\nlang: en\n",
      marks: "",
    },
  },
  "missing-layout": {
    severity: "warning",
    title: "A site without a layout",
    cause: "Header and footer of all pages stand in pages/_layout.yaml, and there is no such file.",
    cure: "Create it, or name another layout in each page.",
    example: {
      file: "pages/_layout.yaml",
      wrong: null,
      right: "blocks:\n  - type: page\n",
      marks: "",
    },
  },
  "missing-data": {
    severity: "error",
    title: "A schema without its data file",
    cause: "The fields of a collection are described, but the file with its rows is missing.",
    cure: "Create the data file, or delete the schema.",
    example: {
      file: "data/team.yaml",
      wrong: null,
      right: "- id: ana\n  name: Ana\n- id: ben\n  name: Ben\n",
      marks: "",
    },
  },
  "missing-data-schema": {
    severity: "error",
    title: "A data file without a schema",
    cause: "Without one nobody can tell which fields a row has.",
    cure: "Add NAME.schema.json beside it.",
    example: { file: "data/extra.yaml", wrong: "- id: one\n", right: "", marks: "" },
  },
};
