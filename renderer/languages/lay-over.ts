import { entrySchema, optionNames } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Entry, ListNode, MapNode, ScalarNode, TreeNode } from "../yaml/tree.ts";
import { FIXED, Findings, spanOf } from "./findings.ts";
import { holdsMark, isMarkLike, type Mark, readHalfMark, readMark, textOf } from "./mark.ts";
import { holdsHalfMark, matchEntries } from "./match-entries.ts";
import { meantOwners } from "./meant-owner.ts";
import { mendEntries } from "./mend-entries.ts";
import { mendMark } from "./mend-marks.ts";
import { atOf, type Place, pathOf, wayOf, within } from "./place.ts";
import { isText, optionOf, optionsOf, rowSchema, type Shape } from "./shape.ts";
import { takesWords } from "./translatable.ts";
import type { Misfit, Path, Stray, Unit, Wanted } from "./unit.ts";

/** An original with the texts of a version in its place. */
export interface LaidOver {
  tree: TreeNode;
  units: Unit[];
  /** Parts of the version without a translation that are about nothing. */
  strays: Stray[];
  /** Parts of the version that have another form than what they are about. */
  misfits: Misfit[];
}

/**
 * Lays the texts of a version in another language over its original: order, structure and everything that is no text
 * come from the original, unless the version says otherwise.
 *
 * @param version  Missing when nobody has begun; its offsets tell its nodes from those of the original.
 * @param skipsSettled  Leaves out units of translations that are as they should be, where nothing in them can be lost:
 *   for those that look for what is to be said. Default false.
 */
export function layOver(
  original: TreeNode,
  version: TreeNode | undefined,
  shape: Shape,
  skipsSettled = false,
): LaidOver {
  const findings = new Findings(skipsSettled);
  const tree = new Layer(shape, version, findings).lay(original, version);
  const { units, strays, misfits } = findings;
  return { tree, units, strays, misfits };
}

class Layer {
  /** The blocks of the version by id. */
  private readonly blocks: ReadonlyMap<string, Entry>;
  private readonly usedBlocks = new Set<string>();
  /** Those of the original. */
  private readonly ids = new Map<string, MapNode>();
  /** Those of its blocks that have no id, and their numbers. */
  private readonly unkeyed: { block: MapNode; number: number }[] = [];

  constructor(
    private readonly shape: Shape,
    version: TreeNode | undefined,
    private readonly findings: Findings,
  ) {
    const blocks = version?.kind === "map" && !shape.key ? version.entries.get("blocks")?.value : undefined;
    this.blocks = blocks?.kind === "map" ? blocks.entries : new Map();
    if (blocks && blocks.kind !== "map") findings.misfit(blocks, ["blocks"], "blocks");
  }

  lay(original: TreeNode, version: TreeNode | undefined): TreeNode {
    const { shape, findings } = this;
    if (version && version.kind !== "map") {
      findings.misfit(version, [], shape.key ? "rows" : "file");
      return this.lay(original, undefined);
    }
    if (shape.key !== undefined) return this.rows(original, version, shape.key);
    const own = version && without(version, "blocks");
    const place: Place = { over: own, at: undefined, path: undefined, needsId: undefined };
    const tree = original.kind === "map" ? this.group(original, shape.schema, place) : original;
    const strays = [...this.blocks.values()].filter(({ key }) => !this.usedBlocks.has(key));
    this.strayOwners("block", strays, this.ids, this.blocks, ["blocks"]);
    return tree;
  }

  /** Rows stand in the version by their keys. */
  private rows(original: TreeNode, version: MapNode | undefined, key: string): TreeNode {
    if (original.kind !== "list") return original;
    const used = new Map<string, MapNode>();
    const items = original.items.map((row, index) => {
      const id = row.kind === "map" ? row.entries.get(key)?.value : undefined;
      if (row.kind !== "map" || id?.kind !== "scalar") return row;
      const name = textOf(id);
      used.set(name, row);
      const over = version?.entries.get(name)?.value;
      return this.value(row, rowSchema(this.shape.schema, key, name), {
        over: over?.kind === "map" ? this.withoutKey(over, key, id, name) : over,
        at: wayOf([name]),
        path: wayOf([index]),
        needsId: undefined,
      });
    });
    if (version) {
      const strays = [...version.entries.values()].filter((one) => !used.has(one.key));
      this.strayOwners("row", strays, used, version.entries, []);
    }
    return { ...original, items };
  }

  /** Texts by ids or keys that the original has not. @param owners  Its own. @param known  Those of the version. */
  private strayOwners(
    kind: "block" | "row",
    strays: readonly Entry[],
    owners: ReadonlyMap<string, MapNode>,
    known: ReadonlyMap<string, Entry>,
    path: Path,
  ): void {
    if (strays.length === 0) return;
    const free = new Map([...owners].filter(([name]) => !known.has(name)));
    const meant = meantOwners(strays, free, kind === "block" ? this.unkeyed : []);
    for (const [index, { key: name, keyStart, keyEnd, value }] of strays.entries()) {
      const span = { start: keyStart, end: keyEnd };
      this.findings.stray(value, { kind, name, path: [...path, name], span, ...meant[index] });
    }
  }

  /** The key stands in front of the row; as an option it is repeated, or it says nothing. */
  private withoutKey(over: MapNode, key: string, id: ScalarNode, name: string): MapNode {
    const again = over.entries.get(key)?.value;
    // A key that is called otherwise may be the end of an address, which each language has for itself.
    if (!again || (key !== "id" && !(again.kind === "scalar" && textOf(again) === name))) return over;
    this.findings.repeated(over, { [key]: id }, [name], "row");
    return without(over, key);
  }

  private value(original: TreeNode, schema: Schema | undefined, place: Place): TreeNode {
    if (original.kind === "broken" || place.over?.kind === "broken") return original;
    if (original.kind === "scalar") return this.scalar(original, schema, place);
    if (place.over?.kind === "scalar" || (place.over?.kind === "map" && isMarkLike(place.over))) {
      this.misfit(place, original.kind === "map" ? "group" : "list");
      return this.value(original, schema, { ...place, over: undefined });
    }
    if (original.kind === "list") return this.list(original, schema, place);
    return schema?.["x-block"] ? this.block(original, place) : this.group(original, schema, place);
  }

  private scalar(original: ScalarNode, schema: Schema | undefined, place: Place): TreeNode {
    const { over } = place;
    const settled = over && this.findings.settled(original, over);
    if (settled) return settled;
    const mark = readMark(over) ?? this.nearMark(place);
    if (mark && over) {
      this.findings.marked(mark, original, schema, place, over);
      return mark.text ?? original;
    }
    if (over?.kind === "scalar") {
      if (isText(original, schema)) this.findings.unmarked(original, over, schema, place);
      return over;
    }
    const half = isText(original, schema) ? readHalfMark(over) : undefined;
    if (half) {
      this.findings.unmarked(original, half, schema!, place, over);
      return half;
    }
    if (over) this.noMark(place);
    else if (isText(original, schema)) this.findings.missing(original, schema, place);
    return original;
  }

  private group(original: MapNode, schema: Schema | undefined, place: Place): TreeNode {
    const over = place.over?.kind === "map" ? place.over : undefined;
    if (place.over?.kind === "list") this.misfit(place, "group");
    const isDefaults = place.path?.up === undefined && place.path?.step === "defaults";
    // A group that the version leaves as it is stays the very one: most are, and copies of all would fill the memory.
    let entries: Map<string, Entry> | undefined;
    let known = 0;
    for (const [key, entry] of original.entries) {
      const own = over?.entries.get(key);
      if (own) known += 1;
      // Nearly every option: a translation that is as it should be, or nothing to translate and nothing said of it.
      let value: TreeNode | undefined = own && this.findings.settled(entry.value, own.value);
      if (!value) {
        const of = optionOf(this.shape, schema, key, original, isDefaults);
        if (!own && entry.value.kind === "scalar" && !isText(entry.value, of)) continue;
        value = this.value(entry.value, of, within(place, own?.value, key));
      }
      if (value === entry.value) continue;
      const { keyStart, keyEnd } = own ?? entry;
      entries ??= new Map(original.entries);
      entries.set(key, { key, keyStart, keyEnd, value });
    }
    for (const [key, entry] of over && known < over.entries.size ? over.entries : []) {
      if (original.entries.has(key)) continue;
      // An option that only the version sets, or one whose texts the original has no more.
      if (!holdsMark(entry.value) && !isHalfOfMark(key, schema)) {
        entries ??= new Map(original.entries);
        entries.set(key, entry);
      } else this.findings.strayOption(entry, [...atOf(place), key] as Path, schema, { original, over });
    }
    return entries ? { kind: "map", start: original.start, end: original.end, entries } : original;
  }

  private block(original: MapNode, place: Place): TreeNode {
    const id = scalarOf(original, "id") ?? scalarOf(original, "use");
    if (id !== undefined) this.ids.set(id, original);
    else this.unkeyed.push({ block: original, number: Number(place.path?.step) + 1 });
    const known = id === undefined ? undefined : this.blocks.get(id);
    const isOwn = known !== undefined && !this.usedBlocks.has(id!);
    if (isOwn) this.usedBlocks.add(id!);
    const isTop = place.path?.up !== undefined && place.path.up.up === undefined;
    const own: Place = {
      over: isOwn ? known.value : place.over,
      at: id === undefined ? place.at : wayOf(["blocks", id]),
      path: place.path,
      needsId: id !== undefined ? undefined : isTop ? pathOf(place) : place.needsId,
    };
    if (own.over?.kind === "map") {
      const said = Object.fromEntries(FIXED.map((name) => [name, original.entries.get(name)?.value]));
      this.findings.repeated(own.over, said, atOf(own) as Path, "block");
      own.over = FIXED.reduce(without, own.over);
    } else if (own.over) {
      this.misfit(own, "group");
      own.over = undefined;
    }
    const type = scalarOf(original, "type");
    if (type === undefined) {
      const list = scalarOf(original, "use");
      return this.group(original, list === undefined ? undefined : this.shape.list(list), own);
    }
    const schema = optionsOf(this.shape, type);
    return schema ? this.group(original, schema, own) : original;
  }

  private list(original: ListNode, schema: Schema | undefined, place: Place): TreeNode {
    const { over } = place;
    const list = over?.kind === "list" ? over : undefined;
    if (over?.kind === "map") this.misfit(place, "list");
    const isBlocks = entrySchema(schema, 0)?.["x-block"] === true;
    if (list && !isBlocks && !holdsMark(list) && !holdsWords(list, schema) && !holdsHalfMark(list, original))
      return list;
    if (list)
      this.findings.strays.push(
        ...mendEntries(list.items, original.items, entrySchema(schema, 0), atOf(place) as Path),
      );
    const matches = list ? matchEntries(original.items, list.items) : [];
    let isSame = true;
    const items = original.items.map((item, index) => {
      const match = matches[index];
      const own = match === undefined ? undefined : list!.items[match];
      const value = this.value(item, entrySchema(schema, index), within(place, own, index, match ?? null));
      isSame &&= value === item;
      return value;
    });
    if (list) this.strayEntries(list, new Set(matches), place);
    return isSame ? original : { kind: "list", start: original.start, end: original.end, items };
  }

  /** Entries of the version that are about none of the original. */
  private strayEntries({ items }: ListNode, used: ReadonlySet<number | undefined>, place: Place): void {
    for (const [index, item] of items.entries())
      if (!used.has(index)) {
        const path = [...atOf(place), index] as Path;
        const names = item.kind === "map" ? [...item.entries.keys()] : [];
        this.findings.stray(item, { kind: "entry", name: "", names, path, span: spanOf(item) });
      }
  }

  /** What the version says at a place has another form than what it is about. */
  private misfit(place: Place, wanted: Wanted): void {
    if (place.over) this.findings.misfit(place.over, atOf(place) as Path, wanted);
  }

  /** A group in the place of a text that means a mark, though one of its names is none of a mark's. */
  private nearMark({ over, ...place }: Place): Mark | undefined {
    const slip = over?.kind === "map" ? mendMark(over, atOf({ over, ...place }) as Path) : undefined;
    if (slip) this.findings.misfits.push(slip);
    return slip && readMark(over);
  }

  private noMark(place: Place): void {
    const { over } = place;
    if (over?.kind !== "map" || !this.findings.surplus(over, atOf(place) as Path)) this.misfit(place, "text");
  }
}

/** A name of a mark that stands beside others, where no option is called so. */
function isHalfOfMark(key: string, schema: Schema | undefined): boolean {
  return (key === "of" || key === "text") && schema !== undefined && !optionNames(schema).includes(key);
}

/** Entries without marks are texts that somebody has forgotten to mark, or values in place of the original's. */
function holdsWords(list: ListNode, schema: Schema | undefined): boolean {
  return list.items.some((item, index) => item.kind === "scalar" && takesWords(entrySchema(schema, index)));
}

function scalarOf({ entries }: MapNode, name: string): string | undefined {
  const value = entries.get(name)?.value;
  return value?.kind === "scalar" && value.source !== "" ? textOf(value) : undefined;
}

function without(node: MapNode, name: string): MapNode {
  if (!node.entries.has(name)) return node;
  const entries = new Map(node.entries);
  entries.delete(name);
  return { ...node, entries };
}
