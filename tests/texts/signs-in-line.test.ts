import { expect, it } from "vitest";
import { isAltName, isFileName } from "../../renderer/texts/alt-words.ts";
import { findSignsInLine } from "../../renderer/texts/signs-in-line.ts";

const found = (text: string) => {
  const one = findSignsInLine(text);
  return one && [(one.fault.params as { of: string }).of, text.slice(one.start, one.end)];
};

it.each([
  ["Write to us:\n\n- We read it.\n- We answer.", "list", "- We read it."],
  ["1. One\n2. Two", "list", "1. One"],
  ["## What we do", "heading", "## What we do"],
  ["We ask:\n> What is it?", "quotation", "> What is it?"],
])("signs of Markdown's parts in %j", (text, of, marks) => expect(found(text)).toEqual([of, marks]));

it.each([
  "1. January is the day",
  "Words.\n- name: Ana\n- name: Ben",
  "A line\n- and an afterthought",
  "> 50 people",
  "#1 in Leeds\nand in York",
  "One.\n\nTwo.",
])("no such signs in %j", (text) => expect(found(text)).toBeUndefined());

it("the name of a file says nothing of a picture", () => {
  expect(
    ["paper-stack.jpg", "team (2).PNG", "IMG_2041", "DSC01234", "logo@2x.svg"].filter(isFileName),
  ).toHaveLength(5);
  expect(["A stack of paper", "", "Node.js", "The file team.jpg", "P 3"].filter(isFileName)).toEqual([]);
  expect(["alt", "imageAlt", "salt", "text", 0].filter(isAltName)).toEqual(["alt", "imageAlt"]);
});
