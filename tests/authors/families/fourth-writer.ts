import { type AuthorMistake, type Family, TRY, tryPage } from "./mistake.ts";
import { type Edit, PLACES, writer } from "./writer.ts";

const { home, about, contact, support, help, careers, job, layout } = PLACES;
const { jobs, offices, leaders, team, events, articles, site } = PLACES;

/**
 * Mistakes of a marketing department on an ordinary day: signatures, spreadsheets and reviews pasted into pages, blocks
 * taken from one page to another, and files that a computer called otherwise. Measured once before anything was mended.
 */
export function fourthWriter(dir: string): AuthorMistake[] {
  const { family, edit } = writer("a fourth writer", dir);
  pastedIn(edit);
  plainTexts(edit);
  halfDone(edit);
  onOneLine(edit);
  namesAndTypes(edit);
  addresses(edit);
  rows(edit);
  wholeFiles(family);
  return family.mistakes;
}

function pastedIn(edit: Edit): void {
  edit(
    "a letter's ending under the page",
    contact,
    "call ${site.phone}.\n",
    "call ${site.phone}.\n\nKind regards\nAnna\n",
    { on: "Kind regards" },
  );
  edit("a page number of a PDF", help, "  - type: contents", "Page 2 of 5\n\n  - type: contents");
  edit("a line of a diff that came", about, "    layout: split", "+    layout: split", { mended: true });
  edit("the head of a diff", about, "    layout: split", "@@ -18,7 +18,7 @@\n    layout: split");
  edit("a line with its number", contact, "    heading: Contact Us", "9    heading: Contact Us", {
    mended: true,
  });
  edit("a question of a reviewer", contact, "    tone: tint", "    tone: tint (or ink?)", {
    on: "tone: tint",
  });
  edit("a name of a merge field", contact, "heading: Contact Us", "heading: Hello *|FNAME|*, contact us");
  edit(
    "both sides of a conflict",
    about,
    "    eyebrow: Method\n",
    "    eyebrow: Method\n    eyebrow: Our method\n",
    {
      on: "eyebrow: Our method",
    },
  );
  edit(
    "the middle of a conflict left",
    about,
    "    heading: How We Work\n",
    "    heading: How We Work\n=======\n",
  );
  edit("a link of Markdown for an address", about, "href: /contact", "href: [Contact](/contact)");
  edit("an anchor of HTML for an address", about, "href: /contact", 'href: <a href="/contact">');
  edit("a button's label for an address", about, "href: /contact", "href: Contact Us");
  edit("an arrow before an option", contact, "    tone: tint", "    → tone: tint", { mended: true });
  edit(
    "a list of Word in a list of texts",
    support,
    "          - Alerts to your own people",
    "          · Alerts to your own people",
    {
      mended: true,
    },
  );
  edit(
    "letters for a list",
    support,
    "          - Alerts to your own people",
    "          a) Alerts to your own people",
  );
  edit(
    "a heading of a table of Excel",
    jobs,
    "- id: agentic-systems-consultant",
    "id\tslug\ttitle\n- id: agentic-systems-consultant",
  );
}

function plainTexts(edit: Edit): void {
  edit("a line end of a program", contact, "heading: Contact Us", "heading: Contact\\nUs");
  edit("a text behind its folding sign", about, "text: We are engineers", "text: > We are engineers", {
    remedy: "offer",
  });
  edit("a text behind its sign for lines", about, "text: To give enterprises", "text: |To give enterprises");
  edit("a handle of a network", contact, "eyebrow: Inquiry", "eyebrow: @2sd", { mended: 'eyebrow: "@2sd"' });
  edit("a text that starts with an ampersand", contact, "eyebrow: Inquiry", "eyebrow: &more");
  edit("a text that starts with an exclamation mark", contact, "eyebrow: Inquiry", "eyebrow: !New form");
  edit("a text that starts with a bracket", contact, "heading: Get in Touch", "heading: [New] Get in Touch", {
    mended: 'heading: "[New] Get in Touch"',
  });
  edit("a text that starts with a brace", contact, "heading: Get in Touch", "heading: {New} Get in Touch", {
    mended: 'heading: "{New} Get in Touch"',
  });
  edit("a tilde for nothing", contact, "eyebrow: Inquiry", "eyebrow: ~");
  edit("a mark that stands only behind", contact, "heading: Contact Us", 'heading: Contact Us"', {
    remedy: "offer",
  });
  edit("a colon at the end of a text", contact, "heading: Contact Us", "heading: Contact us:", {
    mended: 'heading: "Contact us:"',
  });
  edit("a colon in a label", help, "answer: We prefer it. Most", "answer: We prefer it: most", {
    remedy: "fix",
  });
}

function halfDone(edit: Edit): void {
  edit(
    "a list without its entries",
    about,
    "    actions:\n      - label: Connect With Our Team\n        href: /contact\n        look: primary\n",
    "    actions:\n",
    { on: "actions:" },
  );
  edit(
    "a lone dash at the end of a list",
    about,
    "        href: /contact\n        look: primary\n",
    "        href: /contact\n        look: primary\n      -\n",
    {
      on: "      -\n",
    },
  );
  edit(
    "an entry with its first name only",
    about,
    "      - label: Connect With Our Team\n        href: /contact\n        look: primary\n",
    "      - label:\n",
    {
      on: ["- label:\n", "actions:"],
    },
  );
  edit(
    "a type that lost its name",
    about,
    "  - type: banner\n    id: closing\n    heading: Meet",
    "  - banner\n    id: closing\n    heading: Meet",
    {
      remedy: "offer",
    },
  );
  edit("a block whose list of data is gone", careers, "    source: jobs\n", "", {
    on: ["- type: filter-list", "item:", "id: roles"],
  });
  edit("a page without its title", contact, "title: Contact ${site.brand}\n", "", {
    on: ["# yaml", "description:", "blocks:"],
  });
  edit("a name whose text was deleted", contact, "title: Contact ${site.brand}", "title:");
  edit("an option whose name was deleted", contact, "    heading: Get in Touch", "    Get in Touch");
  edit(
    "the start of a text deleted with its name",
    contact,
    "    text: Tell us what you are trying",
    "    you are trying",
  );
  edit(
    "a block of another page inside a list",
    about,
    "      - title: Solutions\n        text: We co-create",
    "      - type: hero\n        size: compact\n        heading: More\n      - title: Solutions\n        text: We co-create",
    {
      on: ["- type: hero\n        size", "size: compact\n        heading: More"],
    },
  );
  edit(
    "a button's options without the button",
    home,
    "    actions:\n      - label: Get In Touch\n        href: /contact\n",
    "    label: Get In Touch\n    href: /contact\n",
    {
      on: ["label: Get In Touch", "href: /contact", "look: primary"],
    },
  );
  edit(
    "one button for a list of them",
    home,
    "    actions:\n      - label: Get In Touch\n        href: /contact\n        look: primary",
    "    actions: { label: Get In Touch, href: /contact, look: primary }",
    {
      remedy: "offer",
    },
  );
}

function onOneLine(edit: Edit): void {
  edit(
    "a comma in a text between braces",
    support,
    'alt: "Rows of plaster balls, one of them red."',
    "alt: Rows of plaster balls, one of them red.",
    {
      remedy: "offer",
    },
  );
  edit(
    "no comma between braces",
    support,
    "{ label: Start with Watch, href: /contact }",
    "{ label: Start with Watch href: /contact }",
    {
      remedy: "offer",
    },
  );
  edit(
    "a comma in a cell",
    support,
    '"The system is down, or data is at risk"',
    "The system is down, or data is at risk",
    {
      remedy: "offer",
    },
  );
  edit("cells without commas", support, "values: [monthly, monthly, live]", "values: [monthly monthly live]");
  edit("a cell too few", support, "values: [monthly, monthly, live]", "values: [monthly, monthly]");
  edit("two commas", support, "values: [monthly, monthly, live]", "values: [monthly,, live]");
  edit(
    "equals signs between braces",
    careers,
    "columns: { base: 1, md: 2, lg: 3 }",
    "columns: { base=1, md=2, lg=3 }",
    {
      remedy: "fix",
    },
  );
  edit("braces left out", careers, "columns: { base: 1, md: 2, lg: 3 }", "columns: base: 1, md: 2, lg: 3", {
    mended: true,
  });
  edit("a list for a group", careers, "columns: { base: 1, md: 2, lg: 3 }", "columns: [1, 2, 3]");
  edit("a colon in a label between braces", support, "label: All questions", "label: Help: all questions", {
    mended: 'label: "Help: all questions"',
  });
}

function namesAndTypes(edit: Edit): void {
  edit("a type in two words", about, "type: card-grid", "type: Card Grid", { mended: true });
  edit(
    "a type with its size",
    contact,
    "  - type: hero\n    id: opening\n    size: compact",
    "  - type: hero compact\n    id: opening",
    {
      on: "type: hero compact",
    },
  );
  edit(
    "a block as a name",
    contact,
    "  - type: hero\n    id: opening\n    size: compact\n    eyebrow",
    "  - hero:\n    id: opening\n    size: compact\n    eyebrow",
    {
      remedy: "offer",
    },
  );
  edit("a slug of another system", contact, "blocks:", "slug: contact-us\nblocks:", { on: "slug" });
  edit("a layout by its file", "pages/404.yaml", "index: false", "layout: _layout.yaml\nindex: false", {
    on: "layout",
  });
  edit("a word of search engines", "pages/404.yaml", "index: false", "index: noindex");
  edit("a binding with a space inside", job, "heading: ${item.title}", "heading: $ {item.title}", {
    mended: true,
  });
  edit("a brace too many", job, "heading: ${item.title}", "heading: ${item.title}}", { remedy: "offer" });
  edit("a binding with an arrow", job, "heading: ${item.title}", "heading: ${item->title}");
  edit("a setting with a capital", contact, "title: Contact ${site.brand}", "title: Contact ${site.Brand}", {
    mended: true,
  });
  edit("newest for an order", TRY, "sort: -date", "sort: newest");
  edit("an order by two fields", TRY, "sort: -date", "sort: -date title");
  edit("a filter on one line", TRY, "where: { category: Enterprise AI }", "where: category = Enterprise AI");
  edit(
    "a filter that no row fits",
    TRY,
    "where: { category: Enterprise AI }",
    "where: { category: Enterprise }",
  );
  edit("a collection as a binding", TRY, "source: articles", "source: ${articles}", { remedy: "fix" });
}

function addresses(edit: Edit): void {
  edit("two slashes", about, "href: /contact", "href: //contact", { mended: true });
  edit(
    "a subject with a space",
    careers,
    "href: /contact?subject=Application",
    "href: /contact?subject=My application",
    {
      remedy: "offer",
    },
  );
  edit("a slash before an anchor", TRY, "href: /about", "href: /about/#journey", {
    mended: "href: /about#journey",
  });
  edit("an anchor in capitals", TRY, "href: /about", "href: /about#Journey", {
    mended: "href: /about#journey",
  });
  edit("one slash behind https", TRY, "href: /about", "href: https:/partner.example/2sd", {
    mended: "href: https://partner.example/2sd",
  });
  edit("https without its colon", TRY, "href: /about", "href: https//partner.example/2sd", {
    mended: "href: https://partner.example/2sd",
  });
  edit("https twice", TRY, "href: /about", "href: https://https://partner.example/2sd", {
    mended: "href: https://partner.example/2sd",
  });
  edit("an address of nothing", TRY, "href: /about", 'href: "#"');
  edit("a script for an address", TRY, "href: /about", "href: javascript:void(0)");
  edit("a file of a disk", TRY, "href: /about", "href: file:///Users/anna/site/about.html");
  edit("a folder of pictures", TRY, "href: /about", "href: /images/people");
  edit("a language before the address", TRY, "href: /about", "href: /en/about", { remedy: "offer" });
  edit("mail for mailto", TRY, "href: /about", "href: mail:hello@2sd.example", {
    mended: "href: mailto:hello@2sd.example",
  });
  edit(
    "a picture with another ending",
    support,
    "src: /images/stills/red-pencil.jpg",
    "src: /images/stills/red-pencil.jpeg",
    {
      remedy: "offer",
    },
  );
  edit(
    "a picture with the slashes of Windows",
    support,
    "src: /images/stills/red-pencil.jpg",
    "src: images\\stills\\red-pencil.jpg",
    {
      remedy: "fix",
    },
  );
  edit("a menu entry of a page that is gone", layout, "href: /platform\n", "href: /yogi\n");
}

function rows(edit: Edit): void {
  edit("a telephone as it is dialled at home", offices, "phone: +44 20 7946 0214", "phone: 020 7946 0214");
  edit("an address of Outlook", offices, "email: uk@2sd.example", "email: UK Office <uk@2sd.example>");
  edit("two addresses", offices, "email: uk@2sd.example", "email: uk@2sd.example; hello@2sd.example");
  edit("mailto in front of an address", offices, "email: uk@2sd.example", "email: mailto:uk@2sd.example", {
    remedy: "offer",
  });
  edit(
    "an address over two lines",
    offices,
    "address: 14 Draughtsman's Yard, London",
    "address: 14 Draughtsman's Yard,\n  London",
    {
      on: ["address: 14", "  London"],
      remedy: "offer",
    },
  );
  edit("a date with dots", events, 'date: "2027-03-18"', "date: 18.03.2027", { remedy: "offer" });
  edit("a date with dashes of Word", events, 'date: "2027-03-18"', 'date: "2027–03–18"', { remedy: "fix" });
  edit("a date with one digit", events, 'date: "2027-03-18"', 'date: "2027-3-18"', { remedy: "fix" });
  edit("the last of April and a day", jobs, 'datePosted: "2025-04-03"', 'datePosted: "2025-04-31"');
  edit("the 29th of a common year", jobs, 'validThrough: "2025-07-15"', 'validThrough: "2025-02-29"');
  edit(
    "a posting that ends before it begins",
    jobs,
    'validThrough: "2025-07-15"',
    'validThrough: "2024-07-15"',
    {
      on: ["validThrough", "datePosted"],
    },
  );
  edit("an hour with a dot", events, 'startTime: "15:00"', "startTime: 15.00");
  edit("sixty minutes", events, 'startTime: "15:00"', 'startTime: "15:60"');
  edit("no for a switch", jobs, "remote: false", "remote: No", { mended: true });
  edit("a row copied whole", leaders, "- id: coo-daniel-okafor\n", "- id: ceo-amara-lindqvist\n", {
    remedy: "offer",
  });
  edit(
    "a portrait that is not in the folder",
    team,
    "avatarUrl: /images/people/ines-marchetti.svg",
    "avatarUrl: /images/people/ines.svg",
  );
  edit("an author by the name", articles, "author: arjun-deshmane", "author: Arjun Deshmane", {
    mended: true,
  });
  edit("a country by its name", jobs, "countryCode: GB", "countryCode: United Kingdom");
  edit("an underscore in a language", site, "lang: en", "lang: en_GB", { remedy: "fix" });
  edit(
    "a network as a text",
    site,
    "  - label: LinkedIn\n    href: https://linkedin.example/company/2sd\n    icon: professional-network\n",
    "  - https://linkedin.example/company/2sd\n",
    {
      on: "- https://linkedin.example/company/2sd",
    },
  );
}

function wholeFiles(family: Family): void {
  const page = family.textOf(about);
  const rowsOf = family.textOf(offices);
  const add = (name: string, files: Record<string, string | null>, file: string, lines: number[]) =>
    family.files(name, files, file, "", { lines, remedy: "offer" });
  add("a copy as macOS makes it", { "pages/about copy.yaml": page }, "pages/about copy.yaml", [1]);
  add("a copy as Windows makes it", { "pages/about - Copy.yaml": page }, "pages/about - Copy.yaml", [1]);
  add("a file that came twice by mail", { "pages/about (1).yaml": page }, "pages/about (1).yaml", [1]);
  add("a page with an umlaut", { "pages/über-uns.yaml": tryPage }, "pages/über-uns.yaml", [1]);
  add("a copy that a merge left", { "pages/about_BASE_4711.yaml": page }, "pages/about_BASE_4711.yaml", [1]);
  add(
    "rows under a name",
    { [offices]: `offices:\n${rowsOf.replace(/^(?=- | {2})/gm, "  ")}` },
    offices,
    [1],
  );
  add(
    "one row without a dash",
    { "data/testimonials.yaml": "author: Anna\ncompany: Nordhavn\nquote: They stayed until it worked.\n" },
    "data/testimonials.yaml",
    [1],
  );
  add("two pages in one file", { [TRY]: tryPage + tryPage }, TRY, [tryPage.split("\n").length]);
  add("a page of plain text", { [TRY]: "We are a consultancy.\n\nWe stay until it works.\n" }, TRY, [1]);
  add(
    "a page that starts with its blocks",
    { [TRY]: tryPage.slice(tryPage.indexOf("  - type: hero")).replace(/^ {2}/gm, "") },
    TRY,
    [1],
  );
}
