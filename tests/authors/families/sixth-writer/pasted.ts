import type { Told } from "../told.ts";
import { PLACES } from "../writer.ts";

const { about, contact, services, careers } = PLACES;
const cost = "pages/cloud-cost-review.yaml";

/** What comes along from other programs. */
export const pasted: readonly Told[] = [
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
  { name: "code fence pasted by ChatGPT", file: contact, change: (t) => `\`\`\`yaml\n${t}\`\`\`\n`, at: [1] },
  {
    name: "ChatGPT sentence before the file",
    file: contact,
    change: (t) => `Here is the updated page:\n\n${t}`,
    at: [1],
  },
  {
    name: "ChatGPT sentence after the file",
    file: contact,
    change: (t) => `${t}\nLet me know if you want me to change anything else!\n`,
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
];
