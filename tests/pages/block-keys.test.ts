import { afterAll, describe, expect, it } from "vitest";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import { mockEnvironment, readMockPage } from "../support/mock-environment.ts";
import { removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const environment = await mockEnvironment([]);
const read = (text: string) => readMockPage(text, environment);

const SAID =
  '"hero" is a type of block, and no key of a page. | Blocks stand in a list: write blocks:, and below it - type: hero with its options in the column of "type".';

describe("blocks that are written as keys of a page", () => {
  it.each<[string, string]>([
    [
      "title: A\nhero:\n  heading: Home\nprose:\n  text: |\n    One.\n\n    Two.\n",
      "title: A\nblocks:\n  - type: hero\n    heading: Home\n  - type: prose\n    text: |\n      One.\n\n      Two.\n",
    ],
    ["title: A\nhero:\n    heading: Home\n", "title: A\nblocks:\n  - type: hero\n    heading: Home\n"],
    [
      "hero:\n  heading: Home # so\n\nindex: false\ntitle: A\n",
      "blocks:\n  - type: hero\n    heading: Home # so\n\nindex: false\ntitle: A\n",
    ],
  ])("are one mistake, with the list that is meant: %j", (text, meant) => {
    const { page, told } = read(text);
    expect(told).toEqual([expect.stringContaining(SAID)]);
    const { range, text: put } = page.problems[0]!.offer!;
    const mended = applyEdits(text, [{ start: range.start.offset, end: range.end.offset, text: put }]);
    expect(mended).toBe(meant);
    expect(read(mended).told).toEqual([]);
  });

  it.each([
    "title: A\nhero: { heading: Home }\n",
    "hero:\n  heading: Home\ntitle: A\nprose:\n  text: One\n",
    "title: A\nblocks:\n  - type: hero\n    heading: Home\nhero:\n  heading: Home\n",
  ])("are told once, and not moved from %j", (text) => {
    const { page, told } = read(text);
    expect(told).toEqual([expect.stringContaining("is a type of block")]);
    expect(page.problems[0]!.offer).toBeUndefined();
  });

  it.each(["hero: Home", "heros:\n  heading: Home", "list: [a]"])("are not what %j is", (key) => {
    const { told } = read(`title: A\nblocks:\n  - type: hero\n    heading: Home\n${key}\n`);
    expect(told.join()).not.toContain("type of block");
  });
});

describe("blocks that are written as keys of blocks", () => {
  const said =
    '"blocks" must be a list, not a group of options. | A block starts with - type: hero, and its options stand below, in the same column as type.';

  it.each<[string, string]>([
    [
      "title: A\nblocks:\n  hero:\n    heading: Home\n  prose:\n    text: |\n      One.\n\n      Two.\n",
      "title: A\nblocks:\n  - type: hero\n    heading: Home\n  - type: prose\n    text: |\n      One.\n\n      Two.\n",
    ],
    [
      "title: A\nblocks:\n    hero: # so\n        heading: Home\nindex: false\n",
      "title: A\nblocks:\n    - type: hero # so\n      heading: Home\nindex: false\n",
    ],
  ])("are one mistake, with the list that is meant: %j", (text, meant) => {
    const { page, told } = read(text);
    expect(told).toEqual([expect.stringContaining(said)]);
    const { range, text: put } = page.problems[0]!.offer!;
    const mended = applyEdits(text, [{ start: range.start.offset, end: range.end.offset, text: put }]);
    expect(mended).toBe(meant);
    expect(read(mended).told).toEqual([]);
  });

  it("are told and not moved from braces", () => {
    const { page, told } = read("title: A\nblocks:\n  hero: { heading: Home }\n");
    expect(told).toEqual([expect.stringContaining(said)]);
    expect(page.problems[0]!.offer).toBeUndefined();
  });

  it("are not what another group is", () => {
    const { told } = read("title: A\nblocks:\n  type: hero\n  heading: Home\n");
    expect(told.join()).not.toContain("A block starts with");
  });
});
