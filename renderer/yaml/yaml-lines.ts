import type { Explanation } from "./explanation.ts";

/** One line of a text: offsets from 0, `end` before the line break; `text` without a carriage return. */
export interface Line {
  start: number;
  end: number;
  text: string;
}

/** The line that an offset is in. */
export function lineAt(text: string, offset: number): Line {
  const start = offset <= 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  const next = text.indexOf("\n", start);
  const end = next === -1 ? text.length : next;
  return { start, end, text: text.slice(start, end).replace(/\r$/, "") };
}

/** Number of spaces before the first other character. */
export function indentationOf(line: string): number {
  return /^ */.exec(line)![0].length;
}

/** A text in quotation marks, as YAML wants it. */
export function quote(text: string): string {
  return text.includes('"') || text.includes("\\") ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** Explains a mistake that can be seen in its line alone: a colon in a text, a dash without a space … */
export function explainLine(text: string, at: number): Explanation | undefined {
  const line = lineAt(text, at);
  const here = explainNames(line) ?? explainValue(line);
  if (here) return here;
  // YAML joins a word without a colon to the line below and complains there, or the other way round.
  if (line.end < text.length) {
    const below = lineAt(text, line.end + 1);
    const isNested = indentationOf(below.text) > indentationOf(line.text);
    if (isNested && explainNames(below)?.code === "missing-space") return explainNames(below);
  }
  return undefined;
}

/** A dash without a space that goes unnoticed until the next dash below it: then that line is the right one. */
export function explainGluedDashAbove(text: string, at: number): Explanation | undefined {
  const isRemark = (line: Line): boolean => /^\s*(#|$)/.test(line.text);
  let line = lineAt(text, at);
  while (isRemark(line) && line.end < text.length) line = lineAt(text, line.end + 1);
  if (!/^ *-(\s|$)/.test(line.text)) return undefined;
  const margin = indentationOf(line.text);
  while (line.start > 0) {
    line = lineAt(text, line.start - 1);
    const own = indentationOf(line.text);
    if (isRemark(line) || own > margin) continue;
    const found = own === margin ? explainNames(line) : undefined;
    return found?.code === "glued-dash" ? found : undefined;
  }
  return undefined;
}

function explainNames(line: Line): Explanation | undefined {
  const glued = /^(\s*(?:- +)*)-(?=[A-Za-z"'][\w-]*["']?\s*:(?:\s|$))/.exec(line.text);
  if (glued) {
    const start = line.start + glued[0].length - 1;
    return insertion(
      "glued-dash",
      start,
      start + 2,
      start + 1,
      " ",
      "The dash of a list needs a space after it.",
      `Write "- ${line.text.slice(glued[0].length).trimEnd()}".`,
    );
  }
  const noBreak = /^(\s*(?:- +)*[A-Za-z][\w-]*:)\u00a0/.exec(line.text);
  if (noBreak) {
    const start = line.start + noBreak[1]!.length;
    return replacement(
      "no-break-space",
      start,
      start + 1,
      " ",
      "The space here is a no-break space, which does not count as a space in YAML.",
      "Replace it by an ordinary space.",
    );
  }
  const margin = /^[ ]*\u00a0[ \u00a0]*/.exec(line.text);
  if (margin) {
    const start = line.start + margin[0].indexOf("\u00a0");
    const end = line.start + margin[0].length;
    return replacement(
      "no-break-space",
      start,
      end,
      " ".repeat(end - start),
      "This line is indented with no-break spaces, which do not count as spaces in YAML.",
      "Replace them by ordinary spaces.",
    );
  }
  const noSpace = /^(\s*(?:- +)*)([A-Za-z][\w-]*):(?!\/\/)(?=[^\s:])/.exec(line.text);
  if (noSpace && !/:\s/.test(line.text.replace(/\s+#.*$/, ""))) {
    const colon = line.start + noSpace[0].length - 1;
    const name = noSpace[2]!;
    return insertion(
      "missing-space",
      colon - name.length,
      colon + 1,
      colon + 1,
      " ",
      `A space is missing after "${name}:".`,
      `Write "${name}: ${line.text.slice(noSpace[0].length).trim()}".`,
    );
  }
  const quotedName = /^(\s*(?:- +)*)("[^"]*"|'[^']*'):(?=\S)/.exec(line.text);
  if (quotedName) {
    const colon = line.start + quotedName[0].length - 1;
    return insertion(
      "missing-space",
      line.start + quotedName[1]!.length,
      colon + 1,
      colon + 1,
      " ",
      `A space is missing after ${quotedName[2]}:.`,
      "Write a space after the colon.",
    );
  }
  const equals = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(\s*=\s*)(?=\S)/.exec(line.text);
  if (equals) {
    const start = line.start + equals[1]!.length;
    const sign = start + equals[2]!.length;
    return {
      ...replacement(
        "missing-colon",
        start,
        sign + equals[3]!.length,
        ": ",
        `After the name "${equals[2]}" comes a colon, not an equals sign.`,
        `Write "${equals[2]}: ${line.text.slice(equals[0].length).trimEnd()}".`,
      ),
      fix: { start: sign, end: sign + equals[3]!.length, text: ": " },
      edits: [{ start: sign, end: sign + equals[3]!.length, text: ": " }],
    };
  }
  const alone = /^(\s*(?:- +)*)([A-Za-z][\w-]*)\s*$/.exec(line.text);
  if (alone) {
    const start = line.start + alone[1]!.length;
    const end = start + alone[2]!.length;
    const { fix: _, ...problem } = insertion(
      "missing-colon",
      start,
      end,
      end,
      ":",
      `A colon is missing after "${alone[2]}".`,
      `Write "${alone[2]}: value".`,
    );
    return problem;
  }
  const spaced = /^(\s*(?:- +)*)([A-Za-z][\w-]*)(?= +\S)(?![^:]*:(?:\s|$))/.exec(line.text);
  if (spaced && !/["'[{&*!|>#]/.test(line.text[spaced[0].length + 1] ?? "")) {
    const start = line.start + spaced[1]!.length;
    const end = line.start + line.text.trimEnd().length;
    return {
      code: "missing-colon",
      start,
      end,
      path: [],
      message: "There is no colon on this line, so it is not clear what is the name and what the value.",
      hint: `Write "${spaced[2]}: ${line.text.slice(spaced[0].length).trim()}", or indent the line if it continues the text above.`,
    };
  }
  return undefined;
}

/** Explains a value that YAML does not take for a text. */
function explainValue(line: Line): Explanation | undefined {
  const parts = /^(\s*(?:- +)*(?:(?:[\w$-]+|"[^"]*"|'[^']*'):\s+)?)(\S.*)$/.exec(line.text);
  if (!parts) return undefined;
  const [, before, rest] = parts as unknown as [string, string, string];
  const value = rest.replace(/\s+#\s.*$/, "").trimEnd();
  const start = line.start + before.length;
  const end = start + value.length;
  const first = value[0]!;
  const quoted = quote(value);
  const put = (code: string, message: string, text = quoted): Explanation => ({
    code,
    start,
    end,
    path: [],
    message,
    hint: `Put the text in quotation marks: ${text}`,
    fix: { start, end, text },
    edits: [{ start, end, text }],
  });
  if (/[@`%]/.test(first))
    return put("reserved-character", `A text cannot start with ${first} unless it is in quotation marks.`);
  if (first === "*" || first === "&" || first === "!")
    return put(
      first === "*" ? "yaml-alias" : first === "&" ? "yaml-anchor" : "yaml-tag",
      `A text cannot start with ${first} unless it is in quotation marks.`,
    );
  if (/[“”„«»‘’‚]/.test(first)) {
    const inner = value.replace(/^[“”„«»‘’‚]|[“”„«»‘’‚]$/g, "");
    return put(
      "smart-quotes",
      "Curly quotation marks do not hold a text together in YAML; only straight ones do.",
      quote(inner),
    );
  }
  if (first === '"' || first === "'") {
    const inner = value.length > 1 && value.endsWith(first) ? value.slice(1, -1) : undefined;
    if (inner?.includes(first) && !holdsTwoQuotations(inner, first)) {
      const text =
        first === "'"
          ? `'${inner.replaceAll(/''|'/g, "''")}'`
          : inner.includes("'")
            ? `"${inner.replace(/(?<!\\)"/g, '\\"')}"`
            : `'${inner}'`;
      return put("quote-inside", `The text holds the quotation mark ${first} that also ends it.`, text);
    }
    return put("text-after-quote", "Text follows after the closing quotation mark.");
  }
  if (first === "[" || first === "{") {
    const closing = first === "[" ? "]" : "}";
    const close = value.lastIndexOf(closing);
    if (close > 0 && close < value.length - 1)
      return put("bracket-start", `A text cannot start with ${first} unless it is in quotation marks.`);
    if (close === value.length - 1 && /^\{[\w.]+\}$/.test(value))
      return put("bracket-start", `A text cannot start with ${first} unless it is in quotation marks.`);
    return undefined;
  }
  if (
    (first === ">" || first === "|") &&
    /^[>|][-+\d]*\s*\S/.test(value) &&
    !/^[>|][-+\d]*\s*#/.test(value)
  ) {
    return put(
      "reserved-character",
      `After ${first} the text starts on the next line; a text that begins with ${first} needs quotation marks.`,
    );
  }
  if (before.includes(":") && /^-(\s|$)/.test(value)) {
    return {
      code: "list-on-line",
      start,
      end,
      path: [],
      message: "A list starts on the line below its name.",
      hint: "Move the dash to the next line and indent it.",
      edits: [{ start, end, text: quoted }],
    };
  }
  const colon = /:(?=\s|$)/.exec(value);
  if (colon && before.trim() !== "" && before.includes(":")) {
    return put(
      "colon-in-text",
      "A colon followed by a space ends a name, so this text cannot be read as one.",
    );
  }
  return undefined;
}

/** True for what is between the outer marks of `"one" and "two"`, where they are no pair. */
function holdsTwoQuotations(inner: string, mark: string): boolean {
  const closing = inner.indexOf(mark);
  const opening = inner.lastIndexOf(mark);
  return (
    closing < opening && /^.[\s,.;:!?)]/.test(inner.slice(closing)) && /\s$/.test(inner.slice(0, opening))
  );
}

function insertion(
  code: string,
  start: number,
  end: number,
  at: number,
  text: string,
  message: string,
  hint: string,
): Explanation {
  const edit = { start: at, end: at, text };
  return { code, start, end, path: [], message, hint, fix: edit, edits: [edit] };
}

function replacement(
  code: string,
  start: number,
  end: number,
  text: string,
  message: string,
  hint: string,
): Explanation {
  const edit = { start, end, text };
  return { code, start, end, path: [], message, hint, fix: edit, edits: [edit] };
}
