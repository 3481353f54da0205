import { afterAll, describe, expect, it } from "vitest";
import { codePointOf, mostBytes, readText } from "../../renderer/files/read-text.ts";
import { patternOf } from "../../renderer/filling/route-patterns.ts";
import { findHiddenCharacter } from "../../renderer/formats/hidden-characters.ts";
import { characterName } from "../../renderer/problems/english/files.ts";
import { schemaComplaint } from "../../renderer/problems/english/schemas.ts";
import { wordingOf } from "../../renderer/problems/problem.ts";
import { findPatternFault, safeRegExp } from "../../renderer/schema/patterns.ts";
import { readMarkdown } from "../../renderer/texts/read-markdown.ts";
import { explainTextFault } from "../../renderer/texts/text-limits.ts";
import { checkDepth } from "../../renderer/yaml/check-depth.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { mockSite, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

const page = (title: string) =>
  `title: ${title}\ndescription: What ${title} is.\nblocks:\n  - type: hero\n    heading: ${title}\n`;
const fault = (text: string) => readMarkdown(text).fault;

describe("Markdown", () => {
  it("may have 20,000 characters, and the message says how many there are", () => {
    expect(fault("x".repeat(20_000))).toBeUndefined();
    expect(fault("x".repeat(20_001))).toBe("too-long");
    expect(wordingOf(explainTextFault("too-long", "x".repeat(20_001)))).toEqual({
      message: "This text has 20,001 characters; at most 20,000 fit.",
      hint: "Put it into a file under public/ and show it with a block that takes its text from a file.",
    });
  });
  it.each([
    ["quotations", (depth: number) => `${">".repeat(depth)} x`],
    ["quotations with spaces", (depth: number) => `${"> ".repeat(depth)}x`],
    ["lists", (depth: number) => `${"- ".repeat(depth)}x`],
    ["numbered lists", (depth: number) => `a\n\n${"1. ".repeat(depth)}x`],
    [
      "marks",
      (depth: number) =>
        `${"*a **b ".repeat(depth / 2)}${"*c".repeat(depth % 2)} x${"*".repeat(depth % 2)}${" c** d*".repeat(depth / 2)}`,
    ],
  ])("may have %s 64 deep, not 65", (_, text) => {
    expect(fault(text(64))).toBeUndefined();
    expect(fault(text(65))).toBe("too-deep");
    expect(wordingOf(explainTextFault("too-deep", "")).message).toBe(
      "This text has parts that are nested more than 64 levels deep.",
    );
  });
  it("counts what stands beside each other once", () => {
    expect(fault("a **b** ~~c~~ ".repeat(100))).toBeUndefined();
    expect(fault("- a\n\n> b\n\n".repeat(100))).toBeUndefined();
  });
});

describe("YAML", () => {
  it.each([
    ["brackets", (depth: number) => `a: ${"[".repeat(depth)}${"]".repeat(depth)}`],
    ["braces", (depth: number) => `a: ${"{a: ".repeat(depth)}${"}".repeat(depth)}`],
    ["dashes", (depth: number) => `${"- ".repeat(depth)}x`],
  ])("may have %s 64 deep, not 65", (_, text) => {
    expect(checkDepth(text(64))).toBeUndefined();
    const problem = checkDepth(text(65))!;
    expect(problem.code).toBe("too-deep");
    expect(wordingOf(problem).message).toBe("Lists and groups are nested more than 64 levels deep here.");
  });
  it("counts brackets that are closed again, and lists one below the other, once", () => {
    expect(checkDepth(`a: [${"[1], ".repeat(200)}]`)).toBeUndefined();
    expect(checkDepth(`${" ".repeat(70)}- x\n`.repeat(200))).toBeUndefined();
  });
});

describe("texts of files", () => {
  it.each([
    ["pages/about.yaml", 1, "1.1"],
    ["public/texts/about.md", 1, "1.1"],
    ["data/team.schema.json", 1, "1.1"],
    ["data/team.yaml", 2, "2.1"],
    ["data/team.json", 2, "2.1"],
    ["data/team.csv", 4, "4.1"],
  ])("%s may have %d MB to the byte", (file, most, more) => {
    const bytes = most * 1_048_576;
    expect(readText(Buffer.alloc(bytes, 97), mostBytes(file)).problems).toEqual([]);
    expect(wordingOf(readText(Buffer.alloc(bytes + 1, 97), mostBytes(file)).problems[0]!).message).toBe(
      `This file has ${more} MB; at most ${most} MB can be read.`,
    );
  });
  it.each([
    ["\u0000", "a zero byte, U+0000"],
    ["\u0085", "a line separator of old mainframes, U+0085"],
    ["\u200b", "a zero-width space, U+200B"],
    ["\u200f", "a right-to-left mark, U+200F"],
    ["\u2028", "a line separator, U+2028"],
    ["\u2029", "a paragraph separator, U+2029"],
    ["\u202a", "a mark that turns the direction of the text, U+202A"],
    ["\u2069", "a mark that turns the direction of the text, U+2069"],
    ["\u061c", "a mark that turns the direction of the text, U+061C"],
    ["\u2060", "a word joiner, U+2060"],
    ["\ufeff", "a byte order mark, U+FEFF"],
    ["\u0007", "U+0007"],
    ["\ud800", "U+D800"],
  ])("may not hold %j", (character, name) => {
    expect(findHiddenCharacter(`a${character}b`)).toBe(character);
    expect(characterName(codePointOf(character))).toBe(name);
  });
  it("may hold what people see or need", () => {
    for (const character of ["\t", "\n", "\r", "\u00a0", "\u00ad", "\u200c", "\u200d", "é", "名", "👩‍💻"])
      expect(findHiddenCharacter(character)).toBeUndefined();
  });
  it("names the first byte that is no UTF-8, after characters of every length", () => {
    const place = (...bytes: number[]) => {
      const { problems } = readText(Buffer.concat([Buffer.from("aé名👩"), Buffer.from(bytes)]));
      return `${problems[0]?.start} ${wordingOf(problems[0]!).message}`;
    };
    const message = (byte: string) => `5 The character here is not stored as UTF-8 (byte ${byte}).`;
    expect(place(0xff, 0x61)).toBe(message("FF"));
    expect(place(0xc0, 0xaf)).toBe(message("C0"));
    expect(place(0xe2, 0x82)).toBe(message("E2"));
    expect(place(0xf0, 0x9f, 0x61, 0x61)).toBe(message("F0"));
    expect(place(0x0a, 0x80).startsWith("6 ")).toBe(true);
  });
});

describe("addresses", () => {
  it.each([
    ["pages/index.yaml", "/"],
    ["pages/about.yaml", "/about"],
    ["pages/insights/index.yaml", "/insights"],
    ["pages/insights/my-index.yaml", "/insights/my-index"],
    ["pages/jobs/[slug].yaml", "/jobs/[slug]"],
  ])("%s is %s", (file, route) => expect(patternOf(file)).toBe(route));

  it("have twelve parts at most, of a hundred characters each", async () => {
    const long = "x".repeat(100);
    const deep = "a/b/c/d/e/f/g/h/i/j/k/l";
    const site = await mockSite({
      [`pages/${deep}.yaml`]: page("Twelve"),
      [`pages/${deep}/m.yaml`]: page("Thirteen"),
      [`pages/${long}.yaml`]: page("Hundred"),
      [`pages/${long}x.yaml`]: page("More"),
    });
    expect(site.routes.map(({ route }) => route)).toEqual(["/", `/${deep}`, "/about", "/former", `/${long}`]);
    expect(site.problems.map(({ file, message }) => `${file} ${message}`)).toEqual([
      `pages/${deep}/m.yaml The address /${deep}/m has more than 12 parts.`,
      `pages/${long}x.yaml "${long}x" cannot be part of an address: it has more than 100 characters.`,
    ]);
  });

  it.each(["con", "prn", "aux", "nul", "com1", "lpt1"])("are not %s", async (name) => {
    const site = await mockSite({ [`pages/of/${name}.yaml`]: page("Kept") });
    expect(site.problems.map(({ message }) => message)).toEqual([
      `"${name}" cannot be part of an address: this name is reserved.`,
    ]);
  });

  it.each(["assets", "api", "cdn-cgi"])(
    "do not begin with %s, which may stand further on and be the key of a row",
    async (name) => {
      const rows = `- slug: ${name}\n  title: A\n`;
      const schema = JSON.stringify({
        type: "object",
        required: ["slug", "title"],
        "x-key": "slug",
        properties: { slug: { type: "string" }, title: { type: "string" } },
      });
      const site = await mockSite({
        [`pages/${name}.yaml`]: page("Kept"),
        [`pages/docs/${name}/index.yaml`]: page("Docs"),
        [`pages/docs/${name}/${name}.yaml`]: `aliases: [/old/${name}]\n${page("More")}`,
        "data/parts.yaml": rows,
        "data/parts.schema.json": schema,
        "pages/parts/[slug].yaml": `each: parts\n${page("Part")}`,
        "pages/[slug].yaml": `each: parts\n${page("Top")}`,
      });
      expect(site.routes.map(({ route }) => route)).toEqual(
        expect.arrayContaining([`/docs/${name}`, `/docs/${name}/${name}`, `/old/${name}`, `/parts/${name}`]),
      );
      expect(site.problems.flatMap(({ code, message }) => (code === "bad-route" ? message : []))).toEqual([
        expect.stringContaining("cannot be part of an address: at the beginning this name is reserved."),
        `"${name}" cannot be part of an address: at the beginning this name is reserved.`,
      ]);
    },
  );

  it("of aliases start with a slash and are nobody else's", async () => {
    const site = await mockSite({
      "pages/x.yaml": `${page("Page")}aliases:\n  - team\n  - /team/\n  - /Team\n  - /team\n  - /about\n`,
    });
    expect(summary(site)).toEqual([
      "pages/x.yaml:7:5 bad-route «team»",
      "pages/x.yaml:8:5 bad-route «/team/»",
      "pages/x.yaml:9:5 bad-route «/Team»",
      "pages/x.yaml:11:5 duplicate-route «/about»",
    ]);
    expect(
      site.routes.filter(({ kind }) => kind === "alias").map(({ route, to }) => `${route} ${to}`),
    ).toEqual(["/team /x"]);
  });
});

describe("patterns of schemas", () => {
  const matches = (pattern: string, text: string) => safeRegExp(pattern, "u").test(text);
  it("compare as usual", () => {
    expect(matches("^[a-z]+$", "abc")).toBe(true);
    expect(matches("^[a-z]+$", "ABC")).toBe(false);
    expect(matches("^\\p{Lu}", "É")).toBe(true);
    expect(matches("^.$", "é")).toBe(true);
  });
  it("compare texts of up to 20,000 characters", () => {
    expect(matches("^x+$", "x".repeat(20_000))).toBe(true);
    expect(matches("^x+$", "x".repeat(20_001))).toBe(false);
  });
  it("may repeat a part, or look ahead, but not both", () => {
    expect(findPatternFault("^[a-z]+(-[a-z]+)*$")).toBeUndefined();
    expect(findPatternFault("^/(?!/)[a-z]+$")).toBeUndefined();
    expect(findPatternFault("^[0-9]{2}(-[0-9]{2})?$")).toBeUndefined();
    expect(schemaComplaint(findPatternFault("^(?!x)([a-z]+)*$")!)).toContain("could take for ever");
    expect(schemaComplaint(findPatternFault("^(a{1,30}){1,30}$")!)).toContain("could take for ever");
    expect(schemaComplaint(findPatternFault("(")!)).toBe("The pattern ( is not a regular expression.");
  });
});

describe("many entries of a long list that cannot be read", () => {
  const entries = (count: number, entry: (at: number) => string): string =>
    `blocks:\n${Array.from({ length: count }, (_, at) => entry(at)).join("")}`;
  const lines = (text: string): string[] =>
    parseYaml(text).problems.map(({ code, start, end }) => {
      const line = text.slice(0, start).split("\n").length;
      return `${line} ${code} «${text.slice(start, end)}»`;
    });

  it("are told each at its place, in a file of any length", () => {
    const text = entries(1200, (at) => `  - type: prose\n    heading: @Part ${at}\n    text: Words of it\n`);
    const told = Array.from({ length: 25 }, (_, at) => `${3 + at * 3} reserved-character «@Part ${at}»`);
    expect(lines(text)).toEqual(told);
  });

  it("with two mistakes in one of them, and others that are in order", () => {
    const text = entries(200, (at) =>
      at % 20 === 3
        ? `  - type: prose\n    heading: @Part ${at}\n    text: Hours: ten to five\n`
        : `  - type: prose\n    heading: "Part: ${at}"\n    text: Words of it\n`,
    );
    const told = Array.from({ length: 10 }, (_, at) => [
      `${12 + at * 60} reserved-character «@Part ${3 + at * 20}»`,
      `${13 + at * 60} colon-in-text «Hours: ten to five»`,
    ]);
    expect(lines(text)).toEqual(told.flat());
    expect(parseYaml(text).tree).toBeDefined();
  });
});
