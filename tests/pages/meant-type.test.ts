import { join } from "node:path";
import { expect, it } from "vitest";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { meantType } from "../../renderer/pages/meant-type.ts";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";
import type { MapNode } from "../../renderer/yaml/tree.ts";

const engineDir = join(import.meta.dirname, "../..");
const { types } = await readBlockTypes([join(engineDir, "blocks")], engineDir);

function meant(name: string, options = "{}"): string {
  const { near, called } = meantType(name, readYamlText(options).tree as MapNode, types);
  return near === undefined ? called.join(" or ") : `slip of ${near}`;
}

const TEXT = "{ heading: H, text: Words }";
const ENTRIES = "{ heading: H, items: [{ title: One, text: Words }] }";
const PEOPLE = "{ heading: H, items: [{ name: Ann, text: Good., role: Potter }] }";
const PICTURES = "{ items: [{ image: { src: /images/a.svg, alt: A } }] }";

it.each([
  ["pricing table", "{ heading: H, items: [{ title: Basic, price: £5 }] }", "prices"],
  ["image gallery", PICTURES, "gallery"],
  ["photo grid", PICTURES, "gallery"],
  ["client logos", PICTURES, "logos"],
  ["team members", PEOPLE, "people"],
  ["customer testimonials", PEOPLE, "people"],
  ["feature grid", ENTRIES, "card-grid"],
  ["process steps", ENTRIES, "list"],
  ["numbered list", ENTRIES, "list"],
  ["faq list", "{ items: [{ question: Why?, answer: So. }] }", "questions"],
  ["image with text", "{ heading: H, text: Words, image: { src: /images/a.svg, alt: A } }", "media"],
  ["page header", TEXT, "hero"],
  ["lead paragraph", "{ text: Words }", "prose"],
  ["announcement bar", "{ text: Words }", "notice"],
  ["newsletter signup", "{ heading: H, fields: [] }", "form"],
  ["breadcrumb trail", "{ items: [{ label: Home, href: / }] }", "page-links"],
  ["video player", "{ title: A film, address: https://youtu.be/abc }", "video"],
  ["file list", "{}", "downloads"],
  ["share buttons", "{}", "share"],
])("what another system calls %s, however it joins the words", (words, options, type) => {
  const parts = words.split(" ");
  const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
  for (const name of [
    words,
    parts.join("-"),
    parts.join("_"),
    parts[0] + parts.slice(1).map(capital).join(""),
    parts.map(capital).join(""),
    `${parts.join("-")}-section`,
    `section-${parts.join("-")}`,
  ])
    expect([name, meant(name, options)]).toEqual([name, type]);
});

it("goes by the options where a word says several", () => {
  expect(meant("article", "{ title: A, text: Words, date: 2027-01-01 }")).toBe("article-header");
  expect(meant("articles", ENTRIES)).toBe("card-grid");
  expect(meant("steps", ENTRIES)).toBe("list");
  // Options in other words are no other options.
  expect(meant("our-team", "{ title: H, members: [{ name: Ann }] }")).toBe("people");
});

it("takes no word for a slip of another type's name, nor a slip where nothing else fits", () => {
  // One letter more is a table of contents, which has neither.
  expect(meant("content", TEXT)).toBe("prose");
  expect(meant("contants", "{ label: On this page }")).toBe("slip of contents");
  expect(meant("herro", "{ titel: H }")).toBe("slip of hero");
});

it("names the few types that have all of several options, whatever the block is called", () =>
  expect(meant("gadget", "{ code: npm start, label: Terminal, copy: Copy }")).toBe("code"));

it.each([
  "section",
  "block",
  "row",
  "container",
  "divider",
  "spacer",
  "gadget",
  "audio-player-hub",
  "of",
  "--",
])("says nothing of %s", (name) => expect(meant(name)).toBe(""));
