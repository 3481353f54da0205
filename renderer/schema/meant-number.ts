import { readNumber } from "../formats/read-number.ts";
import { acceptedTypes } from "./read-schema.ts";
import { fits, type Reading } from "./reading.ts";
import type { Schema } from "./schema-types.ts";

/** A number, with the sign of a currency or a unit beside it that a number does without. */
const WITH_UNIT =
  /^(?:[$€£¥]|[A-Z]{3})?\s?([+\u2212-]?\d[\d.,\u00a0\u202f’']*)\s?(?:[$€£¥%°]|\p{L}{1,10}\.?)?$/u;

/** Small numbers as people write them in sentences. */
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Words behind an amount for a thousand and a million of it, which are no units. */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/(?<=\d)\s?(?:k|tsd\.?|thousand|tys\.?)$/i, 1_000],
  [/(?<=\d)\s?(?:mio\.?|mln\.?|millions?)$/i, 1_000_000],
];

/** A dash in place of cents, as prices have it. */
const NO_CENTS = /(?<=\d)[.,][-\u2013\u2014]{1,2}(?=$|\s)/;

/** Words that people put before a number from which something goes on, or a sign behind it. */
const FROM_ON =
  /^(?:(?:from|since|ab|seit|à partir de|dès|depuis|desde|a partir de|dal|od)\s*)(?=\S)|(?<=\d)\s?\+$/iu;

/** A number with such words: `from £12.50`, `14+`. */
function numberFrom(text: string): Reading | undefined {
  const bare = text.replace(FROM_ON, "");
  return bare === text ? undefined : asNumber(bare.trim());
}

function asNumber(text: string): Reading | undefined {
  const said = NUMBERS.indexOf(text.toLowerCase());
  if (said !== -1) return reading(said);
  const [word, times] = TIMES.find(([one]) => one.test(text)) ?? [];
  const bare = (word ? text.replace(word, "") : text).replace(NO_CENTS, "").replace(/(?<=\d)_(?=\d{3})/g, "");
  const number = readNumber(WITH_UNIT.exec(bare)?.[1] ?? bare, undefined, true);
  return number && "value" in number ? reading(Number((number.value * (times ?? 1)).toFixed(6))) : undefined;
}

const reading = (value: number): Reading => ({ value, written: String(value) });

/** Groups of three digits, which could be decimals where a number may have them. */
const GROUPS = /^\d{1,3}(?:\.\d{3}|,\d{3})+$/;

/** A whole number with marks between its thousands, as it is written. */
export function wholeMeant(text: string, schema: Schema): string | undefined {
  const digits = (WITH_UNIT.exec(text.trim())?.[1] ?? text).trim();
  if (acceptedTypes(schema).has("number") || !GROUPS.test(digits)) return undefined;
  const written = digits.replace(/[.,]/g, "");
  return fits(Number(written), schema) ? written : undefined;
}

/** What a number may be whose only mark parts its thousands in one country, and its decimals in another. */
export function eitherNumber(text: string, schema: Schema): readonly string[] | undefined {
  const [, whole = "", rest = ""] = /^([+-]?\d{1,3}),(\d{3})$/.exec(text.trim()) ?? [];
  const both = [`${whole}${rest}`, `${Number(`${whole}.${rest}`)}`];
  return whole !== "" && both.every((one) => fits(Number(one), schema)) ? both : undefined;
}

/** The number as it stands there, or what its unit makes of it where that alone fits. */
export function numberMeant(text: string, schema: Schema): Reading | undefined {
  const [, amount, unit] = /^([+-]?\d+(?:\.\d+)?)\s?(r?em|%)$/.exec(text) ?? [];
  const scaled = amount && Number((Number(amount) * (unit === "%" ? 0.01 : ROOT)).toFixed(4));
  const weight = WEIGHTS[text.toLowerCase()];
  const others = [scaled, weight].flatMap((value) =>
    typeof value === "number" ? [{ value, written: String(value) }] : [],
  );
  const whole = wholeMeant(text, schema);
  if (whole !== undefined) return reading(Number(whole));
  return [asNumber(text), ...others, numberFrom(text)].find((one) => one && fits(one.value, schema));
}

/** Pixels of what browsers count lengths in. */
const ROOT = 16;

/** Weights of letters by their names. */
const WEIGHTS: Readonly<Record<string, number>> = {
  thin: 100,
  light: 300,
  normal: 400,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
};

/** Names of widths of the window, from narrow to wide. */
const WIDTHS: ReadonlySet<string> = new Set(["base", "sm", "md", "lg", "xl"]);

/**
 * One number where a number for each width of the window is wanted: it is meant for a wide one, and grows up to it as
 * on most pages, `{ base: 1, md: 2, lg: 3 }`.
 */
export function asWidths(text: string, schema: Schema): Reading | undefined {
  const names = Object.keys(schema.properties ?? {});
  const most =
    names.length > 1 && names.every((name) => WIDTHS.has(name)) ? asNumber(text)?.value : undefined;
  if (typeof most !== "number") return undefined;
  const steps =
    most > 2
      ? { base: 1, md: Math.ceil(most / 2), lg: most }
      : most > 1
        ? { base: 1, md: most }
        : { base: most };
  const written = Object.entries(steps).map(([name, count]) => `${name}: ${count}`);
  return { value: steps, written: `{ ${written.join(", ")} }` };
}

/** Numbers by width of the window where one is wanted: that of the widest. */
export function ofWidths(value: object, schema: Schema): string | undefined {
  const counts = Object.values(value).filter((one) => typeof one === "number");
  const isByWidth = counts.length > 0 && Object.keys(value).every((name) => WIDTHS.has(name));
  const most = Math.max(...counts);
  return isByWidth && fits(most, schema) ? String(most) : undefined;
}
