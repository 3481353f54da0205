import { isMap, isScalar, parseDocument } from "yaml";
import type { Operation } from "../../../edit/operation.ts";
import type { OptionValue } from "../../../model.ts";
import type { Target } from "../../protocol.ts";
import { blockTarget, changesOf } from "../changes.ts";
import type { PanelBlock } from "../panel-block.ts";

/** What a block's YAML means that was changed by hand. */
export type ReadYaml = { operations: Operation<Target>[] } | { faults: YamlFault[] };

/** A mistake in the text. Offsets count from 0 in UTF-16 code units. */
export interface YamlFault {
  message: string;
  from: number;
  to: number;
}

/**
 * The options that are others than they were: only those are written anew. Both texts are read in the same way, so
 * that an option that nobody touched is never taken for another one.
 */
export function readBlockYaml(block: PanelBlock, text: string): ReadYaml {
  const after = parseDocument(text, { prettyErrors: false });
  const faults = after.errors.map(({ message, pos: [from, to] }) => ({
    message: firstLine(message),
    from,
    to,
  }));
  if (faults.length > 0) return { faults };
  const before = parseDocument(block.yaml);
  if (!isMap(after.contents) || !isMap(before.contents))
    return { faults: [{ message: "A block is a list of names with values.", from: 0, to: text.length }] };
  const [old, fresh] = [options(before.contents.items), options(after.contents.items)];
  const changes = changesOf(block);
  const operations: Operation<Target>[] = [];
  for (const [name, { value, source }] of fresh) {
    const known = old.get(name);
    if (known && JSON.stringify(known) === JSON.stringify({ value, source })) continue;
    if (value === null) continue;
    const control = block.fields.find((field) => field.name === name)?.control;
    const isText = control?.kind !== "number" && control?.kind !== "switch" && control?.kind !== "choice";
    if (name === "type")
      operations.push({
        kind: "change-type",
        at: blockTarget(block),
        type: source ?? "",
      });
    else operations.push(changes.set([name], isText && source !== undefined ? source : value));
  }
  for (const name of old.keys())
    if (!fresh.has(name) && name !== "type") operations.push(changes.unset([name]));
  return { operations };
}

type Items = { key: unknown; value: unknown }[];

/** The options of a block; of a text without quotation marks also what was written. */
function options(
  items: readonly Items[number][],
): Map<string, { value: OptionValue | null; source?: string }> {
  return new Map(
    items.map(({ key, value }) => {
      const name = isScalar(key) ? String(key.value) : String(key);
      const data = (value as { toJSON?: () => OptionValue } | null)?.toJSON?.() ?? null;
      const source = isScalar(value) && value.type === "PLAIN" ? value.source : undefined;
      return [name, { value: data, ...(source !== undefined && { source }) }];
    }),
  );
}

function firstLine(message: string): string {
  return message.split("\n")[0] ?? message;
}
