import { applyEdits, editedRange, type TextEdit } from "./text-edits.ts";

/**
 * What turns a text into JSON that its author wrote as other languages have it: names and texts without quotation
 * marks or with other ones, `True` and `None`, commas that are missing or too many, and comments, which it does without.
 *
 * @returns One edit from the first of these places to the last; undefined where anything else is wrong as well.
 */
export function mendJson(text: string): TextEdit | undefined {
  const tokens = read(text);
  const slips = tokens && slipsIn(tokens);
  if (!tokens || !slips) return undefined;
  const comments = tokens
    .filter(({ kind }) => kind === "comment")
    .map((token) => withoutComment(text, token));
  const edits = [...slips, ...comments, ...oddSpacesBetween(text, tokens)].sort((a, b) => a.start - b.start);
  const [first] = edits;
  if (!first) return undefined;
  try {
    JSON.parse(applyEdits(text, edits));
  } catch {
    return undefined;
  }
  const end = Math.max(...edits.map((edit) => edit.end));
  return editedRange(text, first.start, end, edits);
}

/** Spaces of word processors, which are none in JSON, between its names, texts and signs. */
function oddSpacesBetween(text: string, tokens: readonly Token[]): TextEdit[] {
  const ends = [0, ...tokens.map(({ end }) => end)];
  const starts = [...tokens.map(({ start }) => start), text.length];
  return starts.flatMap((stop, index) =>
    [...text.slice(ends[index], stop).matchAll(ODD_SPACES)].map((odd) => {
      const start = ends[index]! + odd.index;
      return { start, end: start + odd[0].length, text: " ".repeat(odd[0].length) };
    }),
  );
}

/** A byte order mark at the start of a file is none of them. */
const ODD_SPACES = /[^\S \t\r\n\ufeff]+/g;

/** Takes a comment away with its line where it stands alone there, else with the spaces in front of it. */
function withoutComment(text: string, { start, end }: Token): TextEdit {
  const margin = /[ \t]*$/.exec(text.slice(0, start))![0].length;
  const line = start - margin;
  const rest = /^[ \t]*(?:\r?\n|$)/.exec(text.slice(end));
  if (!rest) return { start, end: end + /^ ?/.exec(text.slice(end))![0].length, text: "" };
  const isAlone = line === 0 || text[line - 1] === "\n";
  return { start: line, end: isAlone ? end + rest[0].length : end, text: "" };
}

interface Token {
  kind: "text" | "word" | "sign" | "comment";
  start: number;
  end: number;
  source: string;
}

const TOKEN = new RegExp(
  [
    /(?<comment>\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|#[^\r\n]*|<!--[\s\S]*?-->)/,
    /(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[“„”][^“”"\n]*[“”"]|[‘’][^‘’'\n]*[‘’'])/,
    /(?<sign>[{}[\],:])/,
    /(?<word>[^\s{}[\],:"'“”„‘’]+)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "y",
);

function read(text: string): Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = skipGap(text, 0); at < text.length; at = skipGap(text, TOKEN.lastIndex)) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (!found) return undefined;
    const [kind] = Object.entries(found.groups!).find(([, value]) => value !== undefined)!;
    tokens.push({ kind: kind as Token["kind"], start: at, end: TOKEN.lastIndex, source: found[0] });
  }
  return tokens;
}

function skipGap(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at]!)) at += 1;
  return at;
}

function slipsIn(all: readonly Token[]): TextEdit[] | undefined {
  const tokens = all.filter(({ kind }) => kind !== "comment");
  const edits: TextEdit[] = [];
  for (const [index, token] of tokens.entries()) {
    const { start, end, kind, source } = token;
    const [before, next] = [tokens[index - 1], tokens[index + 1]];
    if (kind === "sign" && source === "," && (next?.source === "}" || next?.source === "]"))
      edits.push({ start, end, text: "" });
    if (before && isEnd(before) && isBeginning(token))
      edits.push({ start: before.end, end: before.end, text: "," });
    if (kind === "sign") continue;
    const meant = kind === "text" ? quoted(source) : literalOf(source, next?.source === ":");
    if (meant === undefined) return undefined;
    if (meant !== source) edits.push({ start, end, text: meant });
  }
  return edits;
}

const isEnd = ({ kind, source }: Token): boolean => kind !== "sign" || source === "}" || source === "]";

const isBeginning = ({ kind, source }: Token): boolean => kind !== "sign" || source === "{" || source === "[";

/** A text with the quotation marks of JSON. */
function quoted(source: string): string {
  if (source.startsWith('"')) return source;
  const inner = source.slice(1, -1).replaceAll("\\'", "'");
  return `"${inner.replace(/\\?"/g, '\\"')}"`;
}

const LITERALS: Readonly<Record<string, string>> = {
  true: "true",
  false: "false",
  none: "null",
  null: "null",
};

/** What a word without quotation marks is; undefined for what may be anything. */
function literalOf(word: string, isName: boolean): string | undefined {
  if (isName) return /^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(word) ? `"${word}"` : undefined;
  if (/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(word)) return word;
  return LITERALS[word.toLowerCase()] ?? (/^\p{L}[\p{L}\p{N}_-]*$/u.test(word) ? `"${word}"` : undefined);
}
