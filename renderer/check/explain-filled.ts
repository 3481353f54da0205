import type { ErrorObject } from "ajv";
import type { BlockType } from "../pages/block-types.ts";
import { explainErrors } from "../schema/schema-problems.ts";
import { nameAt } from "../schema/subject.ts";
import type { FilledDraft, Place } from "./page-contents.ts";

type Path = readonly (string | number)[];

/**
 * Says what is wrong with a block once it is filled in, at the texts that its values came from.
 *
 * @param path  Path of the block in the filled-in page. @param place  Where something on that page was written.
 */
export function explainFilled(
  errors: readonly ErrorObject[],
  path: Path,
  type: BlockType,
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
    } = place(missing === undefined ? draft.path : [...draft.path, missing]);
    return {
      ...draft,
      ...span,
      path: written,
      ...(isBound && { isBound }),
      ...(row && { origin: { row, says: missing === undefined ? ("only" as const) : ("lacks" as const) } }),
    };
  });
}
