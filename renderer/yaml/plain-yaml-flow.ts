import {
  CLOSE_LIST,
  CLOSE_MAP,
  COMMA,
  DOUBLE_QUOTE,
  HASH,
  isReservedName,
  OPEN_LIST,
  OPEN_MAP,
  type PlainYamlCursor,
  SINGLE_QUOTE,
} from "./plain-yaml-cursor.ts";
import { readQuotedScalar } from "./plain-yaml-quotes.ts";
import { readFlowScalar } from "./plain-yaml-scalars.ts";
import type { Entry, ListNode, MapNode, TreeNode } from "./tree.ts";

/** Deeper brackets are left to the full parser, which has the limit. */
const MAX_DEPTH = 16;

/** A list or map between brackets; lines after its first are indented by `minColumn` or more. The cursor comes to stand behind it. */
export function readFlow(
  cursor: PlainYamlCursor,
  minColumn: number,
  depth: number,
): ListNode | MapNode | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const start = cursor.at;
  const isMap = cursor.code === OPEN_MAP;
  const closing = isMap ? CLOSE_MAP : CLOSE_LIST;
  const entries = new Map<string, Entry>();
  const items: TreeNode[] = [];
  cursor.at += 1;
  for (;;) {
    if (!skipFlowSpace(cursor, minColumn, depth)) return undefined;
    // A comma may stand behind the last one.
    if (cursor.code === closing) break;
    if (isMap) {
      const entry = readFlowEntry(cursor, minColumn, depth);
      if (!entry || entries.has(entry.key)) return undefined;
      entries.set(entry.key, entry);
    } else {
      const item = readFlowValue(cursor, minColumn, depth);
      if (!item) return undefined;
      items.push(item);
    }
    if (!skipFlowSpace(cursor, minColumn, depth)) return undefined;
    if (cursor.code === closing) break;
    if (cursor.code !== COMMA) return undefined;
    cursor.at += 1;
  }
  cursor.at += 1;
  return isMap
    ? { kind: "map", start, end: cursor.at, entries }
    : { kind: "list", start, end: cursor.at, items };
}

function readFlowEntry(cursor: PlainYamlCursor, minColumn: number, depth: number): Entry | undefined {
  const keyStart = cursor.at;
  const keyEnd = cursor.findNameEnd(true);
  if (keyEnd === -1) return undefined;
  const key = cursor.nameBetween(keyStart, keyEnd);
  if (isReservedName(key)) return undefined;
  cursor.at = keyEnd + 1;
  // Programs that break long lines write the value below its name.
  if (!skipFlowSpace(cursor, minColumn, depth + 1)) return undefined;
  const value = readFlowValue(cursor, minColumn, depth);
  return value && { key, keyStart, keyEnd, value };
}

function readFlowValue(cursor: PlainYamlCursor, minColumn: number, depth: number): TreeNode | undefined {
  const { code } = cursor;
  if (code === OPEN_MAP || code === OPEN_LIST) return readFlow(cursor, minColumn, depth + 1);
  if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) return readQuotedScalar(cursor, minColumn);
  return readFlowScalar(cursor, minColumn);
}

/** Moves over spaces, line breaks and lines with a comment; false when the next line starts too far left. */
function skipFlowSpace(cursor: PlainYamlCursor, minColumn: number, depth: number): boolean {
  cursor.skipSpaces();
  if (cursor.ignoresComments && cursor.code === HASH) cursor.skipToLineEnd();
  let column = minColumn;
  while (cursor.at < cursor.text.length && cursor.isLineEnd(cursor.at)) {
    cursor.skipLineBreak();
    const lineStart = cursor.at;
    cursor.skipSpaces();
    column = cursor.at - lineStart;
    if (cursor.code === HASH && column >= minColumn) cursor.skipToLineEnd();
  }
  // The last bracket may stand below the start of the line that opened it.
  const isClosing = depth === 1 && (cursor.code === CLOSE_LIST || cursor.code === CLOSE_MAP);
  return column >= (isClosing ? minColumn - 1 : minColumn);
}
