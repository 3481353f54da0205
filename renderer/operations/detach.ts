import type { Place } from "../edit/operation.ts";
import type { FileEditor, Path } from "../edit/tree-editor.ts";
import { YamlEditor } from "../edit/yaml-editor.ts";
import type { OptionValue } from "../model.ts";
import { parseBindings } from "../pages/bindings.ts";
import { sharedFile } from "../pages/shared-list.ts";
import { shownNames } from "../schema/read-shown.ts";
import { idsIn, withoutIds } from "./new-block.ts";
import { giveOwnAnchors } from "./own-anchors.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";

/** Writes the blocks of a shared list out where an entry uses it, with what the entry sets; the list stays as it is. */
export function detach(plan: Plan, { file, path }: Place): void {
  const editor = plan.open(file);
  const entry = editor.get(path) as { [name: string]: OptionValue } | undefined;
  const index = path.at(-1);
  if (typeof entry?.use !== "string" || typeof index !== "number")
    throw new Refused("Only an entry that uses a shared list can be written out.");
  const list = plan.open(sharedFile(entry.use));
  if (!(editor instanceof YamlEditor && list instanceof YamlEditor))
    throw new Refused(`The blocks of ${entry.use} cannot be written into ${file}.`);
  const blocks = list.get(["blocks"]);
  const count = Array.isArray(blocks) ? blocks.length : 0;
  const options = optionsOf(list, entry);
  const into = path.slice(0, -1);
  const taken = idsIn(editor.tree);
  for (let at = 0; at < count; at += 1) {
    const place = [...into, index + at];
    editor.insert(into, index + at, withoutIds(list.entryText(["blocks", at]), taken));
    fillIn(editor, place, options);
    passOnTimes(editor, place, entry);
  }
  editor.delete([...into, index + count]);
  for (let at = 0; at < count; at += 1) giveOwnAnchors(plan, file, [...into, index + at]);
  if (count > 0) plan.target = { file, path };
}

/** What `${use.…}` reads: what the entry sets, else the defaults of the list. */
function optionsOf(
  list: FileEditor,
  entry: { [name: string]: OptionValue },
): ReadonlyMap<string, OptionValue> {
  const declared = (list.get(["options"]) ?? {}) as { [name: string]: { default?: OptionValue } | null };
  const values = Object.entries(declared).map(
    ([name, option]) => [name, entry[name] ?? option?.default] as const,
  );
  return new Map(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Puts values in the place of `${use.…}`; a text that is only one that nobody sets is left out. */
function fillIn(editor: FileEditor, block: Path, options: ReadonlyMap<string, OptionValue>): void {
  for (const [path, text] of textsIn(editor.get(block), block)) {
    const { parts } = parseBindings(text);
    const nameOf = (part: (typeof parts)[number]): string | undefined =>
      typeof part !== "string" && part.raw.startsWith("use.") ? part.raw.slice("use.".length) : undefined;
    if (!parts.some((part) => nameOf(part) !== undefined)) continue;
    const values = parts.map((part) => {
      const name = nameOf(part);
      if (name !== undefined) return options.get(name);
      return typeof part === "string" ? part : `\${${part.raw}}`;
    });
    if (path.includes("item")) refuseRows(parts, options);
    const whole = values.length === 1 ? values[0] : values.map((value) => value ?? "").join("");
    if (whole === undefined) editor.delete(path);
    else editor.set(path, whole);
  }
}

/** A row of the page would be taken for one of the query that the block is filled by. */
function refuseRows(
  parts: ReturnType<typeof parseBindings>["parts"],
  options: ReadonlyMap<string, OptionValue>,
): void {
  for (const part of parts) {
    if (typeof part === "string" || !part.raw.startsWith("use.")) continue;
    const value = options.get(part.raw.slice("use.".length));
    if (/\$\{(?:item|outer)\./.test(String(value)))
      throw new Refused(
        `The shared list shows ${String(value)} in each of its entries, where it would mean another row: write it out by hand.`,
      );
  }
}

function* textsIn(value: unknown, path: Path): Generator<[Path, string]> {
  if (typeof value === "string") yield [path, value];
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value))
    yield* textsIn(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}

/** When the entry was there, its blocks are. */
function passOnTimes(editor: FileEditor, block: Path, entry: { [name: string]: OptionValue }): void {
  for (const name of shownNames) {
    const value = entry[name];
    if (value === undefined) continue;
    if (editor.has([...block, name]))
      throw new Refused(
        `Both the shared list and the page say when a block is there (${name}): write it out by hand.`,
      );
    editor.set([...block, name], value);
  }
}
