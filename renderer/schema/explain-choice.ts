import type { Draft } from "../problems/draft.ts";
import { suggest } from "../problems/suggest.ts";
import { shownValue } from "../problems/things.ts";
import { asValue } from "./as-value.ts";
import { areTwoDays } from "./day-names.ts";
import { meantValue } from "./meant-value.ts";
import { valueNow } from "./renamed.ts";
import { asEntries, severalIn } from "./several-values.ts";
import { valueSynonymOf } from "./synonyms.ts";
import type { Case } from "./value-case.ts";

/** Several values of a list in one text; undefined where they cannot become entries, as in a cell of a table. */
export function explainSeveral(
  several: readonly string[],
  { error, schema, at, place, known }: Case,
): Draft | undefined {
  const offer = asEntries(several, at);
  const params = { ...known, values: schema.enum ?? [], found: shownValue(error.data), several };
  return offer && { ...place, code: "not-allowed-value", params, offer };
}

/** A value that is none of those which an option takes. */
export function explainChoice(found: Case): Draft {
  const { error, schema, at, place, known } = found;
  const value = error.data;
  const values = (error.keyword === "enum" ? schema.enum : [schema.const]) ?? [];
  const params = { ...known, values, found: shownValue(value) };
  if (typeof value === "object" && value !== null) {
    const meant = meantValue(value, schema);
    const offer = meant === undefined ? undefined : asValue(meant, at);
    return {
      ...place,
      code: "wrong-type",
      params: { ...params, case: "choice", ...(meant !== undefined && { guess: meant }) },
      ...(offer && { offer }),
    };
  }
  const isPlain = at.node?.kind === "scalar" && !at.node.isBlock;
  const now = valueNow(schema, value);
  if (now !== undefined) {
    return {
      ...place,
      code: "renamed-value",
      params: { old: String(value), new: now },
      ...(isPlain && { fix: { start: at.span.start, end: at.span.end, text: now } }),
    };
  }
  const names = values.filter((one) => typeof one === "string");
  const several =
    typeof value === "string" && typeof place.path.at(-1) === "number" ? severalIn(value, names) : undefined;
  const parted = several && explainSeveral(several, found);
  if (parted) return parted;
  const like = typeof value === "string" ? suggest(value, names) : undefined;
  const near = like !== undefined && areTwoDays(String(value), like) ? undefined : like;
  const guess =
    near ??
    (typeof value === "string" ? (valueSynonymOf(value, names) ?? longerOf(value, names)) : undefined);
  return {
    ...place,
    code: "not-allowed-value",
    params: { ...params, ...(guess && { guess }) },
    ...(guess &&
      isPlain && { [near ? "fix" : "offer"]: { start: at.span.start, end: at.span.end, text: guess } }),
  };
}

/** The one value that begins with what somebody has cut short: `Thu`, `Sept.` */
function longerOf(value: string, names: readonly string[]): string | undefined {
  const cut = value.trim().replace(/\.$/, "").toLowerCase();
  const found = cut.length < 2 ? [] : names.filter((name) => name.toLowerCase().startsWith(cut));
  return found.length === 1 ? found[0] : undefined;
}
