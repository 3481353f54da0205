import type { Span } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import { optionNames } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { Entry, MapNode, ScalarNode, TreeNode } from "../yaml/tree.ts";
import { eachMark, type Mark, readMark, textOf } from "./mark.ts";
import { atOf, type Place, pathOf } from "./place.ts";
import { isSameText } from "./same-text.ts";
import type { Misfit, Path, Stray, Unit, Wanted } from "./unit.ts";

/** What is found while a version is laid over its original. */
export class Findings {
  readonly units: Unit[] = [];
  readonly strays: Stray[] = [];
  readonly misfits: Misfit[] = [];

  /** @param skipsSettled  Translations that are as they should be are not listed, where nothing in them can be lost. */
  constructor(private readonly skipsSettled: boolean) {}

  /** A text that nobody has translated. */
  missing(original: ScalarNode, schema: Schema, place: Place): void {
    const unit: Unit = {
      state: "missing",
      at: atOf(place),
      path: pathOf(place),
      original: textOf(original),
      schema,
    };
    if (place.needsId) unit.needsId = place.needsId;
    this.units.push(unit);
  }

  /** A text that somebody has translated without its mark. @param whole  What holds the translation, itself at least. */
  unmarked(
    original: ScalarNode,
    over: ScalarNode,
    schema: Schema,
    place: Place,
    whole: TreeNode = over,
  ): void {
    this.units.push({
      state: "unmarked",
      at: atOf(place),
      path: pathOf(place),
      original: textOf(original),
      schema,
      text: textOf(over),
      spans: { text: spanOf(over), whole: spanOf(whole) },
    });
  }

  /**
   * The translation of a text that is as it should be, where nothing is to be said of it: nothing in it can be lost.
   *
   * @param over  What the version says there.
   */
  settled(original: TreeNode, over: TreeNode): ScalarNode | undefined {
    if (!this.skipsSettled || original.kind !== "scalar") return undefined;
    const mark = readMark(over);
    if (!mark?.text) return undefined;
    const of = textOf(mark.of);
    return isSameText(of, textOf(original)) && !of.includes("{") ? mark.text : undefined;
  }

  marked(mark: Mark, original: ScalarNode, schema: Schema | undefined, place: Place, over: TreeNode): void {
    const now = textOf(original);
    const of = textOf(mark.of);
    const isSettled = mark.text !== undefined && isSameText(of, now);
    const spans: NonNullable<Unit["spans"]> = { of: spanOf(mark.of), whole: spanOf(over) };
    const unit: Unit = {
      state: "missing",
      at: atOf(place),
      path: pathOf(place),
      original: now,
      of,
      spans,
    };
    if (schema) unit.schema = schema;
    if (mark.blank) spans.blank = mark.blank;
    if (mark.text) {
      unit.state = isSettled ? "translated" : "stale";
      unit.text = textOf(mark.text);
      spans.text = spanOf(mark.text);
    }
    this.units.push(unit);
  }

  /** An option that the version alone has. */
  strayOption(
    { key, keyStart, keyEnd, value }: Entry,
    path: Path,
    schema: Schema | undefined,
    of: Pair,
  ): void {
    const names = schema ? optionNames(schema) : [];
    const near = names.includes(key) ? undefined : suggest(key, names);
    const meant = near === undefined ? namedByText(value, of) : undefined;
    const guess = near ?? meant;
    const span = { start: keyStart, end: keyEnd };
    const because = meant === undefined ? {} : { because: "texts" as const };
    this.stray(value, { kind: "option", name: key, path, span, ...(guess && { guess }), ...because });
  }

  /** A part of the version that is about nothing in the original: nothing of it is lost, and somebody is told. */
  stray(node: TreeNode, stray: Stray): void {
    const before = this.units.length;
    eachMark(
      node,
      ({ of, text }, at, whole: MapNode) => {
        const spans = { of: spanOf(of), whole: spanOf(whole), ...(text && { text: spanOf(text) }) };
        const said = text && { text: textOf(text) };
        this.units.push({ state: "obsolete", at, of: textOf(of), ...said, spans, stray });
      },
      stray.path,
    );
    if (this.units.length === before) this.strays.push(stray);
  }

  misfit(node: TreeNode, path: Path, wanted: Wanted): void {
    if (node.kind !== "broken") this.misfits.push({ wanted, path, span: spanOf(node) });
  }

  /** A name beside the two of a mark. @returns Whether there is one; half of a text that was cut at its comma is none. */
  surplus({ entries }: MapNode, path: Path): boolean {
    if (!entries.has("of") || !entries.has("text")) return false;
    const more = [...entries.values()].find(
      ({ key, value }) => key !== "of" && key !== "text" && !(value.kind === "scalar" && value.source === ""),
    );
    if (!more) return false;
    const { key: name, keyStart: start, keyEnd: end } = more;
    this.misfits.push({ wanted: "nothing", name, path: [...path, name], span: { start, end } });
    return true;
  }

  /**
   * What a block or row is, its original says: in the version it stands in vain.
   *
   * @param said  What the original says, by name.
   */
  repeated(
    { entries }: MapNode,
    said: Readonly<Record<string, TreeNode | undefined>>,
    path: Path,
    owner: "block" | "row",
  ): void {
    for (const [name, of] of Object.entries(said)) {
      const entry = entries.get(name);
      if (!entry) continue;
      const value = of?.kind === "scalar" ? textOf(of) : "";
      const span = { start: entry.keyStart, end: entry.keyEnd };
      this.misfits.push({ wanted: "original", owner, name, value, path: [...path, name], span });
    }
  }
}

/** A group of the original, and what the version has of it. */
export interface Pair {
  original: MapNode;
  over: MapNode | undefined;
}

/** The one option whose text a translation says that it is of, where the version has no other one of it. */
function namedByText(value: TreeNode, { original, over }: Pair): string | undefined {
  const mark = readMark(value);
  if (!mark) return undefined;
  const [name, another] = [...original.entries.values()].flatMap(({ key, value: said }) =>
    said.kind === "scalar" && textOf(said) === textOf(mark.of) && !over?.entries.has(key) ? [key] : [],
  );
  return another === undefined ? name : undefined;
}

/** Names that say what a block is. */
export const FIXED = ["type", "id", "use"] as const;

export function spanOf({ start, end }: Span): Span {
  return { start, end };
}
