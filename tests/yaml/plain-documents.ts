import fc from "fast-check";

const name = fc.constantFrom("title", "type", "href", "a", "b-c", "d_e", "$ref", "x1", "404", "true");

/** A name as it may be written. */
const writtenName = fc
  .tuple(name, fc.constantFrom("", "", "'", '"'))
  .map(([bare, mark]) => `${mark}${bare}${mark}`);

const line = fc.constantFrom(
  "Home",
  "Two words",
  "C# and F#",
  "at 12:30",
  "https://example.com/a?b=c#d",
  "${site.brand} | x",
  "it's “fine” – 100 %",
  "-date",
  "42",
  "-1.50",
  "0x1f",
  "true",
  "~",
  "a, b",
  "(x) [y] {z}",
  "👩‍💻 é",
  "z.\u00a0B. 10\u00a0000\u202f€",
  "« Oui\u00a0», dit-elle\u202f!",
  "全角\u3000スペース",
);

const inline = fc.oneof(
  line,
  line.map((text) => `"${text}"`),
  line.map((text) => `'${text.replaceAll("'", "''")}'`),
  fc.constantFrom('"a \\"b\\" \\\\ \\n c"', "''", '""', "[]", "{}", "x  # remark"),
);

const flow: fc.Memo<string> = fc.memo((depth) => {
  const leaf = fc.constantFrom("a", "two words", "1", '"x, y"', "'z'", "/path", "true", "12:30");
  const value = depth > 1 ? fc.oneof(leaf, flow(depth - 1)) : leaf;
  const space = fc.constantFrom("", " ");
  const list = fc
    .tuple(
      fc.array(value, { maxLength: 3 }),
      space,
      fc.constantFrom(",", ", ", " , ", ",\n          # remark\n          "),
    )
    .map(([items, pad, comma]) => `[${pad}${items.join(comma)}${pad}]`);
  const map = fc
    .tuple(
      fc.uniqueArray(name, { maxLength: 3 }),
      fc.array(value, { minLength: 3, maxLength: 3 }),
      space,
      // As programs break what is long.
      fc.constantFrom(" ", " ", "\n          "),
    )
    .map(
      ([names, values, pad, gap]) =>
        `{${pad}${names.map((key, at) => `${key}:${gap}${values[at]}`).join(", ")}${pad}}`,
    );
  return fc.oneof(list, map);
});

/** The lines behind `|` or `>`, and those of a text that goes on over several lines. */
const paragraphs = fc
  .array(
    fc.constantFrom(
      "",
      "some words",
      "  indented",
      "# no comment",
      "- x",
      "a: b",
      "end  ",
      "mot\u00a0: suite",
      "\u3000段落",
      "\u00a0",
    ),
    {
      maxLength: 4,
    },
  )
  .map((lines) => ["first", ...lines]);
const continuation = fc.array(fc.constantFrom("", "more words", "a:b c#d"), {
  maxLength: 3,
});

/** The lines of a text in quotation marks: what else would begin a list, a table, a comment or a name is part of it. */
const quotedLines = fc
  .array(
    fc.constantFrom(
      "",
      "more words",
      "- x",
      "1. y",
      "| a | b |",
      "# z",
      "> q",
      "end  ",
      `it's "so"`,
      "***",
      "mot\u00a0: suite",
      "fin\u202f",
    ),
    { maxLength: 5 },
  )
  .map((lines) => ["Some words", ...lines]);

/** Lines of a value: the first stands behind its name or dash, the others below, without margin. */
type Value = string[];

const indent = (lines: readonly string[], by: number) =>
  lines.map((text) => (text === "" ? "" : " ".repeat(by) + text));

const value: fc.Memo<Value> = fc.memo((depth) => {
  const scalar = fc.oneof(
    { weight: 6, arbitrary: inline.map((text): Value => [text]) },
    flow(2).map((text): Value => [text]),
    fc
      .tuple(fc.constantFrom("|", "|-", "|+", ">", ">-"), paragraphs, fc.integer({ min: 1, max: 4 }))
      .map(([sign, lines, by]): Value => [sign, ...indent(lines, by)]),
    fc
      .tuple(quotedLines, fc.constantFrom("'", '"'), fc.integer({ min: 1, max: 4 }))
      .map(([lines, mark, by]): Value => {
        const [first = "", ...rest] = [...lines, "the end"].join("\n").replaceAll(mark, "").split("\n");
        return [`${mark}${first}`, ...indent([...rest.slice(0, -1), `${rest.at(-1)}${mark}`], by)];
      }),
    fc
      .tuple(continuation, fc.integer({ min: 1, max: 4 }))
      .map(([lines, by]): Value => ["Some words", ...indent([...lines, "the end"], by)]),
    fc.constant<Value>([""]),
  );
  if (depth === 1) return scalar;
  const inner = value(depth - 1);
  const nested = fc
    .tuple(fc.oneof(mapLines(inner), listLines(inner)), fc.integer({ min: 1, max: 4 }))
    .map(([lines, by]): Value => ["", ...indent(lines, by)]);
  return fc.oneof(
    scalar,
    nested,
    listLines(inner).map((lines): Value => ["", ...lines]),
  );
});

function mapLines(inner: fc.Arbitrary<Value>): fc.Arbitrary<string[]> {
  return fc
    .tuple(
      fc.uniqueArray(writtenName, {
        minLength: 1,
        maxLength: 4,
        selector: (written) => written.replaceAll(/["']/g, ""),
      }),
      fc.array(inner, { minLength: 4, maxLength: 4 }),
      fc.constantFrom([], [], [""], ["# a comment"]),
    )
    .map(([names, values, between]) =>
      names.flatMap((key, at) => {
        const [first, ...rest] = values[at]!;
        // A comment behind an empty value counts into its length, and one below the last value may do so.
        const isLast = at === names.length - 1;
        const isEmpty = /(?:^|:)$/.test(values[at]!.at(-1)!);
        return [`${key}:${first === "" ? "" : ` ${first}`}`, ...rest, ...(isLast || isEmpty ? [] : between)];
      }),
    );
}

function listLines(inner: fc.Arbitrary<Value>): fc.Arbitrary<string[]> {
  const map = fc
    .tuple(mapLines(inner), fc.boolean())
    .map(([lines, isBelow]) =>
      isBelow ? ["-", ...indent(lines, 2)] : [`- ${lines[0]}`, ...indent(lines.slice(1), 2)],
    );
  const text = inline.map((item) => [`- ${item}`]);
  return fc.array(fc.oneof(map, text), { minLength: 1, maxLength: 3 }).map((items) => items.flat());
}

/** A document in the plain part of YAML. */
export const plainDocument = fc
  .tuple(
    fc.oneof(mapLines(value(3)), listLines(value(3))),
    fc.constantFrom(
      [],
      ["# yaml-language-server: $schema=../site.schema.json"],
      ["", "# a", "# b", ""],
      ["---"],
    ),
    fc.constantFrom("\n", "\n", "\r\n"),
    fc.boolean(),
  )
  .map(([lines, opening, lineBreak, isEnded]) =>
    [...opening, ...lines].join(lineBreak).concat(isEnded ? lineBreak : ""),
  );
