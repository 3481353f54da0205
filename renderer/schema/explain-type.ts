import { LatePattern } from "../formats/late-pattern.ts";
import { isMapLink } from "../formats/map-links.ts";
import type { Draft } from "../problems/draft.ts";
import { findEditMark } from "../problems/edit-marks.ts";
import { shownValue } from "../problems/things.ts";
import { ROOTED_PATH } from "../yaml/binding-names.ts";
import { asValue } from "./as-value.ts";
import { explainSeveral } from "./explain-choice.ts";
import { isFreeText } from "./free-text.ts";
import { eitherNumber, wholeMeant } from "./meant-number.ts";
import { languagesOf } from "./meant-of-group.ts";
import { placeOrder } from "./meant-place.ts";
import { meantShape } from "./meant-shape.ts";
import { beginningOf, meantValue } from "./meant-value.ts";
import { acceptedTypes } from "./read-schema.ts";
import type { Schema } from "./schema-types.ts";
import { asEntries, numbersIn, severalIn } from "./several-values.ts";
import { colonInText, textAboveList, wordsAboveList } from "./text-as-names.ts";
import type { Case } from "./value-case.ts";

/** One value between brackets, or a group, of which one part may be all that is wanted. */
const mayHoldOne = (value: unknown): boolean =>
  typeof value === "object" && value !== null && (!Array.isArray(value) || value.length === 1);

/** A binding without its sign, or with brackets for its braces. */
const BARE_PATH = new LatePattern(
  String.raw`^(?:\{\{?\s*(${ROOTED_PATH})\s*\}?\}|\[\s*(${ROOTED_PATH})\s*\])$`,
);

/** Words in braces behind one name, of which the commas made more: `{ text: Strings, bows, rosin }`. */
const NAMED_WORDS = /^\{(?=[^}]*,)\s*[\w-]+:\s+([^\s:#"'[\]{},]+(?:[ ,]+[^\s:#"'[\]{},]+)*)\s*\}$/;

export function explainType(found: Case): Draft {
  const { error, schema, at, place, known } = found;
  const entries = Array.isArray(schema.items) ? undefined : schema.items?.enum;
  const several = entries && typeof error.data === "string" ? severalIn(error.data, entries) : undefined;
  const parted = several && explainSeveral(several, found);
  if (parted) return parted;
  const accepted = acceptedTypes(schema);
  const isEntry = /\/\d+$/.test(error.instancePath);
  const isNumber = accepted.has("number") || accepted.has("integer");
  const numbers = isEntry && isNumber ? numbersIn(error.data) : undefined;
  const edits = numbers && asEntries(numbers, at);
  const options = Object.keys(schema.properties ?? {});
  const wanted = { types: [...accepted], ...(options.length > 0 && { options }) };
  const { node, text = "" } = at;
  const sign = node && text[node.start];
  const isOne = mayHoldOne(error.data) && !accepted.has("array") && !accepted.has("object");
  const only = isOne ? meantValue(error.data, schema) : undefined;
  const isGroup = typeof error.data === "object" && node?.kind !== "scalar";
  const languages = only === undefined ? languagesOf(error.data, schema) : undefined;
  if (languages)
    return {
      ...place,
      code: "wrong-type",
      params: { ...known, case: "value", wanted, found: shownValue(error.data), languages },
    };
  if (only !== undefined || !node || !accepted.has("string") || !isGroup || (sign !== "[" && sign !== "{")) {
    const colon = isGroup && isFreeText(schema) ? colonInText(at) : undefined;
    if (colon) return colon;
    const unmarked = isGroup && isFreeText(schema) ? textAboveList(at, schema) : undefined;
    if (unmarked) return unmarked;
    const stray = accepted.has("array") && !accepted.has("string") ? wordsAboveList(at) : undefined;
    if (stray) return stray;
    const shape = numbers ? undefined : meantShape(at, schema);
    // Whoever writes 18.500 for a whole number has read a decimal number of it.
    const raw = node?.kind === "scalar" && typeof error.data === "number" ? node.source : undefined;
    const whole = raw !== undefined && isNumber ? wholeMeant(raw, schema) : undefined;
    const guess = only ?? whole ?? (numbers || shape ? undefined : meantValue(error.data, schema));
    const either =
      guess === undefined && isNumber && typeof error.data === "string"
        ? eitherNumber(error.data, schema)
        : undefined;
    const half = guess === undefined && !shape ? beginningOf(error.data, schema) : undefined;
    const written = shape?.offer ?? (guess === undefined ? undefined : asValue(guess, at));
    return {
      ...place,
      code: "wrong-type",
      params: {
        ...known,
        case: "value",
        wanted,
        found: shownValue(error.data),
        ...(edits && numbers && { several: numbers }),
        ...(guess !== undefined && { guess }),
        ...(half !== undefined && { half }),
        ...(either && { either }),
        ...(shape && { dash: shape.dash }),
        ...(guess === undefined && ofMapLink(error.data, schema)),
      },
      ...(edits ? { offer: edits } : written && { offer: written }),
    };
  }
  const raw = text.slice(node.start, node.end);
  const mark = findEditMark(raw);
  if (mark) return { ...place, code: "undecided-edit", params: { mark } };
  const [, braced, bracketed] = BARE_PATH.exec(raw) ?? [];
  const path = braced ?? bracketed;
  const binding = path && `\${${path}}`;
  const words = NAMED_WORDS.exec(raw)?.[1] ?? raw;
  const quoted =
    !accepted.has("array") && isFreeText(schema)
      ? words.includes('"')
        ? `'${words}'`
        : `"${words}"`
      : undefined;
  return {
    ...place,
    code: "wrong-type",
    params: {
      ...known,
      case: "bracket",
      wanted,
      sign,
      ...(quoted !== undefined && { quoted }),
      ...(binding && { binding }),
    },
    ...(binding
      ? { [braced ? "fix" : "offer"]: { start: node.start, end: node.end, text: binding } }
      : quoted !== undefined && { offer: { start: node.start, end: node.end, text: quoted } }),
  };
}

/** Of a link of a map that does not say which place it shows: how its two numbers are written. */
function ofMapLink(value: unknown, schema: Schema): { place?: string } {
  const order = typeof value === "string" && isMapLink(value) ? placeOrder(schema) : undefined;
  if (!order) return {};
  return {
    place: order.longitude < order.latitude ? "[longitude, latitude]" : "[latitude, longitude]",
  };
}
