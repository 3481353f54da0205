import { readMoment } from "../clock/moments.ts";
import { instantsOf, type Shown } from "../clock/shown.ts";
import type { Draft, Span } from "../problems/draft.ts";
import type { Thing } from "../problems/things.ts";
import { type MapNode, visibleSpan } from "../yaml/tree.ts";
import { lazyCheck } from "./compile-schema.ts";
import { explainSchemaErrors } from "./schema-problems.ts";
import type { Schema } from "./schema-types.ts";
import { BROKEN, type Data, toValue } from "./to-data.ts";

/** The words by which pages, blocks and rows say when they are to be seen. */
export const shownNames = ["draft", "from", "until"] as const;
export type ShownName = (typeof shownNames)[number];

const moment = (description: string): Schema => ({
  description,
  type: "string",
  pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}([T ][0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})?)?$",
  patternErrorMessage: "Write a day such as 2027-03-10, or a moment such as 2027-03-10 09:00.",
});

/** What these words mean; authors read it on hover. */
export const shownSchemas: Record<ShownName, Schema> = {
  draft: {
    description:
      "true keeps it from visitors: it shows in npm start, where it is marked, and in build --drafts.",
    type: "boolean",
    default: false,
  },
  from: moment(
    "The day or moment from which visitors see it, in the site's time zone: 2027-03-10, or 2027-03-10 09:00.",
  ),
  until: moment(
    "The last day on which visitors see it, or the moment at which it goes: 2027-03-20, or 2027-03-20 18:00.",
  ),
};

/** Where a word of `shownNames` is written: under its own name, or in a field of another one. */
export type ShownFields = Readonly<Partial<Record<ShownName, string>>>;

export const OWN_NAMES: ShownFields = { draft: "draft", from: "from", until: "until" };

/** What reading the schedule of something needs to know. */
export interface ShownContext {
  text: string;
  /** The site's time zone. */
  zone: string;
  drafts: Draft[];
  /** Takes in the moments at which something changes. */
  instants: Set<number>;
}

const checks = new Map<string, ReturnType<typeof lazyCheck>>();

/**
 * Reads when something is to be seen.
 *
 * @param fields  The fields that say it; what is wrong with them is told. @param isChecked  Their own schema tells of their form.
 * @returns undefined for what is always there.
 */
export function readShown(
  node: MapNode,
  fields: ShownFields,
  path: (string | number)[],
  thing: Thing,
  { text, zone, drafts, instants }: ShownContext,
  isChecked = false,
): Shown | undefined {
  if (!saysWhen(node, fields)) return undefined;
  const data: { [key: string]: Data } = {};
  const own: MapNode = { ...node, entries: new Map() };
  const found: Draft[] = [];
  for (const word of shownNames) {
    const name = fields[word];
    const entry = name === undefined ? undefined : node.entries.get(name);
    if (!entry) continue;
    own.entries.set(entry.key, entry);
    const { value } = entry;
    data[entry.key] =
      value.kind === "scalar"
        ? toValue(value, shownSchemas[word], found, [...path, entry.key])
        : nonScalar(value.kind);
  }
  if (!isChecked) {
    found.push(...explainSchemaErrors(checkOf(fields)(data), own, path, anchorOf(own), { thing }, text));
    drafts.push(...found);
  }
  const wrong = new Set(found.map(({ path: at }) => at.at(-1)));
  const shown: Shown = {};
  const spans: { from?: Span; until?: Span } = {};
  for (const word of ["from", "until"] as const) {
    const name = fields[word];
    const value = name === undefined ? undefined : data[name];
    if (typeof value !== "string" || wrong.has(name!)) continue;
    const span = visibleSpan(own.entries.get(name!)!.value, text);
    const read = readMoment(value, zone);
    if (read === "form") continue;
    if (read === "day") {
      const params = { name: { kind: "option" as const, name: name! }, found: value, format: "moment" };
      if (!isChecked) drafts.push({ code: "wrong-format", params, ...span, path: [...path, name!] });
      continue;
    }
    shown[word] = word === "from" ? read.start : read.end;
    spans[word] = span;
  }
  if (fields.draft !== undefined && data[fields.draft] === true) shown.draft = true;
  if (shown.from !== undefined && shown.until !== undefined && shown.from >= shown.until)
    drafts.push({
      code: "never-shown",
      params: { from: String(data[fields.from!]), until: String(data[fields.until!]) },
      ...spans.until!,
      path: [...path, fields.until!],
    });
  // Of a draft nobody waits for the day.
  if (!shown.draft) for (const instant of instantsOf(shown)) instants.add(instant);
  return shown.draft || shown.from !== undefined || shown.until !== undefined ? shown : undefined;
}

/** Whether something has one of these words; hardly anything has. */
export function saysWhen({ entries }: MapNode, fields: ShownFields): boolean {
  for (const word of shownNames) {
    const name = fields[word];
    if (name !== undefined && entries.has(name)) return true;
  }
  return false;
}

function nonScalar(kind: "map" | "list" | "broken"): Data {
  if (kind === "broken") return BROKEN;
  return kind === "map" ? {} : [];
}

function anchorOf({ entries }: MapNode): Span {
  const first = entries.values().next().value!;
  return { start: first.keyStart, end: first.keyEnd };
}

function checkOf(fields: ShownFields): ReturnType<typeof lazyCheck> {
  const key = JSON.stringify(fields);
  let check = checks.get(key);
  if (!check) {
    const properties = Object.fromEntries(
      shownNames.flatMap((word) => (fields[word] === undefined ? [] : [[fields[word], shownSchemas[word]]])),
    );
    check = lazyCheck({ type: "object", properties }, { bindings: false });
    checks.set(key, check);
  }
  return check;
}
