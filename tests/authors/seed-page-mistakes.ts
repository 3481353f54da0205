import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Mistake } from "./seed-block-mistakes.ts";

type Edit = [name: string, from: string, to: string, code: string, marks: string, meant?: string];

const page = `title: A page to try
description: A page to try mistakes on, with the usual keys and a few blocks of text.
layout: bare
index: false
blocks:
  - type: hero
    heading: A page to try
    text: One sentence about it.
    actions:
      - { label: Contact us, href: /contact }
  - type: prose
    id: more
    heading: More about it
    text: |
      A paragraph with a [link](/about).
  - type: card-grid
    heading: Roles
    source: jobs
    where: { department: Data }
    sort: title
    limit: 3
    item:
      title: \${item.title}
      href: /jobs/\${item.slug}
`;

/** Traps of YAML and mistakes of a page as a whole, as edits of a page without fault. */
const edits: Edit[] = [
  ["a key of the page", "title: A page", "titel: A page", "unknown-option", "titel", "title"],
  ["no title", "title: A page to try\n", "", "missing-option", "description"],
  ["a key twice", "index: false\n", "index: false\nindex: true\n", "duplicate-name", "index"],
  ["a layout", "layout: bare", "layout: bar", "unknown-layout", "bar", "bare"],
  ["a tab", "    heading: A page", "\theading: A page", "tab-indentation", "\t"],
  ["a glued dash", "  - type: prose", "  -type: prose", "glued-dash", "-t"],
  [
    "no space after the colon",
    "heading: A page to try",
    "heading:A page to try",
    "missing-space",
    "heading:",
  ],
  [
    "curly quotation marks",
    "heading: More about it",
    "heading: “More: about it”",
    "smart-quotes",
    "“More: about it”",
  ],
  ["a no-break space", "    id: more", "    id:\u00a0more", "no-break-space", "\u00a0"],
  ["an invisible character", "More about it", "More\u200b about it", "hidden-character", "\u200b"],
  ["an anchor", "heading: More about it", "heading: &more about it", "yaml-anchor", "&more about it"],
  ["an alias", "heading: More about it", "heading: *more", "yaml-alias", "*more"],
  ["a tag", "heading: More about it", "heading: !more about it", "yaml-tag", "!more about it"],
  ["an at sign", "heading: More about it", "heading: @more about it", "reserved-character", "@more about it"],
  [
    "a backtick",
    "heading: More about it",
    "heading: `more` about it",
    "reserved-character",
    "`more` about it",
  ],
  [
    "a percent sign",
    "heading: More about it",
    "heading: %more about it",
    "reserved-character",
    "%more about it",
  ],
  ["braces", "heading: More about it", "heading: {more} about it", "bracket-start", "{more} about it"],
  ["brackets", "heading: More about it", "heading: [more] about it", "bracket-start", "[more] about it"],
  [
    "an open bracket",
    "href: /contact }",
    "href: /contact",
    "unclosed-bracket",
    "{ label: Contact us, href: /contact",
  ],
  ["no comma", "Contact us, href", "Contact us href", "missing-comma", "href"],
  ["a colon in braces", "label: Contact us", "label: AI: what now", "colon-in-text", "AI: what now"],
  ["a document mark", "  - type: prose", "---\n  - type: prose", "several-documents", "---"],
  ["a version", "title: A page", "%YAML 1.1\n---\ntitle: A page", "yaml-version", "%YAML 1.1"],
  [
    "a single quotation mark",
    "heading: More about it",
    "heading: 'It's more'",
    "quote-inside",
    "'It's more'",
  ],
  [
    "text after quotation marks",
    "heading: More about it",
    'heading: "More" about it',
    "text-after-quote",
    '"More" about it',
  ],
  ["an escape", "heading: More about it", 'heading: "C:\\docs"', "bad-escape", "\\d"],
  ["indented too far", "    heading: More", "      heading: More", "wrong-indentation", "heading"],
  ["indented too little", "    heading: More", "   heading: More", "wrong-indentation", "heading"],
  ["no dash", "  - type: prose", "  type: prose", "missing-dash", "type"],
  ["no colon", "    id: more", "    id more", "missing-colon", "id more"],
  [
    "a block as text",
    "  - type: prose\n    id: more",
    "  - prose\n  - type: prose\n    id: more",
    "not-a-block",
    "prose",
  ],
  ["no type", "  - type: prose\n    id: more", "  - id: more", "missing-type", "id"],
  ["a collection", "source: jobs", "source: job", "unknown-collection", "job", "jobs"],
  ["a source in braces", "source: jobs", "source: ${jobs}", "bad-source", "${jobs}"],
  ["a field of where", "department: Data", "departmnt: Data", "unknown-field", "departmnt", "department"],
  ["a value of where", "department: Data", "type: Ful-time", "not-allowed-value", "Ful-time", "Full-time"],
  ["a field of sort", "sort: title", "sort: titel", "unknown-field", "titel", "title"],
  ["a limit", "limit: 3", "limit: three", "wrong-type", "three"],
  ["a field of the row", "${item.title}", "${item.titel}", "bad-binding", "titel", "title"],
  ["a root", "${item.title}", "${itm.title}", "bad-binding", "itm", "item"],
  ["a link", "href: /contact", "href: /contct", "broken-link", "/contct", "/contact"],
  ["a link in a text", "(/about)", "(/abuot)", "broken-link", "/abuot", "/about"],
  ["a place on the page", "href: /contact", 'href: "#mroe"', "broken-anchor", '"#mroe"', "#more"],
  ["a slash at the end", "href: /contact", "href: /contact/", "broken-link", "/contact/"],
  ["an address without protocol", "href: /contact", "href: www.example.com", "bad-link", "www.example.com"],
  [
    "a second main heading",
    "  - type: prose\n",
    "  - type: hero\n    heading: Again\n  - type: prose\n",
    "second-h1",
    "Again",
  ],
  ["an id twice", "  - type: card-grid\n", "  - type: card-grid\n    id: more\n", "duplicate-id", "more"],
  ["an id with a space", "id: more", "id: more of it", "wrong-format", "more of it"],
  [
    "items beside a source",
    "    limit: 3\n",
    "    limit: 3\n    items: [{ title: One }]\n",
    "source-and-items",
    "items",
  ],
  [
    "a switch-off without reason",
    "index: false",
    "index: false  # check-off: long-title",
    "bad-switch-off",
    "# check-off: long-title",
  ],
];

/** Mistakes in a page of the usual kind, and in each of the site's own pages. */
export function seedPageMistakes(dir: string): Mistake[] {
  const own = edits.map(([name, from, to, code, marks, meant]) => {
    if (!page.includes(from)) throw new Error(`The page has no "${from}".`);
    return {
      name: `page: ${name}`,
      file: "pages/try.yaml",
      text: page.replace(from, () => to),
      codes: [code],
      marks,
      ...(meant && { meant }),
    };
  });
  const real = ["about", "careers/index", "contact", "index", "platform", "services", "partnerships"].flatMap(
    (name) => {
      const file = `pages/${name}.yaml`;
      const text = readFileSync(join(dir, file), "utf8");
      const made: Mistake[] = [];
      const add = (what: string, wrong: string, code: string, marks: string, meant?: string): void => {
        if (wrong !== text)
          made.push({
            name: `${file}: ${what}`,
            file,
            text: wrong,
            codes: [code],
            marks,
            ...(meant && { meant }),
          });
      };
      const type = /^ {2}- type: (\S+)$/m.exec(text)?.[1] ?? "";
      add(
        "a type",
        text.replace(`- type: ${type}\n`, `- type: ${type}zz\n`),
        "unknown-block-type",
        `${type}zz`,
        type,
      );
      add(
        "a key",
        text.replace(/^description:/m, "descripton:"),
        "unknown-option",
        "descripton",
        "description",
      );
      add(
        "an option",
        text.replace(/^ {4}heading:/m, "    haeding:"),
        "unknown-option",
        "haeding",
        "heading",
      );
      add("a tab", text.replace(/^ {4}heading:/m, "\theading:"), "tab-indentation", "\t");
      const spaced = /^(?: {4}eyebrow|title):(?= )/m.exec(text)?.[0] ?? "";
      add("no space", text.replace(`${spaced} `, spaced), "missing-space", spaced.trim());
      return made;
    },
  );
  return [...own, ...real];
}
