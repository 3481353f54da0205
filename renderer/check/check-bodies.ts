import { statSync } from "node:fs";
import { join } from "node:path";
import { overlaid } from "../files/overlay.ts";
import { findListedFile, readIfThere } from "../files/read-file.ts";
import { MAX_BYTES, tooLarge } from "../files/read-text.ts";
import { placeNamed } from "../markdown/heading-places.ts";
import type { Draft, Fault, Span } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { namesOf } from "../problems/things.ts";
import { isFileName } from "../texts/alt-words.ts";
import { type ForeignText, findForeignText } from "../texts/foreign-text.ts";
import { type BodyParts, readBody } from "../texts/read-body.ts";
import { explainTextFault } from "../texts/text-limits.ts";
import type { TextChecker } from "./check-texts.ts";
import { asPart, correctionsOf, type Found, type Report, withoutCorrections } from "./checked-site.ts";
import { addressIn } from "./find-in-source.ts";

/** What whole-site checks say of a link or a picture. */
export interface BodyChecks {
  checkLink: TextChecker["checkLink"];
  checkPicture(value: string): Found | undefined;
}

/** Reads the parts of a file under `public/`; of one that is too large, none. */
export type BodyReader = (file: string) => {
  size: number;
  text: string;
  parts: BodyParts;
  /** What visitors would see as it is written, which nobody means: the first of its kind. */
  foreign?: ForeignText;
};

/**
 * Files are read once for all checks, and again when they have changed since.
 *
 * @param listed  The files that the site has under `public/`.
 */
export function createBodyReader(siteDir: string, listed: () => ReadonlySet<string>): BodyReader {
  const read = new Map<string, ReturnType<BodyReader> & { changed: number }>();
  return (file) => {
    const path = join(siteDir, "public", file);
    const laid = overlaid(path)?.bytes;
    if (laid) {
      const text = laid.length > MAX_BYTES ? "" : Buffer.from(laid).toString();
      return { size: laid.length, text, parts: readBody(text, file), foreign: findForeignText(text, file) };
    }
    const stored = findListedFile(join(siteDir, "public"), file, listed()) ?? path;
    const { size = 0, mtimeMs: changed = 0 } = statSync(stored, { throwIfNoEntry: false }) ?? {};
    let known = read.get(file);
    if (known?.size !== size || known.changed !== changed) {
      const text = size > MAX_BYTES ? "" : (readIfThere(stored)?.toString() ?? "");
      known = { size, changed, text, parts: readBody(text, file), foreign: findForeignText(text, file) };
      read.set(file, known);
    }
    return known;
  };
}

/** Of the page that shows a text: whether it has a main heading, and the deepest level above the text. */
export interface HeadingsAround {
  hasMain: boolean;
  above?: number;
}

/** @param more  Its weight where that is another than usual, and what would put it right. */
type Note = (span: Span, fault: Fault, more?: Pick<Draft, "severity" | "fix" | "offer">) => void;

const START: Span = { start: 0, end: 0 };

/**
 * Checks the files of texts like any content: what they link to, show, lose and are built of. Each is looked at
 * once, however many pages show it, and what is wrong is told at its place in it.
 *
 * @returns Takes a file, the headings of the page that shows it, and what the page says that the file's first comment
 *   says.
 */
export function createBodyChecker(
  read: BodyReader,
  checks: BodyChecks,
  report: Report,
): (file: string, around: HeadingsAround, marker?: string) => void {
  const seen = new Set<string>();
  return (file, around, marker) => {
    if (seen.has(file)) return;
    seen.add(file);
    const { size, text, parts, foreign } = read(file);
    const where = { file: `public${file}`, lines: createLineIndex(text) };
    const note: Note = ({ start, end }, fault, more) =>
      report(where, { start, end }, (span) => ({ ...fault, ...more, ...span, path: [] }));
    if (size > MAX_BYTES) note(START, tooLarge(size));
    else if (parts.fault) note(parts.fault, explainTextFault(parts.fault.reason, text));
    else if (foreign?.fault.code === "merge-conflict") note(foreign, foreign.fault);
    else {
      if (foreign) {
        const { fault, severity, start, end, meant, isSure, over = { start, end } } = foreign;
        note(foreign, fault, {
          ...(severity && { severity }),
          ...(meant !== undefined && {
            [isSure ? "fix" : "offer"]: { start: over.start, end: over.end, text: meant },
          }),
        });
      }
      const names = file.endsWith(".md") ? namesAbove(text) : [];
      if (names.length > 0) note({ start: 0, end: 3 }, { code: "front-matter", params: { names } });
      const open = /\.html$/i.test(file) ? findOpenAttribute(text) : undefined;
      if (open) {
        const { element, attribute, ...span } = open;
        // What is taken for a part of it may be the rest of the text.
        note(span, { code: "unclosed-element", params: { element, attribute } });
        return;
      }
      // What stands above the comment is told already.
      if (marker !== undefined && !(names.length > 0 && text.includes(`<!-- ${marker} -->`)))
        checkMarker(text, marker, note);
      const { unclosed } = parts;
      if (unclosed) note(unclosed, { code: "unclosed-element", params: { element: unclosed.element } });
      checkAddresses(parts, text, checks, note);
      for (const { lost, ...span } of parts.lost) note(span, { code: "html-left-out", params: lost });
      checkHeadings(parts.headings, around, note);
    }
  };
}

/** Names that stand with their values above a text, between two lines of hyphens. */
function namesAbove(text: string): string[] {
  const above =
    /^---[ \t]*\r?\n((?:[\w-]+:(?:[ \t].*)?\r?\n(?:(?:[ \t]+|- ).*\r?\n)*)+)---[ \t]*(?:\r?\n|$)/.exec(
      text,
    )?.[1];
  return above?.match(/^[\w-]+(?=:)/gm) ?? [];
}

/** Without the comment, browsers take the text for a page of errors: see `runtime/load-body.ts`. */
function checkMarker(text: string, marker: string, note: Note): void {
  const bare = text.replace(/^\ufeff/, "");
  if (bare.trimStart().startsWith(`<!-- ${marker} -->`)) return;
  const start = text.length - bare.trimStart().length;
  const comment = /^<!--\s*(.*?)\s*-->/.exec(text.slice(start));
  const end = start + (comment?.[0].length ?? 0);
  note({ start, end }, { code: "wrong-marker", params: { marker, ...(comment && { seen: comment[1]! }) } });
}

function checkAddresses(
  parts: BodyParts,
  text: string,
  { checkLink, checkPicture }: BodyChecks,
  note: Note,
): void {
  const correctionOf = (found: Found, span: Span, written: string) => {
    const place = placeOfAddress(text, span, written);
    return place && correctionsOf(found, place, asPart);
  };
  for (const link of parts.links) {
    const found = link.href.startsWith("#")
      ? checkOwnAnchor(link.href, parts)
      : checkLink(link.href, undefined);
    if (found) note(link, withoutCorrections(found), correctionOf(found, link, link.href));
  }
  for (const picture of parts.pictures) {
    const found = checkPicture(picture.src);
    if (found) note(picture, withoutCorrections(found), correctionOf(found, picture, picture.src));
    if (picture.alt === undefined)
      note(picture, { code: "missing-alt", params: { isMarkdown: picture.isMarkdown === true } });
    else if (isFileName(picture.alt))
      note(picture, { code: "file-name-as-alt", params: { name: picture.alt } });
  }
}

/** An address in a link or picture of Markdown, or as the value of an attribute; undefined where it is written in another way. */
function placeOfAddress(text: string, { start, end }: Span, address: string): Span | undefined {
  const written = text.slice(start, end);
  const at = written === address ? 0 : addressIn(written, address)?.index;
  return at === undefined ? undefined : { start: start + at, end: start + at + address.length };
}

/** The text's places are its own: a link of it that is only a place leads to none of the page around. */
function checkOwnAnchor(href: string, { ids }: BodyParts): Found | undefined {
  const anchor = placeNamed(href.slice(1));
  return anchor === "" || ids.has(anchor)
    ? undefined
    : { code: "broken-anchor", params: { anchor, names: namesOf([...ids]) } };
}

function checkHeadings(headings: BodyParts["headings"], around: HeadingsAround, note: Note): void {
  let hasMain = around.hasMain;
  let before = around.above;
  for (const { level, ...span } of headings) {
    if (level === 1 && hasMain) note(span, { code: "second-h1", params: {} });
    else if (before !== undefined && level > before + 1)
      note(span, { code: "skipped-heading", params: { level, before } });
    // A second main heading is meant as one below it, and so are those that follow.
    before = level === 1 && hasMain ? 2 : level;
    hasMain ||= level === 1;
  }
}

/** An attribute whose quotation mark is not closed before its tag is, nor before the next tag opens. */
function findOpenAttribute(text: string): (Span & { element: string; attribute: string }) | undefined {
  const bare = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, " "));
  const match =
    /<([a-z][\w-]{0,30})(?:\s+[\w-]{1,40}(?:=(?:"[^"<>]{0,2000}"|'[^'<>]{0,2000}'|[^\s"'<>]{1,2000}))?){0,30}\s+([\w-]{1,40})=(?:"[^"<>]{0,2000}>(?=[^"]*(?:<|$))|'[^'<>]{0,2000}>(?=[^']*(?:<|$)))/i.exec(
      bare,
    );
  if (!match) return undefined;
  const [whole, element = "", attribute = ""] = match;
  return { element, attribute, start: match.index, end: match.index + whole.length };
}
