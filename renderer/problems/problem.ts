import type { Correction, Problem } from "../model.ts";
import { catalogue } from "./catalogue.ts";
import type { Draft, Fault, Span } from "./draft.ts";
import { english, withCell, withLookAlike, withMore, withOrigin } from "./english/index.ts";
import type { Wording } from "./english/words.ts";
import type { LineIndex } from "./line-index.ts";
import { findLookAlike, type LookAlike, withoutLookAlikes } from "./look-alikes.ts";

/** Makes the record that everybody sees: offsets become lines and columns, the parameters become words. */
export function createProblem(file: string, draft: Draft, lines: LineIndex): Problem {
  const { code, params, origin, more } = draft;
  const cell = lines.cellAt?.(draft.start);
  const known = { ...params, ...(origin && { origin }), ...(cell && { cell }), ...(more && { more }) };
  return {
    code,
    severity: draft.severity ?? catalogue[code]?.severity ?? "error",
    file: lines.fileAt?.(draft.start) ?? file,
    range: lines.range(draft.start, draft.end),
    path: draft.path,
    ...wordingOf(cell ? { ...draft, cell } : draft),
    ...(Object.keys(known).length > 0 && { params: known }),
    ...(draft.fix && { fix: correction(draft.fix, lines) }),
    ...(draft.offer && { offer: correction(draft.offer, lines) }),
  };
}

function correction({ start, end, text }: Span & { text: string }, lines: LineIndex): Correction {
  return { range: lines.range(start, end), text };
}

/** What is said of a problem. */
export function wordingOf(fault: Fault & Partial<Pick<Draft, "origin" | "cell" | "more">>): Wording {
  // The parameters fit the code: that is what the type of a fault says.
  const say = english[fault.code] as (params: Fault["params"]) => Wording;
  const { message, hint: own } = say(fault.params);
  const twin = twinIn(fault.params);
  const named = twin ? withLookAlike(own, twin) : own;
  const placed = fault.cell ? withCell(named, fault.cell) : named;
  const hint = fault.origin ? withOrigin(placed, fault.origin) : placed;
  const whole = fault.more ? withMore(hint, fault.more) : hint;
  return whole ? { message, hint: whole } : { message };
}

/** What is odd about a name that looks like the one that is suggested: else both would read the same. */
function twinIn(params: Fault["params"]): LookAlike | undefined {
  const { guess } = (params ?? {}) as { guess?: unknown };
  if (typeof guess !== "string") return undefined;
  for (const value of Object.values(params ?? {})) {
    if (typeof value !== "string" || value === guess || !findLookAlike(value)) continue;
    if (withoutLookAlikes(value).toLowerCase() === guess.toLowerCase()) return findLookAlike(value);
  }
  return undefined;
}
