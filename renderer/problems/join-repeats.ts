import type { Draft } from "./draft.ts";
import { joinGroups } from "./join-groups.ts";

/** So often one name in one file was not mistyped each time: somebody renamed it everywhere. */
const EVERYWHERE = 3;

/**
 * One problem for what was done in one go in several places: a name that was replaced in the whole file, an entry
 * that came from a list of another kind, and entries that are all written in a way that their list does not take.
 * What a correction mends is told at each place.
 *
 * @returns The drafts in their order; of those that repeat one another, the first.
 */
export function joinRepeats(drafts: readonly Draft[]): Draft[] {
  if (drafts.length < 2) return [...drafts];
  return kinds.reduce<readonly Draft[]>((left, kind) => join(left, kind), drafts) as Draft[];
}

/** What problems have in common that come from one mistake, and from how many on they do. */
interface Kind {
  keyOf(draft: Draft): string | undefined;
  least: number;
  isOne?(group: readonly Draft[]): boolean;
  /** What the first says of the others; without it, only how many there are. */
  tell?(group: readonly Draft[]): Draft;
}

const isUnknown = ({ code }: Draft): boolean => code === "unknown-option" || code === "unknown-field";

/** What is wrong with all cells of a column, until the schema says how they are written. */
const OF_COLUMNS: ReadonlySet<unknown> = new Set(["date-order", "date-year", "number-mark", "no-list-sign"]);

const kinds: readonly Kind[] = [
  {
    least: 2,
    keyOf: (draft) => {
      const fault = draft.code === "bad-cell" && parameter(draft, "case");
      return OF_COLUMNS.has(fault) ? JSON.stringify([fault, draft.path.slice(1)]) : undefined;
    },
  },
  {
    least: EVERYWHERE,
    // A field that is not there is told once for the whole site, with what it may be called: see `renamed-fields.ts`.
    keyOf: ({ code, params }) =>
      code === "bad-binding" && params.case !== "unknown-field" ? JSON.stringify(params) : undefined,
  },
  {
    // The rows of another collection than the fields of a query are those of.
    least: EVERYWHERE,
    keyOf: ({ code, params, path }) => {
      const {
        case: fault,
        owner,
        guess,
      } = (params ?? {}) as { case?: string; owner?: object; guess?: string };
      const at = path.indexOf("item");
      return code === "bad-binding" && fault === "unknown-field" && owner && guess === undefined && at > 0
        ? `${path.slice(0, at).join("\n")}\n${JSON.stringify(owner)}`
        : undefined;
    },
  },
  {
    // One thing with names of another kind of thing; where each stands for a name of its own, they are only misspelt.
    least: 2,
    keyOf: (draft) =>
      isUnknown(draft) && draft.path.length > 1 && parameter(draft, "instead") === undefined
        ? draft.path.slice(0, -1).join("\n")
        : undefined,
    isOne: (group) => new Set(group.map((draft) => parameter(draft, "guess") ?? "")).size < group.length,
    // Whoever reads of one of them alone would learn of the next only after that.
    tell: ([first, ...others]) => {
      const beside = others.map((draft) => String(parameter(draft, "option")));
      return { ...first!, params: { ...first!.params, beside } } as Draft;
    },
  },
  {
    // The entries of one list, written with names of another kind of thing in the same way.
    least: 2,
    keyOf: (draft) =>
      isUnknown(draft) && typeof draft.path.at(-2) === "number" && parameter(draft, "instead") === undefined
        ? JSON.stringify([draft.path.slice(0, -2), parameter(draft, "option")])
        : undefined,
    isOne: tellsOfAll,
  },
  {
    least: EVERYWHERE,
    keyOf: (draft) =>
      // What is to be written in its place holds for that place alone.
      isUnknown(draft) && parameter(draft, "instead") === undefined
        ? `${draft.code}\n${String(parameter(draft, "option"))}`
        : undefined,
    isOne: tellsOfAll,
  },
  {
    // Rows of a file that is written as lists, or as single texts.
    least: 2,
    keyOf: ({ code, params }) => (code === "wrong-type" && params.case === "row" ? "rows" : undefined),
  },
  {
    least: 2,
    keyOf: ({ code, params, path }) =>
      code === "wrong-type" && params.case === "value" && typeof path.at(-1) === "number"
        ? `${path.slice(0, -1).join("\n")}\n${JSON.stringify(params.wanted)}`
        : undefined,
  },
];

const parameter = ({ params }: Draft, name: string): unknown => (params as Record<string, unknown>)[name];

/** Whether the first names all that the others do. */
function tellsOfAll(group: readonly Draft[]): boolean {
  const namesOf = (draft: Draft): readonly string[] => (parameter(draft, "beside") ?? []) as string[];
  const known = new Set(namesOf(group[0]!));
  return group.every((draft) => namesOf(draft).every((name) => known.has(name)));
}

const countOthers = (group: readonly Draft[]): Draft => ({ ...group[0]!, more: group.length - 1 });

function join(
  drafts: readonly Draft[],
  { keyOf, least, isOne = () => true, tell = countOthers }: Kind,
): Draft[] {
  return joinGroups(
    drafts,
    (draft) => (draft.fix || draft.offer || draft.more !== undefined ? undefined : keyOf(draft)),
    (group) => (group.length >= least && isOne(group) ? tell(group) : undefined),
  );
}
