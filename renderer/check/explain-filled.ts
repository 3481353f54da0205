import type { ErrorObject } from "ajv";
import type { BlockType } from "../pages/block-types.ts";
import { explainErrors } from "../schema/schema-problems.ts";
import { nameAt } from "../schema/subject.ts";
import type { FilledDraft, Place } from "./page-contents.ts";

type Path = readonly (string | number)[];

/**
 * Says what is wrong with a block once it is filled in, at the texts that its values came from.
 *
 * @param path  Path of the block in the filled-in page. @param filled  That page.
 * @param place  Where something on it was written.
 */
export function explainFilled(
  errors: readonly ErrorObject[],
  path: Path,
  type: BlockType,
  filled: object,
  place: (path: Path) => Place,
): FilledDraft[] {
  const thing = { kind: "block" as const, type: type.name };
  const drafts = explainErrors(errors, { thing }, (within) => {
    const whole = [...path, ...within];
    return { path: whole, span: place(whole).span, name: nameAt(within, thing) };
  });
  return drafts.map((draft) => {
    const missing =
      draft.code === "missing-option" && "option" in draft.params ? draft.params.option : undefined;
    const {
      span,
      path: written,
      row,
      isBound,
      isPreset,
      node,
    } = place(missing === undefined ? draft.path : [...draft.path, missing]);
    const value = isBound && missing === undefined ? valueAt(filled, draft.path) : undefined;
    return {
      ...draft,
      ...span,
      path: written,
      ...(isBound && { isBound }),
      ...(isPreset && { isPreset }),
      ...(node && { node }),
      ...(typeof value === "string" && { value }),
      ...(row && { origin: { row, says: missing === undefined ? ("only" as const) : ("lacks" as const) } }),
    };
  });
}

function valueAt(filled: object, path: Path): unknown {
  let node: unknown = filled;
  for (const step of path) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Record<string | number, unknown>)[step];
  }
  return node;
}
