import { describe, expect, it } from "vitest";
import { compare } from "./compare-readers.ts";

describe("what is plain is read in one pass, as the full parser reads it", () => {
  const texts: Record<string, string> = {
    "names and values": "a: b\nb-c: d e\n_x: f\n$y: g\n",
    "names from either end of the alphabet": "a: 1\nz: 2\nA: 3\nZ: 4\n0: 5\n9: 6\n",
    "the last line without an end": "a: b\nc: d",
    "lines of Windows":
      "a: b\r\nc:\r\n  - d\r\n  - e: |\r\n      f\r\n      g\r\n    h: >\r\n      i\r\n\r\n      j\r\nk: [l,\r\n  m]\r\nn:\r\no: p\r\n",
    "spaces behind values": "a: b  \nc:   \nd: 'e'  \nf: [g]  \nh: |  \n  i\n",
    "spaces behind a colon": "a:    b\nc:   'd'\ne:   [f]\n",
    "empty lines": "\na: b\n\n\nc:\n\n  d: e\n\n  f: g\n\n",
    "empty lines of spaces": "a: b\n  \nc:\n    \n  d: e\n",
    "values on the next line": "a:\n  b\nc:\n  'd'\ne:\n  [f]\ng:\n  |\n  h\n",
    nothing: "a:\nb:\n  c:\n  d: e\nf:\n",
    "nothing at the end": "a: b\nc:",
    "nothing in a list of groups": "- a:\n- b:\n  c: d\n- e:\n",
    "groups in groups": "a:\n  b:\n    c: 1\n    d: 2\n  e: 3\nf: 4\n",
    "lists in groups": "a:\n  - b\n  - c\nd:\n- e\n- f\ng: h\n",
    "groups in lists": "- a: 1\n  b: 2\n- c: 3\n-   d: 4\n    e: 5\n",
    "lists of texts": "- a\n- 'b'\n- \"c\"\n- [d]\n- { e: f }\n- |\n  g\n",
    "lists in groups in lists":
      "- a:\n    - b: 1\n      c: 2\n    - d: 3\n  e: 4\n- f:\n  - g\n  - h\n  i: j\n",
    "the word for nothing": "a: ~\nb: null\nc: Null\nd: NULL\ne: nul\nf: nuLL\n",
    "true and false":
      "a: true\nb: True\nc: TRUE\nd: false\ne: False\nf: FALSE\ng: tRue\nh: yes\ni: falsehood\n",
    "whole numbers": "a: 0\nb: 12\nc: -3\nd: +4\ne: 007\nf: 1_000\ng: 12:30\nh: 1-2\ni: 9\n",
    "numbers in other systems":
      "a: 0x1F\nb: 0xfg\nc: 0o17\nd: 0o18\ne: 0x\nf: 0o\ng: x0x1\nh: 00x1\ni: 00o1\n",
    "numbers with a point":
      "a: 1.5\nb: -.5\nc: .5\nd: 1.\ne: +1.25\nf: 1.2.3\ng: .\nh: -x\ni: 12.25\nj: .25\n",
    "numbers with an exponent": "a: 1e3\nb: 1.5E-13\nc: .5e+2\nd: 1e\ne: e3\nf: 1e3x\ng: 1e+\n",
    "what is no number":
      "a: .inf\nb: -.Inf\nc: +.INF\nd: .inF\ne: .nan\nf: .NaN\ng: .NAN\nh: .nAN\ni: -.nan\nj: .infx\nk: .nanx\nl: 1 .inf\n",
    "numbers and words over lines": "a: 1\n  2\nb: true\n  x\nc: null\n  y\n",
    "texts over lines": "a: b\n  c\n  d\n\n  e\n\n\n  f\ng: h\n",
    "texts over lines in lists": "- a\n  b\n- c\n   d\n",
    "texts with signs":
      'a: b#c\nb: x:y\nc: a-b - c\nd: what? yes!\ne: it\'s "so"\nf: a, b [c] {d}\nh: -x\ni: x*\n',
    addresses: "a: https://example.com/x?y=1#z\nb: mailto:a@b.c\nc: /x:8080\n",
    bindings: "a: ${item.title}\nb: By ${site.brand}, ${count.jobs}\n",
    "remarks on lines of their own": "# a\n# b\nc: d\n# e\nf:\n  g: h\n  # i\n  j: k\n",
    "remarks behind values": "a: b  # c\nd: 'e' # f\ng: [h] # i\nj: 1 # k\nl:  # m\n  n: o\n",
    "remarks at the end": "a: b\n# c\n# d",
    "a remark behind the last value": "a: b  # c",
    "remarks below a group, in its column": "a:\n  b: c\n  # d\ne: f\n",
    "remarks below a list, in its column": "a:\n  - b\n  # c\nd:\n  - e: f\n    # g\n  - h\n",
    "remarks below a group, in the column around it": "a:\n  b:\n    c: d\n  # e\n  f: g\n# h\ni: j\n",
    "remarks below several groups": "a:\n  b:\n    c: d\n  # e\nf:\n  - g\n",
    "remarks between entries": "- a: 1\n# b\n- c: 2\n",
    "remarks below an empty line": "a:\n  b: c\n\n  # d\n\n  e: f\n",
    quotations: `a: ''\nb: ""\nc: 'd'\ne: "f"\ng: 'it''s'\nh: '''i'''\nj: "k \\"l\\" m"\nn: "o\\\\p"\nq: "r\\ns"\nt: "u\\/v"\nw: 'x\\y'\n`,
    "quotations with signs": `a: 'b: c # d'\ne: "f: [g] {h}"\ni: 'x"y'\nj: "it's"\n`,
    "blocks of text that keep lines": "a: |\n  b\n  c\n\n  d\n\ne: |-\n  f\n\ng: |+\n  h\n\ni: j\n",
    "blocks of text that fold lines": "a: >\n  b\n  c\n\n  d\n\n\n  e\nf: >-\n  g\n  h\ni: >+\n  j\n\n",
    "blocks of text at the end": "a: |\n  b",
    "blocks of text that fold, at the end": "a: >-\n  b\n  c\n\n\n",
    "blocks of text that keep all, at the end": "a: |+\n  b\n\n\n",
    "blocks of text with margins": "a: |\n  b\n    c\n   d\n  e\n",
    "blocks of text below empty lines": "a: |\n\n  b\nc: >\n\n\n  d\n",
    "blocks of text with empty lines of few spaces": "a: |\n  b\n \n  c\n  \n  e\nd: 1\n",
    "blocks of text in lists": "- |\n  a\n- >-\n  b\n  c\n- d: |\n    e\n  f: g\n",
    "blocks of text in groups": "a:\n  b: |\n    c\n\n  # d\n  e: >+\n    f\n\ng: h\n",
    "blocks of text that look like the rest": 'a: |\n  b: c\n  - d\n  # e\n  "f\nh: i\n',
    brackets: "a: []\nb: {}\nc: [d]\ne: [f, g]\nh: [ i , j ]\nk: { l: m }\nn: {o: p, q: r}\n",
    "a comma behind the last": "a: [b, ]\nc: [d,]\ne: { f: g, }\n",
    "brackets in brackets": "a: [[b], [c, [d]]]\ne: { f: { g: h }, i: [j] }\nk: [{ l: m }, { n: o }]\n",
    "brackets over lines": "a: [\n  b,\n  c\n  ]\nd: {\n  e: f,\n  g: h\n}\ni: [j,\n\n  k]\n",
    "brackets over lines in a list": "- a: [\n    b\n  ]\n  c: d\n- e\n",
    "values in brackets":
      "a: [1, -2, .5, true, ~, null, 'b', \"c\", d e, x:y, -z]\nb: { c: 1, d: '2', e: https://x.y/z, f: g h }\n",
    "words with signs in brackets": "a: [b#c, d-e, f*, g!]\n",
    "brackets at the end": "a: [b]",
    "a list in column 40": `a:\n${" ".repeat(40)}- b\n`,
    "a group in column 40": `a:\n${" ".repeat(40)}b: c\n`,
    "sixteen brackets": `a: ${"[".repeat(16)}${"]".repeat(16)}\n`,
    "a name of a thousand characters": `${"n".repeat(1_000)}: a\n`,
  };
  it.each(Object.entries(texts))("%s", (_, text) => expect(compare(text)).toBe(true));
});
