import { describe, expect, it } from "vitest";
import type { Draft } from "../../renderer/problems/draft.ts";
import { settleRepairs } from "../../renderer/problems/settle-repairs.ts";

/** A file of words, each of them right but those that say what is wrong. */
function look(text: string): Draft[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index: start }): Draft[] => {
    const end = start + word.length;
    const place = { start, end, path: [] };
    const put = (to: string) => ({ start, end, text: to });
    if (word === "typo") return [{ ...place, code: "bad-name", fix: put("word") }];
    if (word === "same") return [{ ...place, code: "bad-name", fix: put("same") }];
    if (word === "worse")
      return [
        {
          ...place,
          code: "text-after-quote",
          params: { quoted: "bad" },
          fix: put("bad"),
          instead: [{ ...put("good"), isSure: false }],
        },
      ];
    if (word === "hopeless")
      return [{ ...place, code: "text-after-quote", params: { quoted: "bad" }, fix: put("bad") }];
    if (word === "joined" || word === "stuck")
      return [
        {
          ...place,
          code: "two-on-a-line",
          params: { name: "b", mayBeText: true },
          offer: put(word === "joined" ? "a b" : "bad"),
          instead: [{ ...put("quoted"), isSure: false }],
        },
      ];
    if (word === "cover") return [{ ...place, code: "bad-name", fix: put("word") }];
    if (word === "bad") return [{ ...place, code: "unreadable" }];
    if (word === "under" && !text.includes("cover")) return [{ ...place, code: "unreadable" }];
    return [];
  });
}

const settle = (text: string): Draft[] => settleRepairs(text, look(text), look);

describe("a correction is tried before it is handed out", () => {
  it("and stays when it helps", () => expect(settle("a typo")).toEqual(look("a typo")));
  it("and so do several at once", () => expect(settle("a typo b typo")).toEqual(look("a typo b typo")));
  it("and goes when it changes nothing", () => expect(settle("same")[0]).not.toHaveProperty("fix"));
  it("and goes with the value that a hint would name when it puts another mistake there", () => {
    const [draft] = settle("hopeless");
    expect(draft).not.toHaveProperty("fix");
    expect(draft!.params).toEqual({});
  });
  it("and leaves its place to the next reading", () => {
    const [draft] = settle("worse");
    expect(draft).toMatchObject({ offer: { text: "good" }, params: { quoted: "good" } });
    expect(draft).not.toHaveProperty("instead");
  });
  it("and is not sure when it brings something else to light", () =>
    expect(settle("cover under")[0]).toMatchObject({ offer: { text: "word" } }));
  it("and where a name fits the place, its text is not offered as well", () =>
    expect(settle("joined")[0]!.params).toEqual({ name: "b" }));
  it("and where it does not, its text is", () =>
    expect(settle("stuck")[0]).toMatchObject({ offer: { text: "quoted" }, params: { mayBeText: true } }));
  it("one by one when all together do not hold", () =>
    expect(settle("typo hopeless").map(({ fix }) => fix?.text)).toEqual(["word", undefined]));
  it("which costs nothing where there is none", () => {
    let looks = 0;
    settleRepairs("bad", look("bad"), () => {
      looks += 1;
      return [];
    });
    expect(looks).toBe(0);
  });
  it("and a huge file has few of them tried", () => {
    let looks = 0;
    const text = `${"typo hopeless ".repeat(20)}${"x".repeat(200_000)}`;
    settleRepairs(text, look(text), (next) => {
      looks += 1;
      return look(next);
    });
    expect(looks).toBeLessThanOrEqual(2);
  });
});
