import type { ValueOperation } from "../edit/operation.ts";
import type { FileEditor, Path } from "../edit/tree-editor.ts";
import type { OptionValue } from "../model.ts";
import type { BlockType } from "../pages/block-types.ts";
import { queryNames } from "../schema/engine-options.ts";
import { acceptedTypes, kindOf, optionNames, optionSchema } from "../schema/read-schema.ts";
import { shownNames } from "../schema/read-shown.ts";
import type { Schema } from "../schema/schema-types.ts";
import { findNode } from "../yaml/tree.ts";
import { valueFor } from "./new-block.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";
import { setAt } from "./set-values.ts";
import { findVisited } from "./walk-file.ts";

/** Parts of one option that are left out one by one, before it goes as a whole. */
const MOST_PARTS = 20;

/** Makes a block one of another type: what that can hold stays, under its name or another; the rest is told as lost. */
export function changeType(plan: Plan, { at, type: name }: ValueOperation & { kind: "change-type" }): void {
  const { files } = plan;
  const editor = plan.open(at.file);
  const visited = findVisited(files, at.file, editor.tree, at.path);
  const type = files.blockTypes.get(name);
  if (!type) throw new Refused(`There is no block called ${name}.`);
  if (visited?.block === undefined || visited.block === "use")
    throw new Refused(`There is no block at ${at.path.join(".")} in ${at.file}.`);
  if (visited.block === name) return;
  const old = files.blockTypes.get(visited.block);
  const block = editor.get(at.path) as { [option: string]: OptionValue };
  const change = new TypeChange(plan, at.file, at.path, editor, type, block);
  editor.set([...at.path, "type"], name);
  const options = Object.keys(block).filter((one) => one !== "type" && one !== "id" && !isShownName(one));
  const later = options.filter((option) => !change.keep(option, block[option]!));
  for (const option of later) change.placeOrLose(option, block[option]!, optionSchema(old?.schema, option));
  for (const option of type.schema.required ?? [])
    if (!editor.has([...at.path, option]) && !(option === type.source && editor.has([...at.path, "source"])))
      setAt(plan, at.file, [...at.path, option], valueFor(plan, at.file, type, option));
}

function isShownName(name: string): boolean {
  return (shownNames as readonly string[]).includes(name);
}

class TypeChange {
  /** What the query makes of each row is an entry of the new type as well. */
  private readonly takesQuery: boolean;

  constructor(
    private readonly plan: Plan,
    private readonly file: string,
    private readonly at: Path,
    private readonly editor: FileEditor,
    private readonly type: BlockType,
    block: { readonly [option: string]: OptionValue },
  ) {
    const { source } = type;
    this.takesQuery = source !== undefined && (block.item === undefined || this.fits(source, [block.item]));
  }

  /** Keeps an option under its name, without parts of it that have no place. @returns False when it cannot stay. */
  keep(option: string, value: OptionValue): boolean {
    if ((queryNames as readonly string[]).includes(option)) return this.takesQuery;
    if (!optionSchema(this.type.schema, option)) return false;
    if (this.fits(option, value)) return true;
    return this.trim(option, value);
  }

  /** Finds another name for an option, or takes it out. */
  placeOrLose(option: string, value: OptionValue, schema: Schema | undefined): void {
    const path = [...this.at, option];
    const name = this.nameFor(option, value, schema);
    if (name !== undefined) {
      this.editor.rename(path, name);
      return;
    }
    this.lose(path);
  }

  private nameFor(option: string, value: OptionValue, schema: Schema | undefined): string | undefined {
    const { type, editor, at } = this;
    const free = optionNames(type.schema).filter(
      (name) => !editor.has([...at, name]) && this.fits(name, value),
    );
    const was = free.find((name) => optionSchema(type.schema, name)?.["x-was"]?.includes(option));
    if (was !== undefined) return was;
    const alike = free.filter((name) => isAlike(schema, optionSchema(type.schema, name)));
    // Two that would do are a choice, and not ours.
    return alike.length === 1 || schema?.["x-heading"] !== undefined ? alike[0] : undefined;
  }

  private fits(option: string, value: OptionValue): boolean {
    return this.faultsOf(option, value).length === 0;
  }

  private faultsOf(option: string, value: OptionValue) {
    return this.type
      .checkWritten({ [option]: value })
      .filter(({ instancePath, keyword, params }) =>
        instancePath === ""
          ? keyword === "additionalProperties" && params.additionalProperty === option
          : instancePath === `/${option}` || instancePath.startsWith(`/${option}/`),
      );
  }

  private trim(option: string, value: OptionValue): boolean {
    let left = value;
    const gone: Path[] = [];
    for (let part = 0; part < MOST_PARTS; part += 1) {
      const faults = this.faultsOf(option, left);
      if (faults.length === 0) {
        for (const path of gone) this.lose([...this.at, ...path]);
        return true;
      }
      const unknown = faults.find(
        ({ keyword, instancePath }) => keyword === "additionalProperties" && instancePath !== "",
      );
      if (!unknown) return false;
      const steps = unknown.instancePath
        .slice(1)
        .split("/")
        .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
      const path = [...steps, String(unknown.params.additionalProperty)];
      left = without(left, path.slice(1));
      gone.push(path);
    }
    return false;
  }

  private lose(path: Path): void {
    const { node } = findNode(this.editor.tree, path);
    const text = this.editor.text.slice(node.start, node.end).trim();
    this.plan.lost.push({ file: this.file, path, text });
    this.editor.delete(path);
  }
}

/** Two options that mean the same kind of thing. */
function isAlike(one: Schema | undefined, other: Schema | undefined): boolean {
  if (!one || !other) return false;
  if (one["x-heading"] !== undefined || other["x-heading"] !== undefined)
    return one["x-heading"] !== undefined && other["x-heading"] !== undefined;
  const isText = (schema: Schema): boolean =>
    acceptedTypes(schema).has("string") && !schema.enum && isProse(schema);
  if (isText(one) && isText(other)) return isLong(one) === isLong(other);
  return kindOf(one) !== undefined && kindOf(one) === kindOf(other);
}

function isProse(schema: Schema): boolean {
  const kind = kindOf(schema);
  return kind === undefined || kind === "markdown" || kind === "markdown-inline";
}

function isLong(schema: Schema): boolean {
  return kindOf(schema) !== undefined || (schema.maxLength ?? 1_000) > 160;
}

function without(value: OptionValue, [step, ...rest]: Path): OptionValue {
  const copy = structuredClone(value) as { [step: string | number]: OptionValue };
  if (step === undefined) return copy;
  if (rest.length === 0) delete copy[step];
  else copy[step] = without(copy[step]!, rest);
  return copy;
}
