/** A stretch of a text that is written in one way. */
export interface Run extends Look {
  text: string;
  /** Name of the footnote that is referred to in place of words. */
  note?: string;
  /** A line ends here within its paragraph. */
  isBreak?: true;
}

/** How words look, and where they lead. */
export interface Look {
  isBold?: boolean;
  isItalic?: boolean;
  isStruck?: boolean;
  isCode?: boolean;
  href?: string | undefined;
}

/** The marks of Markdown for looks, the outermost first. */
const MARKS = [
  ["isBold", "**"],
  ["isItalic", "_"],
  ["isStruck", "~~"],
] as const;

type MarkName = (typeof MARKS)[number][0];

/**
 * Writes runs as Markdown.
 *
 * @param isLine  Breaks become spaces.
 */
export function writeRuns(runs: readonly Run[], { isLine = false } = {}): string {
  const joined = joinAlike(isLine ? runs.map((run) => (run.isBreak ? { text: " " } : run)) : runs);
  const text = writeMarked(joined, MARKS.length).trim();
  return escapeStart(text.replaceAll(/[ \t]*\\\n[ \t]*/g, "\\\n"));
}

/** What runs say, without marks. */
export function wordsOf(runs: readonly Run[]): string {
  return runs
    .map(({ text, isBreak }) => (isBreak ? " " : text))
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Neighbours of one look as one, with single spaces between words. */
function joinAlike(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  let endsInSpace = true;
  for (const run of runs) {
    if (run.isBreak || run.note !== undefined) {
      joined.push(run);
      endsInSpace = run.isBreak === true;
      continue;
    }
    const collapsed = run.isCode
      ? run.text
      : run.text.replaceAll(/[ \t\n\r\f]+|\u00a0(?=\s)|(?<=\s)\u00a0/g, " ");
    const text = endsInSpace ? collapsed.replace(/^ +/, "") : collapsed;
    const single = text.replaceAll(/ {2,}/g, " ");
    if (single === "") continue;
    endsInSpace = single.endsWith(" ");
    const last = joined.at(-1);
    if (last && !last.isBreak && last.note === undefined && isAlike(last, run)) last.text += single;
    else joined.push({ ...run, text: single });
  }
  return joined;
}

/** A space alone looks like anything. */
function isAlike(a: Run, b: Run): boolean {
  return a.href === b.href && !!a.isCode === !!b.isCode && MARKS.every(([name]) => !!a[name] === !!b[name]);
}

/** Links around marks, marks around each other, words inside. */
function writeMarked(runs: readonly Run[], depth: number): string {
  if (depth < 0) return runs.map(writeWords).join("");
  const isLinks = depth === MARKS.length;
  const name: MarkName | "href" = isLinks ? "href" : MARKS[MARKS.length - 1 - depth]![0];
  const sign = isLinks ? "" : MARKS[MARKS.length - 1 - depth]![1];
  let written = "";
  for (let at = 0; at < runs.length; ) {
    let end = at + 1;
    while (end < runs.length && (runs[end]![name] || undefined) === (runs[at]![name] || undefined)) end += 1;
    const stretch = runs.slice(at, end);
    const inside = writeMarked(stretch, depth - 1);
    const value = runs[at]![name];
    if (typeof value === "string") written += linked(inside, value);
    else if (value) written += marked(inside, sign, written, firstSign(runs[end]));
    else written += inside;
    at = end;
  }
  return written;
}

function linked(words: string, href: string): string {
  const [, lead = "", text = "", tail = ""] = /^(\s*)(.*?)(\s*)$/s.exec(words)!;
  if (text === "") return words;
  // An address that says itself is a link by itself.
  if (text === href || href === `mailto:${text}`) return words;
  return `${lead}[${text}](${/[\s()<>]/.test(href) ? `<${encodeURI(decodeSafely(href))}>` : href})${tail}`;
}

function decodeSafely(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Marks hold words, not the spaces around them; where they would be signs only, the words stand alone. */
function marked(words: string, sign: string, before: string, after: string): string {
  const [, lead = "", text = "", tail = ""] = /^((?:\s|\\\n)*)(.*?)((?:\s|\\\n)*)$/s.exec(words)!;
  if (text === "") return words;
  const left = (lead || before).at(-1) ?? " ";
  const right = tail.at(0) ?? (after || " ");
  const isOpen = !/[\p{P}\p{S}]/u.test(text.at(0)!) || /[\s\p{P}\p{S}]/u.test(left);
  const isClosed = !/[\p{P}\p{S}]/u.test(text.at(-1)!) || /[\s\p{P}\p{S}]/u.test(right);
  if (!isOpen || !isClosed) return words;
  // Within a word an underscore is only a sign.
  const isWithin = /[\p{L}\p{N}]/u.test(left) || /[\p{L}\p{N}]/u.test(right);
  const mark = sign === "_" && isWithin ? "*" : sign;
  return lead + mark + text + mark + tail;
}

function firstSign(run: Run | undefined): string {
  if (!run) return "";
  return run.note !== undefined ? "[" : (run.text[0] ?? " ");
}

function writeWords({ text, isBreak, isCode, note }: Run): string {
  if (isBreak) return "\\\n";
  if (note !== undefined) return `[^${note}]`;
  if (!isCode || text.trim() === "") return escapeSigns(text);
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const ticks = "`".repeat(longest + 1);
  return longest > 0 ? `${ticks} ${text} ${ticks}` : ticks + text + ticks;
}

/** Signs that would mean something; a lone one between spaces means nothing. */
function escapeSigns(text: string): string {
  return text
    .replaceAll(/\\(?=[!-/:-@[-`{-~])/g, "\\\\")
    .replaceAll(/(?<![\s*])\*|\*(?![\s*])/g, "\\*")
    .replaceAll(/(?<![\p{L}\p{N}])_(?!\s)|(?<!\s)_(?![\p{L}\p{N}])/gu, "\\_")
    .replaceAll(/~(?=~|\S+~)/g, "\\~")
    .replaceAll("`", "\\`")
    .replaceAll(/\[(?=[^\]]*\]\()|\[(?=\^)/g, "\\[")
    .replaceAll(/<(?=[a-z/!?])/gi, "\\<")
    .replaceAll(/&(?=#?\w+;)/g, "\\&");
}

/** Signs at the beginning of a line that would make another thing of it than a paragraph. */
export function escapeStart(text: string): string {
  return text.replaceAll(
    /^(?:(#{1,6})(?=\s|$)|([-+>=])(?=[\s=-]|$|(?<=>))|(\d{1,9})([.)])(?=\s|$)|(\[)(?=[^\]]+\]:))/gm,
    (all, hashes, sign, number, dot, bracket) =>
      hashes || sign || bracket ? `\\${all}` : `${number}\\${dot}`,
  );
}
