import { describe, expect, test } from "vitest";
import { readCsvFile } from "../../renderer/translations/read-csv-file.ts";
import { writeCsv } from "../../renderer/translations/write-csv.ts";
import { awkward, sent, textsOf } from "./sent-texts.ts";

describe("a table that the site writes", () => {
  const texts = awkward.map((original, index) =>
    sent(original, { name: `blocks.intro.items.${index}`, translation: `${original}!` }),
  );

  test("comes back as it went out, whatever is in the texts", () => {
    const back = readCsvFile(writeCsv(texts, "de-CH", true));
    expect(back.refusals).toEqual([]);
    expect(back.lang).toBe("de-CH");
    expect(textsOf(back)).toEqual(
      texts.map(({ name, original, translation }) => ({ name, original, translation })),
    );
  });

  test("holds no cell that a spreadsheet would reckon with", () => {
    const cells = writeCsv(texts, "de", false).split(/,|\r\n/);
    expect(cells.filter((cell) => /^"?[=+@-]/.test(cell))).toEqual([]);
  });
});

describe("a table that a spreadsheet writes", () => {
  test("may have other separators, columns and line ends", () => {
    const table =
      'state;translation (de);original;id;my notes\ntranslated;"Über ""uns""\r\nzwei";About us;pages/about.yaml#title;x\n;;;;\n;;Next;pages/about.yaml#next;\n';
    expect(readCsvFile(`\ufeffsep=;\r\n${table}`).texts).toMatchObject([
      {
        file: "pages/about.yaml",
        name: "title",
        original: "About us",
        translation: 'Über "uns"\nzwei',
        isDone: true,
        line: 3,
      },
      { name: "next", isDone: false },
    ]);
  });

  test.each([
    ["id,translation\na,b\n", ['1:1: The table has no column "original".']],
    [
      "id,original,translation\nabout,A,B\n",
      ['2:1: "about" is no id of a text; ids are as the export wrote them.'],
    ],
    [
      "id,original,translation\np#a,A,#NAME?\n",
      ['2:1: p#a: the spreadsheet made "#NAME?" of the translation.'],
    ],
    [
      'id,original,translation\np#a,A,"B\np#b,C,D\n',
      ["2:7: A quotation mark is opened here and never closed; from here on no cell can be told."],
    ],
  ])("is refused where it cannot be read", (table, expected) => {
    const { refusals } = readCsvFile(table);
    expect(refusals.map(({ line, column, text }) => `${line}:${column}: ${text}`)).toEqual(expected);
  });
});
