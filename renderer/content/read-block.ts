import { type Check, lazyCheck } from "../schema/compile-schema.ts";
import { entrySchema, kindOf, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { BlockType } from "./block-types.ts";
import { findHalfBinding } from "./bindings.ts";
import { checkBindings, type RowType, type TypeScope } from "./check-bindings.ts";
import type { Draft, Span } from "./draft.ts";
import { pathKey } from "./page-file.ts";
import { idSchema, PAGE_SLOT, queryNames, querySchemas } from "./page-schema.ts";
import type { PageEnvironment } from "./read-page.ts";
import { readSort, readSource, readWhere, reportField } from "./read-query.ts";
import type { Fact } from "./collections.ts";
import { explainSchemaErrors } from "./schema-problems.ts";
import { listSome, suggest } from "./suggest.ts";
import { BROKEN, type Data, toValue } from "./to-data.ts";
import { type Entry, hasBinding, type MapNode, type TreeNode, visibleSpan } from "./tree.ts";

type Path = (string | number)[];

/** What reading the parts of one file shares. */
export interface ReadContext {
  text: string;
  environment: PageEnvironment;
  drafts: Draft[];
  spans: Map<string, Span>;
  /** Collections that the file reads. */
  uses: Set<string>;
  /** Keys of rows that its queries name. */
  refs: Fact[];
  isLayout: boolean;
  /** The page is made per row of something that cannot be read: `item` means anything. */
  isUnknownRow: boolean;
  readValue(node: TreeNode, schema: Schema | undefined, path: Path, scope: TypeScope, fields?: RowType): Data;
}

const itemChecks = new WeakMap<Schema, Check>();
const checkId = lazyCheck({ type: "object", properties: { id: idSchema } }, { bindings: true });

/** Reads blocks and their options: text by text with bindings checked, block by block against its own schema. */
export function createBlockReader(shared: Omit<ReadContext, "readValue">): {
  readValue: ReadContext["readValue"];
  context: ReadContext;
} {
  const { text, environment, drafts, spans, isLayout } = shared;
  const context: ReadContext = { ...shared, readValue };
  return { readValue, context };

  function readValue(
    node: TreeNode,
    schema: Schema | undefined,
    path: Path,
    scope: TypeScope,
    fields?: RowType,
  ): Data {
    if (node.kind === "broken") return BROKEN;
    if (schema?.["x-block"]) return readBlock(node, path, scope) ?? BROKEN;
    if (node.kind === "map") {
      const result: { [key: string]: Data } = {};
      for (const entry of node.entries.values())
        result[entry.key] = readValue(
          entry.value,
          optionSchema(schema, entry.key),
          [...path, entry.key],
          scope,
          fields,
        );
      return result;
    }
    if (node.kind === "list")
      return node.items.map((item, index) =>
        readValue(item, entrySchema(schema, index), [...path, index], scope, fields),
      );
    const value = toValue(node, schema, drafts, path);
    if (typeof value !== "string" || value === BROKEN) return value;
    const span = visibleSpan(node, text);
    const kind = kindOf(schema);
    if (schema === undefined) return value;
    const written = hasBinding(value) ? undefined : findHalfBinding(value);
    if (written) reportHalfBinding(written, node, path);
    if (hasBinding(value)) {
      spans.set(pathKey(path), span);
      for (const match of value.matchAll(/\$\{count\.([\w-]+)/g)) context.uses.add(match[1]!);
      if (!(shared.isUnknownRow && /\$\{(item|outer)\b/.test(value)))
        checkBindings(
          value,
          { start: node.start, end: node.end },
          text,
          path,
          schema,
          scope,
          environment.types,
          drafts,
        );
    } else if (schema && (kind || schema["x-heading"] || schema["x-anchor"])) {
      spans.set(pathKey(path), span);
      if (kind === "icon" && environment.icons && !environment.icons.includes(value))
        reportIcon(value, span, path);
      if (kind === "collection" && path.at(-1) !== "each") reportCollection(value, span, path);
      if (kind === "field" && fields && !optionSchema(fields.schema, value)) {
        reportField(value, span, fields, path, context);
        return BROKEN;
      }
    }
    return value;
  }

  function readBlock(node: TreeNode, path: Path, scope: TypeScope): Data | undefined {
    const label = nameOf(path, isLayout);
    const types = [...environment.blockTypes.keys()];
    if (node.kind === "broken") return undefined;
    if (node.kind !== "map") {
      const isName = node.kind === "scalar" && environment.blockTypes.has(node.source);
      const span = visibleSpan(node, text);
      drafts.push({
        code: "not-a-block",
        ...span,
        path,
        message: `${label} is ${node.kind === "list" ? "a list" : node.source === "" ? "empty" : `the text "${node.source.slice(0, 40)}"`}, not a block.`,
        hint: isName
          ? `Write - type: ${node.source}`
          : "A block starts with - type: and the name of a block type.",
      });
      return undefined;
    }
    const entry = node.entries.get("type");
    if (!entry) {
      reportMissingType(node, label, path, types);
      return undefined;
    }
    if (entry.value.kind === "broken") return undefined;
    const typeSpan =
      entry.value.kind === "scalar" && entry.value.source === ""
        ? { start: entry.keyStart, end: entry.keyEnd }
        : visibleSpan(entry.value, text);
    if (entry.value.kind !== "scalar" || entry.value.source === "") {
      drafts.push({
        code: "missing-type",
        ...typeSpan,
        path: [...path, "type"],
        message: `${label} has no type.`,
        hint: listSome("Block types", types, 15),
      });
      return undefined;
    }
    const name = entry.value.source;
    const line = text.slice(0, node.start).split("\n").length;
    if (name === PAGE_SLOT && isLayout && path.length === 2) return { type: PAGE_SLOT, "@line": line };
    const type = environment.blockTypes.get(name);
    if (!type) {
      const guess = suggest(name, types);
      const message =
        name === PAGE_SLOT
          ? `${label} has type "page", which marks the place of the page's own blocks and is possible only in a layout.`
          : `${label} has type "${name}", which is not a block type of this site.`;
      drafts.push({
        code: "unknown-block-type",
        ...typeSpan,
        path: [...path, "type"],
        message,
        hint: [guess && `Did you mean "${guess}"?`, listSome("Block types", types, 15)]
          .filter(Boolean)
          .join(" "),
        ...(guess && { fix: { ...typeSpan, text: guess } }),
      });
      return undefined;
    }
    spans.set(pathKey(path), typeSpan);
    return { type: name, "@line": line, ...readOptions(node, type, path, scope, typeSpan) };
  }

  function readOptions(
    node: MapNode,
    type: BlockType,
    path: Path,
    scope: TypeScope,
    typeSpan: Span,
  ): { [key: string]: Data } {
    const result: { [key: string]: Data } = {};
    const options: { [key: string]: Data } = {};
    const own: MapNode = { kind: "map", start: node.start, end: node.end, entries: new Map() };
    const isQuery = (key: string): boolean =>
      type.source !== undefined && (queryNames as readonly string[]).includes(key);
    for (const entry of node.entries.values())
      if (entry.key !== "type" && entry.key !== "id" && !isQuery(entry.key))
        own.entries.set(entry.key, entry);
    const id = node.entries.get("id");
    if (id) {
      result.id = readValue(id.value, idSchema, [...path, "id"], scope);
      if (typeof result.id === "string") spans.set(pathKey([...path, "id"]), visibleSpan(id.value, text));
      drafts.push(
        ...explainSchemaErrors(
          checkId({ id: result.id }),
          node,
          path,
          typeSpan,
          { title: `The ${type.name} block`, entry: "option", holder: "this page" },
          text,
        ),
      );
    }
    const fields = type.source === undefined ? undefined : readQuery(node, type, path, scope, result);
    for (const entry of own.entries.values()) {
      spans.set(pathKey([...path, entry.key]), visibleSpan(entry.value, text));
      options[entry.key] = readValue(
        entry.value,
        optionSchema(type.schema, entry.key),
        [...path, entry.key],
        scope,
        fields,
      );
    }
    const subject = {
      title: `The ${type.name} block`,
      entry: "option" as const,
      holder: "this page",
      extraNames: ["id", ...(type.source ? queryNames : [])],
    };
    const found = explainSchemaErrors(type.checkWritten(options), own, path, typeSpan, subject, text);
    drafts.push(...found);
    requireItems(node, type, path, typeSpan, found);
    return { ...result, ...options };
  }

  /** Reads the options of a query into `result`; returns the kind of its rows. */
  function readQuery(
    node: MapNode,
    type: BlockType,
    path: Path,
    scope: TypeScope,
    result: { [key: string]: Data },
  ): RowType | undefined {
    const entryOf = (name: string): Entry | undefined => node.entries.get(name);
    const list = type.source!;
    const source = entryOf("source");
    if (!source) {
      for (const name of queryNames) {
        const entry = entryOf(name);
        if (entry)
          drafts.push({
            code: "missing-option",
            start: entry.keyStart,
            end: entry.keyEnd,
            path: [...path, name],
            message: `"${name}" belongs to a query, but this block has no "source".`,
            hint: `Add source: with the name of a collection, or write "${list}" out.`,
          });
      }
      return undefined;
    }
    const read = readSource(source.value, [...path, "source"], scope, context);
    result.source = read.value;
    spans.set(pathKey([...path, "source"]), visibleSpan(source.value, text));
    const row = read.row;
    const where = entryOf("where");
    const sort = entryOf("sort");
    const limit = entryOf("limit");
    if (where) result.where = row ? readWhere(where.value, row, [...path, "where"], scope, context) : BROKEN;
    if (sort) result.sort = row ? readSort(sort.value, row, [...path, "sort"], context) : BROKEN;
    if (limit) {
      result.limit = readValue(limit.value, querySchemas.limit, [...path, "limit"], scope);
      const check = lazyCheckOf({ type: "object", properties: { limit: querySchemas.limit } }, limitWrapper);
      drafts.push(
        ...explainSchemaErrors(
          check({ limit: result.limit }),
          node,
          path,
          { start: limit.keyStart, end: limit.keyEnd },
          { title: `The ${type.name} block`, entry: "option", holder: "this page" },
          text,
        ),
      );
    }
    const written = entryOf(list);
    if (written)
      drafts.push({
        code: "source-and-items",
        start: written.keyStart,
        end: written.keyEnd,
        path: [...path, list],
        message: `This block has "source" and "${list}", which both say what it shows.`,
        hint: "Keep one of the two.",
      });
    readItem(node, type, source, path, row ?? { schema: {}, title: "a row" }, scope, result);
    return row;
  }

  function readItem(
    node: MapNode,
    type: BlockType,
    source: Entry,
    path: Path,
    row: RowType,
    scope: TypeScope,
    result: { [key: string]: Data },
  ): void {
    const item = node.entries.get("item");
    const list = type.source!;
    if (!item) {
      const misspelt = [...node.entries.keys()].some(
        (key) => suggest(key, ["item"]) === "item" && key !== list,
      );
      if (!misspelt)
        drafts.push({
          code: "missing-option",
          start: source.keyStart,
          end: source.keyEnd,
          path,
          message: `A block with "source" needs "item": what one entry of "${list}" shows of a row.`,
          hint: 'For example item: { title: "${item.title}" }.',
        });
      return;
    }
    const schema = entrySchema(optionSchema(type.schema, list), 0);
    const at = [...path, "item"];
    result.item = readValue(item.value, schema, at, { item: row, outer: scope }, undefined);
    if (!schema || schema["x-block"] || result.item === BROKEN) return;
    const check = lazyCheckOf(schema, schema);
    const anchor = { start: item.keyStart, end: item.keyEnd };
    drafts.push(
      ...explainSchemaErrors(
        check(result.item),
        item.value,
        at,
        anchor,
        { title: `An entry of "${list}"`, entry: "option", holder: "this page" },
        text,
      ),
    );
  }

  function requireItems(
    node: MapNode,
    type: BlockType,
    path: Path,
    typeSpan: Span,
    found: readonly Draft[],
  ): void {
    const list = type.source;
    if (
      list === undefined ||
      !type.schema.required?.includes(list) ||
      node.entries.has(list) ||
      node.entries.has("source")
    )
      return;
    if (found.some((draft) => draft.fix?.text === list || draft.fix?.text === "source")) return;
    const about = optionSchema(type.schema, list)?.description;
    drafts.push({
      code: "missing-option",
      ...typeSpan,
      path,
      message: `The ${type.name} block needs "${list}"${about ? `: ${about}` : "."}`,
      hint: `Write the entries out, or fill them from a collection with "source" and "item".`,
    });
  }

  function reportMissingType(node: MapNode, label: string, path: Path, types: readonly string[]): void {
    const keys = [...node.entries.values()];
    const first = keys[0];
    const span = first ? { start: first.keyStart, end: first.keyEnd } : visibleSpan(node, text);
    const misspelt = keys.find((entry) => suggest(entry.key, ["type"]) === "type");
    if (misspelt) {
      const place = { start: misspelt.keyStart, end: misspelt.keyEnd };
      drafts.push({
        code: "unknown-option",
        ...place,
        path: [...path, misspelt.key],
        message: `${label} has "${misspelt.key}" where its type should be.`,
        hint: 'Did you mean "type"?',
        fix: { ...place, text: "type" },
      });
      return;
    }
    const keyed = keys.length === 1 && first && environment.blockTypes.has(first.key);
    drafts.push({
      code: "missing-type",
      ...span,
      path,
      message: `${label} has no type.`,
      hint: keyed
        ? `Write - type: ${first.key} and its options below, in the same column as type.`
        : `Its first line says what it is: - type: hero. ${listSome("Block types", types, 15)}`,
    });
  }

  /** `$item.title` and `{item.title}`: surely meant as bindings, and shown to visitors as they are. */
  function reportHalfBinding(half: { text: string; meant: string }, node: TreeNode, path: Path): void {
    const at = text.indexOf(half.text, node.start);
    const span = at === -1 || at >= node.end ? visibleSpan(node, text) : { start: at, end: at + half.text.length };
    drafts.push({
      code: "bad-binding",
      ...span,
      path,
      message: `"${half.text}" is shown to visitors as it is written.`,
      hint: `A binding is written with a dollar sign and braces: ${half.meant}`,
      ...(at !== -1 && at < node.end && { fix: { ...span, text: half.meant } }),
    });
  }

  function reportIcon(value: string, span: Span, path: Path): void {
    const guess = suggest(value, environment.icons ?? []);
    drafts.push({
      code: "unknown-icon",
      ...span,
      path,
      message: `There is no icon "${value}".`,
      hint: guess ? `Did you mean "${guess}"?` : "The icons are listed in renderer/ui/icon-names.json.",
      ...(guess && { fix: { ...span, text: guess } }),
    });
  }

  function reportCollection(value: string, span: Span, path: Path): void {
    const names = [...environment.types.collections.keys()];
    if (names.includes(value)) {
      context.uses.add(value);
      return;
    }
    const guess = suggest(value, names);
    drafts.push({
      code: "unknown-collection",
      ...span,
      path,
      message: `"${String(path.at(-1))}" names data/${value}.yaml, which does not exist.`,
      hint: guess ? `Did you mean "${guess}"?` : listSome("Data files", names),
      ...(guess && { fix: { ...span, text: guess } }),
    });
  }
}

const limitWrapper: Schema = {};

function lazyCheckOf(schema: Schema, key: Schema): Check {
  let check = itemChecks.get(key);
  if (!check) {
    check = lazyCheck(schema, { bindings: true });
    itemChecks.set(key, check);
  }
  return check;
}

function nameOf(path: Path, isLayout: boolean): string {
  const last = path.at(-1);
  if (path.length === 2 && typeof last === "number")
    return `Block ${last + 1} ${isLayout ? "of this layout" : "on this page"}`;
  const names = path.filter((step) => typeof step === "string");
  return typeof last === "number"
    ? `Block ${last + 1} in "${names.at(-1)}"`
    : `The block in "${String(last)}"`;
}
