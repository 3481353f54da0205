import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { readBaseStyles } from "../../renderer/bundle/styles.ts";
import { type Files, mockSite } from "../support/mock-site.ts";

const fonts = new URL("../../renderer/ui/fonts/", import.meta.url);
const latin = readFileSync(new URL("familjen-grotesk-latin.woff2", fonts));
const withoutLatin = readFileSync(new URL("familjen-grotesk-latin-ext.woff2", fonts));

/** A package as Fontsource has them: an alphabet in one file, or shared out to files with numbers. */
function packageOf(
  subsets: readonly string[],
  ranges: Record<string, string>,
  weights: readonly number[] = [400],
): Files {
  const folder = "node_modules/@fontsource/house";
  const names = [...subsets, ...Object.keys(ranges)].map((name) => /\d+/.exec(name)?.[0] ?? name);
  const metadata = { id: "house", subsets, weights, styles: ["normal"], variable: false };
  return {
    [`${folder}/metadata.json`]: JSON.stringify(metadata),
    [`${folder}/unicode.json`]: JSON.stringify(ranges),
    ...Object.fromEntries(
      names.flatMap((name) =>
        weights.map((weight) => [
          `${folder}/files/house-${name}-${weight}-normal.woff2`,
          name === "latin" ? latin : withoutLatin,
        ]),
      ),
    ),
  };
}

/** The faces that the site's theme brings along, as `latin U+0-FF`. */
async function facesOf(lang: string, languages: string, files: Files, more = ""): Promise<string[]> {
  const { theme, problems } = await mockSite({
    ...files,
    "data/site.yaml": `brand: 2SD\nurl: https://www.example.com\nlang: ${lang}\nemail: a@example.com\n${languages}`,
    "data/theme.yaml": `fonts: [{ family: House, package: "@fontsource/house"${more} }]\ntype: { text: House }\n`,
  });
  expect(problems.filter(({ file }) => file === "data/theme.yaml")).toEqual([]);
  return (theme?.families[0]?.faces ?? []).map(
    ({ source, range }) => `${/^house-(.+)-400/.exec(basename(source))?.[1]} ${range ?? "all"}`,
  );
}

const japanese = { "[0]": "U+4e00", "[1]": "U+20,U+3042", latin: "U+0-FF" };
const russian = { cyrillic: "U+400-4FF", greek: "U+370-3FF", latin: "U+0-FF" };

describe("a package of fonts", () => {
  test.each([
    ["en", "", ["latin U+0-FF"]],
    ["ru", "", ["latin U+0-FF", "cyrillic U+400-4FF"]],
    ["en", "languages: [{ lang: el, draft: true }]\n", ["latin U+0-FF", "greek U+370-3FF"]],
  ])("brings along the letters of the languages of the site: %s %s", async (lang, languages, faces) => {
    const files = packageOf(["cyrillic", "greek", "latin"], russian);
    expect(await facesOf(lang, languages, files)).toEqual(faces);
  });

  test("brings along letters of thousands in parts, Latin ones above them", async () => {
    const files = packageOf(["japanese", "latin"], japanese);
    const parts = ["0 U+4e00", "1 U+20,U+3042", "latin U+0-FF"];
    expect(await facesOf("ja", "", files)).toEqual(parts);
    expect(await facesOf("en", "", files, ", subsets: [latin, japanese]")).toEqual(parts);
  });

  test("brings along what the theme names", async () => {
    const files = packageOf(["cyrillic", "latin"], russian);
    expect(await facesOf("en", "", files, ", subsets: [cyrillic]")).toEqual(["cyrillic U+400-4FF"]);
  });
});

test.each([
  [[400, 500, 700], "text: 400, strong: 600", ["400", "700"]],
  [[300, 500, 900], "text: 400, strong: 600", ["500", "900"]],
  [[300, 700], "text: 400, strong: 700", ["300", "700"]],
  [[400], "text: 400, strong: 600", ["400"]],
])("of weights %j a package brings along those that browsers take for { %s }", async (has, wanted, taken) => {
  const { theme } = await mockSite({
    ...packageOf(["latin"], { latin: "U+0-FF" }, has),
    "data/theme.yaml": `fonts: [{ family: House, package: "@fontsource/house" }]\ntype: { text: House, weights: { ${wanted} } }\n`,
  });
  expect(theme?.families[0]?.faces.map(({ weight }) => weight)).toEqual(taken);
});

test("a font without Latin letters is used, and nothing is measured by them", async () => {
  const { theme } = await mockSite({
    "public/fonts/house.woff2": withoutLatin,
    "data/theme.yaml":
      "fonts: [{ family: House, files: [{ src: /fonts/house.woff2 }] }]\ntype: { text: House }\n",
  });
  const { css } = await readBaseStyles(theme);
  expect(css).toMatch(/@font-face\{font-family:House;/);
  expect(css).not.toMatch(/@font-face\{font-family:"?House fallback/);
});
