import { describe, expect, it } from "vitest";
import { fold, queryWords, wordList, wordsOf } from "../../renderer/runtime/search/words.ts";

describe("folding", () => {
  it.each([
    ["Straße", "strasse"],
    ["Übung", "ubung"],
    ["U\u0308bung", "ubung"],
    ["Łódź", "lodz"],
    ["Øresund", "oresund"],
    ["İstanbul", "istanbul"],
    ["œuvre", "oeuvre"],
    ["ÉTÉ", "ete"],
    ["ｃｌｏｕｄ", "cloud"],
    ["Χρήστος", "χρηστοσ"],
    ["הַשָּׁלוֹם", "השלום"],
    ["كتابي", "کتابی"],
    ["آمدى", "امدی"],
    ["ســنتور", "سنتور"],
    ["خانۀ", "خانه"],
    ["۱۳۸۷", "1387"],
    ["٢٠٢٦", "2026"],
    ["२०२६", "2026"],
  ])("%s is looked up as %s", (written, folded) => {
    expect(fold(written)).toBe(folded);
  });

  it("leaves letters apart that are others in their script", () => {
    expect(fold("ガ")).not.toBe(fold("カ"));
    expect(fold("한국")).toBe("한국");
  });
});

describe("words of a text", () => {
  it("have their places", () => {
    const text = "Zur Übung: C++ und E-Mail.";
    expect(wordsOf(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
      ["zur", "Zur"],
      ["ubung", "Übung"],
      ["c++", "C++"],
      ["und", "und"],
      ["e", "E"],
      ["mail", "Mail"],
      ["email", "E-Mail"],
    ]);
  });

  it("are there as one and in parts where a sign that nobody types parts them", () => {
    expect(wordList("می\u200cنوازیم")).toEqual(["می", "نوازیم", "مینوازیم"]);
    expect(wordList("Daten\u00adingenieur")).toEqual(["daten", "ingenieur", "dateningenieur"]);
  });

  it("are every two neighbouring signs where a script has no spaces", () => {
    expect(wordList("東京都のAI")).toEqual(["東京", "京都", "都の", "の", "ai"]);
    expect(wordList("ไทย")).toEqual(["ไท", "ทย", "ย"]);
  });

  it.each([
    "Plain words, the company's e-mail and C# at 24-hour intervals.",
    "Naïve façades, “quoted” — l’eau",
    "Größe ½-Zoll, İstanbul-Straße, Auf­gabe, don’t‑stop C++ und C#",
    "日本語 and more",
    "",
  ])("are the same with and without places: %s", (text) => {
    expect(wordList(text)).toEqual(wordsOf(text).map(({ word }) => word));
  });
});

describe("words of a query", () => {
  it.each([
    ["e-mail", ["email"]],
    ["multi-cloud multi", ["multi", "cloud"]],
    ["company's", ["company"]],
    ["می\u200cنوازیم", ["مینوازیم"]],
    ["می نوازیم", ["می", "نوازیم"]],
    ["東京都", ["東京", "京都"]],
    ["京", ["京"]],
    ["  ?! ", []],
  ])("%s", (query, words) => {
    expect(queryWords(query)).toEqual(words);
  });
});
