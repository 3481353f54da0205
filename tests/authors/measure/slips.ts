import type { SeededRandom } from "../../bench/corpus/seeded-random.ts";
import { isInText } from "./line-changes.ts";

/** One slip of a hand or of a program on one line, which leaves a file that nobody can have meant. */
export interface Slip {
  kind: string;
  /** The line in the text without fault, counted from 1. */
  line: number;
  text: string;
  /** Lines of the changed text that were touched: where a person would look. */
  lines: number[];
  /** Name that was misspelt: what a suggestion has to name, if one is made. */
  meant?: string;
}

/** A line as a slip sees it: ` `, dashes, name and value. */
interface EntryLine {
  margin: string;
  dashes: string;
  name: string;
  value: string;
}

/** What the line becomes, or several; undefined where the slip cannot happen on it. */
type Make = (line: EntryLine, random: SeededRandom, next: string) => string | string[] | undefined;

const written = ({ margin, dashes, name, value }: EntryLine): string =>
  `${margin}${dashes}${name}:${value === "" ? "" : ` ${value}`}`;

const isPlain = (value: string): boolean => /^[\p{L}\d]/u.test(value);

const inName =
  (change: (name: string, at: number) => string): Make =>
  (line, random) => {
    if (line.name.length < 4) return undefined;
    const name = change(line.name, 1 + random.integer(line.name.length - 2));
    return name === line.name ? undefined : written({ ...line, name });
  };

const inDash =
  (sign: string): Make =>
  (line) =>
    line.dashes === "- " ? written({ ...line, dashes: sign }) : undefined;

const SLIPS: Readonly<Record<string, Make>> = {
  "a letter of the name lost": inName((name, at) => name.slice(0, at) + name.slice(at + 1)),
  "a letter of the name twice": inName((name, at) => name.slice(0, at) + name[at] + name.slice(at)),
  "two letters of the name in the other order": inName(
    (name, at) => name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2),
  ),
  "a blank in the name": inName((name, at) => `${name.slice(0, at + 1)} ${name.slice(at + 1)}`),
  "the name with a capital": inName((name) => name[0]!.toUpperCase() + name.slice(1)),
  "the name in capitals": inName((name) => name.toUpperCase()),
  "the name with an s": inName((name) => `${name}s`),
  "a quotation mark before the name": (line) => written({ ...line, name: `"${line.name}` }),
  "the colon lost": (line) =>
    line.value ? written(line).replace(": ", " ") : written(line).replace(/:$/, ""),
  "the blank behind the colon lost": (line) => (line.value ? written(line).replace(": ", ":") : undefined),
  "an equals sign for the colon": (line) => written(line).replace(/:( |$)/, " =$1"),
  "two colons": (line) => written(line).replace(/:( |$)/, "::$1"),
  "a semicolon for the colon": (line) => written(line).replace(/:( |$)/, ";$1"),
  "a wide colon": (line) => written(line).replace(/:( |$)/, "：$1"),
  "a quotation mark that nothing closes": (line) =>
    isPlain(line.value) ? written({ ...line, value: `"${line.value}` }) : undefined,
  "a quotation mark that nothing opens": (line) =>
    isPlain(line.value) ? written({ ...line, value: `${line.value}"` }) : undefined,
  "a quotation mark lost": (line) =>
    /^".*"$/.test(line.value) ? written({ ...line, value: line.value.slice(0, -1) }) : undefined,
  "the first quotation mark lost": (line) =>
    /^".*"$/.test(line.value) ? written({ ...line, value: line.value.slice(1) }) : undefined,
  "a bracket lost": (line) =>
    /^[[{].*[\]}]$/.test(line.value) ? written({ ...line, value: line.value.slice(0, -1) }) : undefined,
  "the first bracket lost": (line) =>
    /^[[{].*[\]}]$/.test(line.value)
      ? written({ ...line, value: line.value.slice(1).trimStart() })
      : undefined,
  "a comma behind the value": (line) =>
    line.value && !/^[|>]/.test(line.value) ? `${written(line)},` : undefined,
  "a value broken at the margin": (line) => broken(line, ""),
  "a value broken under its name": (line) => broken(line, line.margin + line.dashes.replaceAll("-", " ")),
  "one blank too many": (line) => ` ${written(line)}`,
  "two blanks too many": (line) => `  ${written(line)}`,
  "four blanks too many": (line) => `    ${written(line)}`,
  "one blank too few": (line) => (line.margin ? written(line).slice(1) : undefined),
  "two blanks too few": (line) => (line.margin.length > 1 ? written(line).slice(2) : undefined),
  "four blanks too few": (line) => (line.margin.length > 3 ? written(line).slice(4) : undefined),
  "at the margin": (line) => (line.margin.length > 2 ? written(line).trimStart() : undefined),
  "a tab for the margin": (line) => (line.margin ? `\t${written(line).trimStart()}` : undefined),
  "the dash lost": inDash("  "),
  "the dash and its blanks lost": inDash(""),
  "the dash glued": inDash("-"),
  "two dashes": inDash("- - "),
  "a long dash": inDash("– "),
  "a star for the dash": inDash("* "),
  "a point for the dash": inDash("• "),
  "a number for the dash": inDash("1. "),
  "a dash too many": (line) => (line.dashes === "" ? written({ ...line, dashes: "- " }) : undefined),
  "the next line joined": (line, _, next) =>
    next.trim() && !/^\s*#/.test(next) ? [`${written(line)} ${next.trim()}`, ""] : undefined,
  "the next line glued": (line, _, next) =>
    next.trim() && !/^\s*#/.test(next) ? [`${written(line)}${next.trim()}`, ""] : undefined,
};

/** Its words from the third on stand on a line of their own. */
function broken(line: EntryLine, margin: string): string[] | undefined {
  const words = line.value.split(" ");
  if (!isPlain(line.value) || words.length < 4) return undefined;
  return [written({ ...line, value: words.slice(0, 2).join(" ") }), margin + words.slice(2).join(" ")];
}

/** Draws one slip on one line of a text; undefined where it cannot happen there. */
export function drawSlip(text: string, random: SeededRandom): Slip | undefined {
  const lines = text.split("\n");
  const at = random.integer(lines.length);
  const entry = /^( *)((?:- )*)([\w$-]+):(?: +(.*))?$/.exec(lines[at]!);
  if (!entry || isInText(lines, at, entry[1]!.length)) return undefined;
  const [, margin = "", dashes = "", name = "", value = ""] = entry;
  const kinds = Object.keys(SLIPS);
  const kind = kinds[random.integer(kinds.length)]!;
  const next = lines[at + 1] ?? "";
  const made = SLIPS[kind]!({ margin, dashes, name, value }, random, next);
  if (made === undefined) return undefined;
  const isJoined = Array.isArray(made) && made[1] === "";
  const put = Array.isArray(made) ? (isJoined ? made.slice(0, 1) : made) : [made];
  const changed = [...lines.slice(0, at), ...put, ...lines.slice(at + (isJoined ? 2 : 1))].join("\n");
  if (changed === text) return undefined;
  return {
    kind,
    line: at + 1,
    text: changed,
    lines: put.map((_, index) => at + 1 + index),
    ...(/name/.test(kind) && !/quotation/.test(kind) && { meant: name }),
  };
}
