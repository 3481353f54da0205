import { suggest } from "../problems/suggest.ts";
import { queryNames } from "../schema/engine-options.ts";
import { entrySchema, optionNames, optionSchema } from "../schema/read-schema.ts";
import { type ShownName, shownNames } from "../schema/read-shown.ts";
import { synonymOf } from "../schema/synonyms.ts";
import type { MapNode } from "../yaml/tree.ts";
import type { BlockType } from "./block-types.ts";

/** The types of block of a site, by name. */
type BlockTypes = ReadonlyMap<string, BlockType>;

/** What the name of a type that there is not was meant to be. */
export interface MeantType {
  /** The type whose name has a slip in it. */
  near?: string;
  /** Types that it says in other words: one, or two or three of which each is as likely. */
  called: string[];
}

/** More types than these are no help to choose from. */
const MOST_CALLED = 3;

/**
 * What a name that no type of block has may mean, by its letters, by the words that it is made of and by what stands in
 * the block.
 *
 * @param node  The block, with its options.
 */
export function meantType(name: string, node: MapNode, types: BlockTypes): MeantType {
  const words = wordsOfName(name);
  if (words.length === 0) return { called: [] };
  const said = typesSaying(words, node, types);
  if (said.isAll) return { called: said.types };
  const near = suggest(name, types.keys());
  // What is made of words that types are called by is no slip of another's name.
  const isWords = words.every((word) => typesByWord(types).has(word));
  if (near !== undefined && !isWords && !isForeign(types.get(near)!, node)) return { near, called: [] };
  if (said.types.length > 0) return { called: said.types };
  const fits = ownOptions(node).length > 1 ? typesWith(node, types) : [];
  return { called: fits.length <= MOST_CALLED ? fits : [] };
}

/** Types of block that have all these options, and need no others. */
export function typesWith(node: MapNode, types: BlockTypes): string[] {
  const own = ownOptions(node);
  return [...types.values()]
    .filter((type) => {
      const { schema, source } = type;
      const known = optionsOf(type);
      const isFilled = source !== undefined && node.entries.has("source");
      const needed = (schema.required ?? []).filter((name) => !(isFilled && name === source));
      return own.every((name) => known.includes(name)) && needed.every((name) => node.entries.has(name));
    })
    .map(({ name }) => name);
}

/** Names of a block's options, without those that every block has. */
const ownOptions = ({ entries }: MapNode): string[] =>
  [...entries.keys()].filter(
    (name) => name !== "id" && name !== "type" && !shownNames.includes(name as ShownName),
  );

/** What other systems say of every block, or of what only groups others: `hero-section`, `TextBlock`, `row`. */
const GROUPING =
  /^(?:area|block|column|component|container|element|group|module|row|section|widget|wrapper)$/;

/** Words that only join others: `image-with-text`, `about us`. */
const JOINING = /^(?:an?|and|for|in|my|of|on|or|our|the|to|us|with|your)$/;

/** What much can be a list or a grid of: other words of a name say more. */
const SHAPE = /^(?:banner|bar|box|card|content|grid|list|menu|table)$/;

/** The words of a name that say what is meant, each once and in the singular. */
function wordsOfName(name: string): string[] {
  const words = name.replace(/(?<=[a-z\d])(?=[A-Z])/g, " ").toLowerCase();
  return wordsOf(words).filter((word) => !GROUPING.test(word));
}

function wordsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !JOINING.test(word)).map(singular))];
}

/** Near enough: both sides are treated alike. */
const singular = (word: string): string =>
  word.length > 3 ? word.replace(/(?<![su])s$/, "").replace(/ie$/, "y") : word;

const wordsByType = new WeakMap<BlockType, string[][]>();

/** The words of everything that a type is called by. */
function callsOf(type: BlockType): string[][] {
  let calls = wordsByType.get(type);
  if (!calls) {
    calls = [type.name, ...type.names].map((one) => wordsOf(one.toLowerCase()));
    wordsByType.set(type, calls);
  }
  return calls;
}

const typesByWords = new WeakMap<BlockTypes, ReadonlyMap<string, number>>();

/** How many types are called by each word. */
function typesByWord(types: BlockTypes): ReadonlyMap<string, number> {
  let counts = typesByWords.get(types);
  if (!counts) {
    const found = new Map<string, number>();
    for (const type of types.values())
      for (const word of new Set(callsOf(type).flat())) found.set(word, (found.get(word) ?? 0) + 1);
    counts = found;
    typesByWords.set(types, counts);
  }
  return counts;
}

/** How much of what words say is what a type is called. */
interface Weighed {
  type: BlockType;
  /** 0 when they say nothing of it. */
  weight: number;
  /** It is called by just these words. */
  isAll: boolean;
  /** It is called by half of them, and not only by one that many are called by. */
  isNamed: boolean;
}

/** A word that few types are called by weighs more, and so does one of the type's own name. */
function weigh(type: BlockType, words: readonly string[], counts: ReadonlyMap<string, number>): Weighed {
  const [own = [], ...others] = callsOf(type);
  const calls = [own, ...others].filter(
    (call) => call.length > 0 && call.every((word) => words.includes(word)),
  );
  const said = [...new Set(calls.flat())];
  const weightOf = (word: string): number =>
    ((calls[0] === own && own.includes(word) ? 2 : 1) * (SHAPE.test(word) ? 0.5 : 1)) /
    Math.sqrt(counts.get(word)!);
  return {
    type,
    weight: said.reduce((sum, word) => sum + weightOf(word), 0),
    isAll: calls.some((call) => call.length === words.length),
    isNamed: said.length * 2 >= words.length && said.some((word) => !SHAPE.test(word)),
  };
}

/**
 * The types that words are about.
 *
 * @returns With `isAll` when some type is called by just these words.
 */
function typesSaying(
  words: readonly string[],
  node: MapNode,
  types: BlockTypes,
): { types: string[]; isAll: boolean } {
  const counts = typesByWord(types);
  const weighed = [...types.values()]
    .map((type) => weigh(type, words, counts))
    .filter(({ weight }) => weight > 0);
  const whole = weighed.filter(({ isAll }) => isAll);
  if (whole.length > 0) return { types: bestFitting(whole, node), isAll: true };
  // Where only some of the words say it, something of it has to stand in the block.
  const isBare = ownOptions(node).length === 0;
  const likely = weighed.filter(({ type, isNamed }) => (isBare ? isNamed : !isForeign(type, node)));
  const most = Math.max(...likely.map(({ weight }) => weight));
  const about = likely.filter(({ weight }) => weight >= most / 2);
  return { types: bestFitting(about, node), isAll: false };
}

/** Of types that words are about, those that are likely by what stands in the block; none where those are many. */
function bestFitting(weighed: readonly Weighed[], node: MapNode): string[] {
  const fits = weighed
    .map(({ type, weight }) => ({ name: type.name, worth: weight / (1 + misfitsOf(type, node)) }))
    .sort((a, b) => b.worth - a.worth);
  const likely = fits.filter(({ worth }) => worth > fits[0]!.worth * 0.7);
  return likely.length <= MOST_CALLED ? likely.map(({ name }) => name) : [];
}

/** A type that has none of several options of a block, under whatever word. */
function isForeign(type: BlockType, node: MapNode): boolean {
  const own = ownOptions(node);
  const known = optionsOf(type);
  return own.length > 1 && !own.some((name) => isKnown(name, known) || synonymOf(name, known) !== undefined);
}

const isKnown = (name: string, known: readonly string[]): boolean =>
  known.includes(name) || suggest(name, known) !== undefined;

const optionsOf = ({ schema, source }: BlockType): string[] => [
  ...optionNames(schema),
  ...(source === undefined ? [] : queryNames),
];

/** How many names in a block and in the entries of its lists a type does not have there; half for each that it lacks. */
function misfitsOf(type: BlockType, node: MapNode): number {
  const { required = [] } = type.schema;
  const options = optionsOf(type);
  let misfits = required.filter((name) => name !== type.source && !node.entries.has(name)).length / 2;
  for (const name of ownOptions(node)) {
    if (!isKnown(name, options)) misfits += 1;
    const list = node.entries.get(name)?.value;
    const entry = entrySchema(optionSchema(type.schema, name), 0);
    if (list?.kind !== "list" || !entry?.properties) continue;
    const known = optionNames(entry);
    const written = list.items.flatMap((item) => (item.kind === "map" ? [...item.entries.keys()] : []));
    misfits += [...new Set(written)].filter((one) => !isKnown(one, known)).length;
  }
  return misfits;
}
