import { readJson } from "../yaml/read-json.ts";
import { editedRange, type TextEdit } from "../yaml/text-edits.ts";
import { findNode, type MapNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import { findSchemaFault } from "./find-schema-fault.ts";
import { type MeantPart, meantPart, partAt } from "./meant-part.ts";
import { type FaultPlace, type PlacedComplaint, type SchemaComplaint, SchemaFault } from "./schema-fault.ts";
import type { Schema } from "./schema-types.ts";

export function atStart(text: string, complaint: SchemaComplaint): SchemaFault {
  const end = text.indexOf("\n");
  return new SchemaFault(complaint, { start: 0, end: end === -1 ? text.length : end });
}

/** A fault at a part of a schema that can be read, with what is meant by it. */
export function atPath(text: string, schema: Schema, fault: PlacedComplaint): SchemaFault {
  const { tree } = readJson(text);
  return (
    (tree && place(text, tree, fault, meantPart(schema, fault.path, fault.complaint))) ??
    atStart(text, fault.complaint)
  );
}

/** Of a schema with many mistakes so many are told at once. */
const MOST = 20;

/** What is wrong with a schema as a schema: the first fault, and those that are left once each is as it is meant. */
export function placeSchemaFaults(text: string, raw: Schema): SchemaFault | undefined {
  const { tree } = readJson(text);
  const found: SchemaFault[] = [];
  const mended = structuredClone(raw);
  while (found.length < MOST) {
    const fault = findSchemaFault(mended);
    if (!fault) break;
    const meant = meantPart(mended, fault.path, fault.complaint);
    const placed = tree && place(text, tree, fault, meant);
    // Within what has another name by now; it is told once that is written.
    if (!placed && found.length > 0) break;
    found.push(placed ?? atStart(text, fault.complaint));
    if (!meant || !placed) break;
    mend(mended, fault.path, meant);
  }
  const [first, ...others] = found;
  return first && new SchemaFault(first.complaint, { ...first.place!, others });
}

function place(
  text: string,
  tree: TreeNode,
  { path, complaint }: PlacedComplaint,
  meant: MeantPart | undefined,
): SchemaFault | undefined {
  const steps = writtenPath(tree, path);
  const { node, entry, depth } = findNode(tree, steps);
  if (depth < steps.length || depth === 0) return undefined;
  // What is named by a key; in a list, the name is a value.
  const isName = NAMED.has(complaint.case) && typeof steps.at(-1) === "string";
  const span = isName && entry ? { start: entry.keyStart, end: entry.keyEnd } : visibleSpan(node, text);
  const isElsewhere = steps.at(-1) === "$ref" && path.at(-1) !== "$ref";
  const corrected = meant && !isElsewhere ? correction(text, tree, node, span, meant) : undefined;
  // It is said with the complaint.
  if (corrected && "guess" in complaint) {
    delete corrected.write;
    delete corrected.guess;
  }
  return new SchemaFault(complaint, { ...span, ...corrected });
}

/**
 * A path through a schema with all references put in place, as the text has it: on from where a reference leads within
 * the file, and no further than the reference where it leads out of it.
 */
function writtenPath(tree: TreeNode, path: readonly string[]): (string | number)[] {
  let steps: (string | number)[] = [];
  for (const step of path) {
    const next = /^\d+$/.test(step) ? Number(step) : step;
    const { node } = findNode(tree, steps);
    const reference = node.kind === "map" && !node.entries.has(step) && node.entries.get("$ref")?.value;
    if (reference && reference.kind === "scalar") {
      const own = /^#\/definitions\/([^/]+)$/.exec(String(reference.value))?.[1];
      if (own === undefined) return [...steps, "$ref"];
      steps = ["definitions", own];
    }
    steps.push(next);
  }
  return steps;
}

const NAMED: ReadonlySet<SchemaComplaint["case"]> = new Set([
  "unknown-keyword",
  "idle-keyword",
  "loose-field",
  "listed-fields",
  "stated-option",
  "kept-option",
  "unknown-condition",
  "holds-without",
  "open-group",
  "misplaced-keyword",
  "lone-condition",
  "kept-name",
]);

function correction(
  text: string,
  tree: TreeNode,
  node: TreeNode,
  span: { start: number; end: number },
  meant: MeantPart,
): Omit<FaultPlace, "start" | "end"> {
  if (meant.part === "name") return { guess: meant.name, offer: { ...span, text: meant.name } };
  if (meant.part === "required") {
    const offer = moveRequired(text, tree, meant);
    return { write: `"required": ${written(meant.fields)} beside "properties"`, ...(offer && { offer }) };
  }
  const { value, beside = {} } = meant;
  const further = Object.entries(beside).map(([name, one]) => `, "${name}": ${written(one)}`);
  const whole = written(value) + further.join("");
  return { write: whole, offer: { start: node.start, end: node.end, text: whole } };
}

/** `required: true` out of the fields of a group, and their names into the list beside them. */
function moveRequired(
  text: string,
  tree: TreeNode,
  { fields, group, keyword }: MeantPart & { part: "required" },
): TextEdit | undefined {
  const owner = findNode(tree, group).node;
  const properties = owner.kind === "map" ? owner.entries.get("properties") : undefined;
  if (owner.kind !== "map" || properties?.value.kind !== "map") return undefined;
  const edits: TextEdit[] = [];
  const names: string[] = [];
  const list = owner.entries.get("required")?.value;
  const listed = list?.kind === "list" ? list.items.map((item) => item.kind === "scalar" && item.value) : [];
  for (const field of fields) {
    const map = properties.value.entries.get(field)?.value;
    if (map?.kind !== "map") return undefined;
    const flag = map.entries.get(keyword)!.value;
    edits.push(withoutEntry(map, keyword));
    if (flag.kind === "scalar" && flag.value === true && !listed.includes(field)) names.push(field);
  }
  const added = names.map((name) => written(name)).join(", ");
  const last = list?.kind === "list" ? list.items.at(-1) : undefined;
  if (added !== "" && list?.kind === "list")
    edits.push(
      last
        ? { start: last.end, end: last.end, text: `, ${added}` }
        : { start: list.start + 1, end: list.start + 1, text: added },
    );
  else if (added !== "") {
    const start = properties.keyStart - 1;
    const gap = /(?:\r?\n)?[ \t]*$/.exec(text.slice(0, start))![0] || " ";
    edits.push({ start, end: start, text: `"required": [${added}],${gap}` });
  }
  const start = Math.min(...edits.map((edit) => edit.start));
  const end = Math.max(...edits.map((edit) => edit.end));
  return editedRange(text, start, end, edits);
}

/** Takes an entry out of a group, with the comma that parts it from the next or the one before. */
function withoutEntry({ entries }: MapNode, name: string): TextEdit {
  const all = [...entries.values()];
  const at = all.findIndex(({ key }) => key === name);
  const [before, own, next] = [all[at - 1], all[at]!, all[at + 1]];
  if (before) return { start: before.value.end, end: own.value.end, text: "" };
  return { start: own.keyStart - 1, end: next ? next.keyStart - 1 : own.value.end, text: "" };
}

function mend(schema: Schema, path: readonly string[], meant: MeantPart): void {
  const holder = partAt(schema, path.slice(0, -1)) as Record<string, unknown>;
  const last = path.at(-1)!;
  if (meant.part === "name") {
    holder[meant.name] = holder[last];
    delete holder[last];
  } else if (meant.part === "value") Object.assign(holder, { [last]: meant.value, ...meant.beside });
  else {
    const { properties } = partAt(schema, meant.group) as Schema;
    for (const field of meant.fields) delete properties![field]![meant.keyword];
  }
}

/** A value as people write JSON on one line. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, inner]) => `${JSON.stringify(name)}: ${written(inner)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}
