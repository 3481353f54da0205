import { describe, expect, test } from "vitest";
import type { ReturnedText } from "../../renderer/translations/exchange.ts";
import { type OpenText, takeBack } from "../../renderer/translations/take-back.ts";

const file = "pages/about.yaml";

function open(name: string, original: string, more: Partial<OpenText> = {}): OpenText {
  return { file, name, original, isCurrent: more.translation !== undefined, ...more };
}

function returned(name: string, original: string, translation?: string, more: Partial<ReturnedText> = {}) {
  const text: ReturnedText = {
    file,
    name,
    original,
    isDone: false,
    isLoose: false,
    line: 7,
    column: 3,
    ...more,
  };
  return translation === undefined ? text : { ...text, translation };
}

function take(texts: OpenText[], back: ReturnedText[]) {
  const { changes, refusals, same, open: left } = takeBack({ texts: back, refusals: [] }, texts);
  return {
    changes: changes.map(({ text, translation }) => [text.name, translation]),
    refusals: refusals.map(({ text }) => text),
    same,
    left,
  };
}

const nothing = { changes: [], refusals: [], same: 0, left: 0 };

describe("what is taken", () => {
  test("a new translation", () => {
    expect(take([open("title", "About")], [returned("title", "About", "Über uns")])).toEqual({
      ...nothing,
      changes: [["title", "Über uns"]],
    });
  });

  test("nothing, where the site has it already or nobody has translated it", () => {
    const texts = [open("title", "About", { translation: "Über uns" }), open("lead", "We are.")];
    expect(take(texts, [returned("title", "About", "Über uns"), returned("lead", "We are.")])).toEqual({
      ...nothing,
      same: 1,
      left: 1,
    });
  });

  test("a stale translation that somebody confirms, and not before", () => {
    const texts = [open("title", "About", { translation: "Über uns", isCurrent: false })];
    expect(take(texts, [returned("title", "About", "Über uns")])).toEqual({ ...nothing, left: 1 });
    expect(take(texts, [returned("title", "About", "Über uns", { isDone: true })]).changes).toEqual([
      ["title", "Über uns"],
    ]);
  });

  test("an entry that has another place by now", () => {
    const texts = [open("items.0.title", "New"), open("items.1.title", "Old")];
    expect(take(texts, [returned("items.0.title", "Old", "Alt")]).changes).toEqual([
      ["items.1.title", "Alt"],
    ]);
  });

  test("the same text sent back twice counts once", () => {
    const twice = [returned("title", "A", "B"), returned("title", "A", "B", { line: 9 })];
    expect(take([open("title", "A")], twice)).toEqual({ ...nothing, changes: [["title", "B"]] });
  });

  test("words that a tool has broken into lines, in a text of one line", () => {
    const back = returned("title", "One two\n  three", "Eins\n  zwei drei", { isLoose: true });
    expect(take([open("title", "One two three")], [back]).changes).toEqual([["title", "Eins zwei drei"]]);
  });

  test("a text of several paragraphs with the line end of its original", () => {
    const texts = [open("text", "One.\n\nTwo.\n")];
    expect(take(texts, [returned("text", "One.\n\nTwo.", "Eins.\n\nZwei.")]).changes).toEqual([
      ["text", "Eins.\n\nZwei.\n"],
    ]);
  });
});

describe("what is refused", () => {
  const at = `${file}#title: `;
  test.each<[string, OpenText, ReturnedText, string]>([
    [
      "a file that is none",
      open("title", "A"),
      returned("title", "A", "B", { file: "pages/abuot.yaml" }),
      'pages/abuot.yaml#title: the site has no texts in pages/abuot.yaml; "pages/about.yaml" is like it.',
    ],
    [
      "a text that is none",
      open("title", "A"),
      returned("tilte", "A", "B"),
      `${file}#tilte: ${file} has no such text any more; "title" is like it.`,
    ],
    [
      "a changed original",
      open("title", "A new one"),
      returned("title", "An old one", "B"),
      `${at}the original has changed since the export; now it says "A new one".`,
    ],
    [
      "a lost placeholder",
      open("title", "At ${site.brand} and ${site.brand}"),
      returned("title", "At ${site.brand} and ${site.brand}", "Bei ${site.brand}"),
      `${at}lacks \${site.brand}, which the original has.`,
    ],
    [
      "a strange placeholder",
      open("title", "{count} roles"),
      returned("title", "{count} roles", "{count} Rollen {Anzahl.x}"),
      `${at}has {Anzahl.x}, which the original has not.`,
    ],
    [
      "nothing, marked as done",
      open("title", "A"),
      returned("title", "A", " ", { isDone: true }),
      `${at}is marked as translated and empty.`,
    ],
    [
      "nothing where there was something",
      open("title", "A", { translation: "B" }),
      returned("title", "A"),
      `${at}has a translation, and the file has none.`,
    ],
    [
      "too long a text",
      open("title", "A", { limit: 5 }),
      returned("title", "A", "Wörter"),
      `${at}has 6 characters, and there is room for 5.`,
    ],
    [
      "paragraphs in one line",
      open("title", "A\n\nB\n"),
      returned("title", "A B", "C D", { isLoose: true }),
      `${at}its line breaks were lost on the way.`,
    ],
  ])("%s", (_, text, back, sentence) => {
    expect(take([text], [back])).toEqual({ ...nothing, refusals: [sentence] });
  });

  test("two translations of one text, the second of them", () => {
    const twice = [returned("title", "A", "B"), returned("title", "A", "C", { line: 9 })];
    expect(take([open("title", "A")], twice)).toEqual({
      ...nothing,
      changes: [["title", "B"]],
      refusals: [`${at}stands in the file twice, line 7 says otherwise.`],
    });
  });
});
