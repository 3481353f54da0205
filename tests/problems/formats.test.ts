import { afterAll, describe, expect, it } from "vitest";
import type { Problem } from "../../renderer/model.ts";
import { codeFrame } from "../../renderer/problems/code-frame.ts";
import { formatGithub } from "../../renderer/problems/format-github.ts";
import { formatJson } from "../../renderer/problems/format-json.ts";
import { formatJunit } from "../../renderer/problems/format-junit.ts";
import { formatSarif } from "../../renderer/problems/format-sarif.ts";
import { formatText } from "../../renderer/problems/format-text.ts";
import { printableLines } from "../../renderer/problems/printable.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const wrong =
  "title: Home\ndescription: What we do.\nblocks:\n  - type: hero\n    heading: Visit us\n  - type: card-gird\n";

it("prints a problem with its place, what to do, and the line", async () => {
  const site = await mockSite({ "pages/index.yaml": wrong });
  expect(
    formatText(site.problems, { source: (file) => site.source(file), colour: false }),
  ).toBe(`pages/index.yaml:6:11  unknown-block-type
  Block 2 on this page has type "card-gird", which is not a block type of this site.
  Did you mean "card-grid"? Block types: body, card-grid, hero, list, notice, prose, section.

  5 |     heading: Visit us
  6 |   - type: card-gird
    |           ^^^^^^^^^
`);
});

it("prints the same problems in every format", async () => {
  const site = await mockSite({ "pages/index.yaml": `${wrong}  - type: prose\n    txt: "50%, a: b"\n` });
  const places = site.problems.map((problem) => `${problem.code}:${problem.range.start.line}`);
  expect(places).toEqual(
    ["unknown-block-type:6", "missing-option:7", "unknown-option:8"].filter((place) =>
      places.includes(place),
    ),
  );
  expect(
    (JSON.parse(formatJson(site.problems)) as Problem[]).map(
      (problem) => `${problem.code}:${problem.range.start.line}`,
    ),
  ).toEqual(places);
  const github = formatGithub(site.problems, "web/").trim().split("\n");
  expect(github.map((line) => `${/title=([^:,]+)/.exec(line)![1]}:${/line=(\d+)/.exec(line)![1]}`)).toEqual(
    places,
  );
  expect(github[0]).toMatch(
    /^::error file=web\/pages\/index\.yaml,line=6,endLine=6,col=11,endColumn=20,title=unknown-block-type::Block 2 on this page/,
  );
  const sarif = JSON.parse(formatSarif(site.problems, "")) as {
    version: string;
    runs: {
      results: { ruleId: string; locations: { physicalLocation: { region: { startLine: number } } }[] }[];
    }[];
  };
  expect(sarif.version).toBe("2.1.0");
  expect(
    sarif.runs[0]!.results.map(
      (result) => `${result.ruleId}:${result.locations[0]!.physicalLocation.region.startLine}`,
    ),
  ).toEqual(places);
  const junit = formatJunit(site.problems, ["pages/about.yaml"]);
  expect(junit).toContain('<testsuite name="check" tests="2" failures="1">');
  for (const place of places) expect(junit).toContain(place.split(":")[0]);
});

describe("frames", () => {
  const frame = (source: string, line: number, from: number, to: number): string =>
    codeFrame(source, { start: { line, column: from, offset: 0 }, end: { line, column: to, offset: 0 } });
  it("line up under wide characters and tabs", () => {
    expect(frame("名前: あ\n", 1, 5, 6)).toBe("  1 | 名前: あ\n    |       ^^");
    expect(frame("a:\tb\n", 1, 4, 5)).toBe("  1 | a:  b\n    |     ^");
  });
  it("show characters that nobody sees", () => {
    expect(frame("a: x\u200by\n", 1, 5, 6)).toBe("  1 | a: x<U+200B>y\n    |     ^^^^^^^^");
    expect(frame("a: x\u200cy\n", 1, 5, 6)).toBe("  1 | a: x<U+200C>y\n    |     ^^^^^^^^");
  });

  it("leave what parts and joins letters in other scripts, which takes no room", () => {
    expect(frame("a: می\u200cروم\n", 1, 4, 10)).toBe("  1 | a: می\u200cروم\n    |    ^^^^^");
    expect(frame("a: क्\u200dष 👩\u200d🔧 b\n", 1, 15, 16)).toContain("| a: क्\u200dष 👩\u200d🔧 b\n");
  });
  it("cut long lines around the place", () => {
    const text = frame(`${"x".repeat(500)}HERE${"y".repeat(500)}`, 1, 501, 505);
    expect(text.split("\n").every((line) => line.length < 120)).toBe(true);
    const [line, marks] = text.split("\n");
    expect(line!.slice(marks!.indexOf("^"), marks!.lastIndexOf("^") + 1)).toBe("HERE");
  });
  it("are empty for a line that is not there", () => expect(frame("", 1, 1, 1)).toBe(""));
});

/** A problem with everything that one can have. */
const full: Problem = {
  code: "broken-link",
  severity: "warning",
  file: "pages/a,b.yaml",
  range: { start: { line: 2, column: 3, offset: 9 }, end: { line: 4, column: 5, offset: 30 } },
  path: ["blocks", 0, "href"],
  message: '50 % of <links> & "more"\r\nare broken\u0007.',
  hint: "Mend it.",
  fix: {
    range: { start: { line: 2, column: 3, offset: 9 }, end: { line: 2, column: 6, offset: 12 } },
    text: "/about",
  },
};
const plain: Problem = { ...full, severity: "error", file: "pages/z.yaml", message: "Wrong." };
delete plain.hint;
delete plain.fix;

it("gives GitHub the errors first, and marks what would end a property or a line", () => {
  expect(formatGithub([full, plain], "web/")).toBe(
    "::error file=web/pages/z.yaml,line=2,endLine=4,col=3,endColumn=5,title=broken-link::Wrong.\n" +
      '::warning file=web/pages/a%2Cb.yaml,line=2,endLine=4,col=3,endColumn=5,title=broken-link::50 %25 of <links> & "more"%0D%0Aare broken<U+0007>. Mend it.\n',
  );
  expect(formatGithub([], "")).toBe("");
});

it("gives JUnit a case for each file: errors fail it, warnings are its output", () => {
  const report = formatJunit([plain, full, { ...plain, message: "Wrong as well." }], ["pages/fine.yaml"]);
  expect(report).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="check" tests="3" failures="1">
    <testcase classname="check" name="pages/a,b.yaml"><system-out>pages/a,b.yaml:2:3 broken-link&#10;50 % of &lt;links&gt; &amp; &quot;more&quot;\r&#10;are broken\ufffd.&#10;Mend it.</system-out></testcase>
    <testcase classname="check" name="pages/fine.yaml" />
    <testcase classname="check" name="pages/z.yaml"><failure message="Wrong." type="broken-link">pages/z.yaml:2:3 broken-link&#10;Wrong.&#10;&#10;pages/z.yaml:2:3 broken-link&#10;Wrong as well.</failure></testcase>
  </testsuite>
</testsuites>
`);
});

it("gives code scanning the rule, the place, the fix, and a mark that stays when lines move", () => {
  const results = (problems: Problem[], prefix = "") => JSON.parse(formatSarif(problems, prefix)).runs[0];
  const [first, second] = results([full, plain], "my site/").results;
  expect(first).toMatchObject({
    ruleId: "broken-link",
    ruleIndex: 0,
    level: "warning",
    message: { text: `${full.message} Mend it.` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "my%20site/pages/a,b.yaml" },
          region: { startLine: 2, startColumn: 3, endLine: 4, endColumn: 5 },
        },
      },
    ],
    fixes: [
      {
        description: { text: "Mend it." },
        artifactChanges: [
          {
            artifactLocation: { uri: "my%20site/pages/a,b.yaml" },
            replacements: [
              {
                deletedRegion: { startLine: 2, startColumn: 3, endLine: 2, endColumn: 6 },
                insertedContent: { text: "/about" },
              },
            ],
          },
        ],
      },
    ],
  });
  expect(second).not.toHaveProperty("fixes");
  expect(second.message.text).toBe("Wrong.");
  const mark = (problem: Problem) => results([problem]).results[0].partialFingerprints["problem/v1"];
  expect(mark(full)).toMatch(/^[0-9a-f]{32}$/);
  expect(mark({ ...full, range: full.fix!.range })).toBe(mark(full));
  for (const other of [{ code: "bad-link" }, { file: "x" }, { path: [] }, { message: "x" }])
    expect(mark({ ...full, ...other })).not.toBe(mark(full));
  const { driver } = results([{ ...plain, code: "unknown-icon" }, full]).tool;
  expect(driver.name).toBe("site-check");
  expect(driver.rules).toEqual([
    {
      id: "broken-link",
      shortDescription: { text: "A link that leads nowhere" },
      help: { text: "Correct the address, or add the page." },
      defaultConfiguration: { level: "error" },
    },
    expect.objectContaining({ id: "unknown-icon" }),
  ]);
});

describe("the text for a terminal", () => {
  const source = () => "a: 1\nb: 2\nc: 3\n";
  it("says of a warning that it is one, and leaves the frame out of what has no text", () => {
    expect(formatText([full], { source: () => undefined, colour: false })).toBe(
      `pages/a,b.yaml:2:3  broken-link  warning\n  ${printableLines(full.message)}\n  Mend it.\n`,
    );
  });
  it("shows twenty problems of a file and counts the rest, file by file", () => {
    const many = (count: number) => Array.from({ length: count }, () => plain);
    const shown = (count: number) => formatText(many(count), { source, colour: false });
    expect(shown(20).match(/Wrong\./g)).toHaveLength(20);
    expect(shown(20)).not.toContain("more in");
    expect(shown(23).match(/Wrong\./g)).toHaveLength(20);
    expect(shown(23)).toContain("  … and 3 more in pages/z.yaml\n");
    const mixed = formatText([plain, full, plain], { source, colour: false });
    expect(mixed.split("\n").filter((line) => /^pages/.test(line))).toEqual([
      "pages/z.yaml:2:3  broken-link",
      "pages/z.yaml:2:3  broken-link",
      "pages/a,b.yaml:2:3  broken-link  warning",
    ]);
  });
  it("has colours when it is asked for them", () => {
    expect(formatText([plain], { source, colour: true })).toContain("\u001b[31m");
    expect(formatText([full], { source, colour: true })).toContain("\u001b[33m");
    expect(formatText([full], { source, colour: false })).not.toContain("\u001b");
  });
});

describe("warnings of one kind", () => {
  const files = (count: number, code: string, severity: Problem["severity"]): Problem[] =>
    Array.from({ length: count }, (_, index) => ({
      code,
      severity,
      file: `pages/p${index}.yaml`,
      range: { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 2, offset: 1 } },
      path: ["title"],
      message: `The title of /p${index} is long.`,
    }));
  const told = (problems: Problem[]): string =>
    formatText(problems, { source: () => undefined, colour: false });

  it("are counted from the eleventh on, whatever their files", () => {
    const text = told([...files(919, "long-title", "warning"), ...files(10, "missing-alt", "warning")]);
    expect(text.match(/^pages\/\S+ {2}long-title {2}warning$/gm)).toHaveLength(10);
    expect(text.match(/^pages\/\S+ {2}missing-alt {2}warning$/gm)).toHaveLength(10);
    expect(text).toMatch(/\n {2}… and 909 more warnings long-title, in 909 files\n$/);
    expect(text).not.toContain("more warnings missing-alt");
  });

  it("are told with the file where it is one", () => {
    expect(told(files(11, "long-title", "warning"))).toContain(
      "  … and 1 more warning long-title, in pages/p10.yaml\n",
    );
  });

  it("hide no error", () => {
    const text = told(files(40, "broken-link", "error"));
    expect(text.match(/broken-link$/gm)).toHaveLength(40);
    expect(text).not.toContain("more");
  });
});

describe("the marks of a frame", () => {
  const frame = (source: string, start: [number, number], end: [number, number]): string =>
    codeFrame(source, {
      start: { line: start[0], column: start[1], offset: 0 },
      end: { line: end[0], column: end[1], offset: 0 },
    });
  it("run to the end of the line when the place goes on below", () => {
    expect(frame("one\ntwo: three\nfour", [2, 6], [3, 3])).toBe(
      "  1 | one\n  2 | two: three\n    |      ^^^^^",
    );
  });
  it("are one where the place has no length", () => {
    expect(frame("ab", [1, 2], [1, 2])).toBe("  1 | ab\n    |  ^");
    expect(frame("", [1, 1], [1, 1])).toBe("");
  });
  it("leave a blank line above out, and number in step", () => {
    const ten = `${"x\n".repeat(8)}nine\nten\n`;
    expect(frame(ten, [10, 1], [10, 4])).toBe("   9 | nine\n  10 | ten\n     | ^^^");
    expect(frame(`a\n  \nb`, [3, 1], [3, 2])).toBe("  3 | b\n    | ^");
  });
  it("take no notice of a byte order mark, Windows line ends and marks that combine", () => {
    expect(frame("\ufeffab\r\ncd\r\n", [2, 1], [2, 3])).toBe("  1 | ab\n  2 | cd\n    | ^^");
    expect(frame("e\u0301x: y", [1, 5], [1, 6])).toBe("  1 | e\u0301x: y\n    |    ^");
  });
  it("stand under long lines that are cut on both sides", () => {
    const long = `${"a".repeat(90)}HERE${"b".repeat(200)}`;
    expect(frame(long, [1, 91], [1, 95])).toBe(
      `  1 | …${"a".repeat(40)}HERE${"b".repeat(56)}…\n    | ${" ".repeat(41)}^^^^`,
    );
    expect(frame("x".repeat(100), [1, 1], [1, 2])).toBe(`  1 | ${"x".repeat(100)}\n    | ^`);
    expect(frame("x".repeat(101), [1, 1], [1, 2])).toBe(`  1 | ${"x".repeat(100)}…\n    | ^`);
  });
});

describe("several problems", () => {
  it("stand apart in a terminal, those without a hint without an empty line for it", () => {
    const text = formatText([plain, full, { ...plain, file: full.file }], {
      source: () => undefined,
      colour: false,
    });
    expect(text).toBe(`pages/z.yaml:2:3  broken-link
  Wrong.

pages/a,b.yaml:2:3  broken-link  warning
  ${printableLines(full.message)}
  Mend it.

pages/a,b.yaml:2:3  broken-link
  Wrong.
`);
  });
  it("of one file are one case of JUnit, failure first, then the warnings in turn", () => {
    const warning: Problem = { ...plain, severity: "warning", message: "Odd." };
    const [, testcase] = /<testcase[^>]*>(.*)<\/testcase>/.exec(formatJunit([warning, plain, warning], []))!;
    expect(testcase).toBe(
      '<failure message="Wrong." type="broken-link">pages/z.yaml:2:3 broken-link&#10;Wrong.</failure>' +
        "<system-out>pages/z.yaml:2:3 broken-link&#10;Odd.&#10;&#10;pages/z.yaml:2:3 broken-link&#10;Odd.</system-out>",
    );
  });
  it("say what they are to code scanning, also those that this version does not know", () => {
    const log = JSON.parse(formatSarif([{ ...plain, code: "of-another-version" }], ""));
    expect(log).toMatchObject({
      $schema: "https://json.schemastore.org/sarif-2.1.0.json",
      version: "2.1.0",
      runs: [{ columnKind: "utf16CodeUnits" }],
    });
    expect(log.runs[0].tool.driver.rules).toEqual([
      {
        id: "of-another-version",
        shortDescription: { text: "of-another-version" },
        help: { text: "" },
        defaultConfiguration: { level: "error" },
      },
    ]);
    const { driver } = JSON.parse(formatSarif([{ ...full, code: "html-in-text" }], "")).runs[0].tool;
    expect(driver.rules[0].defaultConfiguration).toEqual({ level: "warning" });
  });
  it("name a file with a colon in a way that GitHub reads back", () => {
    expect(formatGithub([{ ...plain, file: "pages/a:b.yaml" }], "")).toContain(
      "file=pages/a%3Ab.yaml,line=2,",
    );
  });
});
