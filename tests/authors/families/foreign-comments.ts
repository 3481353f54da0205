import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Comments as other languages write them. */
export function comments(dir: string): AuthorMistake[] {
  const family = new Family("comments of other languages", dir);
  const notes: string[] = [
    "// note",
    "/* note */",
    "<!-- note -->",
    "-- note",
    "; note",
    "{# note #}",
    "{% comment %}",
    "// TODO: ask Anna",
    "<!-- TODO: ask Anna -->",
    "%% note",
  ];
  const places: [file: string, line: string, margin: string][] = [
    [TRY, "    heading: Roles\n", "    "],
    [TRY, "title: A page to try\n", ""],
    [TRY, "  - type: prose\n", "  "],
    ["data/jobs.yaml", "  city: Bengaluru\n", "  "],
    ["data/offices.yaml", "- id: europe\n", ""],
    ["data/site.yaml", "lang: en\n", ""],
  ];
  for (const [index, note] of notes.entries())
    for (const [file, line, margin] of [places[index % 6]!, places[(index + 3) % 6]!])
      family.edit(
        `${note} above ${line.trim()}`,
        file,
        line,
        `${margin}${note}\n${line}`,
        "+foreign-comment",
        {
          on: `${margin}${note}`,
          mended: `${margin}# ${note.replace(/^(\/\/|\/\*|<!--|--|;|\{#|\{%|%%) | ?(\*\/|-->|#\}|%\})$/g, "")}\n${line}`,
          remedy: "offer",
          misleads: /Options:|Fields:|Put the text in quotation marks|Did you mean|Write "note/,
        },
      );
  family.edit(
    "// behind a value",
    TRY,
    "href: /contact",
    "href: /contact // the form",
    "+foreign-comment|bad-link",
    { remedy: "offer", misleads: /%20/ },
  );
  family.edit(
    "// behind a number",
    TRY,
    "limit: 3",
    "limit: 3 // three are enough",
    "+foreign-comment|wrong-type",
    { remedy: "offer" },
  );
  family.edit(
    "// behind a word",
    TRY,
    "look: primary",
    "look: primary // or secondary",
    "+foreign-comment|not-allowed-value",
    { remedy: "offer" },
  );
  family.edit(
    "<!-- --> behind a heading",
    TRY,
    "heading: Roles",
    "heading: Roles <!-- shorter? -->",
    "+foreign-comment|html-in-text",
    { remedy: "offer" },
  );
  family.edit(
    "a note behind one space",
    "pages/contact.yaml",
    "heading: Contact Us",
    "heading: Contact Us #TODO better",
    "text-cut-off",
    { remedy: "offer" },
  );
  family.edit(
    "a name behind one space",
    "pages/about.yaml",
    "heading: Leadership",
    "heading: Leadership #anna",
    "text-cut-off",
    { remedy: "offer" },
  );
  family.edit(
    "a note behind a link",
    TRY,
    "href: /contact",
    "href: /contact #form",
    "text-cut-off|bad-link",
    { remedy: "offer", misleads: /%20/ },
  );
  family.edit(
    "a note behind a row's title",
    "data/jobs.yaml",
    "title: Data Engineer",
    "title: Data Engineer #senior?",
    "text-cut-off",
    { remedy: "offer" },
  );
  family.edit(
    "an id with a hash",
    "pages/contact.yaml",
    "id: inquiry",
    "id: #inquiry",
    "text-cut-off|empty-value",
    { mended: true },
  );
  family.edit(
    "a quoted id with a hash",
    "pages/contact.yaml",
    "id: inquiry",
    'id: "#inquiry"',
    "wrong-format",
    { mended: true },
  );
  family.edit(
    "an anchor without quotation marks",
    "pages/about.yaml",
    'href: "#how-we-work"',
    "href: #how-we-work",
    "text-cut-off|empty-value",
    { mended: true },
  );
  family.edit(
    "a colour without quotation marks",
    "data/agents.yaml",
    "accent: ",
    "accent: #2a2 # ",
    "text-cut-off|empty-value|not-allowed-value",
    { remedy: "offer" },
  );
  return family.mistakes;
}
