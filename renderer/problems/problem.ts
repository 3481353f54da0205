import type { Correction, Problem } from "../model.ts";
import { catalogue } from "./catalogue.ts";
import type { Draft, Fault, Span } from "./draft.ts";
import { english, withMore, withOrigin } from "./english/index.ts";
import type { Wording } from "./english/words.ts";
import type { createLineIndex } from "./line-index.ts";

/** Makes the record that everybody sees: offsets become lines and columns, the parameters become words. */
export function createProblem(
  file: string,
  draft: Draft,
  lines: ReturnType<typeof createLineIndex>,
): Problem {
  const { code, params, origin, more } = draft;
  const known = { ...params, ...(origin && { origin }), ...(more && { more }) };
  return {
    code,
    severity: draft.severity ?? catalogue[code]?.severity ?? "error",
    file,
    range: lines.range(draft.start, draft.end),
    path: draft.path,
    ...wordingOf(draft),
    ...(Object.keys(known).length > 0 && { params: known }),
    ...(draft.fix && { fix: correction(draft.fix, lines) }),
    ...(draft.offer && { offer: correction(draft.offer, lines) }),
  };
}

function correction(
  { start, end, text }: Span & { text: string },
  lines: ReturnType<typeof createLineIndex>,
): Correction {
  return { range: lines.range(start, end), text };
}

/** What is said of a problem. */
export function wordingOf(fault: Fault & Partial<Pick<Draft, "origin" | "more">>): Wording {
  // The parameters fit the code: that is what the type of a fault says.
  const say = english[fault.code] as (params: Fault["params"]) => Wording;
  const { message, hint: own } = say(fault.params);
  const hint = fault.origin ? withOrigin(own, fault.origin) : own;
  const whole = fault.more ? withMore(hint, fault.more) : hint;
  return whole ? { message, hint: whole } : { message };
}
