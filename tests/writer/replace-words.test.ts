import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { ReplaceWords } from "../../renderer/edit/operation.ts";
import type { EditDone, EditRequest } from "../../renderer/editor/protocol.ts";
import { bodyMark } from "../../renderer/languages/body-mark.ts";
import { findWords } from "../../renderer/operations/words/find-words.ts";
import { listWords } from "../../renderer/serve/overview/list-words.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const ROSE = [
  "# The rose stays: a comment is for authors.",
  "title: Rose Inn",
  "description: 'The Rose Inn''s rooms' # rose",
  "blocks:",
  "  - type: hero",
  "    id: rose",
  '    heading: "Welcome to the Rose \\u2013 rose"',
  "  - type: prose",
  "    id: text",
  "    text: |",
  "      The **Rose** has [rooms](/rose).",
  "",
  "      ![Rose](/images/team.svg)",
  "",
].join("\n");

const FILES = {
  "data/site.yaml":
    "brand: Rose\nurl: https://rose.example.com\nlang: en\nemail: hello@rose.example.com\nphone: 030 123456\nlanguages:\n  - lang: de\n",
  "pages/rose.yaml": ROSE,
  "pages/rose.de.yaml": [
    "title: { of: Rose Inn, text: Gasthof Rose }",
    "blocks:",
    "  rose:",
    "    heading:",
    "      of: Welcome to the Rose – rose",
    "      text: Willkommen im Gasthof",
    "",
  ].join("\n"),
  "data/team.yaml": "- id: rose\n  name: Rose\n- { id: ben, name: 'Ben of Rose', profile: /rose }\n",
  "public/texts/about.md": "The Rose.\n",
  "public/texts/about.de.md": `<!-- of: ${bodyMark("The Rose.\n")} -->\nDie Rose.\n`,
  "pages/broken.yaml": "title: Rose\n  blocks: [\n",
};

async function open(files: Record<string, string> = FILES) {
  const dir = writeMockSite(files);
  const site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
  const writer = new Writer({ site });
  const list = (find: string, more: Partial<ReplaceWords> = {}) =>
    listWords(site, { find, with: "", ...more })!;
  const replace = (
    find: string,
    words: string,
    hits: readonly string[],
    ask: "apply" | "preview" = "apply",
    more: Partial<ReplaceWords> = {},
  ) =>
    writer.ask({
      ask,
      operation: { kind: "replace-words", find, with: words, hits, ...more },
    } as EditRequest);
  const idsOf = (find: string, more: Partial<ReplaceWords> = {}): string[] =>
    list(find, more).places.flatMap(({ hits }) => hits.flatMap(({ id, isName }) => (isName ? [] : [id])));
  return {
    dir,
    site,
    writer,
    list,
    replace,
    idsOf,
    read: (file: string) => readFileSync(join(dir, file), "utf8"),
  };
}

it("finds words in pages, rows, settings, versions and texts, each in its place, addresses apart", async () => {
  const { writer, list } = await open();
  const { places, count, unread } = list("rose", { with: "lily" });
  const told = places.map(({ title, about, hits }) => [
    title,
    about,
    ...hits.map(
      (hit) => `${hit.isName ? "? " : ""}${hit.label}: ${hit.before}[${hit.found}>${hit.fresh}]${hit.after}`,
    ),
  ]);
  expect(told).toEqual([
    [
      "Rose Inn",
      "/rose",
      "Title: [Rose>Lily] Inn",
      "Description: The [Rose>Lily] Inn's rooms",
      "Heading: Welcome to the [Rose>Lily] – rose",
      "Heading: Welcome to the Rose – [rose>lily]",
      "Text: The **[Rose>Lily]** has [rooms](/rose). …",
      "? Text: The **Rose** has [rooms](/[rose>lily]). ![Rose](/images/team.svg) ",
      "Text: The **Rose** has [rooms](/rose). ![[Rose>Lily]](/images/team.svg) ",
    ],
    ["Rose", "Team", "Name: [Rose>Lily]"],
    ["Ben of Rose", "Team", "Name: Ben of [Rose>Lily]", "? Profile: /[rose>lily]"],
    [
      "Site",
      "Settings",
      "Brand: [Rose>Lily]",
      "? Address: https://[rose>lily].example.com",
      "? Email: hello@[rose>lily].example.com",
    ],
    ["Gasthof Rose", "/de/rose", "Title: Gasthof [Rose>Lily]"],
    ["about.de.md", "/texts/about.de.md", expect.stringContaining("Die [Rose>Lily].")],
    ["about.md", "/texts/about.md", ": The [Rose>Lily]. "],
  ]);
  expect(count).toBe(places.flatMap(({ hits }) => hits).length);
  expect(unread).toEqual(["pages/broken.yaml"]);
  const [first] = places;
  expect(first?.hits[2]?.to).toBe("/__edit/rose#blocks.0.heading");
  writer.close();
});

it.each([
  ["Markdown", "/texts/one.md", "# The rose\n\nA rose: red.\n", "# Die Rose\n\nEine Rose: rot.\n"],
  ["HTML", "/texts/one.html", "<h2>The rose</h2>\n", "<h2>Die Rose</h2>\n<p>Rose: rot.</p>\n"],
  // What could be a text of YAML as well.
  ["one word", "/texts/one.md", "Rose\n", "Rose\n"],
])(
  "finds words of a translated text that a page shows once, as %s",
  async (_, path, original, translated) => {
    const { writer, list } = await open({
      "data/site.yaml": FILES["data/site.yaml"],
      "pages/one.yaml": `title: One\nblocks:\n  - type: body\n    id: text\n    files: [${path}]\n`,
      "pages/one.de.yaml": "title: { of: One, text: Eins }\n",
      [`public${path}`]: original,
      [`public${path.replace(/\.\w+$/, ".de$&")}`]: `<!-- of: ${bodyMark(original)} -->\n${translated}`,
    });
    const { places, unread } = list("rose", { isWhole: true });
    expect(unread).toEqual([]);
    const found = places.filter(({ file }) => file.startsWith("public/"));
    expect(found.map(({ file, hits }) => [file, hits.length])).toEqual([
      [`public${path.replace(/\.\w+$/, ".de$&")}`, translated.match(/rose/gi)?.length],
      [`public${path}`, original.match(/rose/gi)?.length],
    ]);
    writer.close();
  },
);

it("changes what is ticked, as it is written, in one step that goes back byte for byte", async () => {
  const { writer, replace, idsOf, read } = await open();
  const before = Object.fromEntries(Object.keys(FILES).map((file) => [file, read(file)]));
  const seen = (await replace("Rose", "Lily", idsOf("Rose"), "preview")) as EditDone;
  expect(seen.files).toHaveLength(6);
  expect(read("pages/rose.yaml")).toBe(ROSE);
  const done = (await replace("Rose", "Lily", idsOf("Rose"))) as EditDone;
  expect(done.history).toEqual({ undo: "“Rose” replaced by “Lily”" });
  expect(read("pages/rose.yaml")).toBe(
    ROSE.replace("title: Rose", "title: Lily")
      .replace("The Rose Inn''s", "The Lily Inn''s")
      .replace("the Rose \\u2013 rose", "the Lily \\u2013 Lily")
      .replace("**Rose**", "**Lily**")
      .replace("![Rose]", "![Lily]"),
  );
  expect(read("data/team.yaml")).toBe(
    "- id: rose\n  name: Lily\n- { id: ben, name: 'Ben of Lily', profile: /rose }\n",
  );
  expect(read("data/site.yaml")).toBe(before["data/site.yaml"]!.replace("brand: Rose", "brand: Lily"));
  // A translation with the same words is one of the new original; another one is left to its translator.
  expect(read("pages/rose.de.yaml")).toBe(
    before["pages/rose.de.yaml"]!.replace(
      "of: Rose Inn, text: Gasthof Rose",
      "of: Lily Inn, text: Gasthof Lily",
    ),
  );
  expect(read("public/texts/about.de.md")).toBe(`<!-- of: ${bodyMark("The Lily.\n")} -->\nDie Lily.\n`);
  await writer.ask({ ask: "undo" });
  for (const [file, text] of Object.entries(before)) expect(read(file)).toBe(text);
  writer.close();
});

it("leaves single hits out, and their neighbours in the same text change", async () => {
  const { writer, list, replace, read } = await open();
  const hits = list("rose").places[0]!.hits.filter(({ label }) => label === "Heading");
  await replace("rose", "lily", [hits[1]!.id]);
  expect(read("pages/rose.yaml")).toBe(ROSE.replace("\\u2013 rose", "\\u2013 lily"));
  writer.close();
});

it("changes an address that is ticked", async () => {
  const { writer, list, replace, read } = await open();
  const { hits } = list("rose").places.find(({ title }) => title === "Ben of Rose")!;
  await replace("rose", "Lily", [hits[1]!.id]);
  expect(read("data/team.yaml")).toContain("name: 'Ben of Rose', profile: /lily }");
  writer.close();
});

it.each<[string, string, string, string]>([["a number stays a text", "title: Room 12\n", "Room ", ""]])(
  "refuses what cannot be: %s",
  async (_, title, find) => {
    const { writer, replace, idsOf } = await open({ ...FILES, "pages/room.yaml": title });
    const ids = idsOf(find.trim());
    expect(await replace(find, " ", ids)).toEqual({
      refused: "Type the words that are to stand there instead.",
    });
    expect(await replace(find, "${site.brand}", ids)).toHaveProperty("refused");
    expect(await replace(find, "Suite", [])).toEqual({
      refused: "No place is ticked: tick those that are to change.",
    });
    writer.close();
  },
);

it("writes nothing when a text that was ticked is another one by now", async () => {
  const { writer, replace, idsOf, read } = await open();
  const ids = idsOf("Rose");
  const at = { settings: ["brand"] };
  await writer.ask({ ask: "apply", operation: { kind: "set", at, value: "The Rose" } });
  const before = read("pages/rose.yaml");
  expect(await replace("Rose", "Lily", ids)).toEqual({
    refused: "Some of these texts were changed in the meantime: search once more, and look again.",
  });
  expect(read("pages/rose.yaml")).toBe(before);
  writer.close();
});

it.each([
  ["a text that looks like a number", "heading: Rose", "Rose", "12", 'heading: "12"'],
  ["a colon", "heading: Rose", "Rose", "Rose: new", 'heading: "Rose: new"'],
  ["a sign of a comment", "heading: The Rose", "Rose", "R #1", 'heading: "The R #1"'],
  ["single quotation marks", "heading: 'The Rose'", "Rose", "Ben's", "heading: 'The Ben''s'"],
  ["words over two lines", "heading: The\n      Rose Inn", "the rose", "Our Lily", "heading: Our Lily Inn"],
])("keeps a file in order: %s", async (_, written, find, words, expected) => {
  const { writer, replace, idsOf, read } = await open({
    "pages/one.yaml": `title: One\ndescription: One.\nblocks:\n  - type: hero\n    ${written}\n`,
  });
  const answer = (await replace(find, words, idsOf(find))) as EditDone;
  expect(answer.problems.fresh.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(read("pages/one.yaml")).toContain(`${expected}\n`);
  writer.close();
});

it.each([
  [
    "data/rooms.csv",
    'id,name,text\n1,Rose room,"Quiet, with roses"\n2,Plain room,Rose\n',
    'id,name,text\n1,"Oak, east room","Quiet, with Oak, easts"\n2,Plain room,"Oak, east"\n',
  ],
  [
    "data/rooms.json",
    '[\n  { "id": "1", "name": "Rose \\u00fc", "text": "rose" }\n]\n',
    '[\n  { "id": "1", "name": "Oak, east \\u00fc", "text": "Oak, east" }\n]\n',
  ],
])("writes into rows of %s", async (file, before, after) => {
  const text = { type: "string" };
  const { writer, replace, idsOf, read } = await open({
    [file]: before,
    "data/rooms.schema.json": JSON.stringify({
      type: "object",
      additionalProperties: false,
      required: ["id"],
      properties: { id: text, name: text, text },
    }),
  });
  expect(await replace("rose", "Oak, east", idsOf("rose"))).toHaveProperty("files");
  expect(read(file)).toBe(after);
  await writer.ask({ ask: "undo" });
  expect(read(file)).toBe(before);
  writer.close();
});

it.each([
  [1_000, undefined],
  [1_001, true],
])("says that there may be more only where there are: of %d", async (count, isCut) => {
  const { list } = await open({ "pages/rose.yaml": `title: "${"rose ".repeat(count)}"\n` });
  const { places, ...found } = list("rose");
  expect([found.isCut, found.count]).toEqual([isCut, count]);
  expect(places.flatMap(({ hits }) => hits)).toHaveLength(1_000);
});

it("looks no further once words are found often enough, and says so", async () => {
  const { site } = await open();
  const all = findWords(site, { find: "rose" });
  expect(all.isCut).toBe(false);
  const some = findWords(site, { find: "rose" }, 3);
  expect(some.isCut).toBe(true);
  // What was begun is looked through.
  expect(some.texts.length).toBeGreaterThan(0);
  expect(all.texts.slice(0, some.texts.length)).toEqual(some.texts);
  expect(new Set(some.texts.map(({ at }) => at.file))).toEqual(new Set(["pages/rose.yaml"]));
});

it.each<[find: string, isThere: boolean, text: string]>([
  ["blue roses", true, "text: >\n      Blue\n      roses\n"],
  ["blue roses", true, 'text: "Blue ro\\\n      ses"\n'],
  ["blue roses", true, 'text: "Blue r\\u006fses"\n'],
  ["blue roses", false, "text: Blue and red roses\n"],
  ["+49 30 123456", true, "text: Call +49 (30) 12 34 56.\n"],
  ["+49 30 123456", true, "text: >\n      Call +49\n      30/123456.\n"],
  ["+49 30 123456", false, "text: Call +49 30 123457.\n"],
  ["Café", true, "text: Cafe\u0301 Rose\n"],
])("looks into a file that holds %s however it is written: %s, %j", async (find, isThere, text) => {
  const page = `title: A page\ndescription: What it says.\nblocks:\n  - type: hero\n    heading: Welcome\n    ${text}`;
  const { site } = await open({ "pages/page.yaml": page });
  expect(findWords(site, { find }).texts.map(({ at }) => at.path.at(-1))).toEqual(isThere ? ["text"] : []);
});

it("lets others look at pages while words all over the site are replaced, in one step all the same", async () => {
  const numbers = [...Array(70).keys()];
  const fileOf = (number: number): string => `pages/tulips/number-${number}.yaml`;
  // Two in each file, which belong together however many there are.
  const pageOf = (number: number): string =>
    `title: Tulips ${number}\ndescription: What ${number} is.\nblocks:\n  - type: hero\n    heading: Tulips of ${number}\n`;
  const { writer, replace, idsOf, read, site } = await open(
    Object.fromEntries(numbers.map((number) => [fileOf(number), pageOf(number)])),
  );
  const seen = new Set<string>();
  let isOver = false;
  const look = (): void => {
    if (isOver) return;
    seen.add(read(fileOf(0)) === pageOf(0) ? "before" : "after");
    expect(site.page("/tulips/number-1")?.title).toMatch(/^(?:Tulips|Lilies) 1/);
    looks += 1;
    setImmediate(look);
  };
  let looks = 0;
  setImmediate(look);
  const answer = await replace("Tulips", "Lilies", idsOf("Tulips"));
  isOver = true;
  expect((answer as EditDone).files).toHaveLength(numbers.length);
  // Nothing is written before all of it is worked out.
  expect([...seen]).toEqual(["before"]);
  expect(looks).toBeGreaterThan(3);
  for (const number of numbers)
    expect(read(fileOf(number))).toBe(pageOf(number).replaceAll("Tulips", "Lilies"));
  await writer.ask({ ask: "undo" });
  for (const number of numbers) expect(read(fileOf(number))).toBe(pageOf(number));
  expect(await writer.ask({ ask: "undo" })).toMatchObject({ refused: "There is nothing to undo." });
});
