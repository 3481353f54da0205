import { afterAll, describe, expect, it } from "vitest";
import type { Problem } from "../../renderer/model.ts";
import { codeFrame } from "../../renderer/problems/code-frame.ts";
import { formatGithub } from "../../renderer/problems/format-github.ts";
import { formatJson } from "../../renderer/problems/format-json.ts";
import { formatJunit } from "../../renderer/problems/format-junit.ts";
import { formatSarif } from "../../renderer/problems/format-sarif.ts";
import { formatText } from "../../renderer/problems/format-text.ts";
import { mockSite, removeMockSites } from "./mock-site.ts";

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
  });
  it("cut long lines around the place", () => {
    const text = frame(`${"x".repeat(500)}HERE${"y".repeat(500)}`, 1, 501, 505);
    expect(text.split("\n").every((line) => line.length < 120)).toBe(true);
    const [line, marks] = text.split("\n");
    expect(line!.slice(marks!.indexOf("^"), marks!.lastIndexOf("^") + 1)).toBe("HERE");
  });
  it("are empty for a line that is not there", () => expect(frame("", 1, 1, 1)).toBe(""));
});
