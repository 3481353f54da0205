import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Spaces and separators that are no spaces for YAML, and characters that nobody sees. */
export function spacesAndSeparators(dir: string): AuthorMistake[] {
  const family = new Family("spaces and separators", dir);
  const NBSP = "\u00a0";
  const value = (file: string, line: string, code = "no-break-space") =>
    family.edit(`a no-break space behind ${line}`, file, line, `${line}${NBSP}`, code, { mended: true });
  value(TRY, "href: /contact", "no-break-space|bad-link");
  value(TRY, "size: compact");
  value(TRY, "source: articles");
  value(TRY, "id: more");
  value(TRY, "type: prose");
  value(TRY, "limit: 3");
  value(TRY, "index: false");
  value("data/jobs.yaml", "department: Data");
  value("data/jobs.yaml", "remote: true");
  value("data/articles.yaml", "author: callum-strachan");
  value("pages/about.yaml", "icon: scale");
  family.edit(
    "a no-break space before the value",
    TRY,
    "href: /about",
    `href: ${NBSP}/about`,
    "no-break-space|bad-link",
    { mended: true },
  );
  family.edit(
    "a no-break space before the colon",
    TRY,
    "heading: Roles",
    `heading${NBSP}: Roles`,
    "no-break-space",
    { mended: true },
  );
  family.edit(
    "no-break spaces as indentation",
    TRY,
    "    heading: Roles",
    `${NBSP.repeat(4)}heading: Roles`,
    "no-break-space",
    { mended: true },
  );
  family.edit("a no-break space in braces", TRY, "base: 1, md", `base:${NBSP}1, md`, "no-break-space", {
    mended: true,
  });
  family.edit(
    "no-break spaces before a whole block",
    TRY,
    "  - type: prose\n    id: more\n    heading: More",
    `${NBSP}${NBSP}- type: prose\n${NBSP.repeat(4)}id: more\n${NBSP.repeat(4)}heading: More`,
    "no-break-space",
    {
      mended: true,
    },
  );
  family.edit(
    "an ideographic space as indentation",
    TRY,
    "    id: roles",
    "\u3000\u3000id: roles",
    "no-break-space|+look-alike|hidden-character",
    { remedy: "offer" },
  );
  family.edit(
    "a thin space after the colon",
    TRY,
    "heading: Roles",
    "heading:\u2009Roles",
    "no-break-space|missing-space",
    { mended: true },
  );
  const separators: [string, string][] = [
    ["a line separator", "\u2028"],
    ["a vertical tab", "\u000b"],
    ["a paragraph separator", "\u2029"],
    ["a form feed", "\u000c"],
    ["a next-line sign", "\u0085"],
  ];
  for (const [index, [name, sign]] of separators.entries()) {
    family.edit(
      `${name} in a heading`,
      "pages/contact.yaml",
      "heading: Contact Us",
      `heading: Contact${sign}Us`,
      "hidden-character",
      {
        mended: true,
        marks: sign,
      },
    );
    if (index < 2) {
      family.edit(
        `${name} in a row`,
        "data/jobs.yaml",
        "title: Data Engineer",
        `title: Data${sign}Engineer`,
        "hidden-character",
        { mended: true, marks: sign },
      );
      family.edit(`${name} in a text`, TRY, "with a [link]", `with${sign}a [link]`, "hidden-character", {
        mended: true,
        marks: sign,
      });
      family.edit(
        `${name} at the end of a text`,
        TRY,
        "heading: Roles",
        `heading: Roles${sign}`,
        "hidden-character",
        { mended: true, marks: sign },
      );
    }
  }
  const invisible: [name: string, sign: string, file: string, from: string, at: number][] = [
    ["a soft hyphen in an option", "\u00ad", TRY, "heading: Roles", 4],
    ["a soft hyphen in a link", "\u00ad", TRY, "href: /contact", 10],
    ["a soft hyphen in an icon", "\u00ad", "pages/about.yaml", "icon: handshake", 10],
    ["a zero-width space in an option", "\u200b", TRY, "caption: What", 3],
    ["a zero-width space in a type", "\u200b", TRY, "type: figure", 8],
    ["a zero-width non-joiner in a type", "\u200c", TRY, "type: figure", 8],
    ["a byte order mark in the middle", "\ufeff", TRY, "  - type: prose", 0],
    ["a word joiner in a collection", "\u2060", TRY, "source: articles", 10],
    ["a direction mark before a field", "\u200e", "data/jobs.yaml", "department: Data", 12],
    ["a zero-width joiner in a key", "\u200d", "data/jobs.yaml", "slug: data-engineer", 8],
  ];
  for (const [name, sign, file, from, at] of invisible)
    family.edit(name, file, from, from.slice(0, at) + sign + from.slice(at), "hidden-character", {
      mended: true,
    });
  return family.mistakes;
}
