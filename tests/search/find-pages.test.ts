import { describe, expect, it } from "vitest";
import type { TextPart } from "../../renderer/runtime/search/excerpt.ts";
import { findPages } from "../../renderer/runtime/search/find-pages.ts";
import { indexOf, pagesOf, type Texts } from "./site-of-texts.ts";

const TEXTS: Texts = {
  "/cloud": [
    "Cloud",
    ["Costs", "What a bill is made of."],
    ["Moves", "We plan every migration with a way back."],
  ],
  "/data": ["Data", ["Platforms", "Lakes, warehouses and the cloud beneath them."], ["People", "Stewards."]],
  "/de/uebung": [
    "Übung macht den Meister",
    ["Straßen", "Große Größen, weiße Füße. Unsere E-Mail antwortet."],
  ],
  "/ja": ["東京の事務所", ["採用", "京都大学の学生を募集しています。"]],
  "/migration": ["Migration of old systems", ["Cloud", "The cloud, the cloud and once more the cloud."]],
  "/th": ["เกี่ยวกับเรา", ["ทีม", "เราเป็นวิศวกรซอฟต์แวร์ในกรุงเทพ"]],
};

const index = await indexOf(pagesOf(TEXTS));
const find = async (query: string) => (await findPages(index, query)).hits(0, 10);
const addresses = async (query: string) => (await find(query)).map(({ href }) => href);
const print = (parts: readonly TextPart[] = []) =>
  parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join("");

describe("what is found", () => {
  it("stands in titles before headings before texts", async () => {
    expect(await addresses("cloud")).toEqual(["/cloud#costs", "/migration#cloud", "/data#platforms"]);
  });

  it("has all words first, wherever they stand on the page", async () => {
    expect((await addresses("cloud migration")).slice(0, 2).toSorted()).toEqual([
      "/cloud#moves",
      "/migration#cloud",
    ]);
    expect((await findPages(index, "cloud migration")).count).toBe(2);
  });

  it("leads to the section where the words are, which is marked", async () => {
    const [hit] = await find("bill");
    expect(hit?.href).toBe("/cloud#costs");
    expect(print(hit?.excerpt)).toBe("What a [bill] is made of.");
  });

  it.each([
    ["as it is typed", "migr", "/migration#cloud"],
    ["in the singular", "warehouse lake", "/data#platforms"],
    ["with another letter", "migratiom", "/migration#cloud"],
    ["with letters exchanged", "migartion", "/migration#cloud"],
    ["with two mistakes in a long word", "mirgatoin", "/migration#cloud"],
    ["with a wrong first letter", "nigration", "/migration#cloud"],
    ["without its first letter", "arehouses", "/data#platforms"],
    ["without umlauts", "ubung", "/de/uebung#straßen"],
    ["with umlauts written out", "Uebung", "/de/uebung#straßen"],
    ["with ss for ß", "strassen", "/de/uebung#straßen"],
    ["in capitals", "STRASSEN", "/de/uebung#straßen"],
    ["with a hyphen or without", "email", "/de/uebung#straßen"],
    ["in Japanese, inside a longer run", "大学", "/ja#採用"],
    ["in Japanese, one sign", "京", "/ja#採用"],
    ["in Thai", "วิศวกร", "/th#ทีม"],
  ])("is a word %s: %s", async (_how, query, address) => {
    expect((await addresses(query))[0]).toBe(address);
  });

  it.each(["xylophone", "clo ud zz", "!!!", " "])(
    "is nothing for %s, or what is left of it",
    async (query) => {
      const hits = await find(query);
      expect(
        hits.every(({ title, heading, excerpt }) =>
          /\[/.test(print([...title, ...(heading ?? []), ...excerpt])),
        ),
      ).toBe(true);
    },
  );

  it("marks words in their own spelling", async () => {
    const [german] = await find("strassen grosse");
    expect(print(german?.excerpt)).toContain("[Große]");
    const [japanese] = await find("京都大学");
    expect(print(japanese?.excerpt)).toBe("[京都大学]の学生を募集しています。");
  });
});

describe("an excerpt", () => {
  it("is the part of a long text in which the words stand together", async () => {
    const filler = "Lorem ipsum dolor sit amet consectetur. ".repeat(20);
    const long = await indexOf(
      pagesOf({
        "/long": ["Long", ["Part", `${filler}Here stands the needle.\nAnd a thread beside it. ${filler}`]],
      }),
    );
    const [hit] = await (await findPages(long, "needle thread")).hits(0, 1);
    expect(print(hit?.excerpt)).toContain("Here stands the [needle]. And a [thread] beside it.");
    expect(print(hit?.excerpt).length).toBeLessThan(230);
    expect(print(hit?.excerpt)).toMatch(/^… .* …$/);
  });
});
