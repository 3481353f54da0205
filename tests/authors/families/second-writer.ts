import type { AuthorMistake } from "./mistake.ts";
import { PLACES, writer } from "./writer.ts";

const { about, contact, careers, hub } = PLACES;
const { events, offices, site, layout } = PLACES;

/**
 * Mistakes on the site's own pages, written after the other families and without looking at how any of them is told:
 * what they are judged by is where a person would want the one message, not which code it has.
 */
export function secondWriter(dir: string): AuthorMistake[] {
  const { family, edit } = writer("a second writer", dir);

  // Pasted from elsewhere
  edit("a bullet of Word before a title", about, "      - title: Sales", "      • title: Sales", {
    mended: true,
  });
  edit("a numbered list for entries", about, "      - title: Sales", "      1. title: Sales");
  edit("a dash of Word as list sign", about, "      - title: Solutions", "      — title: Solutions", {
    mended: true,
  });
  edit("a checkbox of Notion", about, "      - title: Delivery", "      - [ ] title: Delivery", {
    mended: true,
  });
  edit(
    "a line of chat above",
    about,
    "  - type: people",
    "Anna, 10:42: please change the list below\n  - type: people",
  );
  edit("a mail's reply signs", about, "    heading: Leadership\n", ">     heading: Leadership\n", {
    mended: true,
  });
  edit("a fence around a block", about, "  - type: people", "```yaml\n  - type: people", { mended: true });
  edit("a soft hyphen in an option's name", about, "eyebrow: Method", "eye\u00adbrow: Method", {
    mended: true,
  });
  edit("a zero-width space in a type", about, "type: people", "type: peo\u200bple", { mended: true });
  edit(
    "an ideographic space for indentation",
    contact,
    "    heading: Contact Us",
    "\u3000\u3000heading: Contact Us",
    { remedy: "offer" },
  );
  edit(
    "a no-break space for indentation",
    contact,
    "    heading: Contact Us",
    "\u00a0\u00a0\u00a0\u00a0heading: Contact Us",
    { mended: true },
  );
  edit("guillemets around an address", about, "href: /contact", "href: «/contact»", { mended: true });

  // Other formats
  edit("TOML", contact, "title: Contact ${site.brand}", 'title = "Contact ${site.brand}"', { mended: true });
  edit("a colon without a space", contact, "    eyebrow: Inquiry", "    eyebrow:Inquiry", { mended: true });
  edit("a space before the colon and none behind", contact, "    tone: tint", "    tone :tint", {
    mended: true,
  });
  edit("a semicolon at a line's end", site, "lang: en", "lang: en;", { mended: true });
  edit("CSS for an option", about, "layout: split", "layout: split;", { mended: true });
  edit("an attribute of HTML", hub, "icon: newspaper", 'icon="newspaper"', { mended: 'icon: "newspaper"' });
  edit(
    "a filter of Liquid",
    hub,
    "badge: ${count.articles} Articles",
    "badge: ${count.articles | plus: 1} Articles",
  );
  edit("a call in a binding", hub, "date: ${item.date}", "date: ${item.date.format()}");
  edit("an index in a binding", hub, "title: ${item.title}", "title: ${item['title']}");
  edit("two dollars", careers, "title: Careers at ${site.brand}", "title: Careers at $${site.brand}");
  edit(
    "a bracket too few",
    careers,
    "heading: Careers at ${site.brand} Technologies",
    "heading: Careers at ${site.brand Technologies",
    { mended: "heading: Careers at ${site.brand} Technologies" },
  );
  edit(
    "a binding with a space inside the name",
    careers,
    "text: ${item.descriptionExcerpt}",
    "text: ${item.description Excerpt}",
  );
  edit("a binding to the wrong root", careers, "href: /jobs/${item.slug}", "href: /jobs/${job.slug}");
  edit("a binding in capitals", careers, "closed: ${item.expired}", "closed: ${Item.expired}", {
    mended: true,
  });
  edit("a field that does not exist", careers, "tags: ${item.skills}", "tags: ${item.skill}", {
    mended: true,
  });
  edit("a list as text", careers, "title: ${item.title}\n", "title: ${item.skills}\n");

  // Half-done edits
  edit("an option without its value", about, "    heading: Our Journey\n", "    heading:\n");
  edit("a type without its value", about, "  - type: banner", "  - type:");
  edit("a lone dash", about, "  - type: banner", "  -\n  - type: banner");
  edit("a lone name", contact, "    tone: tint\n", "    tone: tint\n    wide\n");
  edit(
    "the name of an option twice",
    about,
    "    eyebrow: Method\n",
    "    eyebrow: Method\n    eyebrow: How\n",
  );
  edit("a block without its dash", about, "  - type: people", "    type: people", { mended: true });
  edit("an entry without its dash", events, "    - name: Ines Marchetti", "      name: Ines Marchetti", {
    mended: true,
  });
  edit(
    "an entry too far left",
    events,
    "    - name: Ines Marchetti\n      title: Principal Machine Learning Engineer",
    "  - name: Ines Marchetti\n    title: Principal Machine Learning Engineer",
  );
  edit("an option too far left", about, "    id: leadership", "  id: leadership", { mended: true });
  edit("an option too far right", about, "    id: leadership", "      id: leadership", { mended: true });
  edit("a tab for indentation", about, "    id: leadership", "\tid: leadership", { mended: true });
  edit("blocks left out", careers, "blocks:\n", "", { on: "- type: hero" });
  edit("blocks misspelt", careers, "blocks:", "block:", { mended: true });
  edit("items misspelt", about, "    items:\n      - title: Sales", "    item:\n      - title: Sales");
  edit(
    "items with a capital",
    about,
    "    items:\n      - title: Sales",
    "    Items:\n      - title: Sales",
    { mended: true },
  );
  edit(
    "an image as a text",
    about,
    "      image:\n        src: ${item.image}\n        alt: Portrait of ${item.name}",
    "      image: ${item.image}",
  );
  edit(
    "actions as a group",
    about,
    '    actions:\n      - label: How we work\n        href: "#how-we-work"\n        look: secondary',
    '    actions:\n      label: How we work\n      href: "#how-we-work"\n      look: secondary',
  );
  edit(
    "tags as a text with commas",
    careers,
    'meta: ["${item.location}", "${item.department}", "${item.terms}"]',
    "meta: ${item.location}, ${item.department}",
  );
  edit("columns as a number", careers, "columns: { base: 1, md: 2, lg: 3 }", "columns: 3");
  edit(
    "columns with an unknown width",
    careers,
    "columns: { base: 1, md: 2, lg: 3 }",
    "columns: { base: 1, tablet: 2 }",
  );
  edit(
    "columns with too many",
    careers,
    "columns: { base: 1, md: 2, lg: 3 }",
    "columns: { base: 1, md: 12 }",
  );
  edit(
    "an apostrophe in single quotation marks",
    about,
    "heading: How We Work",
    "heading: 'How We're Working'",
    { mended: "heading: 'How We''re Working'" },
  );
  edit("a quotation inside double marks", about, "heading: How We Work", 'heading: "How "we" work"', {
    mended: "heading: 'How \"we\" work'",
  });
  edit("a hash inside a text", about, "eyebrow: Since 2016", "eyebrow: The #1 since 2016");
  edit("a colon inside a text", about, "heading: Our Vision", "heading: Our Vision: accountable", {
    mended: 'heading: "Our Vision: accountable"',
  });
  edit("a text that starts with a star", about, "heading: Our Vision", "heading: *Our* Vision");
  edit("a text that starts with a percent sign", about, "eyebrow: Method", "eyebrow: %100 method", {
    mended: 'eyebrow: "%100 method"',
  });

  // Values
  edit("an icon that does not exist", about, "icon: handshake", "icon: hand-shake", { mended: true });
  edit("an icon with its ending", about, "icon: lightbulb", "icon: lightbulb.svg", { mended: true });
  edit("a tone by its colour", about, "tone: ink", "tone: blue");
  edit("a look in capitals", about, "look: timeline", "look: Timeline", { mended: true });
  edit("a type in the plural", about, "  - type: banner", "  - type: banners", { mended: true });
  edit("a type of another system", about, "  - type: banner", "  - type: cta");
  edit("true in quotation marks", careers, "clamp: true", 'clamp: "true"', { mended: true });
  edit("yes for true", careers, "clamp: true", "clamp: yes", { mended: true });
  edit("a date in words", hub, 'date: "2025-07-25"', "date: 25 July 2025");
  edit("a date the American way", hub, 'date: "2025-07-25"', 'date: "07/25/2025"');
  edit("a day that does not exist", events, 'date: "2027-03-18"', 'date: "2027-02-30"');
  edit("a time with am", events, 'startTime: "15:00"', 'startTime: "3 pm"');
  edit("an end before its start", events, 'endTime: "16:30"', 'endTime: "14:30"');
  edit("a time zone by its abbreviation", events, "timeZone: Europe/London", "timeZone: BST");
  edit(
    "coordinates as a text",
    offices,
    "coordinates: [-0.0817, 51.5235]",
    'coordinates: "-0.0817, 51.5235"',
  );
  edit(
    "coordinates with commas for points",
    offices,
    "coordinates: [-0.0817, 51.5235]",
    "coordinates: [-0,0817, 51,5235]",
  );
  edit("an address without its at sign", offices, "email: uk@2sd.example", "email: uk.2sd.example");
  edit("a number with letters", site, "phone: +44 20 7946 0210", "phone: +44 20 DRAW");
  edit("a language by its name", site, "lang: en", "lang: English");
  edit("an origin with a slash", site, "url: https://www.2sd.example", "url: https://www.2sd.example/", {
    mended: true,
  });
  edit("an origin without https", site, "url: https://www.2sd.example", "url: www.2sd.example");

  // Links
  edit("a file for a page", about, "href: /contact", "href: contact.yaml", { mended: true });
  edit("an ending of HTML", about, "href: /contact", "href: /contact.html", { mended: true });
  edit("a page misspelt", about, "href: /contact", "href: /conatct", { mended: true });
  edit("a page in capitals", about, "href: /contact", "href: /Contact", { mended: true });
  edit("a page without its slash", about, "href: /contact", "href: contact", { mended: true });
  edit("an anchor misspelt", about, 'href: "#how-we-work"', 'href: "#how-we-wrok"', { mended: true });
  edit("an anchor by its heading", about, 'href: "#how-we-work"', 'href: "#How We Work"');
  edit("an anchor without marks", about, 'href: "#how-we-work"', "href: #how-we-work", { mended: true });
  edit("an e-mail address", about, "href: /contact", "href: hello@2sd.example", {
    mended: "href: mailto:hello@2sd.example",
  });
  edit("a phone number", about, "href: /contact", "href: +44 20 7946 0210", {
    mended: "href: tel:+442079460210",
  });
  edit("an address of the live server", about, "href: /contact", "href: http://localhost:5173/contact", {
    mended: "href: /contact",
  });
  edit(
    "an address of the site itself that is gone",
    about,
    "href: /contact",
    "href: https://www.2sd.example/contcat",
  );
  edit(
    "a broken link in Markdown",
    about,
    "The name is a short promise.",
    "The name is a [short promise](/promise).",
    { on: "short promise](/promise)" },
  );
  edit(
    "a link in Markdown with a space",
    about,
    "The name is a short promise.",
    "The name is a [short promise] (/services).",
    { on: "short promise] (/services)", mended: "The name is a [short promise](/services)." },
  );
  edit(
    "a link in Markdown never closed",
    about,
    "The name is a short promise.",
    "The name is a [short promise](/services.",
    { on: "short promise](/services" },
  );
  edit(
    "an empty link in Markdown",
    about,
    "The name is a short promise.",
    "The name is a [short promise]().",
    { on: "short promise]()" },
  );
  edit("HTML in Markdown", about, "The name is a short promise.", "The name is a <b>short</b> promise.", {
    on: "<b>short",
  });
  edit(
    "a first heading in Markdown",
    about,
    "The name is a short promise.",
    "# The name\n\n      The name is a short promise.",
    { on: "# The name" },
  );
  edit(
    "a picture that is not there",
    hub,
    "src: /images/events/agentic-workflow-workshop.svg",
    "src: /images/events/agentic-workshop.svg",
    { remedy: "offer" },
  );
  edit(
    "a picture by its name alone",
    hub,
    "src: /images/events/agentic-workflow-workshop.svg",
    "src: agentic-workflow-workshop.svg",
    { mended: true },
  );
  edit(
    "a picture with public/",
    hub,
    "src: /images/events/agentic-workflow-workshop.svg",
    "src: public/images/events/agentic-workflow-workshop.svg",
    { mended: true },
  );
  edit(
    "a picture from a disk",
    events,
    "photo: /images/people/ines-marchetti.svg",
    "photo: C:\\Users\\ines\\ines-marchetti.svg",
    { remedy: "offer" },
  );

  // Data and queries
  edit("a collection misspelt", careers, "source: jobs", "source: job", { mended: true });
  edit("a collection with its ending", careers, "source: jobs", "source: jobs.yaml", { mended: true });
  edit("a collection with its folder", careers, "source: jobs", "source: data/jobs", { mended: true });
  edit("a sort by words", hub, "sort: -date", "sort: date desc", { mended: true });
  edit("a sort by a field that is not there", hub, "sort: -date", "sort: -published");
  edit("a limit in words", hub, "limit: 3", "limit: three");
  edit("a limit of nothing", hub, "limit: 3", "limit: 0");
  edit("a negative limit", hub, "limit: 3", "limit: -3");
  edit("a search in a field that is not there", careers, "fields: [title]", "fields: [titel]", {
    mended: true,
  });
  edit("an id with a space", about, "id: how-we-work", "id: how we work", { on: ["id: how we work"] });
  edit("an id twice", about, "id: mission", "id: meaning");
  edit("a key of a row twice", offices, "- id: india", "- id: europe");
  edit("a row without its key", offices, "- id: india\n  region: India", "- region: India", {
    on: "- region: India",
  });
  edit(
    "a field that the schema does not know",
    offices,
    "  region: India\n",
    '  region: India\n  fax: "1"\n',
    { on: "fax" },
  );
  edit("a field with a capital", offices, "  region: India\n", "  Region: India\n", { mended: true });
  edit("a menu entry without an address", layout, "href: /about\n", "hrf: /about\n", { mended: true });
  return family.mistakes;
}
