import { SHOWN, type Shown } from "../clock/shown.ts";
import type { Draft, Span } from "../problems/draft.ts";
import type { Check } from "../schema/compile-schema.ts";
import { acceptedTypes, kindOf } from "../schema/read-schema.ts";
import { readShown, type ShownFields } from "../schema/read-shown.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { BROKEN, type Data, toData } from "../schema/to-data.ts";
import { walkValues } from "../schema/walk-values.ts";
import { markdownFaults } from "../texts/markdown-faults.ts";
import { readMarkdown, readMarkdownLine } from "../texts/read-markdown.ts";
import { reportMarkup } from "../texts/report-markup.ts";
import { findNode, findPart, type MapNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import { withoutDash } from "../yaml/without-entry.ts";
import type { Collection, Row } from "./collection.ts";
import { hasComputedFields } from "./computed-fields.ts";
import type { Reference } from "./reference.ts";
import type { RowMemory } from "./row-memory.ts";
import { withoutTwinRow } from "./tables/twin-row.ts";

/** What reading the rows of one file shares. */
export interface RowReader {
  collection: Collection;
  check: Check | undefined;
  text: string;
  zone: string;
  /** The rows stand in a table, each on its line. */
  isTable: boolean;
  /** The fields that say when a row is to be seen. */
  fields: ShownFields;
  drafts: Draft[];
  /** The row of each key, and where it says it. */
  keys: Map<string, { index: number; span: Span }>;
  /** What the row of an index is called: as spreadsheets count, or from 1. */
  numberOf(index: number): number;
  /** Rows as they were read before. */
  memory: RowMemory | undefined;
}

export function readRow(node: TreeNode, index: number, reader: RowReader): Row | undefined {
  const { collection, check, text, drafts } = reader;
  const { name, key, schema } = collection;
  if (node.kind === "broken") return undefined;
  const span = visibleSpan(node, text);
  if (node.kind !== "map") {
    const isEmpty = node.kind === "scalar" && node.plain && node.source === "";
    const offer = isEmpty ? withoutDash(text, node.start) : undefined;
    drafts.push({
      code: "wrong-type",
      params: {
        case: "row",
        collection: name,
        number: reader.numberOf(index),
        key,
        ...(isEmpty && { isEmpty }),
      },
      ...span,
      path: [index],
      ...(offer && { offer }),
    });
    return undefined;
  }
  const saidBefore = drafts.length;
  const shown = readRowShown(node, index, reader);
  const own = withoutShown(node, reader);
  const data = toData(own, schema, drafts, [index]) as Row;
  if (shown) data[SHOWN] = shown;
  if (!schema || !check) return data;
  const first = node.entries.values().next().value;
  const keyEntry = node.entries.get(key) ?? first;
  const anchor = keyEntry
    ? keyEntry.key === key
      ? visibleSpan(keyEntry.value, text)
      : { start: keyEntry.keyStart, end: keyEntry.keyEnd }
    : span;
  // What is computed would be written into the row of before.
  const memory = shown || drafts.length > saidBefore || hasComputedFields(schema) ? undefined : reader.memory;
  const known = memory?.find(node, data, index, text);
  if (known) {
    collection.references.push(...known.references);
    checkKey(data[key], anchor, index, reader);
    return known.data;
  }
  const notedBefore = collection.references.length;
  dropComputed(node, data, schema, index, drafts);
  const found = explainSchemaErrors(
    check(data),
    own,
    [index],
    anchor,
    { thing: { kind: "row", collection: name }, commonNames: Object.values(reader.fields) },
    text,
  );
  drafts.push(...found);
  checkKey(data[key], anchor, index, reader);
  collectReferences(node, data, schema, index, reader);
  if (drafts.length === saidBefore) memory?.keep(node, data, text, collection.references.slice(notedBefore));
  return data;
}

function readRowShown(node: MapNode, index: number, reader: RowReader): Shown | undefined {
  const { collection, fields, text, zone, drafts } = reader;
  const { schema, name, instants } = collection;
  const thing = { kind: "row" as const, collection: name };
  const context = { text, zone, drafts, instants };
  // What a field of the collection's own looks like, its schema says.
  const isOwn = (field: string | undefined): boolean =>
    field !== undefined && Object.hasOwn(schema?.properties ?? {}, field);
  const part = (own: boolean): ShownFields =>
    Object.fromEntries(Object.entries(fields).filter(([, field]) => isOwn(field) === own));
  const isMixed = Object.values(fields).some(isOwn);
  const shown = isMixed
    ? {
        ...readShown(node, part(true), [index], thing, context, true),
        ...readShown(node, part(false), [index], thing, context),
      }
    : readShown(node, fields, [index], thing, context);
  if (!shown || Object.keys(shown).length === 0) return undefined;
  collection.shown.set(index, shown);
  return shown;
}

/** A row without the words that are not fields of its collection. */
function withoutShown(node: MapNode, { fields, collection }: RowReader): MapNode {
  const words = Object.values(fields).filter(
    (field) => node.entries.has(field) && !Object.hasOwn(collection.schema?.properties ?? {}, field),
  );
  if (words.length === 0) return node;
  const entries = new Map([...node.entries].filter(([key]) => !words.includes(key)));
  return { ...node, entries };
}

/** Reports what is written for fields that are computed, and leaves it out. */
function dropComputed(
  node: MapNode,
  data: { [key: string]: Data },
  schema: Schema,
  index: number,
  drafts: Draft[],
): void {
  for (const [field, inner] of Object.entries(schema.properties ?? {})) {
    const entry = inner["x-computed"] && node.entries.get(field);
    if (entry) {
      drafts.push({
        code: "computed-field",
        params: { field },
        start: entry.keyStart,
        end: entry.keyEnd,
        path: [index, field],
      });
      delete data[field];
    }
  }
}

/** Reports a key that an earlier row has. */
function checkKey(value: Data | undefined, span: Span, index: number, reader: RowReader): void {
  const { keys, drafts, text } = reader;
  const { name, key } = reader.collection;
  const id = typeof value === "number" ? String(value) : value;
  if (typeof id === "string" && id !== BROKEN) {
    const earlier = keys.get(id);
    if (!earlier) {
      keys.set(id, { index, span });
      return;
    }
    // What a version says lies behind all that its original says: it is what that language alone has.
    const isFirst = earlier.span.start > span.start;
    const [at, other] = isFirst ? [earlier, index] : [{ index, span }, earlier.index];
    drafts.push({
      code: "duplicate-key",
      params: { value: id, key, row: reader.numberOf(other), collection: name },
      ...at.span,
      path: [at.index, key],
      ...(reader.isTable && withoutTwinRow(text, earlier.span, span)),
    });
  }
}

/** `${…}`, or what other languages have for it. */
const BINDING = /\$\{|\{\{\s*[\w.]+\s*\}\}/;

/** Notes the texts of a row that the whole-site check looks at. */
function collectReferences(
  node: TreeNode,
  data: Data,
  schema: Schema,
  index: number,
  reader: RowReader,
): void {
  const { collection, text, drafts } = reader;
  walkValues(data, schema, [], ({ value, schema: inner, path: within }) => {
    if (typeof value !== "string" || value === BROKEN) return;
    const kind = kindOf(inner);
    const target = inner["x-ref"];
    const found = findNode(node, within);
    if (found.depth < within.length || found.broken) return;
    const span = visibleSpan(found.node, text);
    if (target) collection.references.push({ ...span, value, path: [index, ...within], kind: "ref", target });
    else if (kind === "link" || kind === "image" || kind === "icon" || kind === "file")
      collection.references.push({ ...span, value, path: [index, ...within], kind });
    // What a text links to and shows is told here once, and not on each page that shows the row.
    if ((kind === "markdown" || kind === "markdown-inline") && /\]\(|<[a-z!/]/i.test(value)) {
      const read = kind === "markdown" ? readMarkdown(value) : readMarkdownLine(value);
      const note = (part: string, kind: Reference["kind"]): void => {
        const place = findPart(part, found.node, text) ?? { ...span, isAround: true as const };
        collection.references.push({ ...place, value: part, path: [index, ...within], kind });
      };
      for (const { href } of read.links) note(href, "markdown-link");
      for (const { src } of read.pictures) note(src, "markdown-image");
      for (const { span } of markdownFaults(read)) note(value.slice(span.start, span.end), "markdown-part");
    }
    if (BINDING.test(value) && acceptedTypes(inner).has("string"))
      drafts.push({ code: "binding-in-data", params: {}, ...span, path: [index, ...within] });
    else reportMarkup(value, inner, found.node, [index, ...within], reader);
  });
}
