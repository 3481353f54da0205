import { describe, expect, it } from "vitest";
import type { WordsAsked } from "../../../renderer/edit/operation.ts";
import { wordsFor } from "../../../renderer/operations/words/replace-words.ts";
import { wordPattern } from "../../../renderer/operations/words/word-pattern.ts";
import { type TextForm, wordsIn } from "../../../renderer/operations/words/words-in-text.ts";

/** A text with `[…]` around what was found, `<…>` around what was found in an address. */
function marked(text: string, asked: WordsAsked, form: TextForm): string {
  const hits = wordsIn(text, form, wordPattern(asked, form === "html")!);
  return hits.reduceRight((said, { start, end, isName }) => {
    const [open, close] = isName ? "«»" : "⟦⟧";
    return `${said.slice(0, start)}${open}${said.slice(start, end)}${close}${said.slice(end)}`;
  }, text);
}

describe("words are found as people read them", () => {
  it.each<[string, WordsAsked | string, TextForm, string]>([
    ["Our spa and its space", "spa", "plain", "Our ⟦spa⟧ and its ⟦spa⟧ce"],
    ["Our spa and its space", { find: "spa", isWhole: true }, "plain", "Our ⟦spa⟧ and its space"],
    [
      "Der Wäschekorb, die Wäsche",
      { find: "Wäsche", isWhole: true },
      "plain",
      "Der Wäschekorb, die ⟦Wäsche⟧",
    ],
    ["Spa or spa", "spa", "plain", "⟦Spa⟧ or ⟦spa⟧"],
    ["Spa or spa", { find: "spa", isExact: true }, "plain", "Spa or ⟦spa⟧"],
    ["the Rose\n  Court", "Rose Court", "plain", "the ⟦Rose\n  Court⟧"],
    ["Rose\u00a0Court", " Rose Court ", "plain", "⟦Rose\u00a0Court⟧"],
    ["Ben’s Bar, Ben's Bar", "Ben's Bar", "plain", "⟦Ben’s Bar⟧, ⟦Ben's Bar⟧"],
    ["Cafe\u0301 and Café", "Café", "plain", "⟦Cafe\u0301⟧ and ⟦Café⟧"],
    ["Cafe\u0301", "Cafe", "plain", "Cafe\u0301"],
    ["1 + 1 (net)", "(net)", "plain", "1 + 1 ⟦(net)⟧"],
    ["Straße, STRASSE", "Straße", "plain", "⟦Straße⟧, STRASSE"],
    // Telephone numbers, in any groups.
    ["Call 030 123 45 67", "030 1234567", "plain", "Call ⟦030 123 45 67⟧"],
    ["030/12 34-567, (030) 1234567", "030 1234567", "plain", "⟦030/12 34-567⟧, (⟦030) 1234567⟧"],
    ["030 12345678", "030 1234567", "plain", "030 12345678"],
    ["tel:+49301234567", "+49 30 1234567", "name", "tel:«+49301234567»"],
    // What is filled in is no text of this place.
    ["${site.spa} of the spa, {spa}", "spa", "plain", "${site.spa} of the ⟦spa⟧, {spa}"],
    // Addresses stand apart.
    ["hello@rose.example and rose", "rose", "plain", "hello@«rose».example and ⟦rose⟧"],
    ["See www.rose.de/rooms.", "rose", "plain", "See www.«rose».de/rooms."],
    ["See rose-inn.com or Rose. Next", "rose", "plain", "See «rose»-inn.com or ⟦Rose⟧. Next"],
    ["https://x.com/rose", "rose", "plain", "https://x.com/«rose»"],
    ["at /rose, and/or rose", "rose", "plain", "at /«rose», and/or ⟦rose⟧"],
    ["Die z.B. Rose", "b", "plain", "Die z.⟦B⟧. Rose"],
    ["/rose", "rose", "name", "/«rose»"],
    // Markdown
    ['**Rose** [the rose](/rose "Rose")', "rose", "markdown", '**⟦Rose⟧** [the ⟦rose⟧](/«rose» "⟦Rose⟧")'],
    ["![a rose](/images/rose.jpg)", "rose", "markdown", "![a ⟦rose⟧](/images/rose.jpg)"],
    ["[1]: https://rose.example/", "rose", "markdown", "[1]: https://«rose».example/"],
    ["<https://rose.example> <b>rose</b>", "rose", "markdown", "<https://«rose».example> <b>⟦rose⟧</b>"],
    ["## Rose {#rose}", "rose", "markdown", "## ⟦Rose⟧ {#rose}"],
    // HTML
    [
      '<p class="rose">Rose <a href="/rose" title="Rose">rose</a></p>',
      "rose",
      "html",
      '<p class="rose">⟦Rose⟧ <a href="/«rose»" title="⟦Rose⟧">⟦rose⟧</a></p>',
    ],
    [
      '<img src="/images/rose.jpg" alt="A rose">',
      "rose",
      "html",
      '<img src="/images/rose.jpg" alt="A ⟦rose⟧">',
    ],
    [
      "<!-- of: rose --><style>.rose{}</style>rose",
      "rose",
      "html",
      "<!-- of: rose --><style>.rose{}</style>⟦rose⟧",
    ],
    ["Rose &amp; Crown", "Rose & Crown", "html", "⟦Rose &amp; Crown⟧"],
  ])("%j for %j in %s", (text, asked, form, expected) => {
    expect(marked(text, typeof asked === "string" ? { find: asked } : asked, form)).toBe(expected);
  });

  it("looks for nothing where nothing is asked for", () => {
    expect(wordPattern({ find: "  " })).toBeUndefined();
  });
});

describe("new words are written as their place needs them", () => {
  it.each<[string, string, string, TextForm, string]>([
    ["The spa", "spa", "sauna", "plain", "sauna"],
    ["Spa and more", "spa", "sauna", "plain", "Sauna"],
    ["SPA", "spa", "sauna", "plain", "SAUNA"],
    ["Our Spa", "Spa", "the sauna", "plain", "the sauna"],
    ["spa", "Spa", "Thermae", "plain", "Thermae"],
    ["Rose", "Rose", "Rose & Crown", "html", "Rose &amp; Crown"],
    ["Rose", "Rose", "Rose *s", "markdown", "Rose \\*s"],
    ["Rose", "Rose", "snake_case", "markdown", "snake_case"],
    ["Rose", "Rose", "Rose *s", "plain", "Rose *s"],
    ["/rose", "Rose", "Lily Court", "name", "lily-court"],
    ["tel:+49301234567", "+49 30 1234567", "+49 (40) 76-54", "name", "+49407654"],
    ["+49 30 1234567", "+49 30 1234567", "+49 40 7654", "name", "+49 40 7654"],
    ["mailto:a@b.de", "a@b.de", "c@d.de", "name", "c@d.de"],
  ])("%j: %j becomes %j in %s", (text, find, words, form, expected) => {
    const [hit] = wordsIn(text, form, wordPattern({ find })!);
    expect(wordsFor({ text, form }, hit!, { find, with: words })).toBe(expected);
  });
});
