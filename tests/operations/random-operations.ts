import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import type { FileChange, Operation, Place } from "../../renderer/edit/operation.ts";
import type { Path } from "../../renderer/edit/tree-editor.ts";
import type { OptionValue } from "../../renderer/model.ts";
import { invertChanges } from "../../renderer/operations/invert-changes.ts";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import type { SiteFiles } from "../../renderer/site/site-files.ts";
import { findComments } from "../../renderer/yaml/find-comments.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { applyEdits } from "../../renderer/yaml/text-edits.ts";
import type { Random } from "./random.ts";

/** What came of one operation: done, refused, or what is wrong with it. */
export interface Tried {
  operation: Operation;
  refused?: string;
  fault?: string;
  before?: string;
  after?: string;
}

/** Files of a site with some texts in place of theirs. */
export function withTexts(files: SiteFiles, texts: ReadonlyMap<string, string>): SiteFiles {
  const over = Object.create(files) as SiteFiles & { read: SiteFiles["read"] };
  over.read = (file) => texts.get(file) ?? files.read(file);
  return over;
}

/** One random operation on one YAML file, and whether it did what it should. */
export function tryOperation(
  files: SiteFiles,
  file: string,
  other: string,
  random: Random,
): Tried | undefined {
  const before = files.read(file)!;
  const data = dataOf(before);
  const operation = randomOperation(file, data, other, dataOf(files.read(other)!), random);
  if (!operation) return undefined;
  const outcome = planOperation(files, operation);
  if ("refused" in outcome) return { operation, refused: outcome.refused, before };
  const after = textAfter(outcome.changes, file, before);
  const fault = findFault(operation, outcome.changes, before, after, data);
  return { operation, before, after, ...(fault !== undefined && { fault }) };
}

function dataOf(text: string): unknown {
  return parseDocument(text.replace(/^\ufeff/, ""), {
    version: "1.2",
    logLevel: "silent",
    uniqueKeys: false,
  }).toJS();
}

function textAfter(changes: readonly FileChange[], file: string, before: string): string {
  const change = changes.find((one) => one.file === file);
  return change && "after" in change ? change.after : before;
}

function findFault(
  operation: Operation,
  changes: readonly FileChange[],
  before: string,
  after: string,
  data: unknown,
): string | undefined {
  for (const change of changes) {
    if (change.kind !== "edit") return `a file was to be ${change.kind}ed`;
    if (applyEdits(change.before, change.edits) !== change.after) return "the edits do not give the text";
  }
  for (const change of invertChanges(changes)) {
    const done = changes.find(({ file }) => file === change.file);
    if (change.kind !== "edit" || done?.kind !== "edit") return "undo is of another kind";
    if (applyEdits(done.after, change.edits) !== done.before) return "undo does not give the old bytes";
  }
  const isSameFile = !("into" in operation && "at" in operation && operation.into.file !== operation.at.file);
  if (isSameFile) {
    const expected = modelAfter(operation, structuredClone(data));
    if (operation.kind === "duplicate" && expected !== UNKNOWN) takeOverAnchors(expected, dataOf(after));
    if (expected !== UNKNOWN && !isDeepStrictEqual(dataOf(after), expected))
      return `read as ${JSON.stringify(dataOf(after))}, meant ${JSON.stringify(expected)}`;
    const lines = linesFault(operation, before, after);
    if (lines !== undefined) return lines;
  }
  const all = changes.filter((change) => change.kind === "edit");
  const count = (side: "before" | "after"): string[] =>
    all.flatMap((change) => commentsOf(change[side])).sort();
  if (operation.kind === "move" && !isDeepStrictEqual(count("before"), count("after")))
    return "comments were lost";
  // What an entry brings along from another file is not new.
  const known = new Set(all.flatMap(({ before: old }) => parseYaml(old).problems.map(({ code }) => code)));
  const fresh = all
    .flatMap(({ after: now }) => parseYaml(now).problems)
    .filter(({ code }) => !known.has(code) && code !== "doubled-line");
  return fresh.length > 0 ? `new problems: ${fresh.map(({ code }) => code).join(", ")}` : undefined;
}

function commentsOf(text: string): string[] {
  return [...findComments(text)].map(({ comment }) => comment);
}

const UNKNOWN = Symbol("unknown");

/** What a file has to say after an operation, worked out on its data alone. */
function modelAfter(operation: Operation, data: unknown): unknown {
  switch (operation.kind) {
    case "set":
      if (operation.piece !== undefined) return UNKNOWN;
      holderOf(data, operation.at)[operation.at.path.at(-1)!] = operation.value;
      return data;
    case "unset":
      delete holderOf(data, operation.at)[operation.at.path.at(-1)!];
      return data;
    case "delete":
      listOf(data, operation.at.path.slice(0, -1)).splice(Number(operation.at.path.at(-1)), 1);
      return data;
    case "duplicate": {
      const index = Number(operation.at.path.at(-1));
      const list = listOf(data, operation.at.path.slice(0, -1));
      list.splice(index + 1, 0, withoutIds(structuredClone(list[index])));
      // Rows get keys of their own.
      return list === data ? UNKNOWN : data;
    }
    case "insert":
      if (!("value" in operation.entry)) return UNKNOWN;
      listOf(data, operation.into.path).splice(operation.index, 0, operation.entry.value);
      return data;
    case "move": {
      const { at, into, index } = operation;
      const from = listOf(data, at.path.slice(0, -1));
      const to = listOf(data, into.path);
      const place = Number(at.path.at(-1));
      const [entry] = from.splice(place, 1);
      to.splice(from === to && index > place ? index - 1 : index, 0, entry);
      return data;
    }
    default:
      return UNKNOWN;
  }
}

/** Places for links in an entry that is repeated get a number where the name is taken. */
function takeOverAnchors(expected: unknown, actual: unknown): void {
  if (typeof expected !== "object" || typeof actual !== "object" || !expected || !actual) return;
  for (const [name, value] of Object.entries(expected)) {
    const found = (actual as Record<string, unknown>)[name];
    const isNumbered = name === "id" && typeof value === "string" && typeof found === "string";
    if (isNumbered && found.startsWith(`${value}-`) && /^\d+$/.test(found.slice(value.length + 1)))
      (expected as Record<string, unknown>)[name] = found;
    else takeOverAnchors(value, found);
  }
}

function withoutIds(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("type" in value && "id" in value) delete value.id;
  for (const inner of Object.values(value)) withoutIds(inner);
  return value;
}

function holderOf(data: unknown, { path }: Place): Record<string | number, unknown> {
  return path
    .slice(0, -1)
    .reduce((holder, step) => (holder as Record<string | number, unknown>)[step], data) as Record<
    string | number,
    unknown
  >;
}

function listOf(data: unknown, path: Path): unknown[] {
  return path.reduce((holder, step) => (holder as Record<string | number, unknown>)[step], data) as unknown[];
}

/** Lines that an operation has no business with, and that are gone or new. */
function linesFault(operation: Operation, before: string, after: string): string | undefined {
  const bare = (text: string): string[] =>
    text.split(/\r?\n/).flatMap(
      (line) =>
        line
          .trim()
          .replace(/^(?:- *)+/, "")
          .replace(/: \[\]/, ":")
          .replace(/\s+#/, " #")
          // The last entry between brackets has no comma behind it.
          .replace(/,(?=$| #)/, "") || [],
    );
  const [old, now] = [bare(before), bare(after)];
  const missing = difference(old, now);
  const added = difference(now, old);
  const ends = before.endsWith("\n") === after.endsWith("\n") || operation.kind === "set";
  if (!ends) return "the end of the file has another line break";
  if (
    before.includes("\r\n") &&
    after.replaceAll("\r\n", "").includes("\n") &&
    !before.replaceAll("\r\n", "").includes("\n")
  )
    return "line ends are mixed";
  if (before.startsWith("\ufeff") !== after.startsWith("\ufeff")) return "the byte order mark is gone";
  // Between brackets a text below | or > is a text in quotation marks.
  if (missing.some((line) => /[|>][-+\d]*$/.test(line))) return undefined;
  const isFlow = /[[\]{}]|,$|^,/m.test([...missing, ...added].join("\n"));
  if (isFlow) return undefined;
  // Between brackets an entry may come to stand on the line of another one.
  const gone = missing.filter((line) => !added.some((other) => other.includes(line)));
  if (operation.kind === "insert" || operation.kind === "duplicate")
    return gone.length > 0 ? `lines are gone: ${missing.join(" | ")}` : undefined;
  if (operation.kind === "delete" || operation.kind === "unset")
    return added.length > 0 ? `lines are new: ${added.join(" | ")}` : undefined;
  if (operation.kind === "move" && missing.length + added.length > 0)
    return `lines are other: ${missing.join(" | ")} → ${added.join(" | ")}`;
  return undefined;
}

function difference(one: readonly string[], other: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of other) counts.set(line, (counts.get(line) ?? 0) + 1);
  return one.filter((line) => {
    const left = counts.get(line) ?? 0;
    counts.set(line, left - 1);
    return left <= 0;
  });
}

/** Everything in some data: lists, their entries, and named values. */
interface Places {
  lists: { path: Path; length: number }[];
  entries: Path[];
  names: Path[];
}

function placesIn(data: unknown): Places {
  const places: Places = { lists: [], entries: [], names: [] };
  const visit = (value: unknown, path: Path): void => {
    if (typeof value !== "object" || value === null) return;
    const isList = Array.isArray(value);
    if (isList) places.lists.push({ path, length: value.length });
    for (const [name, inner] of Object.entries(value)) {
      const at = [...path, isList ? Number(name) : name];
      (isList ? places.entries : places.names).push(at);
      visit(inner, at);
    }
  };
  visit(data, []);
  return places;
}

const VALUES: readonly OptionValue[] = [
  "Plain words",
  "it's: so # really",
  "two\nlines",
  "ends with a break\n",
  "",
  " margin ",
  "no",
  "1.10",
  "🎹 größer",
  "tab\there",
  "- dash",
  "a".repeat(200),
  12,
  1.5,
  false,
  ["a", "b: c"],
  { label: "x", list: [1, { y: "z" }] },
  [],
  {},
];

const ENTRIES: readonly OptionValue[] = [
  { type: "prose", text: "One\n\nTwo\n" },
  { type: "card", title: "A: b", tags: ["x", "y"] },
  "a text",
];

function randomOperation(
  file: string,
  data: unknown,
  otherFile: string,
  otherData: unknown,
  random: Random,
): Operation | undefined {
  const places = placesIn(data);
  const at = (path: Path | undefined): Place | undefined => path && { file, path };
  const kind = random.pick([
    "set",
    "set",
    "set",
    "unset",
    "insert",
    "insert",
    "delete",
    "duplicate",
    "move",
    "move",
    "move",
    "cross",
  ] as const);
  const entry = at(random.pick(places.entries));
  const name = at(random.pick(places.names));
  const list = random.pick(places.lists);
  switch (kind) {
    case "set": {
      const target = random.chance(0.2)
        ? entry
        : random.chance(0.3) && name
          ? at([...name.path.slice(0, -1), "extra"])
          : name;
      return target && { kind, at: target, value: random.pick(VALUES) };
    }
    case "unset":
      return name && { kind, at: name };
    case "insert":
      return (
        list && {
          kind,
          into: { file, path: list.path },
          index: random.below(list.length + 1),
          entry: { value: random.pick(ENTRIES) },
        }
      );
    case "delete":
    case "duplicate":
      return entry && { kind, at: entry };
    case "move": {
      const same = entry && places.lists.find(({ path }) => path.join() === entry.path.slice(0, -1).join());
      const into = random.chance(0.5) ? same : list;
      if (!entry || !into || entry.path.every((step, index) => into.path[index] === step)) return undefined;
      return { kind, at: entry, into: { file, path: into.path }, index: random.below(into.length + 1) };
    }
    case "cross": {
      const into = random.pick(placesIn(otherData).lists);
      if (!entry || !into || otherFile === file) return undefined;
      return {
        kind: "move",
        at: entry,
        into: { file: otherFile, path: into.path },
        index: random.below(into.length + 1),
      };
    }
  }
}
