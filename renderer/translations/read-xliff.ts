import { createLineIndex } from "../problems/line-index.ts";
import type { Refusal, ReturnedFile, ReturnedText } from "./exchange.ts";
import { type Inline, inlineText } from "./inline-text.ts";
import { XLIFF } from "./write-xliff.ts";
import { type Element, readXml } from "./xml-tree.ts";

/** States of a segment with which somebody is done. */
const DONE = new Set(["translated", "reviewed", "final"]);

/**
 * Reads XLIFF 2 as translation tools write it: units in any order, in groups, in segments, marked up, with any
 * prefixes of namespaces.
 *
 * @param text Line ends may be of any kind; a byte order mark may be there.
 */
export function readXliff(text: string): ReturnedFile {
  // As XML asks for; the lines stay.
  const plain = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const lines = createLineIndex(plain);
  const file: ReturnedFile = { texts: [], refusals: [] };
  const place = (start: number) => {
    const { line, column } = lines.position(Math.max(0, start));
    return { line, column };
  };
  const refuse = (start: number, sentence: string): Refusal => {
    const refusal = { ...place(start), text: sentence };
    file.refusals.push(refusal);
    return refusal;
  };
  const read = readXml(plain);
  if ("fault" in read) {
    refuse(read.fault.start, `The file cannot be read as XML: ${read.fault.reason}.`);
    return file;
  }
  const { root } = read;
  if (root.name !== "xliff" || root.space !== XLIFF) {
    refuse(root.start, whyOther(root));
    return file;
  }
  if (root.attributes.trgLang !== undefined) file.lang = root.attributes.trgLang;
  for (const part of elementsOf(root, "file"))
    for (const { unit, isLoose } of unitsOf(part, isCollapsed(part, true))) {
      const read = readUnit(unit, isLoose);
      if ("fault" in read) refuse(read.start, read.fault);
      else file.texts.push({ ...read, file: part.attributes.original ?? "", ...place(unit.start) });
    }
  return file;
}

function whyOther({ name, space, attributes }: Element): string {
  if (name === "xliff" && space === "urn:oasis:names:tc:xliff:document:1.2")
    return `This is XLIFF ${attributes.version ?? "1.2"}. Let the tool write XLIFF 2.`;
  if (name === "xliff") return `The namespace of the file is not that of XLIFF 2, "${XLIFF}".`;
  return `The file is no XLIFF: its first element is "${name}".`;
}

/** All units of a file or group, those of groups within it as well. */
function unitsOf(holder: Element, isLoose: boolean): { unit: Element; isLoose: boolean }[] {
  return elementsOf(holder).flatMap((child) => {
    const isLooser = isCollapsed(child, isLoose);
    if (child.name === "unit") return [{ unit: child, isLoose: isLooser }];
    return child.name === "group" ? unitsOf(child, isLooser) : [];
  });
}

type ReadUnit = Omit<ReturnedText, "file" | "line" | "column"> | { fault: string; start: number };

function readUnit(unit: Element, isLoose: boolean): ReadUnit {
  const name = unit.attributes.id ?? "";
  const data = new Map(
    elementsOf(unit, "originalData")
      .flatMap((holder) => elementsOf(holder, "data"))
      .map((one) => [one.attributes.id ?? "", inlineText(one, new Map()).text]),
  );
  const parts = elementsOf(unit).filter((child) => child.name === "segment" || child.name === "ignorable");
  const segments = parts.map((part) => readSegment(part, data));
  const faulty = segments.flatMap(({ source, target }) => [source, target]).find((one) => one?.fault);
  if (faulty?.fault) return { fault: `${name}: ${faulty.fault}`, start: unit.start };
  const own = segments.filter(({ isWords }) => isWords);
  const open = own.filter(({ target }) => target === undefined || target.text.trim() === "");
  if (open.length > 0 && open.length < own.length)
    return {
      fault: `${name}: ${open.length} of ${own.length} segments have no translation.`,
      start: unit.start,
    };
  const targets = inOrder(segments).map(({ source, target, isWords }) =>
    isWords ? target?.text : (target ?? source)?.text,
  );
  const looseness = parts.some((part) =>
    elementsOf(part).some((child) => /^(source|target)$/.test(child.name) && isCollapsed(child, isLoose)),
  );
  return {
    name,
    original: segments.map(({ source }) => source?.text ?? "").join(""),
    ...(open.length === 0 && own.length > 0 && { translation: targets.join("") }),
    isDone: own.length > 0 && own.every(({ isDone }) => isDone),
    isLoose: looseness,
  };
}

/** One segment; what stands between segments is one that holds no words. */
interface Segment {
  source?: Inline;
  target?: Inline;
  isWords: boolean;
  isDone: boolean;
  /** Where its target stands among those of the unit, from 1. */
  order?: number;
}

function readSegment(part: Element, data: ReadonlyMap<string, string>): Segment {
  const [source] = elementsOf(part, "source");
  const [target] = elementsOf(part, "target");
  const order = Number(target?.attributes.order);
  return {
    ...(source && { source: inlineText(source, data) }),
    ...(target && { target: inlineText(target, data) }),
    isWords: part.name === "segment",
    isDone: DONE.has(part.attributes.state ?? ""),
    ...(Number.isInteger(order) && order > 0 && { order }),
  };
}

/** Segments as their targets follow each other, which need not be as their sources do. */
function inOrder(segments: readonly Segment[]): readonly Segment[] {
  if (segments.every(({ order }) => order === undefined)) return segments;
  // Those without a number take the places that are left.
  const numbers = new Set(segments.map(({ order }) => order));
  const left = segments.map((_, index) => index + 1).filter((place) => !numbers.has(place));
  return segments
    .map((segment) => ({ segment, place: segment.order ?? left.shift() ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ segment }) => segment);
}

function elementsOf(element: Element, name?: string): Element[] {
  return element.children.filter(
    (child): child is Element =>
      typeof child !== "string" && child.space === XLIFF && (name === undefined || child.name === name),
  );
}

/** Whether white space in an element may stand for any other. */
function isCollapsed(element: Element, outer: boolean): boolean {
  const stated = element.attributes["xml:space"];
  return stated === undefined ? outer : stated !== "preserve";
}
