import { LatePattern } from "../formats/late-pattern.ts";
import { findLookAlike, OTHER_COMMAS, OTHER_SEMICOLONS } from "../problems/look-alikes.ts";
import type { Explanation } from "./explanation.ts";
import { isNamePlace, NAME, NAMED, WIDE_COLON } from "./name-places.ts";
import { type PlacedLine, placeLines } from "./placed-lines.ts";
import { editedRange, type TextEdit } from "./text-edits.ts";

/** Signs that keyboards of Chinese, Japanese and Arabic write in the place of a comma. */
const COMMA = OTHER_COMMAS + OTHER_SEMICOLONS;
const COLON = WIDE_COLON;
const OPEN = "｛［";

const WIDE = new RegExp(`[${COLON}${COMMA}｛｝［］]`);

/** Where one may stand in the place of a sign, but for a colon; in Japanese texts they stand between words everywhere. */
const inDoubt = new RegExp(
  `[${COLON}:,${COMMA}[{${OPEN}] *[${OPEN}]|[-－] +[${OPEN}]|[}\\]｝］]\\s*[${COMMA}]\\s*[{[${OPEN}]|\\{[^\\n]*｝|\\[[^\\n,]*[${COMMA}]`,
);
const COLONS = new RegExp(`[${COLON}]`, "g");
const NAME_BEFORE = new LatePattern(`^ *(?:[-－]\\s+)*${NAME} *$`);
const NAME_IN_BRACES = new LatePattern(`[{｛](?:.*[,${COMMA}])?\\s*["']?${NAME}["']? *$`);

/** Whether a look at the lines may find something; asked colon by colon, since that is quicker than line by line. */
function isInDoubt(text: string): boolean {
  if (!WIDE.test(text)) return false;
  for (const { index } of text.matchAll(COLONS)) {
    const before = text.slice(text.lastIndexOf("\n", index) + 1, index);
    if (NAME_BEFORE.test(before) || (/[{｛]/.test(before) && NAME_IN_BRACES.test(before))) return true;
  }
  return inDoubt.test(text);
}

/** Whether anything would be found. */
export function hasWideSigns(text: string): boolean {
  return findWideSigns(text).length > 0;
}

const ENTRY = /^( *(?:[-－] +)+)(.*)$/;

/**
 * Wide colons, commas, braces and brackets in the place of those of YAML: `title：x`, `｛ of：x，text：y ｝`. Only where
 * nothing but such a sign can be meant; in texts they are as good as any other.
 */
export function findWideSigns(text: string): Explanation[] {
  if (!isInDoubt(text)) return [];
  const lines = placeLines(text);
  const found: Explanation[] = [];
  /** Lines whose wide colon ends a name. */
  const named = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (line.isText || /^\s*#/.test(line.text) || !WIDE.test(line.text)) continue;
    const edits = editsOf(lines, at, named);
    const [first] = edits.length > 0 ? [] : partsOfList(line);
    if (edits.length > 0) found.push(explain(text, edits));
    else if (first) found.push(first);
  }
  return found;
}

function editsOf(lines: readonly PlacedLine[], at: number, named: Set<number>): TextEdit[] {
  const line = lines[at]!;
  const bare = withoutTexts(line.text);
  const match = NAMED.exec(bare);
  const [, before = "", name = "", colon = "", rest = ""] = match ?? [];
  const start = before.length + name.length;
  const isWide = match !== null && !colon.includes(":");
  const value = match ? { text: rest, start: start + colon.length } : entryValue(bare);
  const inValue = value ? scanFlow(value.text).map((edit) => moved(edit, line.start + value.start)) : [];
  // A colon in the middle of a text stays one.
  if (!isWide) return inValue;
  if (inValue.length === 0 && !/^[[{]/.test(rest) && !isNamePlace(lines, at, before, (one) => named.has(one)))
    return [];
  named.add(at);
  const end = start + colon.length;
  const put = rest.trim() === "" ? ":" : ": ";
  return [{ start: line.start + start, end: line.start + end, text: put }, ...inValue];
}

/** A list between brackets that is one text, in which commas of another script part short words. */
const ONE_TEXT = new RegExp(`[:-]\\s+\\[\\s*([^[\\]{},"'#]*[${COMMA}][^[\\]{},"'#]*?)\\s*\\]\\s*(?:#.*)?$`);
const PARTS = new RegExp(`\\s*[${COMMA}]\\s*`, "g");
const SENTENCE = /[.!?:。！？：؟]|\S+(?:\s+\S+){3}/;
/** Characters; a longer part belongs to a sentence. */
const LONG = 24;

function partsOfList({ start, text }: PlacedLine): Explanation[] {
  const [, inner] = ONE_TEXT.exec(text) ?? [];
  if (inner === undefined) return [];
  const parts = inner.split(PARTS);
  if (parts.some((part) => part === "" || part.length > LONG || SENTENCE.test(part))) return [];
  const from = start + text.indexOf(inner);
  const offer = { start: from, end: from + inner.length, text: parts.join(", ") };
  const at = inner.search(new RegExp(`[${COMMA}]`));
  const place = { start: from + at, end: from + at + 1, path: [] };
  return [{ code: "missing-comma", params: { sign: inner[at]! }, ...place, offer, edits: [offer] }];
}

function entryValue(bare: string): { text: string; start: number } | undefined {
  const [, before, text] = ENTRY.exec(bare) ?? [];
  return before !== undefined && text !== undefined ? { text, start: before.length } : undefined;
}

const moved = (edit: TextEdit, by: number): TextEdit => ({
  ...edit,
  start: edit.start + by,
  end: edit.end + by,
});

/** The line with everything in quotation marks and bindings blanked. */
function withoutTexts(line: string): string {
  return line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\$\{[^}]*\}/g, (text) => "_".repeat(text.length));
}

const BEFORE_VALUE = new RegExp(`(?:^|[[{${OPEN},${COMMA}:${COLON}])\\s*$`);
const KEY = new LatePattern(`^\\s*(${NAME}|_+) *[:${COLON}]`);

/** The wide signs of a value between braces or brackets that stand in the place of others. */
function scanFlow(value: string): TextEdit[] {
  if (!/^[[{｛［]/.test(value)) return [];
  const edits: TextEdit[] = [];
  const put = (at: number, length: number, text: string): void => {
    edits.push({ start: at, end: at + length, text });
  };
  /** Brackets that are open, as they are written. */
  const open: string[] = [];
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at]!;
    const rest = value.slice(at + 1);
    const isBrace = open.length > 0 && "{｛".includes(open.at(-1)!);
    const isStart = BEFORE_VALUE.test(value.slice(0, at));
    if (isStart && "{[".includes(sign)) open.push(sign);
    else if (isStart && sign === "｛" && KEY.test(rest)) {
      open.push(sign);
      put(at, 1, "{");
    } else if (
      isStart &&
      sign === "［" &&
      /^\s*[{｛]/.test(rest) &&
      KEY.test(rest.replace(/^\s*[{｛]/, ""))
    ) {
      open.push(sign);
      put(at, 1, "[");
    } else if (open.length === 0) break;
    else if ("}]".includes(sign)) open.pop();
    else if ("｝］".includes(sign) && isClosing(sign, rest, open)) {
      open.pop();
      put(at, 1, sign === "｝" ? "}" : "]");
    } else if (COLON.includes(sign) && isBrace && isName(value.slice(0, at))) {
      const gap = /\s*$/.exec(value.slice(0, at))![0].length;
      put(at - gap, gap + 1, /^\s/.test(rest) ? ":" : ": ");
    } else if (COMMA.includes(sign) && (isBrace ? KEY.test(rest) : isBetweenGroups(value.slice(0, at), rest)))
      put(at, 1, /^\s/.test(rest) ? "," : ", ");
  }
  // Signs in braces that are never closed on the line may belong to a text.
  return edits;
}

/** Closes what a wide bracket has opened, or what nothing else on the line would close. */
function isClosing(sign: string, rest: string, open: readonly string[]): boolean {
  const [wide, plain, close] = sign === "｝" ? ["｛", "{", /\}/g] : ["［", "[", /\]/g];
  if (open.at(-1) === wide) return true;
  const closes = rest.match(close as RegExp)?.length ?? 0;
  return open.at(-1) === plain && closes < open.filter((one) => one === plain).length;
}

const BEHIND_KEY = new LatePattern(`[{｛,${COMMA}]\\s*(?:${NAME}|_+) *$`);
const isName = (before: string): boolean => BEHIND_KEY.test(before);

const isBetweenGroups = (before: string, rest: string): boolean =>
  /[}\]｝］]\s*$/.test(before) && /^\s*[{[｛［]/.test(rest);

function explain(text: string, edits: TextEdit[]): Explanation {
  const signs = edits.map(({ start, end }) => {
    const written = text.slice(start, end);
    return { at: start + written.search(/\S/), sign: written.trim() };
  });
  const from = edits[0]!.start;
  const fix = editedRange(text, from, edits.at(-1)!.end, edits);
  const { at, sign } = signs.find((one) => !COMMA.includes(one.sign)) ?? signs[0]!;
  const place = { start: at, end: at + 1, path: [] };
  const twin = findLookAlike(sign);
  return COMMA.includes(sign) || !twin
    ? { code: "missing-comma", params: { sign }, ...place, fix, edits }
    : { code: "look-alike", params: { ...twin }, ...place, fix, edits };
}
