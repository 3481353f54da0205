import { type AuthorMistake, Family } from "./mistake.ts";

const ABOUT = "pages/about.yaml";
const CONTACT = "pages/contact.yaml";
const CAREERS = "pages/careers/index.yaml";
const HUB = "pages/insights/index.yaml";
const EVENTS = "data/events.yaml";
const OFFICES = "data/offices.yaml";
const SITE = "data/site.yaml";
const LAYOUT = "pages/_layout.yaml";

/**
 * Mistakes on the site's own pages, written after the other families and without looking at how any of them is told:
 * what they are judged by is where a person would want the one message, not which code it has.
 */
export function secondWriter(dir: string): AuthorMistake[] {
  const family = new Family("a second writer", dir);
  const edit = (
    name: string,
    file: string,
    from: string,
    to: string,
    expected: Parameters<typeof family.edit>[5] = {},
  ) => family.edit(name, file, from, to, "", expected);

  // Pasted from elsewhere
  edit("a heading from a Word table", ABOUT, "heading: Our Mission", "heading:\tOur Mission", {
    mended: true,
  });
  edit("a bullet of Word before a title", ABOUT, "      - title: Sales", "      • title: Sales", {
    mended: true,
  });
  edit("a numbered list for entries", ABOUT, "      - title: Sales", "      1. title: Sales");
  edit("a dash of Word as list sign", ABOUT, "      - title: Solutions", "      — title: Solutions", {
    mended: true,
  });
  edit("a checkbox of Notion", ABOUT, "      - title: Delivery", "      - [ ] title: Delivery");
  edit(
    "a line of chat above",
    ABOUT,
    "  - type: people",
    "Anna, 10:42: please change the list below\n  - type: people",
  );
  edit("a mail's reply signs", ABOUT, "    heading: Leadership\n", ">     heading: Leadership\n", {
    mended: true,
  });
  edit("a fence around a block", ABOUT, "  - type: people", "```yaml\n  - type: people", { mended: true });
  edit("a soft hyphen in an option's name", ABOUT, "eyebrow: Method", "eye\u00adbrow: Method", {
    mended: true,
  });
  edit("a zero-width space in a type", ABOUT, "type: people", "type: peo\u200bple", { mended: true });
  edit(
    "an ideographic space for indentation",
    CONTACT,
    "    heading: Contact Us",
    "\u3000\u3000heading: Contact Us",
    { remedy: "offer" },
  );
  edit(
    "a no-break space for indentation",
    CONTACT,
    "    heading: Contact Us",
    "\u00a0\u00a0\u00a0\u00a0heading: Contact Us",
    { mended: true },
  );
  edit("full-width quotation marks", CONTACT, "heading: Contact Us", "heading: ＂Contact Us＂", {
    remedy: "offer",
  });
  edit("German quotation marks", CONTACT, "heading: Contact Us", "heading: „Contact Us“", {
    remedy: "offer",
  });
  edit("guillemets around an address", ABOUT, "href: /contact", "href: «/contact»", { mended: true });

  // Other formats
  edit("TOML", CONTACT, "title: Contact ${site.brand}", 'title = "Contact ${site.brand}"', { mended: true });
  edit("a colon without a space", CONTACT, "    eyebrow: Inquiry", "    eyebrow:Inquiry", { mended: true });
  edit("a space before the colon and none behind", CONTACT, "    tone: tint", "    tone :tint", {
    mended: true,
  });
  edit(
    "JSON braces around a group",
    HUB,
    "          action:\n            label: View All Articles\n            href: /insights/articles",
    '          action: { "label": "View All Articles", "href": "/insights/articles", }',
  );
  edit("a semicolon at a line's end", SITE, "lang: en", "lang: en;", { mended: true });
  edit("CSS for an option", ABOUT, "layout: split", "layout: split;", { mended: true });
  edit("an attribute of HTML", HUB, "icon: newspaper", 'icon="newspaper"', { remedy: "offer" });
  edit(
    "a filter of Liquid",
    HUB,
    "badge: ${count.articles} Articles",
    "badge: ${count.articles | plus: 1} Articles",
  );
  edit("a call in a binding", HUB, "date: ${item.date}", "date: ${item.date.format()}");
  edit("an index in a binding", HUB, "title: ${item.title}", "title: ${item['title']}");
  edit("two dollars", CAREERS, "title: Careers at ${site.brand}", "title: Careers at $${site.brand}");
  edit(
    "a bracket too few",
    CAREERS,
    "heading: Careers at ${site.brand} Technologies",
    "heading: Careers at ${site.brand Technologies",
  );
  edit(
    "a binding with a space inside the name",
    CAREERS,
    "text: ${item.descriptionExcerpt}",
    "text: ${item.description Excerpt}",
  );
  edit("a binding to the wrong root", CAREERS, "href: /jobs/${item.slug}", "href: /jobs/${job.slug}");
  edit("a binding in capitals", CAREERS, "closed: ${item.expired}", "closed: ${Item.expired}");
  edit("a field that does not exist", CAREERS, "tags: ${item.skills}", "tags: ${item.skill}");
  edit("a list as text", CAREERS, "title: ${item.title}\n", "title: ${item.skills}\n");

  // Half-done edits
  edit("an option without its value", ABOUT, "    heading: Our Journey\n", "    heading:\n");
  edit("a type without its value", ABOUT, "  - type: banner", "  - type:");
  edit("a lone dash", ABOUT, "  - type: banner", "  -\n  - type: banner");
  edit("a lone name", CONTACT, "    tone: tint\n", "    tone: tint\n    wide\n");
  edit(
    "the name of an option twice",
    ABOUT,
    "    eyebrow: Method\n",
    "    eyebrow: Method\n    eyebrow: How\n",
  );
  edit("a block without its dash", ABOUT, "  - type: people", "    type: people", { mended: true });
  edit("an entry without its dash", EVENTS, "    - name: Ines Marchetti", "      name: Ines Marchetti", {
    mended: true,
  });
  edit(
    "an entry too far left",
    EVENTS,
    "    - name: Ines Marchetti\n      title: Principal Machine Learning Engineer",
    "  - name: Ines Marchetti\n    title: Principal Machine Learning Engineer",
  );
  edit("an option too far left", ABOUT, "    id: leadership", "  id: leadership", { mended: true });
  edit("an option too far right", ABOUT, "    id: leadership", "      id: leadership", { mended: true });
  edit("a tab for indentation", ABOUT, "    id: leadership", "\tid: leadership", { mended: true });
  edit("blocks left out", CAREERS, "blocks:\n", "", { on: "- type: hero" });
  edit("blocks misspelt", CAREERS, "blocks:", "block:", { mended: true });
  edit("items misspelt", ABOUT, "    items:\n      - title: Sales", "    item:\n      - title: Sales");
  edit(
    "items with a capital",
    ABOUT,
    "    items:\n      - title: Sales",
    "    Items:\n      - title: Sales",
    { mended: true },
  );
  edit(
    "an image as a text",
    ABOUT,
    "      image:\n        src: ${item.image}\n        alt: Portrait of ${item.name}",
    "      image: ${item.image}",
  );
  edit(
    "actions as a group",
    ABOUT,
    '    actions:\n      - label: How we work\n        href: "#how-we-work"\n        look: secondary',
    '    actions:\n      label: How we work\n      href: "#how-we-work"\n      look: secondary',
  );
  edit(
    "tags as a text with commas",
    CAREERS,
    'meta: ["${item.location}", "${item.department}", "${item.type}"]',
    "meta: ${item.location}, ${item.department}",
  );
  edit("columns as a number", CAREERS, "columns: { base: 1, md: 2, lg: 3 }", "columns: 3");
  edit(
    "columns with an unknown width",
    CAREERS,
    "columns: { base: 1, md: 2, lg: 3 }",
    "columns: { base: 1, tablet: 2 }",
  );
  edit(
    "columns with too many",
    CAREERS,
    "columns: { base: 1, md: 2, lg: 3 }",
    "columns: { base: 1, md: 12 }",
  );
  edit(
    "an apostrophe in single quotation marks",
    ABOUT,
    "heading: How We Work",
    "heading: 'How We're Working'",
  );
  edit("a quotation inside double marks", ABOUT, "heading: How We Work", 'heading: "How "we" work"');
  edit("a hash inside a text", ABOUT, "eyebrow: Since 2016", "eyebrow: The #1 since 2016");
  edit("a colon inside a text", ABOUT, "heading: Our Vision", "heading: Our Vision: accountable");
  edit("a text that starts with a star", ABOUT, "heading: Our Vision", "heading: *Our* Vision");
  edit("a text that starts with a percent sign", ABOUT, "eyebrow: Method", "eyebrow: %100 method");
  edit("a version as a number", ABOUT, "eyebrow: Method", "eyebrow: 2.10");

  // Values
  edit("an icon that does not exist", ABOUT, "icon: handshake", "icon: hand-shake", { mended: true });
  edit("an icon with its ending", ABOUT, "icon: lightbulb", "icon: lightbulb.svg", { mended: true });
  edit("a tone by its colour", ABOUT, "tone: ink", "tone: blue");
  edit("a look in capitals", ABOUT, "look: timeline", "look: Timeline", { mended: true });
  edit("a type in the plural", ABOUT, "  - type: banner", "  - type: banners", { mended: true });
  edit("a type of another system", ABOUT, "  - type: banner", "  - type: cta");
  edit("true in quotation marks", CAREERS, "clamp: true", 'clamp: "true"', { mended: true });
  edit("yes for true", CAREERS, "clamp: true", "clamp: yes", { mended: true });
  edit("a date in words", HUB, 'date: "2025-07-25"', "date: 25 July 2025");
  edit("a date the American way", HUB, 'date: "2025-07-25"', 'date: "07/25/2025"');
  edit("a day that does not exist", EVENTS, 'date: "2027-03-18"', 'date: "2027-02-30"');
  edit("a time with am", EVENTS, 'startTime: "15:00"', 'startTime: "3 pm"');
  edit("an end before its start", EVENTS, 'endTime: "16:30"', 'endTime: "14:30"');
  edit("a time zone by its abbreviation", EVENTS, "timeZone: Europe/London", "timeZone: BST");
  edit(
    "coordinates as a text",
    OFFICES,
    "coordinates: [-0.0817, 51.5235]",
    'coordinates: "-0.0817, 51.5235"',
  );
  edit(
    "coordinates with commas for points",
    OFFICES,
    "coordinates: [-0.0817, 51.5235]",
    "coordinates: [-0,0817, 51,5235]",
  );
  edit("an address without its at sign", OFFICES, "email: uk@2sd.example", "email: uk.2sd.example");
  edit("a number with letters", SITE, "phone: +44 20 7946 0210", "phone: +44 20 DRAW");
  edit("a language by its name", SITE, "lang: en", "lang: English");
  edit("an origin with a slash", SITE, "url: https://www.2sd.example", "url: https://www.2sd.example/", {
    mended: true,
  });
  edit("an origin without https", SITE, "url: https://www.2sd.example", "url: www.2sd.example");

  // Links
  edit("a file for a page", ABOUT, "href: /contact", "href: contact.yaml", { mended: true });
  edit("an ending of HTML", ABOUT, "href: /contact", "href: /contact.html", { mended: true });
  edit("a page misspelt", ABOUT, "href: /contact", "href: /conatct", { mended: true });
  edit("a page in capitals", ABOUT, "href: /contact", "href: /Contact", { mended: true });
  edit("a page without its slash", ABOUT, "href: /contact", "href: contact", { mended: true });
  edit("an anchor misspelt", ABOUT, 'href: "#how-we-work"', 'href: "#how-we-wrok"', { mended: true });
  edit("an anchor by its heading", ABOUT, 'href: "#how-we-work"', 'href: "#How We Work"');
  edit("an anchor without marks", ABOUT, 'href: "#how-we-work"', "href: #how-we-work", { mended: true });
  edit("an e-mail address", ABOUT, "href: /contact", "href: hello@2sd.example", {
    mended: "href: mailto:hello@2sd.example",
  });
  edit("a phone number", ABOUT, "href: /contact", "href: +44 20 7946 0210");
  edit("an address of the live server", ABOUT, "href: /contact", "href: http://localhost:5173/contact", {
    mended: "href: /contact",
  });
  edit(
    "an address of the site itself that is gone",
    ABOUT,
    "href: /contact",
    "href: https://www.2sd.example/contcat",
  );
  edit(
    "a broken link in Markdown",
    ABOUT,
    "The name is a short promise.",
    "The name is a [short promise](/promise).",
    { on: "short promise](/promise)" },
  );
  edit(
    "a link in Markdown with a space",
    ABOUT,
    "The name is a short promise.",
    "The name is a [short promise] (/services).",
    { on: "short promise] (/services)" },
  );
  edit(
    "a link in Markdown never closed",
    ABOUT,
    "The name is a short promise.",
    "The name is a [short promise](/services.",
    { on: "short promise](/services" },
  );
  edit(
    "an empty link in Markdown",
    ABOUT,
    "The name is a short promise.",
    "The name is a [short promise]().",
    { on: "short promise]()" },
  );
  edit("HTML in Markdown", ABOUT, "The name is a short promise.", "The name is a <b>short</b> promise.", {
    on: "<b>short",
  });
  edit(
    "a first heading in Markdown",
    ABOUT,
    "The name is a short promise.",
    "# The name\n\n      The name is a short promise.",
    { on: "# The name" },
  );
  edit(
    "a picture that is not there",
    HUB,
    "src: /images/events/agentic-workflow-workshop.svg",
    "src: /images/events/agentic-workshop.svg",
    { remedy: "offer" },
  );
  edit(
    "a picture by its name alone",
    HUB,
    "src: /images/events/agentic-workflow-workshop.svg",
    "src: agentic-workflow-workshop.svg",
    { mended: true },
  );
  edit(
    "a picture with public/",
    HUB,
    "src: /images/events/agentic-workflow-workshop.svg",
    "src: public/images/events/agentic-workflow-workshop.svg",
    { mended: true },
  );
  edit(
    "a picture from a disk",
    EVENTS,
    "photo: /images/people/ines-marchetti.svg",
    "photo: C:\\Users\\ines\\ines-marchetti.svg",
    { remedy: "offer" },
  );

  // Data and queries
  edit("a collection misspelt", CAREERS, "source: jobs", "source: job", { mended: true });
  edit("a collection with its ending", CAREERS, "source: jobs", "source: jobs.yaml", { mended: true });
  edit("a collection with its folder", CAREERS, "source: jobs", "source: data/jobs", { mended: true });
  edit("a sort by words", HUB, "sort: -date", "sort: date desc", { mended: true });
  edit("a sort by a field that is not there", HUB, "sort: -date", "sort: -published");
  edit("a limit in words", HUB, "limit: 3", "limit: three");
  edit("a limit of nothing", HUB, "limit: 3", "limit: 0");
  edit("a negative limit", HUB, "limit: 3", "limit: -3");
  edit("a filter on a field that is not there", CAREERS, "      - field: location", "      - field: city", {
    on: "field: city",
  });
  edit("a search in a field that is not there", CAREERS, "fields: [title]", "fields: [titel]", {
    mended: true,
  });
  edit("an id with a space", ABOUT, "id: how-we-work", "id: how we work", { on: ["id: how we work"] });
  edit("an id twice", ABOUT, "id: mission", "id: meaning");
  edit("a key of a row twice", OFFICES, "- id: india", "- id: europe");
  edit("a row without its key", OFFICES, "- id: india\n  region: India", "- region: India", {
    on: "- region: India",
  });
  edit(
    "a field that the schema does not know",
    OFFICES,
    "  region: India\n",
    '  region: India\n  fax: "1"\n',
    { on: "fax" },
  );
  edit("a field with a capital", OFFICES, "  region: India\n", "  Region: India\n", { mended: true });
  edit("a menu entry without an address", LAYOUT, "href: /about\n", "hrf: /about\n", { mended: true });
  return family.mistakes;
}
