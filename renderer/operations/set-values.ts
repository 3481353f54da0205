import type { ValueOperation } from "../edit/operation.ts";
import type { Path } from "../edit/tree-editor.ts";
import type { OptionValue } from "../model.ts";
import { takesTextOnly } from "../origins/value-origin.ts";
import { parseBindings } from "../pages/bindings.ts";
import { hasBinding } from "../yaml/tree.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";
import { findVisited, orderOf, schemaAt } from "./walk-file.ts";

/** Gives an option, a field or a setting a value. */
export function setValue(plan: Plan, { at, value, piece }: ValueOperation & { kind: "set" }): void {
  if (at.path.length === 0) throw new Refused("A whole file cannot be given a value: name an option of it.");
  const editor = plan.open(at.file);
  const whole = piece === undefined ? value : withPiece(editor.get(at.path), value, piece);
  setAt(plan, at.file, at.path, whole);
}

/** Sets an option in the style and at the place that the file and the schema ask for. */
export function setAt(plan: Plan, file: string, path: Path, value: OptionValue): void {
  const { files } = plan;
  const editor = plan.open(file);
  const holder = findVisited(files, file, editor.tree, path.slice(0, -1));
  editor.set(path, value, {
    order: holder ? orderOf(files, file, holder) : [],
    isTextWanted: (inner) => takesTextOnly(schemaAt(files, file, editor.tree, inner)),
  });
}

/** Takes an option out; what is not there stays so. */
export function unsetValue(plan: Plan, { at }: ValueOperation & { kind: "unset" }): void {
  if (at.path.length === 0) throw new Refused("A whole file cannot be unset: name an option of it.");
  const editor = plan.open(at.file);
  if (editor.has(at.path)) editor.delete(at.path);
}

/** A text with bindings in which one piece of words is another. */
function withPiece(old: unknown, value: OptionValue, piece: number): string {
  if (!hasBinding(old))
    throw new Refused("The text has no bindings, so it has no pieces: set it as a whole.");
  const { parts } = parseBindings(old);
  const part = parts[piece];
  if (part === undefined) throw new Refused(`The text has ${parts.length} pieces, counted from 0.`);
  if (typeof part !== "string")
    throw new Refused(`\${${part.raw}} is filled in from elsewhere: change it where that is written.`);
  const whole = parts
    .map((one, index) => (index === piece ? String(value) : typeof one === "string" ? one : `\${${one.raw}}`))
    .join("");
  const bindingsOf = (text: string): string[] =>
    parseBindings(text).parts.flatMap((one) => (typeof one === "string" ? [] : one.raw));
  const isKept = !parseBindings(whole).fault && bindingsOf(whole).join(" ") === bindingsOf(old).join(" ");
  if (!isKept) throw new Refused("The words would open or close a binding: write them without ${ and }.");
  return whole;
}
