import { isOrdinary } from "../files/read-text.ts";
import { withoutMeantMarks } from "../formats/direction-marks.ts";
import { isTwin } from "./doubled-entries.ts";
import { findForeignLines } from "./foreign-lines.ts";
import { hasOddSpaces } from "./odd-spaces.ts";
import {
  BAR,
  DOUBLE_QUOTE,
  GREATER,
  HASH,
  isReservedName,
  OPEN_LIST,
  OPEN_MAP,
  PlainYamlCursor,
  SINGLE_QUOTE,
  scalarNode,
} from "./plain-yaml-cursor.ts";
import { readFlow } from "./plain-yaml-flow.ts";
import { readQuotedScalar } from "./plain-yaml-quotes.ts";
import { readBlockScalar, readPlainScalar } from "./plain-yaml-scalars.ts";
import { mayRunOn } from "./run-on-entries.ts";
import type { Entry, ListNode, MapNode, TreeNode } from "./tree.ts";
import { hasWideSigns } from "./wide-signs.ts";

/**
 * Tabs, line breaks other than LF and CR LF, halves of characters and characters that nobody can see: each is a trap
 * somewhere, and their places are the business of the full parser.
 */
const unusual =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]|\r(?!\n)/;

/**
 * No list or map of a hand-written page stands further right. Together with the limit between brackets it
 * keeps what is read here below the depth that `checkDepth` reports.
 */
const MAX_COLUMN = 40;

/**
 * Reads the plain part of YAML, in which nearly every page is written, in one pass.
 *
 * It gives the tree that `parseAnyYaml` would give, where that would report nothing; at the first thing that
 * is not plain or might be a mistake it gives up.
 *
 * @returns undefined when the full parser has to read the text.
 */
export function readPlainYaml(text: string): TreeNode | undefined {
  // A numbered list or a fence of code in a block of text looks foreign only at first sight.
  const start = startOf(text);
  const written = start === 0 ? text : text.slice(start);
  if (!isOrdinary(text) && unusual.test(written) && unusual.test(withoutMeantMarks(written)))
    return undefined;
  if (hasOddSpaces(text) || hasWideSigns(text) || findForeignLines(text).length > 0) return undefined;
  const cursor = new PlainYamlCursor(text);
  cursor.at = start;
  const tree = readFile(cursor);
  return cursor.isAtEnd() ? tree : undefined;
}

/** Where a text starts behind its byte order mark. */
const startOf = (text: string): number => (text.startsWith("\ufeff") ? 1 : 0);

function readFile(cursor: PlainYamlCursor): TreeNode | undefined {
  if (!cursor.nextLine() || !cursor.skipFileStart() || cursor.column !== 0) return undefined;
  if (cursor.isDash()) return readList(cursor);
  // Between brackets as a whole, as in JSON.
  return cursor.code === OPEN_MAP ? readValue(cursor, 0) : readMap(cursor);
}

/**
 * How far a text can be read before something stands there that is not plain or might be a mistake: a cheap answer to
 * whether a change has done away with what stopped the reading. Characters that are unusual and comments stop nothing here.
 *
 * @returns An offset near the place; the length of the text when all of it is plain.
 */
export function plainReach(text: string): number {
  const cursor = new PlainYamlCursor(text, true);
  cursor.at = startOf(text);
  const tree = readFile(cursor);
  return tree && cursor.isAtEnd() ? text.length : cursor.at;
}

/** A map whose first name is at the cursor; reads on to the first line that stands further left. */
function readMap(cursor: PlainYamlCursor): MapNode | undefined {
  const { at: start, column } = cursor;
  if (column > MAX_COLUMN) return undefined;
  const entries = new Map<string, Entry>();
  do {
    const keyStart = cursor.at;
    const keyEnd = cursor.findNameEnd();
    if (keyEnd === -1) return undefined;
    const key = cursor.nameBetween(keyStart, keyEnd);
    if (isReservedName(key) || entries.has(key)) return undefined;
    cursor.at = keyEnd + 1;
    const value = readEntryValue(cursor, column);
    if (!value) return undefined;
    entries.set(key, { key, keyStart, keyEnd, value });
  } while (cursor.column === column);
  const end = cursor.reach;
  return cursor.leave(column) ? { kind: "map", start, end, entries } : undefined;
}

/** A list whose first dash is at the cursor; reads on to the first line without a dash in this column. */
function readList(cursor: PlainYamlCursor): ListNode | undefined {
  const { at: start, column } = cursor;
  if (column > MAX_COLUMN) return undefined;
  const items: TreeNode[] = [];
  do {
    const dash = cursor.at;
    cursor.at += 1;
    cursor.skipSpaces();
    // A map or a list may start behind the dash; what else is in it then stands below its first name or dash.
    cursor.column = column + cursor.at - dash;
    const isRemark = cursor.ignoresComments && cursor.code === HASH;
    // There is a space before it.
    if (isRemark) cursor.at -= 1;
    const isBelow = isRemark || cursor.isLineEnd(cursor.at);
    if (isBelow && !(cursor.finishLine() && cursor.nextLine() && cursor.column > column)) return undefined;
    const item = readBelow(cursor, column);
    if (!item || isTwin(items.at(-1), item, cursor.text) || mayRunOn(item, cursor.text)) return undefined;
    items.push(item);
  } while (cursor.column === column && cursor.isDash());
  const end = cursor.reach;
  return cursor.leave(column) ? { kind: "list", start, end, items } : undefined;
}

/** What belongs to the name in this column whose colon is before the cursor. */
function readEntryValue(cursor: PlainYamlCursor, column: number): TreeNode | undefined {
  cursor.skipSpaces();
  if (!cursor.isLineEnd(cursor.at) && cursor.code !== HASH) return readValue(cursor, column + 1);
  const place = cursor.at;
  // A name has a space or a line break behind its colon, so there is a space before this #.
  if (cursor.code === HASH) cursor.at -= 1;
  if (!cursor.finishLine()) return undefined;
  const hasRemark = cursor.hasRemark && !cursor.ignoresComments;
  if (!cursor.nextLine()) return undefined;
  if (cursor.column >= column && cursor.isDash()) return readList(cursor);
  if (cursor.column > column) return readBelow(cursor, column);
  // Nothing. A comment would count into its length.
  if (hasRemark || cursor.commentColumn !== -1) return undefined;
  cursor.reach = place;
  return scalarNode(place, place, null, "", true, false);
}

/** What starts at the cursor and belongs to a name or a dash in this column. */
function readBelow(cursor: PlainYamlCursor, column: number): TreeNode | undefined {
  if (cursor.isDash()) return readList(cursor);
  return cursor.findNameEnd() === -1 ? readValue(cursor, column + 1) : readMap(cursor);
}

/** A value that starts at the cursor; lines after its first are indented by `minColumn` or more. */
function readValue(cursor: PlainYamlCursor, minColumn: number): TreeNode | undefined {
  const { code } = cursor;
  if (code === BAR || code === GREATER) return readBlockScalar(cursor, minColumn);
  let value: TreeNode | undefined;
  if (code === OPEN_MAP || code === OPEN_LIST) value = readFlow(cursor, minColumn, 1);
  else if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) value = readQuotedScalar(cursor, minColumn);
  else return readPlainScalar(cursor, minColumn);
  return value && cursor.finishLine() && cursor.nextLine() ? value : undefined;
}
