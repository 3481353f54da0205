import type { Operation } from "../../edit/operation.ts";
import type { OptionValue } from "../../model.ts";
import type { Path, Target } from "../protocol.ts";
import type { PanelBlock, PanelValue, PanelValues } from "./panel-block.ts";
import { valueAt } from "./values.ts";

/** How the options of one block are changed; paths are those below the block. */
export interface BlockChanges {
  set(path: Path, value: OptionValue): Operation<Target>;
  unset(path: Path): Operation<Target>;
  insert(list: Path, index: number, value: OptionValue): Operation<Target>;
  delete(path: Path): Operation<Target>;
  duplicate(path: Path): Operation<Target>;
  /** @property index  Before which entry of the list as it is now. */
  move(path: Path, index: number): Operation<Target>;
}

/** The operations that change the options of a block. @param values  As they are written now. */
export function changesOf(
  block: Pick<PanelBlock, "route" | "path" | "options" | "values" | "told">,
): BlockChanges {
  const { route, path, options, values } = block;
  const told = block.told === undefined ? {} : { told: block.told };
  // The id stands beside the options, as in the definition of a page.
  const at = (option: Path): Target => ({
    route,
    path: [...(option[0] === "id" ? path : options), ...option],
    as: "written",
    ...told,
  });
  return changesAt(values, at, {
    name: "id",
    set: (id) => ({ kind: "set-id", at: { route, path, ...told }, id }),
  });
}

/** A block itself, as its form was told of it. */
export function blockTarget({ route, path, told }: Pick<PanelBlock, "route" | "path" | "told">): Target {
  return { route, path, as: "written", ...(told !== undefined && { told }) };
}

/**
 * The operations that change what a form shows.
 *
 * @param values  As they are written now. @param at  Where an option stands.
 * @param own     The option that others name it by, which is changed with them.
 */
export function changesAt(
  values: PanelValues,
  at: (option: Path) => Target,
  own?: { name: string; set(value: string): Operation<Target> },
): BlockChanges {
  return {
    set(option, value) {
      if (own && option.join() === own.name) return own.set(String(value));
      const whole = wrapped(values, option, value);
      return { kind: "set", at: at(whole.path), value: whole.value };
    },
    unset: (option) => ({ kind: "unset", at: at(emptied(values, option)) }),
    insert(list, index, value) {
      const there = valueAt(values, list);
      if (Array.isArray(there)) return { kind: "insert", into: at(list), index, entry: { value } };
      // One value without a list around it, or nothing.
      const before = there === undefined || there === null ? [] : [there as OptionValue];
      const whole = wrapped(values, list, before.toSpliced(index, 0, value));
      return { kind: "set", at: at(whole.path), value: whole.value };
    },
    delete(option) {
      const list = valueAt(values, option.slice(0, -1));
      return Array.isArray(list) && list.length > 1
        ? { kind: "delete", at: at(option) }
        : { kind: "unset", at: at(emptied(values, option.slice(0, -1))) };
    },
    duplicate: (option) => ({ kind: "duplicate", at: at(option) }),
    move: (option, index) => ({ kind: "move", at: at(option), into: at(option.slice(0, -1)), index }),
  };
}

/** The outermost group that is not there yet, with what is to stand in it. */
function wrapped(values: PanelValue, path: Path, value: OptionValue): { path: Path; value: OptionValue } {
  let whole = value;
  let at = path;
  while (at.length > 1 && !isHolder(valueAt(values, at.slice(0, -1)))) {
    const step = at.at(-1)!;
    whole = typeof step === "number" ? [whole] : { [step]: whole };
    at = at.slice(0, -1);
  }
  return { path: at, value: whole };
}

function isHolder(value: PanelValue | undefined): boolean {
  return typeof value === "object" && value !== null;
}

/** The outermost group that would hold nothing any more; entries of lists stay. */
function emptied(values: PanelValue, path: Path): Path {
  const above = path.slice(0, -1);
  const holder = valueAt(values, above);
  const isLast =
    typeof holder === "object" &&
    holder !== null &&
    !Array.isArray(holder) &&
    Object.keys(holder).length === 1;
  return isLast && typeof above.at(-1) === "string" ? emptied(values, above) : path;
}
