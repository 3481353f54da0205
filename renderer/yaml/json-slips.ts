import { editedRange } from "./placed-lines.ts";
import { applyEdits, type TextEdit } from "./text-edits.ts";

/**
 * What turns a text into JSON that its author wrote as other languages have it: names and texts without quotation
 * marks or with other ones, `True` and `None`, and commas that are missing or too many.
 *
 * @returns One edit from the first of these places to the last; undefined where anything else is wrong as well.
 */
export function mendJson(text: string): TextEdit | undefined {
  const tokens = read(text);
  const edits = tokens && slipsIn(tokens);
  if (!tokens || !edits || edits.length === 0) return undefined;
  const comments = tokens
    .filter(({ kind }) => kind === "comment")
    .map(({ start, end }) => ({ start, end, text: "" }));
  try {
    JSON.parse(applyEdits(text, [...edits, ...comments]));
  } catch {
    return undefined;
  }
  const start = Math.min(...edits.map((edit) => edit.start));
  const end = Math.max(...edits.map((edit) => edit.end));
  return editedRange(text, start, end, edits);
}

interface Token {
  kind: "text" | "word" | "sign" | "comment";
  start: number;
  end: number;
  source: string;
}

const TOKEN = new RegExp(
  [
    /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*)/,
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
