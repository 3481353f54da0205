import type { Span } from "../problems/draft.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { listSome, suggest } from "../problems/suggest.ts";
import { lazyCheck } from "../schema/compile-schema.ts";
import { entrySchema, kindOf, optionSchema } from "../schema/read-schema.ts";
import { explainSchemaErrors } from "../schema/schema-problems.ts";
import type { Schema } from "../schema/schema-types.ts";
import { BROKEN, type Data, toValue } from "../schema/to-data.ts";
import { hasBinding, type MapNode, type TreeNode, visibleSpan } from "../yaml/tree.ts";
import type { RowType, TypeScope } from "./binding-types.ts";
import { findHalfBinding } from "./bindings.ts";
import type { BlockType } from "./block-types.ts";
import { checkBindings } from "./check-bindings.ts";
import { pathKey } from "./page-file.ts";
import { idSchema, PAGE_SLOT, queryNames } from "./page-schema.ts";
import { readBlockQuery, requireItems } from "./read-block-query.ts";
import type { ReadContext } from "./read-context.ts";
import { reportField } from "./read-query.ts";
import { reportCollection, reportHalfBinding, reportIcon, reportMissingType } from "./report-in-block.ts";

type Path = (string | number)[];

const checkId = lazyCheck({ type: "object", properties: { id: idSchema } }, { bindings: true });

/** Reads blocks and their options: text by text with bindings checked, block by block against its own schema. */
export function createBlockReader(shared: Omit<ReadContext, "readValue">): {
  readValue: ReadContext["readValue"];
  context: ReadContext;
} {
  const { text, environment, drafts, spans, isLayout } = shared;
  const context: ReadContext = { ...shared, readValue };
  let lines: ReturnType<typeof createLineIndex> | undefined;
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
    if (written) reportHalfBinding(written, node, path, context);
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
        reportIcon(value, span, path, context);
      if (kind === "collection" && path.at(-1) !== "each") reportCollection(value, span, path, context);
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
      reportMissingType(node, label, path, context);
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
    lines ??= createLineIndex(text);
    const { line } = lines.position(node.start);
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
    const fields =
      type.source === undefined ? undefined : readBlockQuery(node, type, path, scope, result, context);
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
    requireItems(node, type, path, typeSpan, found, drafts);
    return { ...result, ...options };
  }
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
