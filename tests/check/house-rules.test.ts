import { afterAll, describe, expect, it } from "vitest";
import { checksFile, mockSite, quietRules, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

const page = (lines: string): string => `title: Home\n${lines}blocks:\n  - type: hero\n    heading: Home\n`;

describe("checks.yaml", () => {
  it("makes a warning an error, and an error a warning", async () => {
    const site = await mockSite({
      "checks.yaml": `${checksFile(quietRules)}missing-description: error\nbroken-link: warning\n`,
      "pages/index.yaml": `${page("")}    actions: [{ label: Go, href: /nowhere }]\n`,
    });
    expect(site.problems.map(({ code, severity }) => `${code} ${severity}`)).toEqual([
      "missing-description error",
      "broken-link warning",
    ]);
  });

  it("leaves a page usable whose broken link is but a warning", async () => {
    const files = { "pages/index.yaml": `${page("")}    actions: [{ label: Go, href: /nowhere }]\n` };
    expect((await mockSite(files)).page("/")).toBeUndefined();
    const rules = `${checksFile(quietRules)}broken-link: off\nmissing-description: off\n`;
    const site = await mockSite({ ...files, "checks.yaml": rules });
    expect(site.problems).toEqual([]);
    expect(site.page("/")).toBeDefined();
  });

  it("names rules that do not exist or cannot be weighed, and levels that are none", async () => {
    const site = await mockSite({
      "checks.yaml": `${checksFile(quietRules)}long-titel: off\nunknown-option: off\nbroken-link: no\n`,
    });
    expect(summary(site)).toEqual([
      "checks.yaml:5:1 unknown-option «long-titel»",
      "checks.yaml:6:1 unknown-option «unknown-option»",
      "checks.yaml:7:14 not-allowed-value «no»",
    ]);
    expect(site.problems[0]?.hint).toBe('Did you mean "long-title"?');
  });

  it("is read again when it changes", async () => {
    const site = await mockSite({ "pages/index.yaml": page("") });
    expect(site.problems).toHaveLength(1);
    const { writeFileSync } = await import("node:fs");
    writeFileSync(`${site.dir}/checks.yaml`, `${checksFile(quietRules)}missing-description: off\n`);
    await site.update(["checks.yaml"]);
    expect(site.problems).toEqual([]);
  });
});

describe("a comment that switches a rule off", () => {
  const why = "missing-description: for the exhibition";
  const cases: Record<string, [text: string, ...expected: string[]]> = {
    "on the line above": [`# check-off: ${why}\n${page("")}`],
    "at the end of the line": [page("").replace("title: Home", `title: Home  # check-off: ${why}`)],
    "two lines above": [`# check-off: ${why}\n# yaml\n\n${page("")}`],
    "on another line": [
      page("").replace("blocks:", `# check-off: ${why}\nblocks:`),
      "1:1 missing-description «title»",
      `2:1 unused-switch-off «# check-off: ${why}»`,
    ],
    "without a reason": [
      `# check-off: missing-description:\n${page("")}`,
      "1:1 bad-switch-off «# check-off: missing-description:»",
    ],
    "without a code": [`# check-off\n${page("description: Home.\n")}`, "1:1 bad-switch-off «# check-off»"],
    "with an unknown code": [
      `# check-off: missing-descripton: why\n${page("description: Home.\n")}`,
      "1:14 bad-switch-off «missing-descripton»",
    ],
    "with a code that cannot be switched off": [
      `# check-off: unknown-option: why\n${page("description: Home.\n")}`,
      "1:14 bad-switch-off «unknown-option»",
    ],
    "in a text": [page('description: "# check-off: long-title"\n')],
    "with Windows line ends": [`# check-off: ${why}\r\n${page("").replaceAll("\n", "\r\n")}`],
  };
  it.each(Object.entries(cases))("%s", async (_, [text, ...expected]) => {
    const site = await mockSite({ "pages/index.yaml": text });
    expect(summary(site)).toEqual(expected.map((line) => `pages/index.yaml:${line}`));
  });

  it("works in data files", async () => {
    const rows =
      "- id: ana\n  # check-off: binding-in-data: the dollar is meant\n  name: ${x}\n- id: ben\n  name: Ben\n";
    expect((await mockSite({ "data/team.yaml": rows })).problems).toEqual([]);
  });
});

it("finds pages through the layout, redirects and texts", async () => {
  const checks = checksFile(quietRules.filter((rule) => rule !== "unreachable-page"));
  const about = "title: T\ndescription: D\nblocks:\n  - type: hero\n    heading: H\n";
  const lost = (name: string): string => about.replace("T", name).replace("D", name);
  const site = await mockSite({
    "checks.yaml": checks,
    "pages/index.yaml": page("description: Home.\n"),
    "pages/_layout.yaml": "blocks:\n  - type: page\n  - type: prose\n    text: See [us](/former).\n",
    "pages/about.yaml": `${lost("About")}  - type: body\n    files: [/texts/two.md]\n`,
    "public/texts/two.md": "[More](/more)",
    "pages/more.yaml": lost("More"),
    "pages/lost.yaml": lost("Lost"),
    "pages/404.yaml": lost("Not found"),
  });
  expect(summary(site)).toEqual(["pages/lost.yaml:1:1 unreachable-page «title»"]);
});
