import type { Problem } from "../../../renderer/model.ts";

/** Sentences of hints that name what to write. */
const forms: readonly RegExp[] = [
  /Did you mean "([^"]+)"\?/,
  /Write "(.+)"(?:\.| if|,|$)/,
  /Write (?!it |the |a |one |top, |straight |what |where |its |blocks: |time|title|name|- type: and|- type: page once|- \w+: value|their|out|an )([^"].*?)\.?$/,
  /in quotation marks: (.+?)(?:\. If it is.*)?$/,
  /with a dollar sign and braces: (.+)$/,
  /A binding is written (\$\{.+\})\.?$/,
  /path under public\/: (.+)$/,
  /starts with a slash: (.+)$/,
  /Close it(?: at the end of the text)?: (.+)$/,
  /Write it as visitors get it: (.+)$/,
  /(?:Rename|Move) it to ([^,]+?)(?:, for example)?\.$/,
];

/** The value that a hint tells the author to write; undefined for one that only explains. */
export function valueNamed({ hint }: Problem): string | undefined {
  if (!hint) return undefined;
  for (const form of forms) {
    const value = form.exec(hint)?.[1];
    // Three dots and the word "value" stand for what only the author knows.
    if (value !== undefined && !/…|: value$|\.\.\.$/.test(value)) return value;
  }
  return undefined;
}

/** The file with a hint's value where an author would put it: over what is marked, to the end of its line, as its value. */
export function applyHint(text: string, { range }: Problem, value: string): string[] {
  const { start, end } = range;
  const stop = text.indexOf("\n", start.offset);
  const lineEnd = stop === -1 ? text.length : stop;
  const first = text.lastIndexOf("\n", start.offset - 1) + 1;
  const put = (from: number, to: number, what: string): string => text.slice(0, from) + what + text.slice(to);
  const line = text.slice(first, lineEnd);
  const opening = /^(\s*(?:- +)*(?:[\w$-]+:\s+)?)/.exec(line)![0].length;
  const results = [
    put(start.offset, end.offset, value),
    put(start.offset, lineEnd, value),
    put(first + opening, lineEnd, value),
  ];
  const margin = /^\s*(?:- +)*/.exec(line)![0].length;
  results.push(put(first + margin, lineEnd, value));
  if (/^- /.test(value)) results.push(put(first + /^ */.exec(line)![0].length, lineEnd, value));
  if (/^#/.test(value)) results.push(put(start.offset, end.offset, `"${value}"`));
  return [...new Set(results)];
}
