import type { Draft } from "../problems/draft.ts";
import type { TreeNode } from "../yaml/tree.ts";
import { acceptsKind } from "./accepts-kind.ts";
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
}

/**
 * Where a group has a name too many and one too few, one of them is mostly the other: that is one mistake, told at
 * the name that is there. Notes with one of the unknown names what it may stand for.
 *
 * @returns Whether one was found, and the lack needs no telling of its own.
 */
export function notesLack(
  option: string,
  schema: Schema | undefined,
  unknown: readonly UnknownName[],
): boolean {
  for (const by of ["inside", "shape", "beside"] as const) {
    const found = unknown.find((one) => isFree(one) && fitOf(one.value, option, schema) === by);
    if (!found) continue;
    const params = found.draft.params as { lacks?: Lack };
    params.lacks = { option, by };
    return true;
  }
  return false;
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
  if (!schema || !acceptsKind(value, schema)) return undefined;
  return value.kind === "scalar" ? "beside" : "shape";
}
