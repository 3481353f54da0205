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

/** Names whose values are names themselves: of blocks, collections, icons, pages. */
const OF_NAMES =
  /^(?:type|source|layout|icon|use|figure|href|accent|image|src|author|tone|look|size|theme|region)$/;

function inValue(change: (value: string, at: number) => string): Make {
  return (line, random) => {
    if (!OF_NAMES.test(line.name) || !/^[/a-z][\w/-]{3,}$/.test(line.value)) return undefined;
    const value = change(line.value, 1 + random.integer(line.value.length - 2));
    return value === line.value ? undefined : written({ ...line, value });
  };
}

/** What a value of some form becomes in another country, or in another format. */
function replaced(pattern: RegExp, by: string): Make {
  return (line) =>
    pattern.test(line.value) ? written({ ...line, value: line.value.replace(pattern, by) }) : undefined;
}

/** Its words from the third on stand on a line of their own. */
function broken(line: EntryLine, margin: string): string[] | undefined {
  const words = line.value.split(" ");
  if (!isPlain(line.value) || words.length < 4) return undefined;
  return [written({ ...line, value: words.slice(0, 2).join(" ") }), margin + words.slice(2).join(" ")];
}

/** Slips in values, for which the name tells what kind they are. */
const OF_VALUES: Readonly<Record<string, Make>> = {
  "a letter of the value lost": inValue((value, at) => value.slice(0, at) + value.slice(at + 1)),
  "a letter of the value twice": inValue((value, at) => value.slice(0, at) + value[at] + value.slice(at)),
  "two letters of the value in the other order": inValue(
    (value, at) => value.slice(0, at) + value[at + 1] + value[at] + value.slice(at + 2),
  ),
  "a blank for a hyphen": inValue((value) => value.replace("-", " ")),
  "an underscore for a hyphen": inValue((value) => value.replace("-", "_")),
  "no hyphen": inValue((value) => value.replace("-", "")),
  "the value with a capital": inValue((value) => value.replace(/[a-z]/, (sign) => sign.toUpperCase())),
  "the value with an s": inValue((value) => `${value}s`),
  "a point behind the value": inValue((value) => `${value}.`),
  "a word for true or false": (line, random) =>
    /^(?:true|false)$/.test(line.value)
      ? written({
          ...line,
          value: random.pick(line.value === "true" ? ["yes", "ja", "on", "1"] : ["no", "nein", "off", "0"]),
        })
      : undefined,
  "a date with points": replaced(/^"?(\d{4})-(\d\d)-(\d\d)"?$/, "$3.$2.$1"),
  "a date with strokes": replaced(/^"?(\d{4})-(\d\d)-(\d\d)"?$/, "$2/$3/$1"),
  "a day that there is not": replaced(/^("?\d{4}-\d\d-)(\d\d)("?)$/, "$139$3"),
  "a time with a point": replaced(/^"?(\d\d):(\d\d)"?$/, "$1.$2"),
  "a number with a unit": replaced(/^(\d+)$/, "$1 px"),
  "a number in words": replaced(/^[1-9]$/, "three"),
  "an address without its stroke": (line) =>
    /^\/[a-z]/.test(line.value) ? written({ ...line, value: line.value.slice(1) }) : undefined,
  "an address with its file": (line) =>
    line.name === "href" && /^\/[a-z/-]+$/.test(line.value)
      ? written({ ...line, value: `${line.value}.html` })
      : undefined,
  "an address with the host": (line) =>
    line.name === "href" && /^\/[a-z/-]+$/.test(line.value)
      ? written({ ...line, value: `www.2sd.example${line.value}` })
      : undefined,
  "an address without its scheme": replaced(/^https:\/\//, ""),
  "a scheme with one stroke": replaced(/^https:\/\//, "https:/"),
  "a backslash": replaced(/\/(?=[a-z])/, "\\"),
  "a dollar lost": replaced(/\$\{/, "{"),
  "a brace lost": replaced(/\$\{([\w.]+)\}/, "${$1"),
  "an opening brace lost": replaced(/\$\{([\w.]+)\}/, "$$$1}"),
  "round brackets for braces": replaced(/\$\{([\w.]+)\}/, "$$($1)"),
  "two pairs of braces": replaced(/\$\{([\w.]+)\}/, "{{ $1 }}"),
  "a letter of a binding lost": replaced(/\$\{([\w.]+)\w\}/, "${$1}"),
  "the root of a binding lost": replaced(/\$\{\w+\.([\w.]+)\}/, "${$1}"),
  "a blank in a binding": replaced(/\$\{(\w+)\.([\w.]+)\}/, "${$1 $2}"),
};

const ALL: Readonly<Record<string, Make>> = { ...SLIPS, ...OF_VALUES };

/** Names of all slips. */
export const SLIP_KINDS: readonly string[] = Object.keys(ALL);

/** A line that names something, in its parts; undefined for any other, and for a line of a text. */
export function entryAt(lines: readonly string[], at: number): EntryLine | undefined {
  const entry = /^( *)((?:- )*)([\w$-]+):(?: +(.*))?$/.exec(lines[at]!);
  if (!entry || isInText(lines, at, entry[1]!.length)) return undefined;
  const [, margin = "", dashes = "", name = "", value = ""] = entry;
  return { margin, dashes, name, value };
}

/** The lines that stand in the place of one after a slip; undefined where it cannot happen there. */
export function slipOn(
  lines: readonly string[],
  at: number,
  kind: string,
  random: SeededRandom,
): { put: string[]; isJoined: boolean } | undefined {
  const entry = entryAt(lines, at);
  const made = entry && ALL[kind]!(entry, random, lines[at + 1] ?? "");
  if (made === undefined) return undefined;
  const isJoined = Array.isArray(made) && made[1] === "";
  return { put: Array.isArray(made) ? (isJoined ? made.slice(0, 1) : made) : [made], isJoined };
}

/** Draws one slip on one line of a text; undefined where it cannot happen there. */
export function drawSlip(text: string, random: SeededRandom): Slip | undefined {
  const lines = text.split("\n");
  const at = random.integer(lines.length);
  const entry = entryAt(lines, at);
  if (!entry) return undefined;
  const kind = random.pick(SLIP_KINDS);
  const slip = slipOn(lines, at, kind, random);
  if (!slip) return undefined;
  const { put, isJoined } = slip;
  const changed = [...lines.slice(0, at), ...put, ...lines.slice(at + (isJoined ? 2 : 1))].join("\n");
  if (changed === text) return undefined;
  return {
    kind,
    line: at + 1,
    text: changed,
    lines: put.map((_, index) => at + 1 + index),
    ...(/name/.test(kind) && !/quotation/.test(kind) && { meant: entry.name }),
  };
}
