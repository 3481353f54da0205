import { escapeXml } from "../formats/escape.ts";
import { groupBy } from "../group-by.ts";
import { partsOf } from "./codes.ts";
import type { SentText } from "./exchange.ts";

/** The namespace of XLIFF 2.0 and 2.1. */
export const XLIFF = "urn:oasis:names:tc:xliff:document:2.0";

/**
 * Texts as XLIFF 2.1, one `file` for each file of the site. What stands in braces is a `ph` that can be moved and not
 * deleted. A translation whose original has changed goes along as `initial`, the old original beside it as a note.
 *
 * @param langs Language tags: `en`, `de`.
 * @see https://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html
 */
export function writeXliff(texts: readonly SentText[], langs: { source: string; target: string }): string {
  const files = [...groupBy(texts, ({ file }) => file)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF}" version="2.1" srcLang="${attribute(langs.source)}" trgLang="${attribute(langs.target)}">`,
    ...files.flatMap(([file, units], index) => [
      `  <file id="f${index + 1}" original="${attribute(file)}" xml:space="preserve">`,
      ...units.flatMap(unitLines),
      "  </file>",
    ]),
    "</xliff>",
    "",
  ].join("\n");
}

function unitLines(text: SentText): string[] {
  const codes = new Map<string, string>();
  const source = inline(text.original, codes);
  const target = text.translation === undefined ? undefined : inline(text.translation, codes);
  const notes = notesOf(text);
  const isStale = text.old !== undefined;
  return [
    `    <unit id="${text.name}">`,
    "      <notes>",
    ...notes.map(
      ([category, note], index) =>
        `        <note id="n${index + 1}" category="${category}">${content(note)}</note>`,
    ),
    "      </notes>",
    ...(codes.size > 0
      ? [
          "      <originalData>",
          ...[...codes].map(([code, id]) => `        <data id="${id}">${content(code)}</data>`),
          "      </originalData>",
        ]
      : []),
    `      <segment id="s1" state="${text.state}"${isStale ? ' subState="site:original-changed"' : ""}>`,
    `        <source>${source}</source>`,
    ...(target === undefined ? [] : [`        <target>${target}</target>`]),
    "      </segment>",
    "    </unit>",
  ];
}

function notesOf({ page, note, limit, old }: SentText): [string, string][] {
  return [
    ["page", page],
    ...(note === undefined ? [] : [["option", note] satisfies [string, string]]),
    ...(limit === undefined ? [] : [["limit", `At most ${limit} characters.`] satisfies [string, string]]),
    ...(old === undefined ? [] : [["old-original", old] satisfies [string, string]]),
  ];
}

/** A text with its codes as placeholders; the same code in source and target has the same id. */
function inline(text: string, codes: Map<string, string>): string {
  const seen = new Map<string, number>();
  return partsOf(text)
    .map((part) => {
      if ("words" in part) return content(part.words);
      const data = codes.get(part.code) ?? `d${codes.size + 1}`;
      codes.set(part.code, data);
      const count = (seen.get(part.code) ?? 0) + 1;
      seen.set(part.code, count);
      const id = `${data}-${count}`;
      const shown = attribute(part.code);
      return `<ph id="${id}" dataRef="${data}" equiv="${shown}" disp="${shown}" canDelete="no"/>`;
    })
    .join("");
}

/** What XML cannot hold at all, XLIFF has an element for. A bare carriage return would be read as a line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that need the element
const NEEDS_ELEMENT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

function content(text: string): string {
  return text
    .split(/(\r)/)
    .map((part) => (part === "\r" ? "&#13;" : withElements(part)))
    .join("");
}

function withElements(text: string): string {
  let written = "";
  let from = 0;
  for (const match of text.matchAll(NEEDS_ELEMENT)) {
    const hex = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    written += `${escapeXml(text.slice(from, match.index))}<cp hex="${hex}"/>`;
    from = match.index + 1;
  }
  return written + escapeXml(text.slice(from));
}

function attribute(text: string): string {
  return escapeXml(text).replaceAll("\n", "&#10;").replaceAll("\t", "&#9;");
}
