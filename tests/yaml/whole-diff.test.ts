import { afterAll, describe, expect, it } from "vitest";
import { findWholeDiff } from "../../renderer/yaml/whole-diff.ts";
import { removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";

afterAll(removeMockSites);

const PAGE =
  "title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n\n    text: Hello there.\n";
const ROWS = "- id: ana\n  name: Ana\n- id: ben\n  name: Ben\n  photo: /images/team.svg\n";
const HEAD =
  "diff --git a/x b/x\nindex 4523d4f2..401b16d2 100644\n--- a/x\n+++ b/x\n@@ -1,8 +1,8 @@ blocks:\n";

/** Lines of a comparison in which the second one and the one before the last have changed. */
function compared(text: string): string {
  const lines = text.slice(0, -1).split("\n");
  const last = lines.length - 2;
  return lines
    .map((line, at) => (at === 1 || at === last ? `-${line} before\n+${line}\n` : ` ${line}\n`))
    .join("");
}
const added = (text: string): string => text.replace(/^(?=[^\n]|\n)/gm, "+").replace(/\+$/, "");

describe("a file that is a comparison of two versions is told once, and offered as it is now", () => {
  it.each<[string, string, string]>([
    ["pages/about.yaml", HEAD + compared(PAGE), PAGE],
    ["pages/about.yaml", compared(PAGE), PAGE],
    ["pages/about.yaml", HEAD.replace("--- a/x", "--- /dev/null") + added(PAGE), PAGE],
    ["pages/about.yaml", `${compared(PAGE)}\\ No newline at end of file\n`, PAGE],
    ["data/team.yaml", HEAD + compared(ROWS), ROWS],
    ["data/team.yaml", compared(ROWS), ROWS],
  ])("%s %j", async (file, wrong, right) => {
    const { told, text, left } = await taken(file, wrong);
    expect(told).toEqual([expect.stringContaining("This file is a comparison of two versions")]);
    expect([text, left]).toEqual([right, []]);
  });

  it.each([
    ["pages/about.yaml", PAGE],
    ["data/team.yaml", ROWS],
  ])("and the plus before every line of %s goes", async (file, right) => {
    const { told, text, left } = await taken(file, added(right));
    expect(told).toEqual([expect.stringMatching(/Every line of this file starts with the \+.*fix: /s)]);
    expect([text, left]).toEqual([right, []]);
  });
});

it.each([
  ["rows below what was left above them", `${HEAD}${ROWS}`],
  ["a list whose entries begin with a plus", "+ a\n+ b\nc: d\n"],
  ["a text of one line", "+49 40 123456\n"],
  ["three dashes above a page", `---\n${PAGE}`],
  ["a page one space too far right", PAGE.replace(/^(?=.)/gm, " ")],
  ["rows", ROWS],
])("%s are none", (_, text) => expect(findWholeDiff(text)).toBeUndefined());
