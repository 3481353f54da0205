import { describe, expect, it } from "vitest";
import { measureIn } from "../../renderer/texts/letters/measure-text.ts";
import type { Fitted } from "./fit.ts";
import checkHeader from "./rules.ts";

const measureText = measureIn();

const page = { label: "Careers", href: "/careers" };

function told(own: object): string[] {
  const header = { brand: { label: "Home", text: "Kestrel", href: "/" }, items: [page], ...own } as Fitted;
  return checkHeader(header, measureText).map((problem) => {
    const place = problem.path.join(".");
    if ("message" in problem) return `${place}: ${problem.message}`;
    const { text, over, fits } = problem.tooLong;
    return `${place}: ${text} +${over} ${fits ?? ""}`.trim();
  });
}

const brand = (own: object) => ({ brand: { label: "Home", href: "/", ...own } });
const mark = { number: "2", word: "Two", suffix: "SD" };

describe("the logo", () => {
  it.each([
    [brand({}), ["brand: The logo shows nothing."]],
    [brand({ text: "A", ...mark }), ['brand.text: "text" has no effect beside the animated mark.']],
    [brand({ number: "2" }), ['brand: The animated mark needs "word" and "suffix" beside "number".']],
    [brand(mark), []],
    [brand({ image: { src: "/a.svg" } }), []],
    [brand({ image: { src: "/a.svg" }, text: "Kestrel" }), []],
  ])("%j", (own, problems) => expect(told(own)).toEqual(problems));

  it("is measured: letters count as wide as they are", () => {
    expect(told(brand({ text: "Illinois Hill" }))).toEqual([]);
    expect(told(brand({ text: "i".repeat(30) }))).toEqual([]);
    expect(told(brand({ text: "W".repeat(30) }))).toEqual([
      "brand.text: WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW +332",
    ]);
    expect(told(brand({ text: "Harbour and River Works of the Northern Counties" }))).toEqual([
      "brand.text: Harbour and River Works of the Northern Counties +2 Harbour and River Works of the Northern",
    ]);
  });
  it("takes two lines on a telephone, in the room that the tools leave", () => {
    const two = brand({ text: "Wasserwerke Oberfranken" });
    expect(told(two)).toEqual([]);
    expect(told({ ...two, search: page, narrowActions: "bar", actions: [page] })).toHaveLength(1);
  });
  it("as a mark has room for ten letters in its window", () => {
    expect(told(brand({ ...mark, word: "Wunderkind" }))).toEqual([]);
    expect(told(brand({ ...mark, word: "Wunderkinder GmbH" }))).toEqual([
      expect.stringMatching(/^brand\.word: Wunderkinder GmbH \+\d+ Wunderkinder$/),
    ]);
  });
});

describe("entries", () => {
  const panel = { groups: [{ items: [page] }] };
  it.each([
    [
      { label: "Work", items: [page], panel },
      ['items.0.panel: The entry "Work" has both "items" and a "panel".'],
    ],
    [{ label: "Work" }, ['items.0: The entry "Work" leads nowhere.']],
    [{ label: "Work", items: [page] }, []],
    [{ label: "Work", href: "/work", panel }, []],
  ])("%j", (entry, problems) => expect(told({ items: [entry] })).toEqual(problems));

  it("have one line in the bar, and no word that the menu would break", () => {
    const long = "Donaudampfschifffahrtsgesellschaft";
    const problem = expect.stringContaining(long);
    expect(told({ items: [{ ...page, label: long }] })).toEqual([problem]);
    expect(told({ items: [{ ...page, label: "Ships", menuLabel: long }] })).toEqual([problem]);
    expect(told({ items: [{ label: "A", items: [{ ...page, label: long }] }] })).toEqual([problem]);
    expect(
      told({ items: [{ label: "A", panel: { groups: [{ items: [{ ...page, label: long }] }] } }] }),
    ).toEqual([`items.0.panel.groups.0.items.0.label: ${long} +64`]);
  });
});

describe("buttons", () => {
  it("that do not exist stand nowhere", () => {
    expect(told({ narrowActions: "bar" })).toEqual([
      'narrowActions: "narrowActions" has no effect without buttons.',
    ]);
  });
  it("have less room in the bar of a telephone than in its menu", () => {
    const actions = [{ label: "Book an appointment", href: "/contact" }];
    expect(told({ actions })).toEqual([]);
    expect(told({ actions, narrowActions: "bar" })).toEqual([
      expect.stringMatching(/^actions\.0\.label: Book an appointment \+\d+ Book an$/),
    ]);
  });
});
