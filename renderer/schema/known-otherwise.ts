import type { ErrorObject } from "ajv";
import type { Draft } from "../problems/draft.ts";
import { namesOf } from "../problems/things.ts";
import { type Checked, placeOf } from "./checked-place.ts";
import { switchMeant } from "./opposites.ts";
import { acceptedTypes, optionSchema } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import { hasFields } from "./subject.ts";

/** A name that the schema itself says was changed. */
export function explainRenamed(
  error: ErrorObject,
  old: string,
  now: string,
  isBoth: boolean,
  checked: Checked,
): Draft {
  const at = placeOf(error, checked);
  const entry = at.node?.kind === "map" ? at.node.entries.get(old) : undefined;
  const span = entry ? { start: entry.keyStart, end: entry.keyEnd } : at.span;
  const mark = /["']/.exec(at.text?.[span.start] ?? "")?.[0] ?? "";
  return {
    code: "renamed-option",
    params: { old, new: now, of: checked.subject.thing, isBoth },
    ...span,
    path: [...at.path, old],
    ...(entry && !isBoth && { fix: { ...span, text: `${mark}${now}${mark}` } }),
  };
}

/** A name that turns a switch on or off in another system, with how the one that there is says it. */
export function explainSwitch(
  error: ErrorObject,
  wrong: string,
  names: readonly string[],
  checked: Checked,
): { name: string; draft: Draft } | undefined {
  const { subject } = checked;
  const at = placeOf(error, checked);
  const entry = at.node?.kind === "map" ? at.node.entries.get(wrong) : undefined;
  if (entry?.value.kind !== "scalar") return undefined;
  const present = (error.data as Record<string, unknown>) ?? {};
  const isSwitch = (name: string): boolean =>
    !Object.hasOwn(present, name) &&
    (name === "draft" ||
      acceptedTypes(optionSchema(error.parentSchema as Schema, name) ?? {}).has("boolean"));
  const written = entry.value.source.replace(/^(["'])(.*)\1$/, "$2");
  const meant = switchMeant(wrong, written, names.filter(isSwitch));
  if (meant?.value === undefined) return undefined;
  const { name, value, isOpposite } = meant;
  const instead = `${name}: ${value}`;
  const span = { start: entry.keyStart, end: entry.keyEnd };
  const isQuoted = /["']/.test(at.text?.[entry.keyStart] ?? "");
  const edit = { ...span, end: entry.value.end, text: isQuoted ? `"${name}": ${value}` : instead };
  return {
    name,
    draft: {
      code: hasFields(subject) ? "unknown-field" : "unknown-option",
      params: {
        option: wrong,
        of: subject.thing,
        ...(error.instancePath !== "" && { in: at.name }),
        instead: { written: instead, ...(isOpposite && { isOpposite: true as const }) },
        names: namesOf(names),
      },
      ...span,
      path: [...at.path, wrong],
      offer: edit,
    },
  };
}
