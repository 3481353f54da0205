import { expect, it } from "vitest";
import { findForeignMarkup } from "../../renderer/texts/foreign-markup.ts";
import { findForeignText } from "../../renderer/texts/foreign-text.ts";

const found = (text: string) => {
  const one = findForeignMarkup(text, true);
  return one && [one.fault.code, (one.fault.params as { how?: string }).how, text.slice(one.start, one.end)];
};

it.each([
  ["On **Accept allows, **Reject** allows less", "bold", "**"],
  ["one **two** three **four", "bold", "**"],
  ["- **a** b\n- **c d\n- **e**", "bold", "**"],
  ["a** b", "bold", "**"],
  ["your data[^1] for", "note", "[^1]"],
  ["your data[^note] for\n\n[^other]: x", "note", "[^note]"],
  ["One[^1].\n\n[^1]: A.\n\n[^2]: B.", "unused-note", "[^2]"],
  ["One.\n\n[^a]: Ours.", "unused-note", "[^a]"],
  ["One.\n\n[^a]: Ours.\n[^a]: Ours.", "unused-note", "[^a]"],
  ["One `[^a]`.\n\n[^a]: Ours.", "unused-note", "[^a]"],
  ["One.\n\n##Purposes\n\nTwo.", "heading", "##"],
  ["One.\n\n##\u00a0Purposes", "odd-space", "##\u00a0"],
  ["One.\n\n-\u00a0first\n-\u00a0second", "odd-space", "-\u00a0"],
  ["1.\u2003first", "odd-space", "1.\u2003"],
  ["One.\n\n    We say what it costs.", "indented", "We say what it costs."],
  ["One.\n\n\t**Ours.** We say what it costs.\n\nTwo.", "indented", "**Ours.** We say what it costs."],
  ["| a | b |\n| c | d |\n", "table", "| a | b |"],
  ["Above.\n\n| a | b |\n| c | d |\n", "table", "| a | b |"],
  ["| a | b |\n|---|\n| c | d |\n", "table", "| a | b |"],
  ["| a | b |\n|---|---|---|\n| c | d |\n", "table", "| a | b |"],
  ["| a | b |\n| - | - |\n| c | d | e |\n", "cell", "| c | d | e |"],
  ["| a | b |\n| - | - |\n| c |\n", "short-row", "| c |"],
  ["a | b | c\n--- | --- | ---\nd | e\nf | g | h", "short-row", "d | e"],
  ["| a | b |\n| - | - |\n| c | d\n| e\n", "short-row", "| e"],
  ["| a | b |\n| - | - |\n| c | d |\nAll without tax.", "below-table", "All without tax."],
  ["| a | b |\n| - | - |\n| c | d | e\n", "cell", "| c | d | e"],
  ["• one\n• two", "bullets", "•"],
  ["Three:\n\n– one\n- two", "bullets", "–"],
  ["```yaml\na: 1\n", "fence", "```yaml"],
  ["~~~\na\n```\n", "fence", "~~~"],
])("what is half written in %j", (text, how, marks) =>
  expect(found(text)).toEqual(["half-markup", how, marks]),
);

it.each([
  ["See [the page][contact].", "mark", "[the page][contact]"],
  ["[costs](/cloud cost)", "gap", "[costs](/cloud cost)"],
])("half a link in %j", (text, how, marks) => expect(found(text)).toEqual(["half-link", how, marks]));

it.each([
  ["So it is. :contentReference[oaicite:2]{index=2}", ":contentReference[oaicite:2]{index=2}"],
  ["So it is【3†source】.", "【3†source】"],
  ["So it is turn0search3", "turn0search3"],
])("what an assistant leaves in %j", (text, marks) =>
  expect(found(text)).toEqual(["assistant-mark", undefined, marks]),
);

it.each([
  ["as Error! Reference source not found. says", "Error! Reference source not found."],
  ["siehe Fehler! Textmarke nicht definiert.", "Fehler! Textmarke nicht definiert."],
])("what Word has lost in %j", (text, marks) =>
  expect(found(text)).toEqual(["lost-field", undefined, marks]),
);

it.each([
  "A line –\u00a0with a dash",
  "One.\n\n    npm run check -- --fix",
  "One.\n\n    SELECT name FROM people WHERE id = 1;",
  "- One.\n\n    We say what it costs.\n\n    We say it twice, too.",
  "[^1]: A note.\n\n    We say what it costs.\n\n[^1]",
  "```\na\n\n    We say what it costs.\n```",
  "One,\n    and that is all of it.",
  "**Bold** and **bold\nover lines**",
  "2 ** 3, and x**2 as well",
  "***both*** and \\*\\* none",
  "Use `**` for bold",
  "A note[^1]\n\n[^1]: Here.",
  "As [^1]: a note\n\n[^1]: Here.",
  "A note[^1]\n\n[^1]: Here[^2].\n\n[^2]: There.",
  "```\n[^1]: Here.\n```",
  "[a][b]\n\n[b]: /about",
  "matrix[row][column]",
  '[costs](/costs "What it costs")',
  "The channel #help, and #2 of them",
  "| a | b |\n|---|:-:|\n| c | d |",
  "| a | b |\n| - | - |\n| c | d | |\n| e \\| f | g |\n",
  "| a | b |\n| - | - |\n| **Group** |\n| c | d |\n\nAll without tax.",
  "| a | b |\n| - | - |\n| c | d |\n- one\n- two",
  "| a | b |\n| - | - |\n| c | d |\n***\n",
  "a | b\n\nOne or | the other\nof them",
  "A walk\n– a long one –\nto the river",
  "• A note of its own",
  "```\n• one\n• two\n```",
  "a | b",
  "```\na\n```\n\nand\n\n~~~\nb\n~~~\n",
  "````\n```\n````",
])("nothing half written in %j", (text) => expect(found(text)).toBeUndefined());

it("a file of Markdown is read for them as well", () => {
  const code = (text: string, file: string) => findForeignText(text, file)?.fault.code;
  expect(code("One **two three.", "a.md")).toBe("half-markup");
  expect(code("One **two three.", "a.html")).toBeUndefined();
});
