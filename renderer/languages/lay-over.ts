import type { Span } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import { acceptedTypes, entrySchema, optionNames, optionSchema } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Entry, ListNode, MapNode, ScalarNode, TreeNode } from "../yaml/tree.ts";
import { eachMark, isMarkLike, type Mark, readMark, textOf } from "./mark.ts";
import { matchEntries } from "./match-entries.ts";
import { saysSomething, takesWords } from "./translatable.ts";
import type { Misfit, Path, Stray, Unit } from "./unit.ts";

/** What kinds of files have translations, and what their values mean. */
export interface Shape {
  /** Of the file's root; of a collection that of one row. */
  schema: Schema;
  /** Of a collection: the field that identifies a row. */
  key?: string;
  /** The options of a block type, and the list that its query fills. */
  block(type: string): { schema: Schema; source?: string } | undefined;
  /** The options of a shared list. */
  list(name: string): Schema | undefined;
}

/** An original with the texts of a version in its place. */
export interface LaidOver {
  tree: TreeNode;
  units: Unit[];
  /** Parts of the version without a translation that are about nothing. */
  strays: Stray[];
  /** Parts of the version that have another form than what they are about. */
  misfits: Misfit[];
}

/** A place of the version, and how far it is known where a text would stand. */
interface Place {
  over: TreeNode | undefined;
  at: Unit["at"];
  path: Path;
  needsId: Path | undefined;
}

/**
 * Lays the texts of a version in another language over its original: order, structure and everything that is no text
 * come from the original, unless the version says otherwise.
 *
 * @param version  Missing when nobody has begun; its offsets tell its nodes from those of the original.
 */
export function layOver(original: TreeNode, version: TreeNode | undefined, shape: Shape): LaidOver {
  const layer = new Layer(shape, version);
  const tree = layer.lay(original, version);
  const { units, strays, misfits } = layer;
  return { tree, units, strays, misfits };
}

class Layer {
  readonly units: Unit[] = [];
  readonly strays: Stray[] = [];
  readonly misfits: Misfit[] = [];
  /** The blocks of the version by id. */
  private readonly blocks: ReadonlyMap<string, Entry>;
  private readonly usedBlocks = new Set<string>();
  /** Those of the original. */
  private readonly ids = new Set<string>();

  constructor(
    private readonly shape: Shape,
    version: TreeNode | undefined,
  ) {
    const blocks = version?.kind === "map" && !shape.key ? version.entries.get("blocks")?.value : undefined;
    this.blocks = blocks?.kind === "map" ? blocks.entries : new Map();
    if (blocks && blocks.kind !== "map") this.misfit(blocks, ["blocks"], "blocks");
  }

  lay(original: TreeNode, version: TreeNode | undefined): TreeNode {
    const { shape } = this;
    if (version && version.kind !== "map") {
      this.misfit(version, [], shape.key ? "rows" : "file");
      return this.lay(original, undefined);
    }
    if (shape.key !== undefined) return this.rows(original, version, shape.key);
    const own = version && { ...version, entries: withoutName(version.entries, "blocks") };
    const place: Place = { over: own, at: [], path: [], needsId: undefined };
    const tree = original.kind === "map" ? this.group(original, shape.schema, place) : original;
    const free = [...this.ids].filter((id) => !this.blocks.has(id));
    for (const [id, { keyStart, keyEnd, value }] of this.blocks) {
      if (this.usedBlocks.has(id)) continue;
      const guess = suggest(id, free);
      const span = { start: keyStart, end: keyEnd };
      this.stray(value, { kind: "block", name: id, path: ["blocks", id], span, ...(guess && { guess }) });
    }
    return tree;
  }

  /** Rows stand in the version by their keys. */
  private rows(original: TreeNode, version: MapNode | undefined, key: string): TreeNode {
    if (original.kind !== "list") return original;
    const used = new Set<string>();
    const items = original.items.map((row, index) => {
      const id = row.kind === "map" ? row.entries.get(key)?.value : undefined;
      if (row.kind !== "map" || id?.kind !== "scalar") return row;
      const name = textOf(id);
      used.add(name);
      const place: Place = {
        over: version?.entries.get(name)?.value,
        at: [name],
        path: [index],
        needsId: undefined,
      };
      return this.value(row, this.shape.schema, place);
    });
    for (const { key: name, keyStart, keyEnd, value } of version?.entries.values() ?? []) {
      if (used.has(name)) continue;
      const guess = suggest(name, [...used]);
      const span = { start: keyStart, end: keyEnd };
      this.stray(value, { kind: "row", name, path: [name], span, ...(guess && { guess }) });
    }
    return { ...original, items };
  }

  private value(original: TreeNode, schema: Schema | undefined, place: Place): TreeNode {
    if (original.kind === "broken" || place.over?.kind === "broken") return original;
    if (original.kind === "scalar") return this.scalar(original, schema, place);
    if (place.over?.kind === "scalar" || (place.over?.kind === "map" && isMarkLike(place.over))) {
      this.misfit(place.over, place.at as Path, original.kind === "map" ? "group" : "list");
      return this.value(original, schema, { ...place, over: undefined });
    }
    if (original.kind === "list") return this.list(original, schema, place);
    return schema?.["x-block"] ? this.block(original, place) : this.group(original, schema, place);
  }

  private scalar(original: ScalarNode, schema: Schema | undefined, place: Place): TreeNode {
    const { over, at, path } = place;
    const mark = readMark(over);
    if (mark && over) {
      this.marked(mark, textOf(original), schema, place, over);
      return mark.text ?? original;
    }
    if (over?.kind === "scalar") {
      if (!isText(original, schema)) return over;
      const whole = spanOf(over);
      const state = "unmarked";
      const spans = { text: whole, whole };
      this.units.push({ state, at, path, original: textOf(original), schema, text: textOf(over), spans });
      return over;
    }
    if (over) this.misfit(over, at as Path, "text");
    else if (isText(original, schema)) this.missing(original, schema, place);
    return original;
  }

  private missing(original: ScalarNode, schema: Schema, { at, path, needsId }: Place): void {
    const unit: Unit = { state: "missing", at, path, original: textOf(original), schema };
    if (needsId) unit.needsId = needsId;
    this.units.push(unit);
  }

  private marked(mark: Mark, now: string, schema: Schema | undefined, place: Place, over: TreeNode): void {
    const { at, path } = place;
    const of = textOf(mark.of);
    const spans: NonNullable<Unit["spans"]> = { of: spanOf(mark.of), whole: spanOf(over) };
    const unit: Unit = { state: "missing", at, path, original: now, of, spans };
    if (schema) unit.schema = schema;
    if (mark.text) {
      unit.state = of === now ? "translated" : "stale";
      unit.text = textOf(mark.text);
      spans.text = spanOf(mark.text);
    }
    this.units.push(unit);
  }

  private group(original: MapNode, schema: Schema | undefined, place: Place): TreeNode {
    const over = place.over?.kind === "map" ? place.over : undefined;
    if (place.over?.kind === "list") this.misfit(place.over, place.at as Path, "group");
    const entries = new Map<string, Entry>();
    for (const [key, entry] of original.entries) {
      const own = over?.entries.get(key);
      const of = this.schemaOf(schema, key, original, place.path);
      // Nearly every option: nothing to translate, and nothing said about it.
      if (!own && entry.value.kind === "scalar" && !isText(entry.value, of)) {
        entries.set(key, entry);
        continue;
      }
      const value = this.value(entry.value, of, {
        over: own?.value,
        at: [...place.at, key],
        path: [...place.path, key],
        needsId: place.needsId,
      });
      entries.set(key, value === entry.value ? entry : { ...(own ?? entry), value });
    }
    for (const [key, entry] of over?.entries ?? []) {
      if (original.entries.has(key)) continue;
      // An option that only the version sets, or one whose texts the original has no more.
      if (holdsMark(entry.value)) this.strayOption(entry, [...place.at, key] as Path, schema);
      else entries.set(key, entry);
    }
    return { ...original, entries };
  }

  /** Of an option of a group: what files say of options by themselves, in `defaults` and in shared lists, as well. */
  private schemaOf(
    schema: Schema | undefined,
    key: string,
    { entries }: MapNode,
    path: Path,
  ): Schema | undefined {
    if (path.length === 1 && path[0] === "defaults") return this.shape.block(key)?.schema;
    const inner = optionSchema(schema, key);
    if (key !== "default" || acceptedTypes(inner ?? {}).size > 0) return inner;
    const type = entries.get("type")?.value;
    const kind = entries.get("x-kind")?.value;
    if (type?.kind !== "scalar" || type.source !== "string" || entries.has("enum")) return inner;
    return { type: "string", ...(kind?.kind === "scalar" && { "x-kind": kind.source as "markdown" }) };
  }

  private block(original: MapNode, place: Place): TreeNode {
    const id = scalarOf(original, "id") ?? scalarOf(original, "use");
    if (id !== undefined) this.ids.add(id);
    const known = id === undefined ? undefined : this.blocks.get(id);
    const isOwn = known !== undefined && !this.usedBlocks.has(id!);
    if (isOwn) this.usedBlocks.add(id!);
    const needsId = id === undefined && place.path.length === 2 ? place.path : place.needsId;
    const own: Place = {
      over: isOwn ? known.value : place.over,
      at: id === undefined ? place.at : ["blocks", id],
      path: place.path,
      needsId: id === undefined ? needsId : undefined,
    };
    if (own.over?.kind === "map") {
      // What a block is, its original says.
      const entries = new Map([...own.over.entries].filter(([key]) => !FIXED.has(key)));
      own.over = { ...own.over, entries };
    } else if (own.over) {
      this.misfit(own.over, own.at as Path, "group");
      own.over = undefined;
    }
    const type = scalarOf(original, "type");
    if (type === undefined) {
      const list = scalarOf(original, "use");
      return this.group(original, list === undefined ? undefined : this.shape.list(list), own);
    }
    const of = this.shape.block(type);
    if (!of) return original;
    const schema = of.source === undefined ? of.schema : withItem(of.schema, of.source);
    return this.group(original, schema, own);
  }

  private list(original: ListNode, schema: Schema | undefined, place: Place): TreeNode {
    const { over } = place;
    const list = over?.kind === "list" ? over : undefined;
    if (over?.kind === "map") this.misfit(over, place.at as Path, "list");
    const isBlocks = entrySchema(schema, 0)?.["x-block"] === true;
    if (list && !isBlocks && !holdsMark(list) && !this.holdsWords(list, schema)) return list;
    const matches = list ? matchEntries(original.items, list.items) : [];
    const used = new Set(matches);
    const items = original.items.map((item, index) => {
      const match = matches[index];
      return this.value(item, entrySchema(schema, index), {
        over: match === undefined ? undefined : list!.items[match],
        at: [...place.at, match ?? null],
        path: [...place.path, index],
        needsId: place.needsId,
      });
    });
    for (const [index, item] of list?.items.entries() ?? [])
      if (!used.has(index)) {
        const path = [...place.at, index] as Path;
        this.stray(item, { kind: "entry", name: "", path, span: spanOf(item) });
      }
    return { ...original, items };
  }

  /** Entries without marks are texts that somebody has forgotten to mark, or values in place of the original's. */
  private holdsWords(list: ListNode, schema: Schema | undefined): boolean {
    return list.items.some((item, index) => item.kind === "scalar" && takesWords(entrySchema(schema, index)));
  }

  private strayOption({ key, keyStart, keyEnd, value }: Entry, path: Path, schema: Schema | undefined): void {
    const names = schema ? optionNames(schema) : [];
    const guess = names.includes(key) ? undefined : suggest(key, names);
    const span = { start: keyStart, end: keyEnd };
    this.stray(value, { kind: "option", name: key, path, span, ...(guess && { guess }) });
  }

  /** A part of the version that is about nothing in the original: nothing of it is lost, and somebody is told. */
  private stray(node: TreeNode, stray: Stray): void {
    const before = this.units.length;
    eachMark(
      node,
      ({ of, text }, at, whole) => {
        const spans = { of: spanOf(of), whole: spanOf(whole), ...(text && { text: spanOf(text) }) };
        const said = text && { text: textOf(text) };
        this.units.push({ state: "obsolete", at, of: textOf(of), ...said, spans, stray });
      },
      stray.path,
    );
    if (this.units.length === before) this.strays.push(stray);
  }

  private misfit(node: TreeNode, path: Path, wanted: Misfit["wanted"]): void {
    if (node.kind !== "broken") this.misfits.push({ wanted, path, span: spanOf(node) });
  }
}

/** Whether a value of the original is a text that has to be translated. */
function isText(original: ScalarNode, schema: Schema | undefined): schema is Schema {
  return takesWords(schema) && saysSomething(textOf(original));
}

const FIXED: ReadonlySet<string> = new Set(["type", "id", "use"]);

/** The options of a block with what each entry of its query shows. */
function withItem(schema: Schema, source: string): Schema {
  const known = items.get(schema);
  if (known) return known;
  const item = entrySchema(optionSchema(schema, source), 0);
  const whole = item ? { ...schema, properties: { ...schema.properties, item } } : schema;
  items.set(schema, whole);
  return whole;
}

const items = new WeakMap<Schema, Schema>();

function scalarOf({ entries }: MapNode, name: string): string | undefined {
  const value = entries.get(name)?.value;
  return value?.kind === "scalar" && value.source !== "" ? textOf(value) : undefined;
}

function withoutName(entries: ReadonlyMap<string, Entry>, name: string): Map<string, Entry> {
  return new Map([...entries].filter(([key]) => key !== name));
}

function holdsMark(node: TreeNode): boolean {
  let holds = false;
  eachMark(node, () => {
    holds = true;
  });
  return holds;
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}
