import type { SeededRandom } from "../bench/corpus/seeded-random.ts";

/** What slips of the keyboard put into files, signs of YAML, and pieces of its grammar. */
const pieces = [
  ..."\n\r\t ,'\"|>&*!%@`?~:#-[]{}\\$.\u00a0\ufeff\u200b\0é“",
  ": ",
  ":\n",
  " #",
  "  # ",
  " #1",
  "\n# ",
  "- ",
  "\n- ",
  "- - ",
  "? ",
  "---\n",
  "...\n",
  "\n\n",
  "\n  ",
  "\r\n",
  "${item.x}",
  "<<: ",
  "__proto__: ",
  "''",
  '\\"',
  "[]",
  "{}",
  ", ",
  "\u202f",
  "\u3000",
  "\u00a0: ",
  "«\u00a0",
  "👩‍💻",
];

/** Values whose meaning is not plain, and the openings of longer ones. */
const values = [
  ..."~ null Null nULL true True yes no on FALSE 0 -0 +1 -5 0x1F 0xZ 0o17 0o8 017 1e3 1E-2 .5 1. +.5 -.inf .Inf .nan .NAN".split(
    " ",
  ),
  ...". .. - -- -x +x 1_000 12:30 2026-11-20 99999999999999999999999 1.10 | |- |+ > >- >+ |2 ''".split(" "),
  ...'\'it\'\'s\' "a\\nb" "\\u0041" "\\\\" [] {} [a,] [,] [a,b] {a: } {a} {a: 1} {a: 1,} {"a":1} {a: b:c}'.split(
    " ",
  ),
  "[a: 1]",
  "[a , b ,c]",
  "[[1], {a: [x y]}]",
  "{ a: 'x', b: \"y\" }",
  "[\n    a,\n    b\n  ]",
  "{\n  a: 1\n}",
  "{ a: 1,\n    b: 2 }",
  "&a x",
  "*a",
  "!t x",
  "a: b",
  "a:",
  "a #b",
  "a # b",
  "a  # b",
  "one\n      two",
  "one\n\n      two\n\n\n      three",
  "|\n      one\n\n       two\n\n",
  ">\n      one\n      two\n\n\n      three\n",
  "|+\n      one\n\n\n",
];

type Mutation = (text: string, random: SeededRandom) => string;

const replaceRange = (text: string, from: number, to: number, by: string) =>
  text.slice(0, from) + by + text.slice(to);

/** Changes the lines from a chosen one on. */
const onLines =
  (change: (lines: string[], index: number, random: SeededRandom) => void): Mutation =>
  (text, random) => {
    const lines = text.split("\n");
    change(lines, random.integer(lines.length), random);
    return lines.join("\n");
  };

const mutations: Mutation[] = [
  (text, random) => {
    const at = random.integer(text.length + 1);
    return replaceRange(text, at, at, random.pick(pieces));
  },
  (text, random) => {
    const at = random.integer(text.length + 1);
    return replaceRange(text, at, at + 1 + random.integer(6), "");
  },
  (text, random) => {
    const at = random.integer(text.length + 1);
    const copied = text.slice(at, at + 1 + random.integer(12));
    const to = random.integer(text.length + 1);
    return replaceRange(text, to, to, copied);
  },
  (text, random) => text.slice(0, random.integer(text.length + 1)),
  (text) => text.replaceAll(/\r?\n/g, "\r\n"),
  // A value of another kind.
  (text, random) => {
    const places = [...text.matchAll(/(?<=: |- )\S.*$|(?<=:)$/gm)];
    if (places.length === 0) return text;
    const { index, 0: value } = random.pick(places);
    const other = random.pick(values);
    return replaceRange(text, index, index + value.length, text[index - 1] === " " ? other : ` ${other}`);
  },
  // A text broken over two lines.
  (text, random) => {
    const spaces = [...text.matchAll(/(?<=\S) (?=\S)/g)];
    if (spaces.length === 0) return text;
    const { index } = random.pick(spaces);
    const lineBreak = "\n".repeat(1 + random.integer(3)) + " ".repeat(random.integer(9));
    return replaceRange(text, index, index + 1, lineBreak);
  },
  onLines((lines, index, random) => {
    const by = random.integer(9) - 4;
    const line = lines[index] ?? "";
    lines[index] = by > 0 ? " ".repeat(by) + line : line.replace(new RegExp(`^ {0,${-by}}`), "");
  }),
  onLines((lines, index) => lines.splice(index, 1)),
  onLines((lines, index, random) => lines.splice(random.integer(lines.length), 0, lines[index] ?? "")),
  onLines((lines, index, random) => lines.splice(index, 0, " ".repeat(random.integer(9)))),
  onLines((lines, index, random) => lines.splice(index, 0, `${" ".repeat(random.integer(7))}# a comment`)),
  // A comment in the column of a line near by.
  onLines((lines, index, random) => {
    const margin = /^ *(?:- )?/.exec(lines[index] ?? "")![0].length;
    lines.splice(index + random.integer(3), 0, `${" ".repeat(margin)}# a comment`);
  }),
  onLines((lines, index, random) => {
    lines[index] += random.pick([
      " ",
      "   ",
      "  # remark",
      " # remark",
      "# remark",
      "  #remark",
      ":",
      ",",
      "\t",
      "\t# x",
    ]);
  }),
];

/** The text with one to four slips in it. */
export function mutateYaml(text: string, random: SeededRandom): string {
  let mutant = text;
  for (let count = 1 + random.integer(4); count > 0; count -= 1)
    mutant = random.pick(mutations)(mutant, random);
  return mutant;
}

/** A few lines of a text in a row, moved to the left margin. */
export function excerpt(text: string, random: SeededRandom): string {
  const lines = text.split("\n");
  const from = random.integer(lines.length);
  const margin = /^ */.exec(lines[from] ?? "")?.[0] ?? "";
  return lines
    .slice(from, from + 2 + random.integer(14))
    .map((line) => (line.startsWith(margin) ? line.slice(margin.length) : line))
    .join("\n");
}
