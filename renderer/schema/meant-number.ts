import { readNumber } from "../formats/read-number.ts";
import { fits, type Reading } from "./reading.ts";
import type { Schema } from "./schema-types.ts";

/** A number, with the sign of a currency or a unit beside it that a number does without. */
const WITH_UNIT =
  /^(?:[$€£¥]|[A-Z]{3})?\s?([+\u2212-]?\d[\d.,\u00a0\u202f’']*)\s?(?:[$€£¥%°]|\p{L}{1,10}\.?)?$/u;

/** Small numbers as people write them in sentences. */
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function asNumber(text: string): Reading | undefined {
  const said = NUMBERS.indexOf(text.toLowerCase());
  if (said !== -1) return { value: said, written: String(said) };
  const number = readNumber(WITH_UNIT.exec(text)?.[1] ?? text, undefined, true);
  return number && "value" in number ? { value: number.value, written: String(number.value) } : undefined;
}

/** The number as it stands there, or what its unit makes of it where that alone fits. */
export function numberMeant(text: string, schema: Schema): Reading | undefined {
  const [, amount, unit] = /^([+-]?\d+(?:\.\d+)?)\s?(r?em|%)$/.exec(text) ?? [];
  const scaled = amount && Number((Number(amount) * (unit === "%" ? 0.01 : ROOT)).toFixed(4));
  const weight = WEIGHTS[text.toLowerCase()];
  const others = [scaled, weight].flatMap((value) =>
    typeof value === "number" ? [{ value, written: String(value) }] : [],
  );
  return [asNumber(text), ...others].find((one) => one && fits(one.value, schema));
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
