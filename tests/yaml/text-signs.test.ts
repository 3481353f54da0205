import { describe, expect, it } from "vitest";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";

/** Codes and marked texts of what is told, and the text with its corrections. */
function told(text: string): { codes: string[]; mended: string } {
  const { problems } = readYamlText(text);
  const edits = problems.flatMap(({ fix, offer }) => fix ?? offer ?? []);
  return {
    codes: problems.map(({ code, start, end }) => `${code} «${text.slice(start, end)}»`),
    mended: applyEdits(text, edits),
  };
}

describe("signs of a text that are turned round", () => {
  it.each([
    ["->", ">-"],
    ["–>", ">-"],
    ["-|", "|-"],
    ["=>", ">"],
    ["~>", ">"],
  ])("%s", (wrong, right) => {
    for (const text of [
      "a:\n  text: SIGN\n    We build.\n\n    And more.\n  b: 1\n",
      "- text: SIGN\n    We build.\n",
      "text: SIGN\n\n  We build: things.\n",
    ])
      expect(told(text.replace("SIGN", wrong))).toEqual({
        codes: [`reserved-character «${wrong}»`],
        mended: text.replace("SIGN", right),
      });
  });

  it.each([
    ["nothing below", "a: ->\nb: 1\n"],
    ["words behind them", "a: -> more\nb: 1\n"],
    ["an arrow within a text", "a: |\n  text: ->\n    more\n"],
    ["an arrow in quotation marks", 'a: "->"\n'],
    ["the right one", "a: >-\n  Words.\nb: |-\n  Words.\n"],
  ])("%s: nothing is told", (_, text) => expect(told(text).codes).toEqual([]));
});

describe("a text of several lines whose sign is lost", () => {
  it.each([
    ["a colon in the first line", "Opening hours: ten to five.\n\n  Closed on Mondays."],
    [
      "a colon in a later one",
      "We build things.\n  And more.\n\n  Our hours: ten to five.\n\n  That is all.",
    ],
    ["several", "We build: things.\n  And more.\n\n  A second: part.\n\n  A third: it is."],
    ["a capital name", "Closed: on Mondays.\n\n  We are sorry for that."],
    ["a heading, which would be a remark", "We build **things**.\n\n  ## Hours\n\n  From ten to five."],
    ["headings and a list", "## Hours\n\n  From ten to five.\n\n  ## Bring along\n\n  - Card\n  - Towel"],
    ["a heading and a list", "## Hours\n\n  We are open: ten to five.\n\n  - one\n  - two"],
  ])("%s", (_, body) => {
    const text = `a: 1\ntext:\n  ${body}\nb: 2\n`;
    expect(told(text)).toEqual({
      codes: ["unmarked-text «text:»"],
      mended: text.replace("text:", "text: |"),
    });
  });

  it.each([
    ["in several parts", "We build things.\n\n  A second: part.\n\n  A third."],
    ["with one line more", "We build\n  Opening hours: ten to five"],
    ["with a list", "We build two.\n\n  - Part one: the hull\n  - Part two: the sails"],
  ])("whose first words stand behind the name, %s", (_, body) => {
    const text = `a: 1\ntext: ${body}\nb: 2\n`;
    expect(told(text)).toEqual({
      codes: ["unmarked-text «text:»"],
      mended: text.replace("text: ", "text: |\n  "),
    });
  });

  it.each([
    ["a name that is too far right", "a: Home\n  href: /x\nb: 1\n"],
    ["a text with a colon on its own line", "a: Home: page\n  And more\nb: 1\n"],
    ["a list right below words", "a: Home\n  - Part one: the hull\nb: 1\n"],
    ["a list of names that lost its own", "a: Home\n    - title: One\n      text: Two\nb: 1\n"],
  ])("%s is told otherwise", (_, text) => {
    expect(told(text).codes.join()).not.toContain("unmarked-text");
  });

  it("below the name, with a list", () => {
    const text = "a:\n  We build two.\n\n  - Part one: the hull\n  - Part two: the sails\nb: 1\n";
    expect(told(text)).toEqual({ codes: ["unmarked-text «a:»"], mended: text.replace("a:", "a: |") });
  });

  it("in an entry, and of two texts", () => {
    const text = "- a:\n    Hours: ten.\n\n    Closed on Mondays.\n- a:\n    We build.\n    More: things.\n";
    expect(told(text)).toEqual({
      codes: ["unmarked-text «a:»", "unmarked-text «a:»"],
      mended: text.replaceAll("a:", "a: |"),
    });
  });

  it.each([
    ["paragraphs without a colon", "text:\n  We build things.\n\n  And more.\n"],
    ["a group of names", "where:\n  Department: Data\n  Level of it: 2\n"],
    [
      "a list of words below a remark, beside another mistake",
      "a:\n  ## The first\n  - One\n  - Two\nb: c: 1\n",
    ],
    ["a group with a text over two lines", "a:\n  heading: We build\n    things and more\n  text: x\n"],
  ])("%s: no such text is told", (_, text) => expect(told(text).codes.join()).not.toContain("unmarked-text"));

  it("a group in which a line has lost its name is none", () => {
    expect(told("ar:\n  page.skip a\n  search.button: b\n").codes).not.toContain("unmarked-text «ar:»");
    expect(told("a:\n  heading: We build\n  more of it.\n  text: x\n").codes).not.toContain(
      "unmarked-text «a:»",
    );
  });
});

describe("letters that are left out at the beginning of a text", () => {
  it.each([
    "'t Hoff",
    "'s Avonds open",
    "'n Abend",
    "'ne Frage",
    "'68 and after",
    "'90s music",
    "'Tis the season",
  ])("%s", (name) => {
    expect(told(`a: ${name}\nb: 1\n`)).toEqual({
      codes: [`unclosed-quote «${name}»`],
      mended: `a: "${name}"\nb: 1\n`,
    });
  });

  it.each(["'About", "'In Bonn", "'A home for art", "'We are open"])(
    "%s has lost its second mark",
    (text) => {
      expect(told(`a: ${text}\nb: 1\n`)).toEqual({
        codes: [`unclosed-quote «${text}»`],
        mended: `a: ${text}'\nb: 1\n`,
      });
    },
  );

  it.each(["'t Hoff'", '"\'t Hoff"', "'68'"])("%s is in order", (text) => {
    expect(told(`a: ${text}\n`).codes).toEqual([]);
  });
});
