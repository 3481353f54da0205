import { expect, it } from "vitest";
import { layOver } from "../../renderer/languages/lay-over.ts";
import type { Shape } from "../../renderer/languages/shape.ts";
import type { Unit } from "../../renderer/languages/unit.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { readYamlText } from "../../renderer/yaml/read-yaml.ts";

/** 10,000 for the whole promise: `TRANSLATION_EDITS=10000 npx vitest run --project unit tests/languages`. */
const EDITS = Number(process.env.TRANSLATION_EDITS ?? 300);

const text: Schema = { type: "string" };
const entry: Schema = {
  type: "object",
  properties: { title: text, text, href: { type: "string", "x-kind": "link" } },
};
const block: Schema = {
  type: "object",
  properties: {
    heading: text,
    text,
    tags: { type: "array", items: text },
    items: { type: "array", items: entry },
    blocks: { type: "array", items: { "x-block": true } },
  },
};
const shape: Shape = {
  schema: {
    type: "object",
    properties: { title: text, blocks: { type: "array", items: { "x-block": true } } },
  },
  block: () => ({ schema: block }),
  list: () => undefined,
};

interface Entry {
  title: string;
  text: string;
  href: string;
}
interface Block {
  type: string;
  id: string;
  heading?: string;
  text?: string;
  tags?: string[];
  items?: Entry[];
  blocks?: Block[];
}

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const WORDS =
  "engine bridge quiet harbour ledger winter copper signal garden motor paper island clock river stone anchor valley lantern orchard compass meadow furnace saddle thunder violet basket canvas pepper marble feather".split(
    " ",
  );

/** A page whose texts are all different, its edits, and what a translator would have made of it. */
class Page {
  title: string;
  blocks: Block[] = [];
  private serial = 0;
  constructor(readonly random: () => number) {
    this.title = this.sentence();
    for (let index = 0; index < 5; index += 1) this.blocks.push(this.newBlock());
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  /** Six words that stand in no other text in that order. */
  sentence(): string {
    this.serial += 1;
    const words = Array.from({ length: 6 }, () => WORDS[this.below(WORDS.length)]!);
    return `${words.join(" ")} ${this.serial}`;
  }

  newEntry(): Entry {
    return { title: this.sentence(), text: this.sentence(), href: `/${this.serial}` };
  }

  newBlock(depth = 0): Block {
    this.serial += 1;
    return {
      type: ["hero", "prose", "list"][this.below(3)]!,
      id: `b${this.serial}`,
      heading: this.sentence(),
      ...(this.random() < 0.5 && { text: this.sentence() }),
      ...(this.random() < 0.4 && { tags: [this.sentence(), this.sentence(), this.sentence()] }),
      ...(this.random() < 0.6 && { items: [this.newEntry(), this.newEntry(), this.newEntry()] }),
      ...(depth === 0 && this.random() < 0.3 && { blocks: [this.newBlock(1), this.newBlock(1)] }),
    };
  }

  get lists(): unknown[][] {
    const inside = (blocks: Block[]): unknown[][] => [
      blocks,
      ...blocks.flatMap(({ tags, items, blocks: inner }) => [
        ...(tags ? [tags] : []),
        ...(items ? [items] : []),
        ...(inner ? inside(inner) : []),
      ]),
    ];
    return inside(this.blocks);
  }

  get all(): Block[] {
    const inside = (blocks: Block[]): Block[] => blocks.flatMap((one) => [one, ...inside(one.blocks ?? [])]);
    return inside(this.blocks);
  }

  /** One change as a person would make it. @returns The text that was reworded, as it was and is. */
  edit(): { from: string; to: string } | undefined {
    const lists = this.lists;
    const list = lists[this.below(lists.length)]!;
    const isBlocks = list.length > 0 && typeof list[0] === "object" && "type" in (list[0] as object);
    switch (this.below(5)) {
      case 0: {
        const [moved] = list.splice(this.below(list.length), 1);
        if (moved !== undefined) list.splice(this.below(list.length + 1), 0, moved);
        return undefined;
      }
      case 1: {
        const isTexts = typeof list[0] === "string";
        const depth = list === this.blocks ? 0 : 1;
        const made =
          isBlocks || list === this.blocks
            ? this.newBlock(depth)
            : isTexts
              ? this.sentence()
              : this.newEntry();
        list.splice(this.below(list.length + 1), 0, made);
        return undefined;
      }
      case 2:
        if (list.length > 1) list.splice(this.below(list.length), 1);
        return undefined;
      case 3: {
        const one = this.all[this.below(this.all.length)]!;
        one.type = ["hero", "prose", "list"][this.below(3)]!;
        return undefined;
      }
      default:
        return this.reword(list);
    }
  }

  private reword(list: unknown[]): { from: string; to: string } | undefined {
    const index = this.below(list.length);
    const one = list[index] as string | Entry | Block | undefined;
    if (one === undefined) return undefined;
    const change = (from: string): { from: string; to: string } => {
      this.serial += 1;
      return { from, to: `${from} ${this.serial}` };
    };
    if (typeof one === "string") {
      const changed = change(one);
      list[index] = changed.to;
      return changed;
    }
    const name = "heading" in one ? "heading" : "title";
    const changed = change((one as Entry & Block)[name]!);
    (one as Entry & Block)[name] = changed.to;
    return changed;
  }

  /** All of them as they are now. */
  get texts(): string[] {
    return this.version().match(/(?<="of":")[^"]*/g)!;
  }

  yaml(): string {
    return JSON.stringify({ title: this.title, blocks: this.blocks });
  }

  /** A version in which each text stands with its mark. */
  version(): string {
    const mark = (of: string): object => ({ of, text: `<${of}>` });
    const blocks = this.all.map(({ id, heading, text: words, tags, items }) => [
      id,
      {
        ...(heading && { heading: mark(heading) }),
        ...(words && { text: mark(words) }),
        ...(tags && { tags: tags.map(mark) }),
        ...(items && { items: items.map((one) => ({ title: mark(one.title), text: mark(one.text) })) }),
      },
    ]);
    return JSON.stringify({ title: mark(this.title), blocks: Object.fromEntries(blocks) });
  }
}

it(`keeps every translation at its text through ${EDITS} changes of originals`, () => {
  const PER_PAGE = 10;
  for (let seed = 1; seed * PER_PAGE <= EDITS; seed += 1) {
    const page = new Page(randomOf(seed));
    const version = readYamlText(page.version()).tree;
    /** What each text was when it was translated. */
    const translated = page.texts;
    const before = new Map(translated.map((of) => [of, of]));
    for (let count = 0; count < PER_PAGE; count += 1) {
      const changed = page.edit();
      if (changed) {
        const was = before.get(changed.from);
        before.delete(changed.from);
        if (was !== undefined) before.set(changed.to, was);
      }
      const { units } = layOver(readYamlText(page.yaml()).tree!, version, shape);
      const now = new Set(page.texts.flatMap((one) => before.get(one) ?? []));
      for (const unit of units)
        expect(judge(unit, before, now), `seed ${seed}, edit ${count + 1}: ${JSON.stringify(unit)}`).toBe(
          true,
        );
      // Whatever was translated stays in reach, once: at its text, or told as obsolete.
      const kept = units.flatMap(({ text: said }) => said ?? []).sort();
      expect(kept).toEqual(translated.map((of) => `<${of}>`).sort());
    }
  }
}, 600_000);

/** A unit says exactly what happened to its text. */
function judge(unit: Unit, before: ReadonlyMap<string, string>, now: ReadonlySet<string>): boolean {
  const { state, original, of, text: said } = unit;
  if (of !== undefined && said !== `<${of}>`) return false;
  const was = original === undefined ? undefined : before.get(original);
  if (state === "translated") return was === original && of === original;
  if (state === "stale") return was !== original && was === of;
  if (state === "missing") return was === undefined;
  return state === "obsolete" && !now.has(of!);
}
