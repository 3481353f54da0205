import type { SourceItem, SourceList, SourceNode } from "./source-tree.ts";
import type { ListNode } from "./tree.ts";
import { createWholeLines } from "./whole-lines.ts";

/** Reads the places of everything in a part of the file that is a list of its own; undefined when it is none. */
type ReadPart = (part: string) => SourceNode | undefined;

/**
 * The places of a file that is one list, in which those of an entry are worked out when they are first asked for: who
 * changes one row of thousands wants to know where that one stands.
 *
 * @param tree  What the file holds, read without a mistake.
 * @param readPart  For lines of the file from the dash of one entry to the next.
 * @returns undefined where lines alone do not tell where its entries begin.
 */
export function sourceOfRows(text: string, tree: ListNode, readPart: ReadPart): SourceList | undefined {
  const margin = /^ *(?=-\s)/m.exec(text)?.[0].length ?? 0;
  const dashes = dashesOf(text, tree, margin);
  return dashes && new RowsSource(text, dashes, margin, readPart);
}

/** Where the entries begin, if the lines that look like it are just as many and stand around what was read. */
function dashesOf(text: string, { items }: ListNode, margin: number): number[] | undefined {
  const opening = new RegExp(`^ {${margin}}-(?=\\s|$)`, "gm");
  const dashes = [...text.matchAll(opening)].map(({ index }) => index + margin);
  const isBetween = (index: number): boolean => {
    const { start, end } = items[index]!;
    // An entry without a value stands nowhere.
    return start === end || (dashes[index]! < start && end <= (dashes[index + 1] ?? text.length));
  };
  const isPlain = dashes.length === items.length && !/^%/m.test(text.slice(0, dashes[0]));
  return isPlain && dashes.every((_, index) => isBetween(index)) ? dashes : undefined;
}

class RowsSource implements SourceList {
  readonly kind = "list";
  readonly isFlow = false;
  readonly isInFlow = false;
  readonly parentColumn = -1;
  readonly start: number;
  readonly items: RowSource[];
  private known: SourceList | undefined;

  constructor(
    private readonly text: string,
    private readonly dashes: readonly number[],
    private readonly margin: number,
    private readonly readPart: ReadPart,
  ) {
    this.start = dashes[0]!;
    this.items = dashes.map((dash, index) => new RowSource(this, index, dash));
  }

  get end(): number {
    return this.listOf(this.items.length - 1).end;
  }

  /** One entry as a list of its own, at its place in the file. */
  listOf(index: number): SourceList {
    const { from, to } = this.partOf(index);
    const list = this.readPart(this.text.slice(from, to));
    if (list?.kind !== "list" || list.items.length !== 1) {
      const whole = this.whole();
      return { ...whole, items: [whole.items[index]!] };
    }
    moveBy(list, from);
    return list;
  }

  /** Where the lines of an entry begin: with the comments above that belong to it. */
  startOf(index: number): number {
    const from = index === 0 ? 0 : this.partOf(index - 1).from;
    const floor = index === 0 ? 0 : this.items[index - 1]!.end;
    const dash = this.dashes[index]!;
    const { around } = createWholeLines(this.text.slice(from, dash + 1));
    return from + around(dash - from, dash - from + 1, this.margin, floor - from).start;
  }

  /** From the line of its dash to the next dash. */
  private partOf(index: number): { from: number; to: number } {
    return { from: this.dashes[index]! - this.margin, to: this.dashes[index + 1] ?? this.text.length };
  }

  private whole(): SourceList {
    this.known ??= this.readPart(this.text) as SourceList;
    return this.known;
  }
}

class RowSource implements SourceItem {
  private list: SourceList | undefined;
  private from: number | undefined;

  constructor(
    private readonly rows: RowsSource,
    private readonly index: number,
    readonly dash: number,
  ) {}

  get value(): SourceNode {
    return this.own.value;
  }

  get start(): number {
    this.from ??= this.rows.startOf(this.index);
    return this.from;
  }

  get end(): number {
    return this.own.end;
  }

  private get own(): SourceItem {
    this.list ??= this.rows.listOf(this.index);
    return this.list.items[0]!;
  }
}

/** Moves all places in something that was just read. */
function moveBy(node: SourceNode, by: number): void {
  node.start += by;
  node.end += by;
  if (node.kind === "scalar") return;
  for (const inner of node.kind === "map" ? node.entries.values() : node.items) {
    inner.start += by;
    inner.end += by;
    if ("key" in inner) {
      inner.keyStart += by;
      inner.keyEnd += by;
    } else if (inner.dash !== undefined) inner.dash += by;
    moveBy(inner.value, by);
  }
}
