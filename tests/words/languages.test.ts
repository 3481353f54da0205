import { describe, expect, it } from "vitest";
import { knownWords } from "../../renderer/data/words-schema.ts";
import { engineDir } from "../../renderer/files/engine-dir.ts";
import { engineBlocks } from "../../renderer/pages/block-folders.ts";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { innerSchemas } from "../../renderer/schema/read-schema.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { languages, placesOf, say, wordsIn } from "../../renderer/words/words.ts";

const { en, ...others } = languages;

/** Words that a language has as English has them. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  de: ["code.label", "form.trap"],
  es: ["prices.comparison.no"],
  fr: [
    "card-grid.pageLabels.label",
    "code.label",
    "footer.certificationsLabel",
    "page.number",
    "page.others",
    "toasts.label",
  ],
  it: ["prices.comparison.no"],
  ja: [],
  nl: ["code.label"],
  pt: [],
};

describe.each(Object.entries(others))("the words in %s", (lang, words) => {
  it("are those of English, with the same places", () => {
    expect(Object.keys(words)).toEqual(Object.keys(en!));
    const places = (of: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(of).map(([key, text]) => [key, [...placesOf(text)].sort()]));
    expect(places(words)).toEqual(places(en!));
  });

  it("say something else than English, but for words that are the same", () => {
    const same = Object.entries(words).filter(([key, text]) => text === en![key as keyof typeof en]);
    expect(same.map(([key]) => key)).toEqual(SAME[lang]);
  });
});

describe("words of a language", () => {
  it("are the site's own before the engine's, those of a region before those of its language", () => {
    const own = {
      de: { "search.button": "Los", "page.skip": "Weiter" },
      "de-CH": { "search.button": "Finde" },
    };
    const swiss = wordsIn("de-CH", own);
    expect(swiss["search.button"]).toBe("Finde");
    expect(swiss["page.skip"]).toBe("Weiter");
    expect(swiss["search.close"]).toBe(languages.de?.["search.close"]);
    expect(wordsIn("de", own)["search.button"]).toBe("Los");
  });

  it("are English where nobody has them", () => {
    expect(wordsIn("pl", { pl: { "page.skip": "Do treści" } })).toEqual({ ...en, "page.skip": "Do treści" });
  });

  it("are filled in once, whatever is put in", () => {
    expect(say(wordsIn("de"), "page.number", { title: "{number}", number: 2 })).toBe("{number} – Seite 2");
  });
});

describe("blocks of the engine", () => {
  const optionsOf = (schema: Schema, path: string[] = []): [path: string, word: string][] => [
    ...(schema["x-word"] ? [[path.join("."), schema["x-word"]] as [string, string]] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => optionsOf(inner, [...path, name])),
    ...(schema.properties ? [] : innerSchemas(schema).flatMap((inner) => optionsOf(inner, path))),
  ];

  it("name their words by block and option, and every word is used", async () => {
    const { types } = await readBlockTypes([engineBlocks], engineDir);
    const named = [...types.values()].flatMap(({ name, schema }) => optionsOf(schema, [name]));
    expect(named.filter(([path, word]) => path !== word)).toEqual([]);
    const options = new Set(named.map(([, word]) => word));
    const beside = Object.keys(en!).filter((key) => !options.has(key) && !key.startsWith("page."));
    // What a script says by itself.
    expect(beside).toEqual(["form.trap"]);
    expect([...knownWords(types.values()).keys()].sort()).toEqual(Object.keys(en!).sort());
  });

  it("have no default that visitors read besides words", async () => {
    const { types } = await readBlockTypes([engineBlocks], engineDir);
    const isRead = (text: string) => / |^\p{Lu}\p{Ll}/u.test(text);
    const textsIn = (value: unknown): string[] =>
      typeof value === "string"
        ? [value]
        : Object.values(typeof value === "object" && value ? value : {}).flatMap(textsIn);
    const texts = (schema: Schema, path: string[]): string[] => [
      ...(schema.enum || schema["x-word"] ? [] : textsIn(schema.default).filter(isRead)).map(
        (text) => `${path.join(".")}: ${text}`,
      ),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => texts(inner, [...path, name])),
      ...(schema.properties ? [] : innerSchemas(schema).flatMap((inner) => texts(inner, path))),
    ];
    expect([...types.values()].flatMap(({ name, schema }) => texts(schema, [name]))).toEqual([]);
  });
});
