import { describe, expect, test } from "vitest";
import { readXliff } from "../../renderer/translations/read-xliff.ts";
import { writeXliff, XLIFF } from "../../renderer/translations/write-xliff.ts";
import { awkward, sent, textsOf } from "./sent-texts.ts";

const langs = { source: "en", target: "de" };

/** A file with one unit, its content as given. */
function withUnit(inside: string, attributes = ""): string {
  return `<xliff xmlns="${XLIFF}" version="2.0" srcLang="en" trgLang="de"><file id="f" original="pages/about.yaml"${attributes}><unit id="title">${inside}</unit></file></xliff>`;
}

function translationIn(xliff: string): string | undefined {
  const { texts, refusals } = readXliff(xliff);
  expect(refusals).toEqual([]);
  return texts[0]?.translation;
}

describe("XLIFF that the site writes", () => {
  test("comes back as it went out, whatever is in the texts", () => {
    const texts = awkward.map((original, index) =>
      sent(original, {
        name: `blocks.intro.items.${index}`,
        translation: `${original}!`,
        note: original,
        old: original,
      }),
    );
    const back = readXliff(writeXliff(texts, langs));
    expect(back.refusals).toEqual([]);
    expect(back.lang).toBe("de");
    expect(textsOf(back)).toEqual(
      texts.map(({ name, original, translation }) => ({ name, original, translation })),
    );
    expect(back.texts.every(({ isLoose }) => !isLoose)).toBe(true);
  });

  test("comes back from a tool that writes line ends of Windows", () => {
    const text = sent("One.\n\nTwo.\n", { translation: "Eins.\n\nZwei.\n" });
    const back = readXliff(`\ufeff${writeXliff([text], langs).replaceAll("\n", "\r\n")}`);
    expect(textsOf(back)).toEqual([
      { name: text.name, original: text.original, translation: text.translation },
    ]);
  });

  test("keeps names in braces from translation, and says what they are", () => {
    const xliff = writeXliff([sent("At ${site.brand}, {count} roles")], langs);
    expect(xliff).toContain('<data id="d1">${site.brand}</data>');
    expect(xliff).toMatch(
      /At <ph id="d1-1" dataRef="d1" equiv="\$\{site\.brand\}" [^>]*canDelete="no"\/>, <ph id="d2-1"/,
    );
  });

  test("has the old original beside a translation that is stale", () => {
    const stale = sent("New & better", { old: "Old", translation: "Alt" });
    const xliff = writeXliff([stale], langs);
    expect(xliff).toContain('category="old-original">Old</note>');
    expect(xliff).toContain('state="initial" subState="site:original-changed"');
    expect(readXliff(xliff).texts[0]!.isDone).toBe(false);
  });
});

describe("XLIFF that tools write", () => {
  test.each([
    [
      "segments",
      "<segment><source>A. </source><target>X. </target></segment><segment><source>B.</source><target>Y.</target></segment>",
    ],
    [
      "what stands between segments",
      "<segment><source>A.</source><target>X.</target></segment><ignorable><source> </source></ignorable><segment><source>B.</source><target>Y.</target></segment>",
    ],
    [
      "targets in another order",
      '<segment><source>B.</source><target order="3">Y.</target></segment><ignorable><source> </source><target order="2"> </target></ignorable><segment><source>A.</source><target order="1">X.</target></segment>',
    ],
    [
      "marks",
      '<segment><source>A. B.</source><target><mrk id="m1" type="term">X.</mrk> <sm id="m2"/>Y<em startRef="m2"/>.</target></segment>',
    ],
    [
      "characters by number and declared text",
      "<segment><source>A. B.</source><target>&#88;&#x2e;<![CDATA[ Y.]]></target></segment>",
    ],
    [
      "formatting of its own",
      '<segment><source>A. B.</source><target><pc id="1">X.</pc> Y.</target></segment>',
    ],
  ])("is put together: %s", (_, inside) => {
    expect(translationIn(withUnit(inside))).toBe("X. Y.");
  });

  test("may have any prefix and groups, and parts of other makers", () => {
    const xliff = `<?xml version="1.0"?><!-- by a tool --><x:xliff xmlns:x="${XLIFF}" xmlns:t="urn:tool" version="2.1" trgLang="de"><x:file id="1" original="pages/about.yaml" t:kind="page"><t:data>no text</t:data><x:group id="g"><x:unit id="title"><t:tm><source>A</source><target>wrong</target></t:tm><x:segment state="final"><x:source>About</x:source><x:target>Über</x:target></x:segment></x:unit></x:group></x:file></x:xliff>`;
    expect(readXliff(xliff).texts).toMatchObject([{ name: "title", translation: "Über", isDone: true }]);
  });

  test("may have lost the data of a placeholder and kept how it is called", () => {
    const inside =
      '<segment><source>A <ph id="1" equiv="{n}"/></source><target>X <ph id="1" equiv="{n}"/></target></segment>';
    expect(translationIn(withUnit(inside))).toBe("X {n}");
  });
});

describe("XLIFF that is refused", () => {
  const bomb = `<?xml version="1.0"?>\n<!-- harmless --><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>\n<xliff/>`;
  const outside = '<!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/passwd">]><xliff>&x;</xliff>';
  test.each([
    [
      "entities that grow",
      bomb,
      "2:18: The file cannot be read as XML: it declares a document type, which no translation needs.",
    ],
    [
      "entities from elsewhere",
      outside,
      "1:1: The file cannot be read as XML: it declares a document type, which no translation needs.",
    ],
    [
      "an unknown entity",
      withUnit("<segment><source>&nbsp;</source></segment>"),
      /1:\d+: The file cannot be read as XML: .*nbsp/,
    ],
    ["half a file", `<xliff xmlns="${XLIFF}"><file>`, /^1:\d+: The file cannot be read as XML: /],
    ["elements without end", "<a>".repeat(200_000), /: The file cannot be read as XML: /],
    ["nothing", "", /^1:1: The file cannot be read as XML: /],
    [
      "an older XLIFF",
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>',
      "1:1: This is XLIFF 1.2. Let the tool write XLIFF 2.",
    ],
    ["another XML file", "<svg/>", '1:1: The file is no XLIFF: its first element is "svg".'],
    [
      "a unit that is half translated",
      withUnit(
        "<segment><source>A</source><target>X</target></segment><segment><source>B</source></segment>",
      ),
      /title: 1 of 2 segments have no translation\./,
    ],
    [
      "a placeholder that stands for nothing",
      withUnit('<segment><source>A</source><target><ph id="7"/></target></segment>'),
      /title: What the placeholder "7" stands for is lost\./,
    ],
  ])("%s", (_, xliff, expected) => {
    const { refusals, texts } = readXliff(xliff);
    expect(texts).toEqual([]);
    expect(refusals.map(({ line, column, text }) => `${line}:${column}: ${text}`)).toEqual([
      typeof expected === "string" ? expected : expect.stringMatching(expected),
    ]);
  });
});
