import { SHOWN, type Shown } from "../clock/shown.ts";
import type { Draft, Span } from "../problems/draft.ts";
import { joinLacks } from "../problems/join-lacks.ts";
import { joinRepeats } from "../problems/join-repeats.ts";
import { createProblem } from "../problems/problem.ts";
import { settleRepairs } from "../problems/settle-repairs.ts";
import type { Check } from "../schema/compile-schema.ts";
import { joinOffers } from "../schema/joined-offers.ts";
import { acceptedTypes, kindOf } from "../schema/read-schema.ts";
import { readShown, type ShownFields } from "../schema/read-shown.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { BROKEN, type Data, toData } from "../schema/to-data.ts";
import { walkValues } from "../schema/walk-values.ts";
import { markdownFaults } from "../texts/markdown-faults.ts";
import { readMarkdown, readMarkdownLine } from "../texts/read-markdown.ts";
import { reportMarkup } from "../texts/report-markup.ts";
import { withoutToldTwins } from "../yaml/doubled-entries.ts";
import { dropFollowers } from "../yaml/drop-followers.ts";
import { explainRows } from "../yaml/explain-lines.ts";
import { joinSlips } from "../yaml/join-slips.ts";
import { readOn } from "../yaml/read-on.ts";
import { findNode, findPart, type MapNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import { withoutDash } from "../yaml/without-entry.ts";
import { addressFaults } from "./address-faults.ts";
import { isChoiceInWords } from "./choice-in-words.ts";
import { type Collection, emptyCollection, type Row } from "./collection.ts";
import { findDataFiles } from "./data-files.ts";
import { fitDrafts } from "./fit-drafts.ts";
import { findKeptRows, type KeptRows, keepRows, keyOfRows, type RowsRead } from "./kept-rows.ts";
import { type DataFile, readDataFile, readDataText } from "./read-data.ts";
import type { Reference } from "./reference.ts";
import { shownFieldsOf } from "./shown-fields.ts";
import { joinRows, joinSlipped } from "./tables/join-row.ts";
import { meantRows } from "./tables/meant-rows.ts";
import { joinPartedRows } from "./tables/parted-rows.ts";
import type { Table } from "./tables/read-table.ts";
import { joinSwapped } from "./tables/swapped-cells.ts";
import { withoutTwinRow } from "./tables/twin-row.ts";
import { listRows } from "./unlisted-rows.ts";

/** Names of the data files of a site that hold rows, without their endings. */
export function listCollections(siteDir: string): string[] {
  return [...findDataFiles(siteDir).keys()];
}

export interface ReadingCollection {
  /** Region and city: what days and hours in the file mean. Default: UTC. */
  zone?: string;
  /** Nothing is wrong with its rows, as is known: they are only read, and what they refer to is not noted. */
  isSound?: boolean;
  /** Where its rows may be kept from an earlier time; they are kept there once nothing is wrong with them. */
  kept?: KeptRows;
  /** Gives what stands in the place of the file: its rows as another language has them. */
  version?(file: string, read: DataFile): DataFile;
}

/** Reads one collection and checks its rows by themselves, unless that was done before. */
export function readCollection(
  siteDir: string,
  name: string,
  schema: Schema | undefined,
  check: Check | undefined,
  options: ReadingCollection = {},
): Collection {
  const { zone = "UTC", isSound = false, kept, version } = options;
  const file = findDataFiles(siteDir).get(name)?.[0] ?? `data/${name}.yaml`;
  const read: RowsRead = { siteDir, name, file, schema, zone };
  const key = kept && !version && schema && keyOfRows(kept, read);
  const found = key && findKeptRows(kept, read, key, isSound);
  if (found) return { ...emptyCollection(name, file, schema, found.lines), ...found };
  const collection = readAnew(siteDir, name, file, schema, check, options);
  if (key && !isSound) keepRows(kept, read, key, collection);
  return collection;
}

function readAnew(
  siteDir: string,
  name: string,
  file: string,
  schema: Schema | undefined,
  check: Check | undefined,
  { zone = "UTC", isSound = false, version }: ReadingCollection,
): Collection {
  const written = readDataFile(siteDir, file, { name, schema });
  const read = version?.(file, written) ?? written;
  const { collection, drafts } = lookAt(name, file, read, schema, isSound ? undefined : check, zone);
  const readAgain = (text: string) => readDataText(text, read.kind, { name, schema });
  const lookAgain = (text: string) => lookAt(name, file, readAgain(text), schema, check, zone);
  const again = (text: string) => lookAgain(text).drafts;
  const withAddresses = (text: string) => {
    const next = lookAgain(text);
    return [...next.drafts, ...addressFaults(next.collection.references, drafts)];
  };
  // How lines were moved or lost is a question for YAML alone.
  const isYaml = read.kind === "yaml";
  const tell = (text: string, found: readonly Draft[], isUnread: boolean) => {
    // Rows of which it is known how they become a list lack nothing else.
    const isListed = found.some(({ code, offer }) => code === "not-a-list" && offer);
    const explained = isYaml && !isListed ? explainRows(text, found, again) : found;
    return settleRepairs(text, explained, withAddresses, { isUnread });
  };
  const settle = () =>
    isYaml
      ? readOn(read, drafts, {
          read: readAgain,
          look: (other) => lookAt(name, file, other, schema, check, zone).drafts,
          tell,
        })
      : tell(read.text, drafts, !read.tree);
  const settled = version ? drafts.filter((draft) => !isChoiceInWords(draft, schema)) : settle();
  const told = isYaml
    ? dropFollowers(read.text, settled)
    : joinRows(read.table ? joinCells(settled, read.table, schema, again) : settled);
  collection.problems = joinSlips(read.text, joinRepeats(joinLacks(joinOffers(told, read.text)))).map(
    (draft) => createProblem(collection.file, draft, read.lines),
  );
  collection.references = withoutParted(collection.references, told);
  // Without a schema nobody knows what its rows hold, and which of them refer to others.
  collection.isBroken ||= !schema || collection.problems.some((problem) => problem.severity === "error");
  return collection;
}

/** References without those of a row that stands in several lines: what they name is in another column then. */
function withoutParted(references: Reference[], told: readonly Draft[]): Reference[] {
  const parted = told.flatMap(({ code, params, offer }) =>
    code === "bad-table" && params.case === "parted-row" && offer ? [offer] : [],
  );
  if (parted.length === 0) return references;
  return references.filter((one) => !parted.some(({ start, end }) => one.start >= start && one.start < end));
}

/** What is told of the cells of a table, one problem for those that have slipped or changed places. */
function joinCells(
  drafts: readonly Draft[],
  table: Table,
  schema: Schema | undefined,
  again: (text: string) => Draft[],
): Draft[] {
  const told = joinPartedRows(meantRows(drafts, table, schema, again), table);
  return joinSwapped(joinSlipped(told, table), table, again);
}

/** The collection as it is read, and everything that is wrong with its rows. */
function lookAt(
  name: string,
  file: string,
  read: DataFile,
  schema: Schema | undefined,
  check: Check | undefined,
  zone: string,
): { collection: Collection; drafts: Draft[] } {
  const { tree, text, lines, isEmpty, problems, switchOffs, table } = read;
  const drafts: Draft[] = [...problems];
  const collection: Collection = { ...emptyCollection(name, file, schema, lines), switchOffs };
  if (isEmpty)
    drafts.push({ code: "empty-file", params: { file, needs: "rows" }, start: 0, end: 0, path: [] });
  if (tree?.kind !== "list") {
    if (tree && tree.kind !== "broken") {
      const span = visibleSpan(tree, text);
      const rows = { name, key: collection.key, isJson: read.kind === "json" };
      const offer = tree.kind === "map" ? listRows(tree, text, rows) : undefined;
      drafts.push({ code: "not-a-list", params: { file }, ...span, path: [], ...(offer && { offer }) });
    }
    collection.isUnreadable = true;
    collection.isBroken = true;
    return { collection, drafts };
  }
  const found: Draft[] = [];
  const numberOf = (index: number): number => table?.records[index]?.row ?? index + 1;
  const fields = shownFieldsOf(schema);
  const reader: RowReader = {
    collection,
    check,
    text,
    drafts: found,
    keys: new Map(),
    numberOf,
    zone,
    fields,
    isTable: table !== undefined,
  };
  for (const [index, node] of tree.items.entries()) {
    if (index === 0) collection.anchor = visibleSpan(node, text);
    const row = readRow(node, index, reader);
    if (row) collection.rows.push(row);
  }
  // A value that is written wrongly is not measured as well.
  const unread = new Set(problems.map(({ start }) => start));
  const isWithin = (at: number): boolean =>
    problems.some(({ code, start, end }) => code === "bad-json" && start < at && at < end);
  drafts.push(
    ...fitDrafts(found, read, schema).filter(({ start }) => !unread.has(start) && !isWithin(start)),
  );
  return { collection, drafts: withoutToldTwins(drafts) };
}

/** What reading the rows of one file shares. */
interface RowReader {
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
}

function readRow(node: TreeNode, index: number, reader: RowReader): Row | undefined {
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
