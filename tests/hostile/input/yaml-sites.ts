import { type HostileSites, lines, page } from "./hostile-site.ts";

/** One page with this text. */
const x = (text: string | Uint8Array, problems: string[], count?: number) => ({
  files: { "pages/x.yaml": text },
  problems: problems.map((problem) => `pages/x.yaml:${problem}`),
  ...(count !== undefined && { count }),
  ...(problems.length === 0 && { routes: ["/x"] }),
});

/** What a search for slips takes for a beginning, and of which the end never comes. */
const BEGINNINGS = [
  "[",
  "](",
  "[a](",
  "[a] ",
  "[a][",
  "[[",
  "![",
  "(a)[",
  "*a",
  "__a",
  "`a",
  "``` a\n",
  "{{",
  "{% ",
  "{{< ",
  "<!-- ",
  "<a ",
  "</",
  "&",
  "&#",
  "${",
  "$(",
  "// ",
  "@a.b ",
  "www.",
  "http://",
  "mailto:",
  "C:\\",
  "–",
  "“",
  "\u00a0",
  "Ã",
  "/a",
  "2027-",
  "+1 ",
  "#",
  " - ",
  "|",
];

/** The same sign without end, in a text of Markdown and in one of plain words. */
const beginnings = Object.fromEntries(
  BEGINNINGS.map((sign) => {
    const signs = JSON.stringify(sign.repeat(Math.ceil(300_000 / sign.length)));
    return [
      `${JSON.stringify(sign)} without end`,
      x(page(`    text: ${signs}\n  - type: banner\n    heading: ${signs}\n    text: ${signs}\n`), [""]),
    ];
  }),
);

/**
 * YAML that is too much, and bytes that are no text. Thousands of mistakes show what grows with their square; tens of
 * thousands, which take seconds, are there once.
 */
export const yamlSites: HostileSites = {
  ...beginnings,
  "a bomb of aliases": x(
    lines(30, (index) => `k${index}: &k${index} [${index === 0 ? "x" : `*k${index - 1}, *k${index - 1}`}]`),
    ["1:1 unknown-option", "1:1 missing-option", "1:5 yaml-anchor"],
    119,
  ),
  "30,000 brackets in each other": x(page(`    text: ${"[".repeat(30_000)}\n`), ["6:74 too-deep"]),
  "30,000 braces in each other": x(page(`    text: ${"{a: ".repeat(30_000)}\n`), ["6:263 too-deep"]),
  "100,000 dashes in each other": x("- ".repeat(100_000), ["1:129 too-deep"]),
  "100,000 question marks in each other": x("? ".repeat(100_000), ["1:129 too-deep"]),
  "a page of more than a megabyte": x(page(`# ${"x".repeat(1_100_000)}`), ["1:1 file-too-large"]),
  "data of more than two megabytes": {
    files: { "data/team.yaml": `- id: ana\n  name: ${"x".repeat(2_100_000)}` },
    problems: ["data/team.yaml:1:1 file-too-large"],
  },
  "a megabyte in one text": x(page(`    text: ${"word ".repeat(200_000)}\n`), ["6:11 too-long"]),
  "a megabyte of brackets in a text": x(page(`    text: "](${"[".repeat(1_000_000)}"\n`), ["6:11 too-long"]),
  "a megabyte of emphasis": x(page(`    text: "${"*a_ ".repeat(250_000)}"\n`), ["6:11 too-long"]),
  "quotations a hundred deep": x(page(`  - type: prose\n    text: "${">".repeat(100)} x"\n`), [
    "7:11 too-deep",
  ]),
  "lists a hundred deep": x(page(`  - type: prose\n    text: "${"- ".repeat(100)}x"\n`), ["7:11 too-deep"]),
  "the signs of quotations and lists a hundred deep in a line": x(
    page(`    text: "${">".repeat(100)} ${"- ".repeat(100)}x"\n`),
    [],
  ),
  "a table of 5,000 columns": x(
    page(
      `  - type: prose\n    text: "|${"a|".repeat(4_000)}\\n|${"-|".repeat(4_000)}\\n${"|b|\\n".repeat(50)}"\n`,
    ),
    ["7:11 too-much"],
  ),
  "half a megabyte of openings of bindings": x(page(`    text: "${"${".repeat(260_000)}"\n`), [
    "6:12 bad-binding",
  ]),
  "300,000 blank lines": x(page("\n".repeat(300_000)), []),
  "200,000 comments": x(`${"#\n".repeat(200_000)}${page()}`, []),
  "a directive behind 200,000 blank lines": x(`${" \n".repeat(200_000)}%YAML 1.1\n---\n${page()}`, [
    "200001:1 yaml-version",
  ]),
  "10,000 names": x(
    lines(10_000, (index) => `k${index}: 1`),
    ["1:1 unknown-option", "1:1 missing-option", "2:1 unknown-option"],
    10_001,
  ),
  "one name 10,000 times": x(
    lines(10_000, () => "k: 1"),
    ["1:1 unknown-option", "1:1 missing-option", "2:1 duplicate-name"],
    10_001,
  ),
  "5,000 problems in one file": x(
    `title: X page\nblocks:\n${lines(5_000, (index) => `  - type: heroo\n    x: ${index}`)}`,
    ["3:11 unknown-block-type", "5:11 unknown-block-type"],
    5_000,
  ),
  "60,000 problems in rows": {
    files: {
      "data/team.yaml": lines(30_000, (index) => `- id: x\n  nme: ${index}`),
      "data/jobs.yaml": "[]\n",
    },
    problems: ["data/team.yaml:2:3 unknown-field", "data/team.yaml:3:7 duplicate-key"],
    count: 59_999,
  },
  "5,000 mistakes in the grammar": x("a: b: c\n".repeat(5_000), ["1:4 colon-in-text", "2:4 colon-in-text"]),
  "10,000 quotation marks that are not closed": x(
    lines(10_000, (index) => `a${index}: "x`),
    ["1:5 unclosed-quote"],
  ),
  "5,000 anchors": x(
    lines(5_000, (index) => `a${index}: &x y`),
    ["1:1 unknown-option", "1:1 missing-option", "1:5 yaml-anchor"],
    10_001,
  ),
  "8,000 lines that went and came": x(
    lines(8_000, (index) => `${index % 2 === 0 ? "-" : "+"}  heading: a${index}`),
    ["1:1 not-a-page", "2:1 list-sign"],
    4_001,
  ),
  "10,000 tabs": x(`a:\n${"\tb: 1\n".repeat(10_000)}`, ["1:1 unknown-option"]),
  "30,000 comments that switch nothing off": x(
    page("# check-off: broken-link\n".repeat(30_000)),
    ["6:1 bad-switch-off", "7:1 bad-switch-off"],
    30_000,
  ),
  "a thousand zero bytes": x(Buffer.alloc(1_000), ["1:1 binary-file"], 1),
  "UTF-16": x(Buffer.from("\ufefftitle: x\n", "utf16le"), ["1:1 not-utf8"]),
  "UTF-16, the other way round": x(Buffer.from("\ufefftitle: x\n", "utf16le").swap16(), ["1:1 not-utf8"]),
  "bytes that are no UTF-8": x(Buffer.from("title: x\n\xc0\xaf", "latin1"), ["2:1 not-utf8"]),
  "a byte order mark and Windows line ends": x(`\ufeff${page().replaceAll("\n", "\r\n")}`, []),
  "line ends of old Macintoshes": x(page().replaceAll("\n", "\r"), ["1:14 line-ends"]),
};
