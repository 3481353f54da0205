import { findDiff } from "./diff-lines.ts";
import { findElision } from "./elisions.ts";
import type { Explanation } from "./explanation.ts";
import { findComment, findFence, findTemplateTag } from "./foreign-comments.ts";
import { findMarkedName, findRule } from "./markdown-lines.ts";
import { findConflict } from "./merge-conflicts.ts";
import { findLineNumbers } from "./numbered-lines.ts";
import { findOutdentedText, findTextOnLeft } from "./outdented-text.ts";
import { findListSigns, findMailQuote } from "./pasted-lines.ts";
import { blank, type ForeignLines, type PlacedLine, placeLines, spanOf } from "./placed-lines.ts";
import { findTable } from "./table-lines.ts";
import { findTurnedSign, turnedSign } from "./text-signs.ts";
import { findWholeDiff } from "./whole-diff.ts";
import { asWrapped } from "./wrapped-value.ts";

/**
 * Whether a look at the lines may find something; nearly every file is done with by asking this. It begins in one
 * place, and goes back over no spaces: otherwise it takes a twentieth of a check.
 */
const foreign =
  /^(?:[ \t]*(?![ \t])(?:#+ *(?:\.{3}|…|\(?(?:[Tt]he )?(?:[Rr]est|[Rr]emain|[Rr]esto|[Ee]l resto|[Oo] resto|[Rr]este|[Ll]e reste))|<{6}|={6}|>{6}|(?:import|export|const|require) |@@ -|diff --git |index [\da-f]{7,}\.|--- [ab]\/|\|{7}|\/\/|\/\*|<!--|--(?!-)|;|%%|\{[#%]|\{\{[<%]|(?:- +)*[\w$-]+: +\{\{[<%]|```|~~~|[–—•·‣−▪◦●○■□▸▹►▶➢➤✓✔‐－ー・*+]\s|[–—•·‣−▪●■►✓✔‐－ー・](?:\{ *)?[\w$-]+:\s|o |(?:[Dd]ash|[Hh]yphen|[Mm]inus|[Bb]ullet|Spiegelstrich|Bindestrich) |- +- +[\w$-]+:(?:\s|$)|[-*] \[[ xX]?\] |(?:- +)*[*`]+[A-Za-z]|[*_=~](?: *[*_=~]){2} *\r?$|!?\[[^\]\n]+\]\(|\[\/?[a-z][\w-]*(?: +[\w-]+=|\] *\r?$)|\(?\d+[.)] |>+ +(?:-\s|[\w$-]+:))|>+ |[A-Z][^:\n]* [^\n]*$|(?:[a-np-z][a-z]? |[\u00c0-\u024f\u0370-\u1fff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af])[^:\n]*$|\[?\d{1,2}[:.]\d{2}|[A-Z][^:\n]*[,.!?]\r?$| +(?:-{3,}|\.{3,})\s*$| *\d{1,6}(?: ?[|│:]| {2})| *\|.*\|[ \t]*\r?$|[^\s#:-][^\t:\n]*\t|[^\s#:\-[\]{}"'|>][^:;,\n]*([;,])[^:;,\n]*\1| *(?! )(?:TODO|FIXME|XXX|NOTE|NB)\b)/gm;

/** Words below the name of a text of several lines, which may stand too far left. */
const outdented = /:[ ]+[|>][-+\d]*\s*\n( *)[^\s"'#-][^\s]* [^\n]*\n(?:\1[^\s][^\n]*\n)*\s*?\1 +\S/;

/**
 * Lines that are no YAML whatever the parser makes of them: what a merge left over, comments and commands of
 * other systems, fences, quoted mail, signs of word processors before the entries of a list, stray sentences.
 *
 * @returns One explanation for each, in the order of the file; `edits` do not overlap.
 */
export function findForeignLines(text: string): Explanation[] {
  const whole = findWholeDiff(text);
  if (whole) return [whole];
  const starts = foreignStarts(text);
  if (starts.size === 0 && !outdented.test(text) && !turnedSign.test(text)) return [];
  const lines = placeLines(text);
  const found: Explanation[] = [];
  const taken = new Set<number>();
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]!;
    const isOpen = !line.isText && !taken.has(line.start);
    const match = findConflict(lines, at, text) ?? (isOpen ? findAt(lines, at, text, starts) : undefined);
    if (match) found.push(match.explanation);
    for (const edit of match?.explanation.edits ?? []) taken.add(edit.start);
    at = match ? match.next : at + 1;
  }
  return found;
}

/** Where lines begin that may be no YAML. */
function foreignStarts(text: string): Set<number> {
  const starts = new Set<number>();
  foreign.lastIndex = 0;
  for (let match = foreign.exec(text); match; match = foreign.exec(text)) {
    starts.add(match.index);
    // What it looks at may reach into the next line.
    const end = text.indexOf("\n", match.index);
    if (end === -1) break;
    foreign.lastIndex = end + 1;
  }
  foreign.lastIndex = 0;
  return starts;
}

function findAt(
  lines: readonly PlacedLine[],
  at: number,
  text: string,
  starts: ReadonlySet<number>,
): ForeignLines | undefined {
  const mayBeForeign = starts.has(lines[at]!.start);
  return (
    findOutdentedText(lines, at, text) ??
    findTextOnLeft(lines, at, text) ??
    findTurnedSign(lines, at) ??
    (mayBeForeign ? findMarked(lines, at, text) : undefined) ??
    // These may begin above the line that shows what they are.
    findDiff(lines, at, text) ??
    (mayBeForeign ? findPasted(lines, at, text) : undefined) ??
    findTable(lines, at) ??
    (mayBeForeign ? (findNote(lines, at) ?? findStrayText(lines, at, text)) : undefined)
  );
}

/** Lines whose first signs say what they are. */
function findMarked(lines: readonly PlacedLine[], at: number, text: string): ForeignLines | undefined {
  return (
    findElision(lines, at) ??
    findFence(lines, at, text) ??
    findTemplateTag(lines, at) ??
    findImport(lines, at) ??
    findShortcode(lines, at) ??
    findComment(lines, at) ??
    (lines[at]!.mayBeText ? undefined : findMailQuote(lines, at, text))
  );
}

function findPasted(lines: readonly PlacedLine[], at: number, text: string): ForeignLines | undefined {
  return (
    findRule(lines, at) ??
    findMarkedName(lines, at) ??
    findLineNumbers(lines, at, text) ??
    findListSigns(lines, at, text)
  );
}

/** A line of a program, as pages of other systems begin with. */
function findImport(lines: readonly PlacedLine[], at: number): ForeignLines | undefined {
  const isImport = (line: PlacedLine | undefined): boolean =>
    line !== undefined &&
    !line.isText &&
    /^(?:import\s+(?:[\w*{}$,\s]+\sfrom\s+)?["'][^"']+["']|export\s+(?:default|const|function)\b(?!\s*:)|const\s+[\w{}$,\s]+=)/.test(
      line.text,
    );
  if (!isImport(lines[at])) return undefined;
  let next = at + 1;
  while (isImport(lines[next])) next += 1;
  const own = lines.slice(at, next);
  const tag = own[0]!.text.trim();
  return {
    explanation: { code: "template-tag", params: { tag }, ...spanOf(own[0]!), edits: blank(own) },
    next,
  };
}

/** A line of WordPress that stands for a form, a gallery and the like: `[contact-form-7 id="12"]`, `[/caption]`. */
function findShortcode(lines: readonly PlacedLine[], at: number): ForeignLines | undefined {
  const line = lines[at]!;
  const tag =
    /^ *(\[(?:[a-z][\w-]*(?: +[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]"',]+))+ *\/?|\/[a-z][\w-]*)\])\s*$/.exec(
      line.text,
    )?.[1];
  if (tag === undefined) return undefined;
  return {
    explanation: { code: "template-tag", params: { tag }, ...spanOf(line), edits: blank([line]) },
    next: at + 1,
  };
}

/** Who wrote it in a chat, and at what time. */
const WRITTEN_AT =
  /^(?:\[?\d{1,2}[:.]\d{2}\b[^:]*\p{L}[^:]*:\s+\S|[A-Z][^:]*[,[(\s]\d{1,2}[:.]\d{2}\b.*\S \S)/u;

/** A sentence, a greeting or a signature at the left edge, where names of a page stand. */
function findStrayText(lines: readonly PlacedLine[], at: number, text: string): ForeignLines | undefined {
  const isStray = (line: PlacedLine | undefined): boolean =>
    line !== undefined &&
    !line.isText &&
    (/^[A-Z][^\s:"]*(?: [^\s:]+){2,}/u.test(line.text) ||
      (/^[A-Z][^:]* \S/u.test(line.text) && !line.text.includes(":")) ||
      /^[A-Z][^:]*[,.!?]\s*$/u.test(line.text) ||
      /^--\s*$/.test(line.text) ||
      isOfNoName(line.text) ||
      WRITTEN_AT.test(line.text));
  if (!isStray(lines[at])) return undefined;
  let next = at + 1;
  // Right below a sentence, a greeting or the two dashes of a signature stands more of it: whoever signs.
  const goesOn = (line: PlacedLine | undefined): boolean =>
    isStray(line) || /^(?:[A-Z][^:]*|={3,}\s*|-{4,}\s*)$/u.test(line?.text ?? "") || isRest(line);
  while (goesOn(lines[next]) || (lines[next]?.text.trim() === "" && isStray(lines[next + 1]))) next += 1;
  const own = lines.slice(at, next);
  const above = lines.slice(0, at).findLast((line) => line.text.trim() !== "");
  const isBelowText = above?.isText === true || /:\s+[|>][-+\d]*\s*$/.test(above?.text ?? "");
  const wrapped = isBelowText ? undefined : asWrapped(text, lines[at - 1], own, lines[next]);
  return {
    explanation: {
      code: "stray-text",
      params: { isBelowText, ...(wrapped && { goesOn: wrapped.name }) },
      ...spanOf(lines[at]!),
      ...(wrapped && { offer: wrapped.offer }),
      edits: blank(own),
    },
    next,
  };
}

/** Words at the left edge that begin as no name does: with one of a letter or two, or with letters of other scripts. */
const isOfNoName = (line: string): boolean =>
  !line.includes(":") &&
  /^(?:[a-np-z][a-z]?(?= \p{L})(?: [^\s:]+)+|(?=[^\0-\x7f])\p{L}\S*(?: [^\s:]+)+|(?=[^\0-\x7f])\p{L}[^\s:,]{3,})\s*$/u.test(
    line,
  );

/** Lines of a sentence that goes on over several: words, and no name. */
function isRest(line: PlacedLine | undefined): boolean {
  return line !== undefined && !line.isText && /^\p{Ll}[^\s:]*(?: [^\s:]+){2,}/u.test(line.text);
}

/** A note of an author to somebody, over more than one line; one line alone is told as a name that nothing has. */
function findNote(lines: readonly PlacedLine[], at: number): ForeignLines | undefined {
  const first = lines[at]!;
  if (!/^ *(?:TODO|FIXME|XXX|NOTE|NB)\b/.test(first.text)) return undefined;
  const goesOn = (line: PlacedLine | undefined): boolean =>
    line !== undefined && !line.isText && /^ *(?![#-])[^\s:][^:]*$/.test(line.text);
  let next = at + 1;
  while (goesOn(lines[next])) next += 1;
  if (next === at + 1) return undefined;
  const own = lines.slice(at, next);
  const params = { isBelowText: false, isNote: true };
  return { explanation: { code: "stray-text", params, ...spanOf(first), edits: blank(own) }, next };
}
