import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AuthorMistake, Content } from "./mistake.ts";

/** A mistake as somebody wrote it down who knew the pages and the guide, and nothing of the engine. */
interface Told {
  name: string;
  file: string;
  /** Pairs of what stood there and what stands there now, or the whole change. */
  change?: readonly (readonly [string, string])[] | ((text: string) => string);
  /** The file's new name. */
  rename?: string;
  remove?: true;
  /** The file that the message belongs to, where it is another. */
  inFile?: string;
  /** Words on the lines where a person would look, or their numbers. */
  at: readonly (string | number)[];
}

const about = "pages/about.yaml",
  contact = "pages/contact.yaml",
  home = "pages/index.yaml",
  help = "pages/help.yaml";
const services = "pages/services.yaml",
  layout = "pages/_layout.yaml",
  careers = "pages/careers/index.yaml",
  job = "pages/jobs/[slug].yaml";
const events = "pages/insights/events.yaml",
  cost = "pages/cloud-cost-review.yaml";

const moveLines = (first: string, count: number, before: string) => (text: string) => {
  const lines = text.split("\n");
  const i = lines.findIndex((l) => l.includes(first));
  const taken = lines.splice(i, count);
  const j = lines.findIndex((l) => l.includes(before));
  lines.splice(j, 0, ...taken);
  return lines.join("\n");
};
const drop =
  (first: string, count = 1) =>
  (text: string) => {
    const lines = text.split("\n");
    lines.splice(
      lines.findIndex((l) => l.includes(first)),
      count,
    );
    return lines.join("\n");
  };
const again = (first: string, count: number) => (text: string) => {
  const lines = text.split("\n");
  const i = lines.findIndex((l) => l.includes(first));
  lines.splice(i, 0, ...lines.slice(i, i + count));
  return lines.join("\n");
};
const shift = (first: string, count: number, by: number) => (text: string) =>
  ((lines) => {
    const i = lines.findIndex((l) => l.includes(first));
    return lines
      .map((l, n) => (n >= i && n < i + count && l ? (by > 0 ? " ".repeat(by) + l : l.slice(-by)) : l))
      .join("\n");
  })(text.split("\n"));

const mistakes: readonly Told[] = [
  // Several lines at once
  {
    name: "deletes the head of a block, four lines",
    file: about,
    change: drop("  - type: prose", 4),
    at: ["    layout: split", "    heading: A consultancy"],
  },
  {
    name: "deletes type and id of the leadership block",
    file: about,
    change: drop("  - type: people", 2),
    at: ["eyebrow: Who answers for it"],
  },
  {
    name: "deletes `items:` and the first dash line",
    file: about,
    change: drop("    items:", 2),
    at: ["text: We listen and build", "text: Three kinds"],
  },
  {
    name: "deletes the last two lines of an action",
    file: about,
    change: drop('        href: "#how-we-work"', 2),
    at: ["      - label: How we work"],
  },
  {
    name: "doubles the last card without its dash line",
    file: about,
    change: [
      [
        "        icon: handshake\n",
        "        icon: handshake\n        text: We decide as if we had to run the system ourselves, and we tell you when a smaller project would do.\n        icon: handshake\n",
      ],
    ],
    at: [104, 105, "text: We decide"],
  },
  { name: "doubles a whole block with its id", file: about, change: again("  - type: prose", 9), at: [26] },
  {
    name: "doubles title and description at the head",
    file: about,
    change: again("title: About us", 2),
    at: [4, 5, 2, 3],
  },
  {
    name: "moves the whole item mapping out of the block",
    file: careers,
    change: shift("    item:", 11, -2),
    at: ["  item:"],
  },
  {
    name: "indents a whole block two too deep",
    file: about,
    change: shift("  - type: prose", 9, 2),
    at: ["    - type: prose"],
  },
  {
    name: "indents only the options of a block by one",
    file: about,
    change: shift("    id: meaning", 9, 1),
    at: ["     id: meaning"],
  },
  {
    name: "a second block pasted inside the items list",
    file: about,
    change: [
      [
        "      - title: Delivery\n",
        "  - type: banner\n    heading: Pasted here\n    text: Some words.\n      - title: Delivery\n",
      ],
    ],
    at: ["      - title: Delivery", "    text: Some words."],
  },
  {
    name: "moves a card out of its grid into actions",
    file: services,
    change: moveLines("      - title: Help", 5, "      - label: Start a Conversation"),
    at: ["      - title: Help"],
  },
  {
    name: "moves a footer group between the nav entries",
    file: layout,
    change: moveLines("      - heading: Legal", 9, "      - label: Home"),
    at: ["      - heading: Legal"],
  },
  {
    name: "moves the form's fields to the success block",
    file: contact,
    change: moveLines("      - name: subject", 4, "      title: Message Sent"),
    at: ["      - name: subject", "    success:", "      title: Message Sent"],
  },
  // Type and names
  {
    name: "writes the type as the name of the block",
    file: about,
    change: [["  - type: banner\n", "  - banner:\n"]],
    at: ["  - banner:"],
  },
  {
    name: "writes the type as the name, options one deeper",
    file: contact,
    change: (t) =>
      t
        .replace("  - type: hero\n", "  - hero:\n")
        .replace(/(?<=- hero:\n)((?: {4}.*\n)+)/, (m) => m.replace(/^/gm, "    ").replace(/ +$/, "")),
    at: ["  - hero:"],
  },
  {
    name: "writes the type in the column of the dash",
    file: contact,
    change: [["  - type: hero\n", "  hero:\n"]],
    at: ["  hero:"],
  },
  {
    name: "loses dash and writes type as the name, in the middle",
    file: about,
    change: [["  - type: people\n", "  people:\n"]],
    at: ["  people:"],
  },
  {
    name: "only the name of the block after the dash",
    file: about,
    change: [["  - type: banner\n", "  - banner\n"]],
    at: ["  - banner"],
  },
  {
    name: "Type with a capital",
    file: about,
    change: [["  - type: people", "  - Type: people"]],
    at: ["  - Type: people"],
  },
  {
    name: "type: Hero section",
    file: contact,
    change: [["type: hero", "type: hero-section"]],
    at: ["hero-section"],
  },
  { name: "type: cards", file: services, change: [["type: card-grid", "type: cards"]], at: ["type: cards"] },
  {
    name: "type: cardgrid",
    file: services,
    change: [["type: card-grid", "type: cardgrid"]],
    at: ["type: cardgrid"],
  },
  {
    name: "type: card_grid",
    file: services,
    change: [["type: card-grid", "type: card_grid"]],
    at: ["type: card_grid"],
  },
  {
    name: "type: accordion",
    file: help,
    change: [["type: questions", "type: accordion"]],
    at: ["type: accordion"],
  },
  {
    name: "component: instead of type:",
    file: about,
    change: [["  - type: banner", "  - component: banner"]],
    at: ["component: banner"],
  },
  {
    name: "title instead of heading",
    file: about,
    change: [["    heading: Our Mission", "    title: Our Mission"]],
    at: ["title: Our Mission"],
  },
  {
    name: "headline",
    file: contact,
    change: [["    heading: Contact Us", "    headline: Contact Us"]],
    at: ["headline"],
  },
  { name: "item for items", file: help, change: [["    items:", "    item:"]], at: ["    item:"] },
  {
    name: "button singular for actions",
    file: about,
    change: [["    actions:\n      - label: Connect", "    buttons:\n      - label: Connect"]],
    at: ["buttons:"],
  },
  {
    name: "action as one mapping",
    file: about,
    change: [
      [
        "    actions:\n      - label: Connect With Our Team\n        href: /contact\n        look: primary",
        "    actions:\n      label: Connect With Our Team\n      href: /contact\n      look: primary",
      ],
    ],
    at: ["    actions:", "      label: Connect"],
  },
  {
    name: "link for href",
    file: services,
    change: [["        href: /support", "        link: /support"]],
    at: ["link: /support"],
  },
  {
    name: "url for href",
    file: services,
    change: [["        href: /support", "        url: /support"]],
    at: ["url: /support"],
  },
  {
    name: "colour British spelling",
    file: about,
    change: [["    tone: tint", "    colour: tint"]],
    at: ["colour"],
  },
  { name: "tone: dark", file: about, change: [["    tone: ink", "    tone: dark"]], at: ["tone: dark"] },
  {
    name: "discription",
    file: contact,
    change: [["description: Write", "discription: Write"]],
    at: ["discription"],
  },
  { name: "Title: Description: capitals", file: contact, change: [["\ntitle:", "\nTitle:"]], at: ["Title:"] },
  { name: "block: instead of blocks:", file: contact, change: [["\nblocks:", "\nblock:"]], at: ["block:"] },
  {
    name: "sections: instead of blocks:",
    file: contact,
    change: [["\nblocks:", "\nsections:"]],
    at: ["sections:"],
  },
  { name: "size: small", file: contact, change: [["size: compact", "size: small"]], at: ["size: small"] },
  { name: "look: list on list", file: about, change: [["look: steps", "look: step"]], at: ["look: step"] },
  {
    name: "organisation as autocomplete",
    file: contact,
    change: [["autocomplete: organization", "autocomplete: organisation"]],
    at: ["autocomplete: organisation"],
  },
  { name: "type: mail", file: contact, change: [["type: email", "type: mail"]], at: ["type: mail"] },
  { name: "type: phone", file: contact, change: [["type: tel", "type: phone"]], at: ["type: phone"] },
  {
    name: "type: text for a normal field",
    file: contact,
    change: [["      - name: subject\n", "      - name: subject\n        type: string\n"]],
    at: ["type: string"],
  },
  {
    name: "required in a field",
    file: contact,
    change: [["        missing: Enter a subject.", "        required: Enter a subject."]],
    at: ["required: Enter"],
  },
  // Pasted text
  {
    name: "smart quotes around a heading with a colon",
    file: about,
    change: [["heading: Our Mission", "heading: “Our Mission: clarity”"]],
    at: ["Our Mission: clarity"],
  },
  {
    name: "colon in heading",
    file: about,
    change: [["heading: Our Mission", "heading: Our Mission: clarity"]],
    at: ["Our Mission: clarity"],
  },
  {
    name: "colon in text pasted in an item",
    file: about,
    change: [["text: Fair contracts,", "text: In short: fair contracts,"]],
    at: ["In short: fair"],
  },
  {
    name: "hash in text",
    file: about,
    change: [["heading: Our Values", "heading: Our #1 Values"]],
    at: ["Our #1 Values"],
  },
  {
    name: "one straight one curly quote",
    file: contact,
    change: [["label: Subject", 'label: "Subject”']],
    at: ['"Subject”'],
  },
  {
    name: "apostrophe in single quotes",
    file: about,
    change: [["heading: Our Mission", "heading: 'It's Our Mission'"]],
    at: ["'It's Our"],
  },
  {
    name: "inner double quotes",
    file: about,
    change: [["heading: Our Mission", 'heading: "Our "Mission""']],
    at: ['Our "Mission'],
  },
  {
    name: "text begins with a quoted word",
    file: about,
    change: [["heading: Our Mission", 'heading: "Mission" and what we mean by it']],
    at: ['"Mission" and'],
  },
  {
    name: "text begins with asterisk (Markdown bold)",
    file: about,
    change: [["text: Fair contracts", "text: **Fair** contracts"]],
    at: ["**Fair**"],
  },
  {
    name: "text begins with @",
    file: contact,
    change: [["label: Subject", "label: @Subject"]],
    at: ["@Subject"],
  },
  {
    name: "text begins with a percent",
    file: cost,
    change: [["value: up to 40 %", "value: %40"]],
    at: ["value: %40"],
  },
  {
    name: "paragraphs pasted from Word unindented",
    file: about,
    change: [
      ["    text: |\n      The name is a short promise.", "    text: |\nThe name is a short promise."],
    ],
    at: ["The name is a short promise"],
  },
  {
    name: "second paragraph pasted at left edge",
    file: about,
    change: [["\n      In many firms", "\nIn many firms"]],
    at: ["In many firms"],
  },
  {
    name: "multi-line text without |",
    file: about,
    change: [["    text: To give enterprises", "    text:\n    To give enterprises"]],
    at: ["    text:"],
  },
  {
    name: "bullets from Word as items",
    file: "data/partnerships.yaml",
    change: [["        - Claude\n        - GPT\n", "        • Claude\n        • GPT\n"]],
    at: ["• Claude"],
  },
  {
    name: "tab instead of spaces",
    file: contact,
    change: [["      - name: subject\n        label", "      - name: subject\n\tlabel"]],
    at: ["\tlabel"],
  },
  {
    name: "all indentation as tabs in one block",
    file: about,
    change: (t) =>
      t.replace(/ {2}- type: banner[\s\S]*$/, (m) =>
        m.replace(/^( {2})+/gm, (s) => "\t".repeat(s.length / 2)),
      ),
    at: ["\t- type: banner"],
  },
  {
    name: "NBSP indentation from Google Docs",
    file: contact,
    change: [["        label: Subject", "\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0label: Subject"]],
    at: ["label: Subject"],
  },
  {
    name: "NBSP after the colon",
    file: contact,
    change: [["label: Subject", "label:\u00a0Subject"]],
    at: ["Subject"],
  },
  {
    name: "no space after the colon",
    file: contact,
    change: [["label: Subject", "label:Subject"]],
    at: ["label:Subject"],
  },
  {
    name: "no space after dash",
    file: contact,
    change: [["      - name: subject", "      -name: subject"]],
    at: ["-name: subject"],
  },
  {
    name: "en dash from Word autocorrect",
    file: about,
    change: [["      - title: Solutions", "      – title: Solutions"]],
    at: ["– title: Solutions"],
  },
  {
    name: "equals sign",
    file: contact,
    change: [["    heading: Contact Us", "    heading = Contact Us"]],
    at: ["heading = "],
  },
  {
    name: "semicolon at line end",
    file: about,
    change: [["    tone: tint", "    tone: tint;"]],
    at: ["tint;"],
  },
  {
    name: "comma at line end (JSON)",
    file: about,
    change: [["    tone: tint", "    tone: tint,"]],
    at: ["tint,"],
  },
  {
    name: "JSON pasted as a card",
    file: services,
    change: [
      [
        "      - title: Help\n",
        '      - {"title": "Extra", "text": "More", "href": "/support"\n      - title: Help\n',
      ],
    ],
    at: ['{"title"', "- title: Help"],
  },
  { name: "code fence pasted by ChatGPT", file: contact, change: (t) => "```yaml\n" + t + "```\n", at: [1] },
  {
    name: "ChatGPT sentence before the file",
    file: contact,
    change: (t) => "Here is the updated page:\n\n" + t,
    at: [1],
  },
  {
    name: "ChatGPT sentence after the file",
    file: contact,
    change: (t) => t + "\nLet me know if you want me to change anything else!\n",
    at: ["Let me know"],
  },
  {
    name: "HTML in a heading",
    file: about,
    change: [["heading: Our Mission", "heading: Our <b>Mission</b>"]],
    at: ["<b>"],
  },
  {
    name: "HTML line break in text",
    file: about,
    change: [["We bring ours and", "We bring ours<br>and"]],
    at: ["<br>"],
  },
  {
    name: "&nbsp; in a text",
    file: about,
    change: [["heading: Our Mission", "heading: Our&nbsp;Mission"]],
    at: ["&nbsp;"],
  },
  {
    name: "&amp; in a text",
    file: about,
    change: [["title: Integrity & Excellence", "title: Integrity &amp; Excellence"]],
    at: ["&amp;"],
  },
  {
    name: "WordPress shortcode",
    file: about,
    change: [
      ["    text: Three people who still take part in client work.", "    text: '[gallery ids=\"1,2\"]'"],
    ],
    at: ["[gallery"],
  },
  {
    name: "Jinja braces",
    file: contact,
    change: [["title: Contact ${site.brand}", "title: Contact {{ site.brand }}"]],
    at: ["{{"],
  },
  {
    name: "Liquid braces at the start",
    file: contact,
    change: [["title: Contact ${site.brand}", "title: {{ site.brand }} contact"]],
    at: ["{{"],
  },
  {
    name: "Liquid tag",
    file: contact,
    change: [["    text: Choose an office", '    text: "{% if x %}Choose" # an office']],
    at: ["{%"],
  },
  {
    name: "dollar brace unclosed",
    file: contact,
    change: [["title: Contact ${site.brand}", "title: Contact ${site.brand"]],
    at: ["${site.brand"],
  },
  {
    name: "wrong name in placeholder",
    file: contact,
    change: [["title: Contact ${site.brand}", "title: Contact ${site.name}"]],
    at: ["${site.name}"],
  },
  {
    name: "placeholder with a space",
    file: careers,
    change: [["title: ${item.title}", "title: $ {item.title}"]],
    at: ["$ {item.title}"],
  },
  {
    name: "placeholder without item",
    file: careers,
    change: [["title: ${item.title}", "title: ${title}"]],
    at: ["${title}"],
  },
  {
    name: "item on a page without each",
    file: contact,
    change: [["heading: Contact Us", "heading: ${item.title}"]],
    at: ["${item.title}"],
  },
  {
    name: "field that the rows do not have",
    file: careers,
    change: [["clamp: true", "clamp: true\n      icon: ${item.icon}"]],
    at: ["${item.icon}"],
  },
  {
    name: "front matter dashes around the head",
    file: contact,
    change: (t) => t.replace("\ntitle:", "\n---\ntitle:").replace("\nblocks:", "\n---\nblocks:"),
    at: ["---", 5],
  },
  {
    name: "Markdown heading in plain text",
    file: contact,
    change: [["heading: Contact Us", "heading: '## Contact Us'"]],
    at: ["## Contact"],
  },
  {
    name: "Markdown image without alt",
    file: about,
    change: [["Nobody here can", "![](/images/people/ines-marchetti.svg) Nobody here can"]],
    at: ["![]("],
  },
  {
    name: "Markdown link with a space",
    file: about,
    change: [["Nobody here can", "[Write to us] (/contact). Nobody here can"]],
    at: ["] (/contact)"],
  },
  {
    name: "Markdown link brackets swapped",
    file: about,
    change: [["Nobody here can", "(Write to us)[/contact]. Nobody here can"]],
    at: ["[/contact]"],
  },
  {
    name: "HTML comment",
    file: contact,
    change: [["  - type: map\n", "  <!-- map -->\n  - type: map\n"]],
    at: ["<!-- map -->"],
  },
  {
    name: "slash comment",
    file: contact,
    change: [["  - type: map\n", "  // map\n  - type: map\n"]],
    at: ["// map"],
  },
  // Merge conflicts
  {
    name: "whole conflict",
    file: about,
    change: [
      [
        "    heading: Our Mission\n",
        "<<<<<<< HEAD\n    heading: Our Mission\n=======\n    heading: Mission\n>>>>>>> main\n",
      ],
    ],
    at: ["<<<<<<<"],
  },
  {
    name: "half of a conflict: the end stays",
    file: about,
    change: [["    heading: Our Mission\n", "    heading: Our Mission\n>>>>>>> main\n"]],
    at: [">>>>>>>"],
  },
  {
    name: "half of a conflict: head and separator stay",
    file: about,
    change: [["    heading: Our Mission\n", "<<<<<<< HEAD\n    heading: Our Mission\n=======\n"]],
    at: ["<<<<<<<"],
  },
  {
    name: "both sides taken, markers gone",
    file: about,
    change: [["    heading: Our Mission\n", "    heading: Our Mission\n    heading: Our mission\n"]],
    at: ["heading: Our mission", "heading: Our Mission"],
  },
  // Links
  {
    name: "e-mail as a link",
    file: help,
    change: [["href: /contact\n        look: primary", "href: hello@2sd.example\n        look: primary"]],
    at: ["hello@2sd"],
  },
  {
    name: "Mailto: with space",
    file: help,
    change: [
      ["href: /contact\n        look: primary", "href: mailto: hello@2sd.example\n        look: primary"],
    ],
    at: ["mailto: hello"],
  },
  {
    name: "phone as a link",
    file: help,
    change: [["href: /contact\n        look: primary", "href: +44 20 7946 0211\n        look: primary"]],
    at: ["+44 20"],
  },
  {
    name: "www link",
    file: help,
    change: [
      ["href: /contact\n        look: primary", "href: www.2sd.example/contact\n        look: primary"],
    ],
    at: ["www.2sd"],
  },
  {
    name: "https with one slash",
    file: help,
    change: [
      [
        "href: /contact\n        look: primary",
        "href: https:/linkedin.example/company/2sd\n        look: primary",
      ],
    ],
    at: ["https:/linkedin"],
  },
  {
    name: "https with one slash, without www",
    file: help,
    change: [
      ["href: /contact\n        look: primary", "href: https:/2sd.example/contact\n        look: primary"],
    ],
    at: ["https:/2sd"],
  },
  {
    name: "relative link",
    file: help,
    change: [["href: /contact\n        look: primary", "href: contact\n        look: primary"]],
    at: ["href: contact"],
  },
  {
    name: "file as a link",
    file: help,
    change: [["href: /contact\n        look: primary", "href: contact.html\n        look: primary"]],
    at: ["contact.html"],
  },
  {
    name: "unquoted anchor",
    file: about,
    change: [['href: "#how-we-work"', "href: #how-we-work"]],
    at: ["href: #how"],
  },
  {
    name: "anchor that was renamed",
    file: about,
    change: [["    id: how-we-work", "    id: how-we-work-now"]],
    at: ['"#how-we-work"'],
  },
  {
    name: "link to a page that is gone",
    file: help,
    change: [["href: /contact\n        look: primary", "href: /contact-us\n        look: primary"]],
    at: ["/contact-us"],
  },
  {
    name: "link with trailing dot",
    file: help,
    change: [["[plans](/support)", "[plans](/support.)"]],
    at: ["/support."],
  },
  {
    name: "local address",
    file: help,
    change: [
      ["href: /contact\n        look: primary", "href: http://localhost:5173/contact\n        look: primary"],
    ],
    at: ["localhost"],
  },
  {
    name: "Windows path of an image",
    file: cost,
    change: [["src: /images/stills/drafting-table.jpg", "src: C:\\Users\\me\\drafting-table.jpg"]],
    at: ["C:\\Users"],
  },
  {
    name: "backslashes in an image path",
    file: cost,
    change: [["src: /images/stills/drafting-table.jpg", "src: \\images\\stills\\drafting-table.jpg"]],
    at: ["\\images"],
  },
  {
    name: "public/ in the path",
    file: cost,
    change: [["src: /images/stills/drafting-table.jpg", "src: public/images/stills/drafting-table.jpg"]],
    at: ["public/images"],
  },
  {
    name: "JPG instead of jpg",
    file: cost,
    change: [["drafting-table.jpg", "drafting-table.JPG"]],
    at: ["drafting-table.JPG"],
  },
  {
    name: "image as text",
    file: cost,
    change: [
      [
        "    image:\n      src: /images/stills/drafting-table.jpg\n      alt: A cube, a ball and a cylinder of plaster on blueprint paper, a red pencil before them.\n      dark: /images/stills/drafting-table-night.jpg",
        "    image: /images/stills/drafting-table.jpg",
      ],
    ],
    at: ["    image: /images"],
  },
  {
    name: "alt forgotten",
    file: cost,
    change: drop("      alt: A cube"),
    at: ["src: /images/stills/drafting", "    image:"],
  },
  // Values
  { name: "boolean as a word", file: contact, change: [["wide: true", "wide: yes"]], at: ["wide: yes"] },
  { name: "boolean in German", file: careers, change: [["clamp: true", "clamp: ja"]], at: ["clamp: ja"] },
  {
    name: "quoted boolean",
    file: careers,
    change: [["clamp: true", 'clamp: "true"']],
    at: ['clamp: "true"'],
  },
  {
    name: "number with unit",
    file: contact,
    change: [["timeoutMs: 10000", "timeoutMs: 10 s"]],
    at: ["timeoutMs"],
  },
  {
    name: "number with thousands",
    file: contact,
    change: [["timeoutMs: 10000", "timeoutMs: 10,000"]],
    at: ["timeoutMs"],
  },
  { name: "limit: three", file: home, change: [["limit: 3", "limit: three"]], at: ["limit: three"] },
  {
    name: "columns as a number",
    file: services,
    change: [["columns: { base: 1, md: 3 }", "columns: 3"]],
    at: ["columns: 3"],
  },
  {
    name: "columns without closing brace",
    file: services,
    change: [["columns: { base: 1, md: 3 }", "columns: { base: 1, md: 3"]],
    at: ["columns: {"],
  },
  {
    name: "columns without spaces after the colon",
    file: services,
    change: [["columns: { base: 1, md: 3 }", "columns: { base:1, md:3 }"]],
    at: ["columns: {"],
  },
  {
    name: "columns with large",
    file: services,
    change: [["columns: { base: 1, md: 3 }", "columns: { base: 1, medium: 3 }"]],
    at: ["medium: 3"],
  },
  {
    name: "list as text",
    file: careers,
    change: [["fields: [title]", "fields: title"]],
    at: ["fields: title"],
  },
  {
    name: "list as comma text",
    file: "data/jobs.yaml",
    change: [
      [
        "skills: [Process Analysis, AI Agents, Python, BPMN, Workshop Facilitation]",
        "skills: Process Analysis, AI Agents, Python",
      ],
    ],
    at: ["skills: Process"],
  },
  {
    name: "list not closed",
    file: "data/jobs.yaml",
    change: [["Workshop Facilitation]", "Workshop Facilitation"]],
    at: ["skills: [Process"],
  },
  {
    name: "text as list",
    file: about,
    change: [["    heading: Our Mission", "    heading:\n      - Our Mission"]],
    at: ["    heading:", "- Our Mission"],
  },
  {
    name: "until as a German date",
    file: events,
    change: [["from: 2027-02-18", "from: 18.02.2027"]],
    at: ["18.02.2027"],
  },
  {
    name: "until as an American date",
    file: events,
    change: [["from: 2027-02-18", "from: 02/18/2027"]],
    at: ["02/18/2027"],
  },
  {
    name: "until in words",
    file: events,
    change: [["from: 2027-02-18", "from: 18 February 2027"]],
    at: ["18 February"],
  },
  {
    name: "30 February",
    file: events,
    change: [["from: 2027-02-18", "from: 2027-02-30"]],
    at: ["2027-02-30"],
  },
  {
    name: "time with am pm",
    file: events,
    change: [["until: 2027-03-18 15:00", "until: 2027-03-18 3pm"]],
    at: ["3pm"],
  },
  {
    name: "until before from",
    file: events,
    change: [["until: 2027-03-18 15:00", "until: 2027-01-18 15:00"]],
    at: ["until: 2027-01-18", "from: 2027-02-18"],
  },
  {
    name: "data: date in words",
    file: "data/jobs.yaml",
    change: [['datePosted: "2025-05-12"', "datePosted: 12 May 2025"]],
    at: ["12 May 2025"],
  },
  {
    name: "data: month and day swapped",
    file: "data/jobs.yaml",
    change: [['datePosted: "2025-05-12"', 'datePosted: "2025-13-05"']],
    at: ["2025-13-05"],
  },
  {
    name: "data: startTime 2pm",
    file: "data/events.yaml",
    change: [['startTime: "14:00"', "startTime: 2pm"]],
    at: ["2pm"],
  },
  {
    name: "data: startTime unquoted dot",
    file: "data/events.yaml",
    change: [['startTime: "14:00"', "startTime: 14.00"]],
    at: ["14.00"],
  },
  // Data rows
  {
    name: "row copied, id not changed",
    file: "data/offices.yaml",
    change: again("- id: india", 7),
    at: [31, "- id: india"],
  },
  {
    name: "row without id",
    file: "data/offices.yaml",
    change: [["- id: europe\n  region: Europe", "- region: Europe"]],
    at: ["- region: Europe"],
  },
  {
    name: "dash of a row lost",
    file: "data/offices.yaml",
    change: [["- id: europe", "  id: europe"]],
    at: ["  id: europe"],
  },
  {
    name: "id line deleted with its dash",
    file: "data/offices.yaml",
    change: drop("- id: europe"),
    at: ["region: Europe"],
  },
  {
    name: "field renamed in one row",
    file: "data/offices.yaml",
    change: [["  entityName: 2SD Technologies GmbH", "  companyName: 2SD Technologies GmbH"]],
    at: ["companyName"],
  },
  { name: "field forgotten", file: "data/offices.yaml", change: drop("  phone: +49"), at: ["- id: europe"] },
  {
    name: "coordinates as text",
    file: "data/offices.yaml",
    change: [["coordinates: [13.4167, 52.5128]", "coordinates: 13.4167, 52.5128"]],
    at: ["coordinates: 13.4167"],
  },
  {
    name: "coordinates German comma",
    file: "data/offices.yaml",
    change: [["coordinates: [13.4167, 52.5128]", "coordinates: [13,4167, 52,5128]"]],
    at: ["13,4167"],
  },
  {
    name: "coordinates with degrees",
    file: "data/offices.yaml",
    change: [["coordinates: [13.4167, 52.5128]", "coordinates: [13.4167° E, 52.5128° N]"]],
    at: ["13.4167°"],
  },
  {
    name: "id with a space",
    file: "data/offices.yaml",
    change: [["- id: europe", "- id: Europe Office"]],
    at: ["Europe Office"],
  },
  {
    name: "id with umlaut",
    file: "data/offices.yaml",
    change: [["- id: europe", "- id: büro-berlin"]],
    at: ["büro-berlin"],
  },
  {
    name: "author unknown",
    file: "data/articles.yaml",
    change: [["author: arjun-deshmane", "author: Arjun Deshmane"]],
    at: ["author: Arjun"],
  },
  {
    name: "sort by a field that is not there",
    file: events,
    change: [["    sort: -date\n    columns", "    sort: -datum\n    columns"]],
    at: ["-datum"],
  },
  {
    name: "source misspelt",
    file: events,
    change: [
      ["    source: events\n    sort: -date\n    columns", "    source: event\n    sort: -date\n    columns"],
    ],
    at: ["source: event"],
  },
  {
    name: "where with wrong id",
    file: home,
    change: [["id: [ai-ml, cloud-native, digital-app-dev]", "id: [ai-ml, cloud-nativ, digital-app-dev]"]],
    at: ["cloud-nativ"],
  },
  { name: "each misspelt", file: job, change: [["each: jobs", "each: job"]], at: ["each: job"] },
  { name: "each deleted", file: job, change: drop("each: jobs"), at: [1, 2, 3, "title: ${item"] },
  // Files
  { name: "yml file", file: "pages/help.yaml", rename: "pages/help.yml", at: [1], inFile: "pages/help.yml" },
  {
    name: "copy of a page",
    file: "pages/help.yaml",
    change: (t) => t,
    rename: "pages/help - Copy.yaml",
    at: [1],
    inFile: "pages/help - Copy.yaml",
  },
  {
    name: "page in the wrong folder",
    file: "pages/help.yaml",
    rename: "help.yaml",
    at: [1],
    inFile: "help.yaml",
  },
  {
    name: "data file removed",
    file: "data/leaders.yaml",
    remove: true,
    at: [1, "source: leaders"],
    inFile: "pages/about.yaml",
  },
  { name: "empty page", file: "pages/help.yaml", change: () => "", at: [1] },
  {
    name: "schema trailing comma",
    file: "data/leaders.schema.json",
    change: [['"description": "First and last name." },', '"description": "First and last name." },,']],
    at: [14, 15],
  },
  {
    name: "schema single quotes",
    file: "data/leaders.schema.json",
    change: [['"title": "Leader"', "'title': 'Leader'"]],
    at: [3],
  },
  {
    name: "schema required names a missing field",
    file: "data/leaders.schema.json",
    change: [['"bio", "image"', '"biography", "image"']],
    at: [7],
  },
  {
    name: "schema type misspelt",
    file: "data/leaders.schema.json",
    change: [['"name": { "type": "string"', '"name": { "type": "text"']],
    at: [14],
  },
  {
    name: "schema comment",
    file: "data/leaders.schema.json",
    change: [['  "type": "object",', '  // the rows\n  "type": "object",']],
    at: ["// the rows"],
  },
  {
    name: "site.yaml: language English",
    file: "data/site.yaml",
    change: [["lang: en\n", "lang: English\n"]],
    at: ["lang: English"],
  },
  {
    name: "site.yaml: time zone London",
    file: "data/site.yaml",
    change: [["Europe/London", "London"]],
    at: ["timeZone: London"],
  },
  {
    name: "site.yaml: url without https",
    file: "data/site.yaml",
    change: [["url: https://www.2sd.example", "url: www.2sd.example"]],
    at: ["url: www"],
  },
  {
    name: "site.yaml: email with a space",
    file: "data/site.yaml",
    change: [["email: support@2sd.example", "email: support @2sd.example"]],
    at: ["support @"],
  },
  { name: "site.yaml: brand deleted", file: "data/site.yaml", change: drop("brand: 2SD"), at: [1, 2] },
  {
    name: "site.yaml: icon unknown",
    file: "data/site.yaml",
    change: [["icon: professional-network", "icon: linkedin"]],
    at: ["icon: linkedin"],
  },
  // Layout and translations
  {
    name: "layout: page block deleted",
    file: layout,
    change: drop("  - type: page"),
    at: [1, 2, 3, "blocks:"],
  },
  { name: "layout: page block doubled", file: layout, change: again("  - type: page", 1), at: [38] },
  {
    name: "layout: text of the footer misindented",
    file: layout,
    change: [["      heading: Get in Touch", "    heading: Get in Touch"]],
    at: ["    heading: Get in Touch", "    contact:"],
  },
  {
    name: "layout: two menu entries run together",
    file: layout,
    change: [
      [
        "      - label: Platform\n        href: /platform\n",
        "        label: Platform\n        href: /platform\n",
      ],
    ],
    at: ["        label: Platform"],
  },
  // Find and replace
  {
    name: "replaces all 'text' by 'copy'",
    file: about,
    change: (t) => t.replaceAll("    text:", "    copy:"),
    at: ["    copy:"],
  },
  {
    name: "replaces href by link in the layout's nav",
    file: layout,
    change: (t) => t.replaceAll("        href:", "        link:"),
    at: ["        link:"],
  },
  {
    name: "encoding mishap",
    file: "data/authors.yaml",
    change: [["Tomasz Wróbel", "Tomasz WrÃ³bel"]],
    at: ["WrÃ³bel"],
  },
  {
    name: "encoding replacement sign",
    file: "data/authors.yaml",
    change: [["Tomasz Wróbel", "Tomasz Wr\ufffdbel"]],
    at: ["Wr\ufffdbel"],
  },
  {
    name: "shared block without its option",
    file: cost,
    change: [["    heading: Ten days, one list\n", "    title: Ten days, one list\n"]],
    at: ["title: Ten days"],
  },
  {
    name: "shared block misspelt",
    file: cost,
    change: [["use: closing-call", "use: closing-cal"]],
    at: ["closing-cal"],
  },
  {
    name: "type of a shared block",
    file: cost,
    change: [["- use: closing-call", "- type: closing-call"]],
    at: ["type: closing-call"],
  },
  {
    name: "cell forgotten in a table",
    file: cost,
    change: [['[Test environments at night, "€ 6,100", low]', '[Test environments at night, "€ 6,100"]']],
    at: ["Test environments at night"],
  },
  {
    name: "price without quotes in a flow row",
    file: cost,
    change: [['"€ 2,300"', "€ 2,300"]],
    at: ["€ 2,300"],
  },
  {
    name: "icon does not exist",
    file: services,
    change: [["icon: calculator", "icon: fa-calculator"]],
    at: ["fa-calculator"],
  },
  { name: "emoji icon", file: services, change: [["icon: calculator", "icon: 🧮"]], at: ["🧮"] },
];

/** More than 190 mistakes that were written before the engine was read, in all kinds of files. */
export function sixthWriter(dir: string): AuthorMistake[] {
  return mistakes.map(({ name, file, change, rename, remove, inFile, at }) => {
    const before = readFileSync(join(dir, file), "utf8");
    const text = typeof change === "function" ? change(before) : (change ?? []).reduce(put, before);
    const files: Record<string, Content> = { [file]: remove || rename ? null : text };
    if (rename) files[rename] = text;
    const lines = text.split("\n");
    const places = at.flatMap((one) =>
      typeof one === "number"
        ? [one]
        : lines.flatMap((line, index) => (line.includes(one) ? [index + 1] : [])),
    );
    // What a fix should write was not written down; that it brings no problem and changes no other text is judged.
    return {
      family: "a sixth writer",
      name: `${file}: ${name}`,
      files,
      file: inFile ?? file,
      lines: places,
      codes: [],
      remedy: "fix",
    };
  });
}

function put(text: string, [from, to]: readonly [string, string]): string {
  if (!text.includes(from)) throw new Error(`There is no "${from}".`);
  return text.replace(from, () => to);
}
