import { describe, expect, it } from "vitest";
import { SharedMistakes } from "../../renderer/pages/shared-mistakes.ts";
import type { Draft } from "../../renderer/problems/draft.ts";

const lacking = (option: string, start = 10): Draft[] => [
  { code: "unknown-option", params: { option }, start, end: start + 5 } as unknown as Draft,
];

/** Looks for explanations of the same mistakes in so many files; the files in which it was looked for. */
function searchIn(mistakes: SharedMistakes, files: readonly string[], found: readonly Draft[], told = found) {
  const searched: string[] = [];
  for (const file of files) {
    const search = () => {
      searched.push(file);
      return told;
    };
    mistakes.explain(file, found, search);
  }
  return searched;
}

const pages = (count: number) => Array.from({ length: count }, (_, index) => `pages/page-${index}.yaml`);

describe("mistakes that many files share", () => {
  it("are searched for an explanation in five of them, and told as they were found in all", () => {
    const mistakes = new SharedMistakes();
    expect(searchIn(mistakes, pages(300), lacking("region"))).toEqual(pages(5));
    const found = lacking("region", 400);
    expect(mistakes.explain("pages/last.yaml", found, () => [])).toBe(found);
  });

  it("are searched again in a file in which they were: its lines may be others now", () => {
    const mistakes = new SharedMistakes();
    searchIn(mistakes, pages(20), lacking("region"));
    expect(searchIn(mistakes, ["pages/page-2.yaml", "pages/page-9.yaml"], lacking("region"))).toEqual([
      "pages/page-2.yaml",
    ]);
  });

  it("are told from others, and from those that a line explains", () => {
    const mistakes = new SharedMistakes();
    searchIn(mistakes, pages(20), lacking("region"));
    expect(searchIn(mistakes, ["pages/a.yaml"], lacking("place"))).toEqual(["pages/a.yaml"]);
    const line = [{ code: "missing-dash", start: 3, end: 9 }] as unknown as Draft[];
    expect(searchIn(mistakes, pages(20), lacking("heading"), line)).toEqual(pages(20));
  });
});
