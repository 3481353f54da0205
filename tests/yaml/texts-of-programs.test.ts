import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Document, type Scalar, type ToStringOptions, visit } from "yaml";
import { createLineIndex } from "../../renderer/problems/line-index.ts";
import { parseAnyYaml, parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { plainData } from "../../renderer/yaml/plain-data.ts";
import { readSwitchOffs } from "../../renderer/yaml/switch-offs.ts";

/** Lines that are a mistake between the names of a file, and nothing but words within a text. */
const line = fc.constantFrom(
  "",
  "Some words of a text that goes on for so long that a program breaks it somewhere below the eightieth column",
  "1. first",
  "- one",
  "* two",
  "• three",
  "– as an aside – it goes on",
  "o a letter",
  "| a | b |",
  "| --- | --- |",
  "```js",
  "~~~",
  "***",
  "===",
  "> quoted",
  "> - quoted: list",
  "# A heading",
  "# check-off: list-sign: words",
  "## Another",
  "<!-- a comment -->",
  "// a comment",
  "{{ item.title }}",
  "{% if x %}",
  "[gallery id='1']",
  "TODO say more",
  "Note: closed on Fridays",
  "Dear reader,",
  "A sentence with several words.",
  "@@ -1,2 +1,2 @@",
  "+ added",
  "%% remark",
  "--- a/file",
  "    indented code",
  "  12  numbered",
  "\"quoted\" and 'quoted'",
  "back\\slash",
  "Größe – 東京 👩‍💻",
);

/** No line twice: that would be told, and rightly. */
const text = fc
  .tuple(fc.uniqueArray(line, { minLength: 1, maxLength: 8 }), fc.constantFrom("\n", "\n\n"))
  .map(([lines, gap]) => ["It begins with words.", ...lines, "It ends so."].join(gap));

const style = fc.constantFrom<Scalar.Type>("QUOTE_SINGLE", "QUOTE_DOUBLE", "BLOCK_FOLDED", "BLOCK_LITERAL");

const options = fc.record<ToStringOptions>({
  lineWidth: fc.constantFrom(0, 40, 80),
  indent: fc.constantFrom(2, 4),
  indentSeq: fc.boolean(),
  doubleQuotedAsJSON: fc.boolean(),
});

/** A page as a program writes it. */
function written(words: string, as: Scalar.Type, isFlow: boolean, how: ToStringOptions): string {
  const page = new Document({ title: "A page", blocks: [{ type: "prose", text: words }, { type: "cards" }] });
  visit(page, {
    Scalar(_, scalar) {
      if (scalar.value === words) scalar.type = as;
    },
    Map(_, map) {
      if (isFlow && map.has("type")) map.flow = true;
    },
  });
  return page.toString(how);
}

describe("a text that a program wrote", () => {
  it("is read as it was meant, whatever its lines look like", () => {
    fc.assert(
      fc.property(text, style, fc.boolean(), options, (words, as, isFlow, how) => {
        const source = written(words, as, isFlow, how);
        for (const read of [parseYaml, parseAnyYaml]) {
          const { tree, problems } = read(source);
          expect({ source, problems }).toEqual({ source, problems: [] });
          expect(plainData(tree!)).toEqual({
            title: "A page",
            blocks: [{ type: "prose", text: words }, { type: "cards" }],
          });
        }
        expect(readSwitchOffs(source, createLineIndex(source)).switchOffs).toEqual([]);
      }),
      { numRuns: 2_000, seed: 20261125 },
    );
  });

  it("does not hide what is wrong around it", () => {
    const source = `title: A page\nblocks:\n  - type: prose\n    text: 'One\n\n      1. two\n\n      | a | b |'\n  • type: cards\n`;
    expect(
      parseYaml(source).problems.map(({ code, start }) => [code, source.slice(start, start + 1)]),
    ).toEqual([["list-sign", "•"]]);
  });

  it("is not taken for one where its mark was forgotten, and names are swallowed", () => {
    for (const below of ["    text: More\n", "\n    text: More\n    href: /x\n"]) {
      const source = `blocks:\n  - heading: "Roles\n${below}      end"\n`;
      expect(
        parseYaml(source).problems.map(({ code }) => code),
        source,
      ).toContain("unclosed-quote");
    }
  });
});
