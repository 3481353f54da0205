import type { Draft } from "../problems/draft.ts";
import { joinLacks } from "../problems/join-lacks.ts";
import { joinRepeats } from "../problems/join-repeats.ts";
import { createProblem } from "../problems/problem.ts";
import { settleRepairs } from "../problems/settle-repairs.ts";
import type { Check } from "../schema/compile-schema.ts";
import { joinOffers } from "../schema/joined-offers.ts";
import type { Schema } from "../schema/schema-types.ts";
import { withoutToldTwins } from "../yaml/doubled-entries.ts";
import { dropFollowers } from "../yaml/drop-followers.ts";
import { explainRows } from "../yaml/explain-lines.ts";
import { joinSlips } from "../yaml/join-slips.ts";
import { readOn } from "../yaml/read-on.ts";
import { visibleSpan } from "../yaml/tree.ts";
import { addressFaults } from "./address-faults.ts";
import { isChoiceInWords } from "./choice-in-words.ts";
import { type Collection, emptyCollection } from "./collection.ts";
import { findDataFiles } from "./data-files.ts";
import { fitDrafts } from "./fit-drafts.ts";
import {
  findKeptReferences,
  findKeptRows,
  type KeptRows,
  keepRows,
  keyOfRows,
  type RowsRead,
  recallRows,
} from "./kept-rows.ts";
import { mendedReferences } from "./mended-references.ts";
import { type DataFile, readDataFile, readDataText } from "./read-data.ts";
import { type RowReader, readRow } from "./read-rows.ts";
import type { Reference } from "./reference.ts";
import type { RowMemory } from "./row-memory.ts";
import { shownFieldsOf } from "./shown-fields.ts";
import { joinRows, joinShifted, joinSlipped } from "./tables/join-row.ts";
import { meantRows } from "./tables/meant-rows.ts";
import { joinPartedRows } from "./tables/parted-rows.ts";
import type { Table } from "./tables/read-table.ts";
import { joinSwapped } from "./tables/swapped-cells.ts";
import { listRows } from "./unlisted-rows.ts";

/** Names of the data files of a site that hold rows, without their endings. */
export function listCollections(siteDir: string): string[] {
  return [...findDataFiles(siteDir).keys()];
}

export interface ReadingCollection {
  /** Its file where that is known. */
  file?: string;
  /** Region and city: what days and hours in the file mean. Default: UTC. */
  zone?: string;
  /** Nothing is wrong with its rows, as is known: they are only read, and what they refer to is not noted. */
  isSound?: boolean;
  /** Where its rows may be kept from an earlier time; they are kept there once nothing is wrong with them. */
  kept?: KeptRows;
  /** Its rows as they were last read with the same schema, for one that is read again and again. */
  memory?: RowMemory;
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
  const file = options.file ?? findDataFiles(siteDir).get(name)?.[0] ?? `data/${name}.yaml`;
  const read: RowsRead = { siteDir, name, file, schema, zone };
  const key = kept && !version && schema && keyOfRows(kept, read);
  const found = key && findKeptRows(kept, read, key);
  if (found) {
    const collection = { ...emptyCollection(name, file, schema, found.lines), ...found };
    if (isSound) return collection;
    return withLater(
      collection,
      () =>
        findKeptReferences(kept, read, key) ??
        readAnew(siteDir, name, file, schema, check, options).references,
    );
  }
  if (!key || isSound) return readAnew(siteDir, name, file, schema, check, options);
  const memory = recallRows(kept, read, key);
  const collection = readAnew(siteDir, name, file, schema, check, { ...options, memory });
  keepRows(kept, read, key, collection, memory);
  return collection;
}

/** A build of a few pages never asks what the rows of others refer to. */
function withLater(collection: Collection, find: () => Reference[]): Collection {
  let known: Reference[] | undefined;
  return Object.defineProperty(collection, "references", {
    enumerable: true,
    get() {
      known ??= find();
      return known;
    },
  });
}

function readAnew(
  siteDir: string,
  name: string,
  file: string,
  schema: Schema | undefined,
  check: Check | undefined,
  { zone = "UTC", isSound = false, memory, version }: ReadingCollection,
): Collection {
  const written = readDataFile(siteDir, file, { name, schema });
  const read = version?.(file, written) ?? written;
  memory?.begin();
  const { collection, drafts } = lookAt(name, file, read, schema, isSound ? undefined : check, zone, memory);
  memory?.end();
  const readAgain = (text: string) => readDataText(text, read.kind, { name, schema });
  const lookAgain = (text: string) => lookAt(name, file, readAgain(text), schema, check, zone, memory);
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
  const settle = () => {
    if (!isYaml) return tell(read.text, drafts, !read.tree);
    const known = readOn(read, drafts, {
      read: readAgain,
      look: (other) => lookAt(name, file, other, schema, check, zone, memory).drafts,
      tell,
    });
    const find = (text: string) => lookAgain(text).collection.references;
    collection.references = mendedReferences(read.text, collection.references, known, find);
    return known.told;
  };
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

/** References without those of a row that stands in several lines, or whose cells have slipped: what they name is in another column then. */
function withoutParted(references: Reference[], told: readonly Draft[]): Reference[] {
  const parted = told.flatMap(({ code, params, offer }) =>
    code === "bad-table" && params.case === "parted-row" && offer ? [offer] : [],
  );
  const slipped = new Set(
    told.flatMap(({ code, params, path }) =>
      code === "bad-table" && /^(?:slipped|shifted)-cells$/.test(params.case) ? [path[0]] : [],
    ),
  );
  if (parted.length + slipped.size === 0) return references;
  return references.filter(
    ({ start: at, path }) =>
      !slipped.has(path[0]) && !parted.some(({ start, end }) => at >= start && at < end),
  );
}

/** What is told of the cells of a table, one problem for those that have slipped or changed places. */
function joinCells(
  drafts: readonly Draft[],
  table: Table,
  schema: Schema | undefined,
  again: (text: string) => Draft[],
): Draft[] {
  const told = joinPartedRows(meantRows(drafts, table, schema, again), table);
  return joinSwapped(joinShifted(joinSlipped(told, table), table, again), table, again);
}

/** The collection as it is read, and everything that is wrong with its rows. */
function lookAt(
  name: string,
  file: string,
  read: DataFile,
  schema: Schema | undefined,
  check: Check | undefined,
  zone: string,
  memory: RowMemory | undefined,
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
    memory,
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
