/** One line of a file deleted, doubled, moved or shifted. */
export interface LineChange {
  change: "delete" | "double" | "swap" | "to next block" | "indent" | "outdent";
  /** The line, counted from 1, in the text without fault. */
  line: number;
  text: string;
  /** Lines of the changed text that were touched. */
  lines: number[];
}

/** Every change of one line of a text. Blank lines and comments stay: nobody means anything by them. */
export function changesOf(text: string): LineChange[] {
  const lines = text.split("\n");
  const changes: LineChange[] = [];
  const make = (change: LineChange["change"], at: number, next: string[], touched: number[]): void => {
    const changed = next.join("\n");
    if (changed !== text)
      changes.push({ change, line: at + 1, text: changed, lines: touched.map((one) => one + 1) });
  };
  for (const [at, line] of lines.entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    make("delete", at, [...lines.slice(0, at), ...lines.slice(at + 1)], [at - 1, at]);
    make("double", at, [...lines.slice(0, at + 1), ...lines.slice(at)], [at, at + 1]);
    const put = (to: string): string[] => [...lines.slice(0, at), to, ...lines.slice(at + 1)];
    make("indent", at, put(`  ${line}`), [at]);
    if (line.startsWith("  ")) make("outdent", at, put(line.slice(2)), [at]);
    const below = lines[at + 1];
    if (below !== undefined && !/^\s*(#|$)/.test(below))
      make("swap", at, [...lines.slice(0, at), below, line, ...lines.slice(at + 2)], [at, at + 1]);
    const start = lines.findIndex((one, index) => index > at && /^(?: {2})?- /.test(one));
    if (start > at + 1 && !/^ {0,2}\S/.test(line))
      make(
        "to next block",
        at,
        [...lines.slice(0, at), ...lines.slice(at + 1, start + 1), line, ...lines.slice(start + 1)],
        [at, start - 1, start],
      );
  }
  return changes;
}

/** What a line is: the shape of its cluster. @param at  Index of the line, from 0. */
export function kindOfLine(lines: readonly string[], at: number): string {
  const line = lines[at]!;
  const margin = /^ */.exec(line)![0].length;
  if (isInText(lines, at, margin)) return "line of a text";
  if (/^\s*- type:/.test(line)) return margin === 2 ? "- type" : "inner - type";
  if (/^- \w+:/.test(line)) return "first line of a row";
  if (/^\s*- [\w]+:(\s|$)/.test(line)) return "first line of an entry";
  if (/^\s*- \{/.test(line)) return "entry in braces";
  if (/^\s*- /.test(line)) return "entry of texts";
  const key = /^\s*([\w-]+):\s*(.*)$/.exec(line);
  if (!key) return "other";
  const opens = key[2] === "" ? "opening" : /^[|>]/.test(key[2]!) ? "text opening" : "option";
  if (/^(type|blocks|item|items|source|each|title|id|slug|where|sort|limit)$/.test(key[1]!))
    return `${key[1]}: (${opens}${margin === 0 ? ", top" : ""})`;
  return `${opens}${margin === 0 ? " (top)" : ""}`;
}

/** The nearest line above that stands further left opens a text, or belongs to one itself. */
export function isInText(lines: readonly string[], at: number, margin: number): boolean {
  for (let above = at - 1; above >= 0; above -= 1) {
    const line = lines[above]!;
    const own = /^ */.exec(line)![0].length;
    if (line.trim() === "" || own >= margin) continue;
    return /:\s*[|>][-+\d]*\s*$/.test(line) || isInText(lines, above, own);
  }
  return false;
}
