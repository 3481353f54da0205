import { expect, test } from "vitest";
import { changesOf } from "../../renderer/editor/panel/changes.ts";
import { readBlockYaml } from "../../renderer/editor/panel/code/yaml-changes.ts";
import { linkTo, runCommand } from "../../renderer/editor/panel/controls/markdown-commands.ts";
import type { Control, PanelBlock, PanelField, PanelValue } from "../../renderer/editor/panel/panel-block.ts";
import { fileWords } from "../../renderer/editor/panel/pickers/file-words.ts";
import { addressTyped, linkItems } from "../../renderer/editor/panel/pickers/link-items.ts";
import { asRead, entryTitle, newValue, readText } from "../../renderer/editor/panel/values.ts";

const text: Control = { kind: "text", isLong: false };
const field = (name: string, control: Control = text): PanelField => ({
  name,
  label: name,
  about: "",
  isRequired: false,
  control,
});

const block: PanelBlock = {
  route: "/about",
  path: ["blocks", 2],
  options: ["blocks", 2, "props"],
  type: "hero",
  title: "Hero",
  about: "",
  file: "pages/about.yaml",
  line: 5,
  open: "",
  fields: [
    field("heading"),
    field("version"),
    field("size", { kind: "number", isWhole: true }),
    field("items", { kind: "list", entry: text, about: "" }),
  ],
  values: { heading: "Us", version: "1.10", image: { src: "/a.svg" }, items: ["a"], one: "b" },
  notes: {},
  problems: [],
  yaml: "type: hero\nheading: Us # the company\nversion: 1.10\nsize: 3\nitems: [a]\n",
};
const at = (...path: (string | number)[]) => ({
  route: "/about",
  path: ["blocks", 2, "props", ...path],
  as: "written",
});

test("an option is set where it is, a missing group with what is in it", () => {
  const changes = changesOf(block);
  expect(changes.set(["image", "alt"], "A house")).toEqual({
    kind: "set",
    at: at("image", "alt"),
    value: "A house",
  });
  expect(changes.set(["cover", "image", "src"], "/b.svg")).toEqual({
    kind: "set",
    at: at("cover"),
    value: { image: { src: "/b.svg" } },
  });
  expect(changes.set(["id"], "us")).toEqual({
    kind: "set-id",
    at: { route: "/about", path: ["blocks", 2] },
    id: "us",
  });
});

test("the last option of a group takes the group with it, the last entry its list", () => {
  const changes = changesOf(block);
  expect(changes.unset(["image", "src"])).toEqual({ kind: "unset", at: at("image") });
  expect(changes.delete(["items", 0])).toEqual({ kind: "unset", at: at("items") });
  expect(changes.unset(["heading"])).toEqual({ kind: "unset", at: at("heading") });
});

test("a value that stands without its list becomes one when another comes", () => {
  expect(changesOf(block).insert(["one"], 1, "c")).toEqual({ kind: "set", at: at("one"), value: ["b", "c"] });
  expect(changesOf(block).insert(["items"], 1, "c")).toEqual({
    kind: "insert",
    into: at("items"),
    index: 1,
    entry: { value: "c" },
  });
});

test("of YAML only the options are written that are others, texts as their author wrote them", () => {
  const changed = block.yaml
    .replace("Us #", "1.20 #")
    .replace("size: 3", "size: 4")
    .replace("items: [a]\n", "");
  expect(readBlockYaml(block, changed)).toEqual({
    operations: [
      { kind: "set", at: at("heading"), value: "1.20" },
      { kind: "set", at: at("size"), value: 4 },
      { kind: "unset", at: at("items") },
    ],
  });
  expect(readBlockYaml(block, `${block.yaml}# a note\n`)).toEqual({ operations: [] });
});

test("a mistake of YAML is told at its place", () => {
  const read = readBlockYaml(block, 'type: hero\nheading: "open\n');
  expect(read).toMatchObject({ faults: [{ message: expect.stringMatching(/quote/) }] });
});

test("what is typed into a number is a number, and what is none says so", () => {
  const whole: Control = { kind: "number", isWhole: true };
  expect(readText(whole, " 12 ")).toEqual({ value: 12 });
  expect(readText(whole, "1.5")).toEqual({ fault: "Write a whole number." });
  expect(readText(whole, "1.0")).toEqual({ fault: "Write a whole number." });
  expect(readText(whole, "${item.count}")).toEqual({ value: "${item.count}" });
  expect(readText(whole, "")).toEqual({ isEmpty: true });
});

test("two quotation marks are nothing, as the words about an option say it, and others are a text", () => {
  const text: Control = { kind: "text", isLong: false };
  for (const typed of ['""', "''", ' "" ']) expect(readText(text, typed)).toEqual({ isEmpty: true });
  for (const typed of ['"', '"Quoted"', '"" and ""', "„“"])
    expect(readText(text, typed)).toEqual({ value: typed });
  expect(readText({ kind: "data" }, '""')).toEqual({ value: "" });
});

test("a new entry has what is asked for, and a list's entries are called by their titles", () => {
  const group: Control = {
    kind: "group",
    fields: [
      { ...field("label"), isRequired: true, label: "Label" },
      { ...field("href", { kind: "link" }), isRequired: true },
      field("event"),
    ],
  };
  expect(newValue(group, "Action")).toEqual({ label: "Label", href: "/" });
  expect(entryTitle({ type: "card", href: "/x", title: "A card" })).toBe("A card");
  const image = { src: "/images/jug.jpg", alt: "A grey jug" };
  // A picture is called by its words, and by its file only where it has none.
  expect(entryTitle({ image, caption: "Stoneware" })).toBe("Stoneware");
  expect(entryTitle({ image })).toBe("A grey jug");
  expect(entryTitle({ image: { ...image, alt: "" } })).toBe("/images/jug.jpg");
  expect(entryTitle({ image, title: "Salt" })).toBe("Salt");
});

test("buttons of Markdown write its marks, and take them back", () => {
  const bold = runCommand("bold", { text: "one two three", start: 4, end: 8 });
  expect(bold).toEqual({ text: "one **two** three", start: 6, end: 9 });
  expect(runCommand("bold", bold).text).toBe("one two three");
  const list = runCommand("list", { text: "a\nb\nc", start: 0, end: 3 });
  expect(list.text).toBe("- a\n- b\nc");
  expect(runCommand("list", list).text).toBe("a\nb\nc");
  expect(runCommand("link", { text: "see here", start: 4, end: 8 })).toEqual({
    text: "see [here](/)",
    start: 11,
    end: 12,
  });
});

test.each([
  ["see here", 4, 8, "/visit", "Visit", "see [here](/visit)"],
  ["see here now", 4, 9, "/visit", "Visit", "see [here](/visit) now"],
  ["see ", 4, 4, "/visit", "Visit [us]", "see [Visit \\[us\\]](/visit)"],
  ["", 0, 0, "mailto:a@b.example", "", "[a@b.example](mailto:a@b.example)"],
  ["x", 0, 1, "https://a.example/b (c).pdf", "", "[x](<https://a.example/b (c).pdf>)"],
])("links %j from %i to %i", (text, start, end, address, title, written) => {
  expect(linkTo({ text, start, end }, address, title).text).toBe(written);
});

test.each([
  ["name@example.org", "mailto:name@example.org"],
  ["+44 1632 960142", "tel:+441632960142"],
  ["www.example.org", "https://www.example.org"],
  ["example.org/a?b#c", "https://example.org/a?b#c"],
  ["https://example.org", "https://example.org"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["/visit#map", "/visit#map"],
  [" #map ", "#map"],
  ["/files/plan.pdf", "/files/plan.pdf"],
  ["", ""],
])("an address that is typed as %j is %j", (typed, address) => {
  expect(addressTyped(typed)).toBe(address);
});

test("an entry that nobody has translated is called by its original", () => {
  const missing = (value: string) =>
    ({ kind: "original", value, file: "pages/a.yaml", isMissing: true }) as const;
  const notes = {
    "columns/0/label": missing("Seat"),
    "columns/1/label": missing("Full"),
    "items/0/0": missing("Single"),
    "items/0/2/text": missing("Deep"),
    "links/0/text": { kind: "translated", of: "x", file: "pages/a.ar.yaml", isStale: false } as const,
    "tags/0": missing("New"),
    "tags/10": missing("Ten"),
    tone: { kind: "original", value: "ink", file: "pages/a.yaml", isMissing: false } as const,
  };
  const titleOf = (value: PanelValue, ...path: (string | number)[]) => entryTitle(asRead(value, path, notes));
  expect(titleOf({ align: "end" }, "columns", 1)).toBe("Full");
  expect(titleOf({}, "columns", 0)).toBe("Seat");
  expect(titleOf(["", "£18", {}], "items", 0)).toBe("Single");
  expect(titleOf("", "tags", 0)).toBe("New");
  expect(titleOf({ text: "نص", href: "/" }, "links", 0)).toBe("نص");
  expect(titleOf({ label: "Left", align: "end" }, "columns", 2)).toBe("Left");
  expect(titleOf("", "tags", 1)).toBe("");
});

test("links are offered to pages of the site's own language first, to their versions last", () => {
  const page = (route: string, lang?: string) => ({
    route,
    title: route,
    description: "",
    ...(lang !== undefined && { lang }),
  });
  const pages = [page("/ar", "ar"), page("/ar/tickets", "ar"), page("/"), page("/tickets")];
  const offered = linkItems({ pages, files: [{ path: "/plan.pdf", bytes: 240_000 }] });
  expect(offered.map(({ id }) => id)).toEqual(["/", "/tickets", "/plan.pdf", "/ar", "/ar/tickets"]);
  expect(offered[2]).toMatchObject({ title: "plan.pdf", about: "PDF, 240 KB · /plan.pdf" });
});

test.each([
  ["/files/plan.pdf", 240_400, "PDF, 240 KB"],
  ["/files/film.mp4", 12_345_678, "MP4, 12 MB"],
  ["/files/empty.txt", 0, "TXT, empty"],
  ["/files/table.v2.xlsx", 999_499, "XLSX, 999 KB"],
  ["/files/LICENSE", 1_200, "1 KB"],
])("of the file %s with %i bytes it is said: %s", (path, bytes, words) => {
  expect(fileWords({ path, bytes })).toBe(words);
});
