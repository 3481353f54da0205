import type { TextEdit } from "../yaml/text-edits.ts";
import type { TreeNode } from "../yaml/tree.ts";
import { ofValue } from "./free-text.ts";
import { kindOf, optionNames, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";

/** Where the films of a service are, and how it counts them. */
const SERVICES: readonly { name: RegExp; id: RegExp; at: string }[] = [
  { name: /^(?:youtube|yt)(?:[_-]?(?:id|video))?$/i, id: /^[\w-]{11}$/, at: "https://youtu.be/" },
  { name: /^vimeo(?:[_-]?(?:id|video))?$/i, id: /^\d{6,12}$/, at: "https://vimeo.com/" },
];

/**
 * A film of which other systems want the service and its number: `youtube: dQw4w9WgXcQ`.
 *
 * @returns The option that takes it, and how the file says it.
 */
export function filmMeant(
  option: string,
  node: TreeNode | undefined,
  schema: Schema,
): { name: string; written: string; offer: TextEdit } | undefined {
  const service = SERVICES.find((one) => one.name.test(option));
  const entry = service && node?.kind === "map" ? node.entries.get(option) : undefined;
  if (!service || entry?.value.kind !== "scalar") return undefined;
  const written = String(entry.value.value).trim();
  const address = service.id.test(written) ? service.at + written : written;
  const name = optionNames(schema).find(
    (one) => kindOf(ofValue(optionSchema(schema, one) ?? {})) === "frame",
  );
  if (!/^https:\/\/\S+$/.test(address) || name === undefined) return undefined;
  const says = `${name}: ${address}`;
  return { name, written: says, offer: { start: entry.keyStart, end: entry.value.end, text: says } };
}
