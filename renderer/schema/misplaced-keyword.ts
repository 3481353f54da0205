import type { PlacedComplaint } from "./schema-fault.ts";
import { valueParts } from "./schema-parts.ts";
import type { Schema } from "./schema-types.ts";

/** Whose schema it is. */
export type Owner = "block" | "row";

/** Keywords that say something of a block as a whole. */
const OF_BLOCK = [
  "x-wake",
  "x-place",
  "x-names",
  "x-source",
  "x-rows",
  "x-outline",
  "x-languages",
  "x-pages",
] as const;

/** Of one of its options, or of a field. */
const OF_OPTION = [
  "x-heading",
  "x-anchor",
  "x-raw",
  "x-slot",
  "x-word",
  "x-translate",
  "x-picture",
  "x-values-were",
  "x-after",
] as const;

/** Of a row as a whole. */
const OF_ROW = ["x-key", "x-table"] as const;

/** Of a field of rows. */
const OF_FIELD = ["x-computed", "x-column", "x-list", "x-shown"] as const;

/** Keywords of ours that stand where nothing reads them. @param schema  With all references put in place. */
export function* misplacedKeywords(schema: Schema, owner: Owner): Generator<PlacedComplaint> {
  for (const [part, path] of valueParts(schema))
    for (const [keyword, meant] of misplacedIn(part, path, owner))
      yield { path: [...path, keyword], complaint: { case: "misplaced-keyword", keyword, meant } };
}

type Meant = "block" | "option" | "row" | "field" | "outer-option";

function* misplacedIn(part: Schema, path: readonly string[], owner: Owner): Generator<[string, Meant]> {
  const isTop = path.length === 0;
  const told: [readonly string[], Meant][] =
    owner === "block"
      ? [
          [isTop ? [] : OF_BLOCK, "block"],
          [isTop ? OF_OPTION : [], "option"],
          [OF_ROW, "row"],
          [OF_FIELD, "field"],
          // What a view draws in a slot is told by the options of the block alone.
          [path.length > 2 ? ["x-slot"] : [], "outer-option"],
        ]
      : [
          [OF_BLOCK, "block"],
          [isTop ? [] : OF_ROW, "row"],
          [["x-slot"], "option"],
        ];
  for (const [keywords, meant] of told)
    for (const keyword of keywords) if (part[keyword] !== undefined) yield [keyword, meant];
}
