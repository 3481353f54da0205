import type { Draft } from "../problems/draft.ts";
import { editDistance } from "../problems/suggest.ts";
import { isWholeBinding, type TreeNode } from "../yaml/tree.ts";
import { acceptsKind } from "./accepts-kind.ts";
import { isFreeText, ofValue } from "./free-text.ts";
import { acceptedTypes, entrySchema, kindOf } from "./read-schema.ts";
import { fits } from "./reading.ts";
import type { Schema } from "./schema-types.ts";

/** A name that a group does not have, what was said of it, and its value. */
export interface UnknownName {
  draft: Draft;
  value: TreeNode | undefined;
  /** Schema of the group. */
  among: Schema;
  /** The group, by the names that it has. */
  present: object;
}

/** What a group lacks that an unknown name may stand for. */
export interface Lack {
  option: string;
  /**
   * `shape`: a list or group as the option takes it; `inside`: the option stands within it; `beside`: a value that it
   * could take, as it could most.
   */
  by: "shape" | "inside" | "beside";
  /** The name that is there is mostly that: nearly the same word, such as `here` for `href`, or nothing else can be. */
  isNear?: true;
}

/**
 * Where a group has a name too many and one too few, one of them is mostly the other: that is one mistake, told at
 * the name that is there. Notes with one of the unknown names what it may stand for.
 *
 * @param isOnly  Nothing else is missing there.
 * @returns Whether one was found, and the lack needs no telling of its own.
 */
export function notesLack(
  option: string,
  schema: Schema | undefined,
  unknown: readonly UnknownName[],
  isOnly: boolean,
): boolean {
  for (const by of ["inside", "shape", "beside"] as const) {
    const found = unknown.find((one) => isFree(one) && fitOf(one.value, option, schema) === by);
    if (!found) continue;
    const params = found.draft.params as { lacks?: Lack };
    // What has the form of what is missing is that, under another name.
    const { start, end } = found.draft;
    const isMeant = by === "beside" && isOnly && unknown.length === 1 && isSuch(found.value, schema);
    if (by === "shape" || isMeant) found.draft.offer ??= { start, end, text: option };
    const isMostly = isMeant || isNear(String(found.draft.path.at(-1)), option);
    params.lacks = { option, by, ...(isMostly && { isNear: true }) };
    return true;
  }
  return false;
}

function isNear(name: string, option: string): boolean {
  return name[0] === option[0] && editDistance(name.toLowerCase(), option.toLowerCase()) <= 2;
}

/** Nothing is said of it yet but that it is unknown; or it holds what was missing before as well. */
function isFree({ draft: { code, params } }: UnknownName): boolean {
  const { guess, lacks } = params as { guess?: string; lacks?: Lack };
  return code.startsWith("unknown-") && guess === undefined && lacks?.by !== "shape";
}

function fitOf(
  value: TreeNode | undefined,
  option: string,
  schema: Schema | undefined,
): Lack["by"] | undefined {
  if (!value || value.kind === "broken") return undefined;
  if (value.kind === "map" && value.entries.has(option)) return "inside";
  if (!schema || !acceptsKind(value, schema) || !holdsSuch(value, schema)) return undefined;
  return value.kind === "scalar" ? "beside" : "shape";
}

/** Kinds of texts that lead somewhere. */
const ADDRESSED: ReadonlySet<string> = new Set(["link", "receiver", "file", "image"]);

/** Whether a value is one that an option takes, and words where words are wanted: the one name can be the other then. */
function isSuch(node: TreeNode | undefined, schema: Schema | undefined): boolean {
  if (node?.kind !== "scalar" || schema === undefined || node.source === "") return false;
  const isAddress = /^(?:\/|#|https?:|mailto:|tel:)\S*$/.test(node.source);
  const asked = ofValue(schema);
  const wantsAddress = ADDRESSED.has(kindOf(asked) ?? "");
  if (isAddress !== wantsAddress && (wantsAddress || isFreeText(schema))) return false;
  return acceptedTypes(asked).size > 0 && (isWholeBinding(node.value) || fits(node.value, asked));
}

/** Whether the entries of a list are of the kind that those of an option are: words are no groups of options. */
function holdsSuch(value: TreeNode, schema: Schema): boolean {
  if (value.kind !== "list") return true;
  return value.items.every((item, index) => acceptsKind(item, entrySchema(ofValue(schema), index)));
}
