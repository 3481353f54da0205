import type { PastedBlock } from "./blocks.ts";
import { isBlockElement, isHidden, lookOf, wordItem } from "./looks.ts";
import { type NoteMap, notesIn } from "./notes.ts";
import type { Look, Run } from "./runs.ts";

/** What a piece of HTML says, and how many of its pictures stayed out. */
export interface PastedText {
  blocks: PastedBlock[];
  pictures: number;
}

interface Reading {
  notes: NoteMap;
  pictures: number;
}

/**
 * Reads what word processors, mail programs and web pages put on the clipboard.
 *
 * @param firstNote  The number of the first footnote.
 */
export function readHtml(root: Element, firstNote: number): PastedText {
  const reading: Reading = { notes: notesIn(root, firstNote), pictures: 0 };
  const blocks = blocksOf(root, {}, reading);
  return { blocks, pictures: reading.pictures };
}

/** The blocks in an element: words that stand in it by themselves are paragraphs. */
function blocksOf(element: Element, look: Look, reading: Reading): PastedBlock[] {
  const blocks: PastedBlock[] = [];
  let runs: Run[] = [];
  const close = (): void => {
    for (const part of paragraphsOf(runs)) blocks.push({ kind: "paragraph", runs: part });
    runs = [];
  };
  const read = (node: Node, around: Look): void => {
    if (node.nodeType === TEXT) {
      runs.push({ text: node.textContent ?? "", ...around });
      return;
    }
    if (node.nodeType !== ELEMENT) return;
    const one = node as Element;
    if (isHidden(one)) return;
    const name = one.localName;
    if (name === "br") {
      runs.push({ text: "", isBreak: true });
      return;
    }
    if (name === "img" || name === "picture" || name === "svg") {
      reading.pictures += 1;
      return;
    }
    const reference = reading.notes.references.get(one);
    if (reference !== undefined) {
      runs.push({ text: "", note: reference });
      return;
    }
    if (reading.notes.backs.has(one)) return;
    const note = reading.notes.bodies.get(one);
    if (note !== undefined) {
      close();
      blocks.push({ kind: "note", name: note, runs: lineOf(one, {}, reading) });
      return;
    }
    const special = specialOf(one, around, reading);
    if (special) {
      close();
      blocks.push(...special);
      return;
    }
    const inner = lookOf(one, around);
    const isBlock = isBlockElement(one);
    if (isBlock) close();
    for (const child of one.childNodes) read(child, inner);
    if (isBlock) close();
  };
  for (const child of element.childNodes) read(child, look);
  close();
  return blocks;
}

const ELEMENT = 1;
const TEXT = 3;

/** What is more than words in a paragraph; undefined for anything else. */
function specialOf(element: Element, look: Look, reading: Reading): PastedBlock[] | undefined {
  const name = element.localName;
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) return [{ kind: "heading", level: Number(level), runs: lineOf(element, look, reading) }];
  if (name === "ul" || name === "ol" || name === "menu") return [listOf(element, look, reading)];
  if (name === "li") return blocksOf(element, look, reading);
  if (name === "table") return tableOf(element, look, reading);
  if (name === "pre") return [{ kind: "code", text: element.textContent ?? "" }];
  if (name === "blockquote") {
    const blocks = blocksOf(element, look, reading);
    return blocks.length > 0 ? [{ kind: "quote", blocks }] : [];
  }
  const item = wordItem(element);
  if (item) return [{ kind: "item", ...item, runs: lineOf(element, look, reading) }];
  return undefined;
}

function listOf(element: Element, look: Look, reading: Reading): PastedBlock {
  const items: PastedBlock[][] = [];
  for (const child of element.children) {
    if (isHidden(child)) continue;
    const inner = /^[uo]l$/.test(child.localName)
      ? [listOf(child, look, reading)]
      : blocksOf(child, lookOf(child, look), reading);
    // Some programs put a list beside the entry that it belongs to.
    if (inner.length === 1 && inner[0]!.kind === "list" && items.length > 0) items.at(-1)!.push(inner[0]!);
    else if (inner.length > 0) items.push(inner);
  }
  return { kind: "list", isOrdered: element.localName === "ol", items };
}

/** A table of one column or one row only sets words in their places. */
function tableOf(table: Element, look: Look, reading: Reading): PastedBlock[] {
  const rows = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
  const cells = rows.map((row) => [...row.children].filter((cell) => /^t[dh]$/.test(cell.localName)));
  const isData = cells.length > 1 && cells.some((row) => row.length > 1) && !table.querySelector("table");
  if (!isData) return cells.flat().flatMap((cell) => blocksOf(cell, look, reading));
  return [{ kind: "table", rows: cells.map((row) => row.map((cell) => lineOf(cell, look, reading))) }];
}

/** All words in an element, as one line. */
function lineOf(element: Element, look: Look, reading: Reading): Run[] {
  const runs: Run[] = [];
  for (const block of blocksOf(element, look, reading)) {
    if (runs.length > 0) runs.push({ text: " " });
    if (block.kind === "paragraph" || block.kind === "heading" || block.kind === "item")
      runs.push(...block.runs);
    else if (block.kind === "code") runs.push({ text: block.text, isCode: true });
    else if (block.kind === "list")
      for (const item of block.items)
        for (const part of item) if ("runs" in part) runs.push({ text: " " }, ...part.runs);
  }
  return runs;
}

/** Two breaks end a paragraph, one at its edge says nothing; nor does a paragraph without words. */
function paragraphsOf(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  let breaks: Run[] = [];
  for (const run of runs) {
    const isBlank = run.note === undefined && run.text.trim() === "";
    if (run.isBreak) breaks.push(run);
    else if (!isBlank || breaks.length === 0) {
      const part = parts.at(-1)!;
      if (breaks.length > 1) parts.push([run]);
      else if (part.some(isSaid)) part.push(...breaks, run);
      else part.push(run);
      breaks = [];
    }
  }
  return parts.filter((part) => part.some(isSaid));
}

function isSaid({ text, note }: Run): boolean {
  return note !== undefined || text.trim() !== "";
}
