import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Problem } from "../../renderer/model.ts";
import { ProblemOverlay } from "../../renderer/runtime/live/problem-overlay.tsx";
import type { LiveAnswer } from "../../renderer/runtime/live/protocol.ts";
import { startDevServer } from "../../renderer/serve/dev-server.ts";
import { copyOfSite, root } from "./real-site.ts";
import { sarifParts } from "./sarif-parts.ts";

// Most tests start a process of their own, which a loaded machine takes its time for.
vi.setConfig({ testTimeout: 60_000 });

/** Errors and warnings, fixes, signs that formats have to escape, characters of two code units. */
const wrong = `title: "50%, a: b <&> 🚀"
descripton: Who we are & what we do.
index: false
blocks:
  - type: hero
    haeding: 🚀 What now
    algin: start
  - type: heroo
  - type: prose
    text: See [this](/no-such-page).
  - type: call-to-action
    heading: We are #1 here
`;

let copy: Awaited<ReturnType<typeof copyOfSite>>;
let expected: string[];

const run = (format: string): string =>
  spawnSync(
    process.execPath,
    [join(root, "renderer/run.mjs"), "check", "--site", copy.dir, "--format", format],
    {
      encoding: "utf8",
      cwd: root,
      maxBuffer: 1e8,
    },
  ).stdout;
const place = (file: string, line: number, column: number, code: string): string =>
  `${file}:${line}:${column} ${code}`;

beforeAll(async () => {
  copy = await copyOfSite();
  writeFileSync(join(copy.dir, "pages/wrong.yaml"), wrong);
  writeFileSync(join(copy.dir, "data/site.yaml"), `${copy.site.source("data/site.yaml")}colour: red\n`);
  await copy.site.update(["pages/wrong.yaml", "data/site.yaml"]);
  expected = copy.site.problems
    .map(({ file, range, code }) => place(file, range.start.line, range.start.column, code))
    .sort();
}, 60_000);
afterAll(() => copy.remove());

it("has problems of both kinds in several files to tell", () => {
  expect(new Set(copy.site.problems.map(({ file }) => file)).size).toBeGreaterThan(1);
  expect(expected.length).toBeGreaterThanOrEqual(5);
});

it("lists the same set as JSON", () => {
  const problems = JSON.parse(run("json")) as Problem[];
  expect(
    problems.map(({ file, range, code }) => place(file, range.start.line, range.start.column, code)).sort(),
  ).toEqual(expected);
});

it("lists the same set as text", () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    [join(root, "renderer/run.mjs"), "check", "--site", copy.dir],
    { encoding: "utf8", cwd: root },
  );
  const heads = [...stderr.matchAll(/^(\S+):(\d+):(\d+) {2}([a-z0-9-]+)/gm)];
  expect(heads.map(([, file, line, column, code]) => `${file}:${line}:${column} ${code}`).sort()).toEqual(
    expected,
  );
  expect(status).toBe(1);
});

it("lists the same set as annotations", () => {
  const plain = (value = ""): string => value.replaceAll("%3A", ":").replaceAll("%2C", ",");
  const lines = run("github").trim().split("\n");
  const found = lines.map((line) => {
    const match =
      /^::(?:error|warning) file=([^,]+),line=(\d+),endLine=\d+,col=(\d+),endColumn=\d+,title=([^:]+)::./.exec(
        line,
      );
    return place(plain(match?.[1]), Number(match?.[2]), Number(match?.[3]), match?.[4] ?? "");
  });
  expect(found.sort()).toEqual(expected);
});

it("lists the same set as SARIF, with nothing that the standard does not know", () => {
  const log = JSON.parse(run("sarif")) as {
    runs: {
      results: {
        ruleId: string;
        locations: {
          physicalLocation: {
            artifactLocation: { uri: string };
            region: { startLine: number; startColumn: number };
          };
        }[];
      }[];
    }[];
  };
  const ajv = new Ajv({ allErrors: true, validateFormats: false });
  const isLog = ajv.compile(sarifParts);
  isLog(log);
  expect(isLog.errors ?? []).toEqual([]);
  const found = log.runs[0]?.results.map(({ ruleId, locations }) => {
    const { artifactLocation, region } = locations[0]!.physicalLocation;
    return place(decodeURI(artifactLocation.uri), region.startLine, region.startColumn, ruleId);
  });
  expect(found?.sort()).toEqual(expected);
});

it("lists the same set as JUnit, well formed", () => {
  const xml = run("junit");
  expect(XMLValidator.validate(xml)).toBe(true);
  const report = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === "testcase" }).parse(
    xml,
  ) as {
    testsuites: {
      testsuite: {
        "@_failures": string;
        testcase: { failure?: { "#text": string }; "system-out"?: string }[];
      };
    };
  };
  const { testsuite } = report.testsuites;
  const texts = testsuite.testcase.map(
    (one) => `${one.failure?.["#text"] ?? ""}\n${one["system-out"] ?? ""}`,
  );
  const heads = texts.flatMap((text) => [
    ...text.replaceAll("&#10;", "\n").matchAll(/^(\S+:\d+:\d+ [a-z0-9-]+)$/gm),
  ]);
  expect(heads.map((match) => match[1]).sort()).toEqual(expected);
  expect(Number(testsuite["@_failures"])).toBe(testsuite.testcase.filter((one) => one.failure).length);
});

it("lists the same set over the live page", async () => {
  const server = await startDevServer({ dir: copy.dir, port: 5391, onCheck: () => {} });
  try {
    const answer = await fetch(`${server.resolvedUrls?.local[0]}@site/page?route=/wrong`);
    const { problems } = (await answer.json()) as LiveAnswer;
    const html = renderToStaticMarkup(<ProblemOverlay problems={problems} />);
    const heads = [...html.matchAll(/>([^<>]+:\d+:\d+)<span>([a-z0-9-]+)<\/span>/g)];
    expect(heads.map((match) => `${match[1]} ${match[2]}`).sort()).toEqual(expected);
    expect(problems[0]?.file).toBe("pages/wrong.yaml");
  } finally {
    await server.close();
  }
}, 60_000);

it("ends with 0 without errors, 1 with errors and 2 for a wrong call", async () => {
  const call = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, "renderer/run.mjs"), ...args], { encoding: "utf8", cwd: root })
      .status;
  expect(call("check")).toBe(0);
  expect(call("check", "--format", "xml")).toBe(2);
  expect(call("chekc")).toBe(2);
  expect(() =>
    execFileSync(process.execPath, [join(root, "renderer/run.mjs"), "check", "--site", copy.dir]),
  ).toThrow();
});
