import { editDistance, suggest } from "../problems/suggest.ts";
import type { Entry, MapNode, TreeNode } from "../yaml/tree.ts";
import { mendCutMark, type Source } from "./cut-marks.ts";
import type { Misfit, Path } from "./unit.ts";

/** A letter more, less or another: as much as may be wrong with a word of two. */
const SLIP = 1;

/**
 * Gives marks whose names are misspelt (`Text:`, `fo:`) their right names, and texts in them that a comma has cut their
 * rest, so that the translations are read on as they are meant.
 *
 * @param node  A version's tree, or a part of it; it is changed. @returns What was wrong.
 */
export function mendMarks(node: TreeNode, source: Source, path: Path = []): Misfit[] {
  if (node.kind === "list")
    return node.items.flatMap((item, index) => mendMarks(item, source, [...path, index]));
  if (node.kind !== "map") return [];
  const cut = mendCutMark(node, source, path);
  if (cut) return [cut];
  const slips = slipsIn(node);
  if (slips.length > 0) return slips.map((slip) => mend(node, slip, path));
  return [...node.entries.values()].flatMap(({ key, value }) => mendMarks(value, source, [...path, key]));
}

/** The same of a group where only a mark can be meant: a name beside `text` stands for the original, whatever it is. */
export function mendMark(node: MapNode, path: Path): Misfit | undefined {
  const [one, other] = [...node.entries.values()];
  if (node.entries.size !== 2 || !one || !other || !hasWords(one) || !hasWords(other)) return undefined;
  const wrong = one.key === "text" ? other : other.key === "text" ? one : undefined;
  return wrong && mend(node, { wrong, meant: "of" }, path);
}

interface Slip {
  wrong: Entry;
  meant: "of" | "text";
}

/** Names of a group of two texts that are nearly those of a mark. */
function slipsIn({ entries }: MapNode): Slip[] {
  const [one, other] = [...entries.values()];
  if (entries.size !== 2 || !one || !other || !hasWords(one) || !hasWords(other)) return [];
  const nearOf = [one, other].find(({ key }) => isOf(key));
  if (!nearOf) return [];
  const second = nearOf === one ? other : one;
  // Nothing but a mark has "of", so what stands beside it is the translation.
  if (nearOf.key === "of") return second.key === "text" ? [] : [{ wrong: second, meant: "text" }];
  if (second.key === "text") return [{ wrong: nearOf, meant: "of" }];
  return isNearText(second.key) || OTHERS_TEXT.has(second.key.toLowerCase())
    ? [
        { wrong: nearOf, meant: "of" },
        { wrong: second, meant: "text" },
      ]
    : [];
}

/** Words that lists of translations and files of other systems have for the two. */
const OTHERS_OF: ReadonlySet<string> = new Set(["original", "source", "from", "msgid"]);
const OTHERS_TEXT: ReadonlySet<string> = new Set([
  "translation",
  "translated",
  "target",
  "to",
  "msgstr",
  "value",
]);

const isOf = (key: string): boolean => isNearOf(key) || OTHERS_OF.has(key.toLowerCase());

const isNearOf = (key: string): boolean =>
  key === "of" || (key.length <= 3 && editDistance(key.toLowerCase(), "of") <= SLIP);

const isNearText = (key: string): boolean => suggest(key, ["text"]) !== undefined;

/** Half of a text that was cut at its comma has none. */
function hasWords({ value }: Entry): boolean {
  return value.kind === "scalar" && value.source.trim() !== "";
}

function mend(node: MapNode, { wrong, meant }: Slip, path: Path): Misfit {
  const { key, keyStart, keyEnd } = wrong;
  node.entries = new Map(
    // The other one may be wrong as well, and is known by what it is.
    [...node.entries].map(([name, entry]) =>
      entry === wrong ? [meant, { ...entry, key: meant }] : [name, entry],
    ),
  );
  const isSure = meant === "of" ? isNearOf(key) : isNearText(key);
  return {
    wanted: "name",
    name: key,
    meant,
    isSure,
    path: [...path, key],
    span: { start: keyStart, end: keyEnd },
  };
}
