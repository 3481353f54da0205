import { expect, test } from "vitest";
import { parse } from "yaml";
import { type WrittenText, writeVersion } from "../../renderer/translations/write-version.ts";

const heading: WrittenText = {
  at: ["blocks", "intro", "heading"],
  path: ["blocks", 0, "heading"],
  of: "At work: ${site.brand}",
  text: "Bei der Arbeit",
};
const entry = (index: number, name: string, at: number | null = null): WrittenText => ({
  at: ["blocks", "intro", "items", at, name],
  path: ["blocks", 0, "items", index, name],
  of: `${name} ${index}`,
  text: `${name} ${index} auf Deutsch`,
});
const mark = (index: number, name: string) => ({
  of: `${name} ${index}`,
  text: `${name} ${index} auf Deutsch`,
});

test("a new file holds groups and lists in the order of the original", () => {
  const text = writeVersion("", [entry(1, "title"), entry(1, "text"), entry(0, "title"), heading]);
  expect(parse(text)).toEqual({
    blocks: {
      intro: {
        items: [{ title: mark(0, "title") }, { title: mark(1, "title"), text: mark(1, "text") }],
        heading: { of: heading.of, text: heading.text },
      },
    },
  });
});

test("a file of comments keeps them", () => {
  expect(writeVersion("# for the agency\n", [heading])).toMatch(/^# for the agency\nblocks:\n {2}intro:\n/);
});

const FILE = `# for the agency
blocks:
  intro:   # the opening
    heading: { of: "Old",   text: 'Alt' } # short!
    items:
      - title:
          of: title 5
          text: Titel 5

  other:
    text: |
      Untouched
`;

test("a changed translation changes its own text and mark alone", () => {
  expect(writeVersion(FILE, [heading])).toBe(
    FILE.replace(`"Old",   text: 'Alt'`, `"At work: \${site.brand}",   text: 'Bei der Arbeit'`),
  );
});

test("a plain text gets its mark", () => {
  const text = writeVersion("blocks:\n  intro:\n    heading: Alt # short\n", [heading]);
  expect(parse(text)).toEqual({
    blocks: { intro: { heading: { of: heading.of, text: heading.text } } },
  });
  expect(text).toContain("# short");
});

test("new entries join the list, new names their group, and every line of the file stays", () => {
  const title = { ...heading, at: ["title"], path: ["title"] };
  const subtitle = { ...entry(5, "text", 0) };
  const text = writeVersion(FILE, [title, entry(1, "title"), subtitle, entry(2, "title")]);
  expect(parse(text).blocks.intro.items).toEqual([
    { title: { of: "title 5", text: "Titel 5" }, text: mark(5, "text") },
    { title: mark(1, "title") },
    { title: mark(2, "title") },
  ]);
  expect(parse(text).title).toEqual({ of: heading.of, text: heading.text });
  const lines = text.split("\n");
  expect(FILE.split("\n").filter((line) => !lines.includes(line))).toEqual([]);
});

test("line ends of Windows stay, and new lines get them", () => {
  const text = writeVersion(FILE.replaceAll("\n", "\r\n"), [entry(1, "title")]);
  expect(text.replaceAll("\r\n", "")).not.toContain("\n");
  expect(text).toBe(writeVersion(FILE, [entry(1, "title")]).replaceAll("\n", "\r\n"));
});

test("a list between brackets stays one", () => {
  const text = writeVersion("blocks: { intro: { items: [{ title: { of: A, text: B } }] } }\n", [
    entry(1, "title"),
  ]);
  expect(parse(text).blocks.intro.items).toEqual([
    { title: { of: "A", text: "B" } },
    { title: mark(1, "title") },
  ]);
});
