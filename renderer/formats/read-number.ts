/** A number as spreadsheets show it: read, or with several readings. */
export type ReadNumber = { value: number } | { isAmbiguous: true } | undefined;

/** Signs between groups of three digits: spaces of any kind, apostrophes of Switzerland. */
const SPACES = /(?<=\d)[ \u00a0\u202f'’](?=\d{3}(?:\D|$))/g;

/**
 * Reads a number with decimal comma or point and marks between thousands: `1.234,56`, `1,234.56`, `1 234,56`.
 *
 * @param decimal       The sign in front of its decimals, if it is known.
 * @param isPointUsual  A lone point is a decimal one; else `1.234` may be one thousand.
 * @returns undefined for what is no number.
 */
export function readNumber(text: string, decimal: string | undefined, isPointUsual: boolean): ReadNumber {
  const digits = text.replace(SPACES, "").replace(/^[\u2212\u2013](?=\d)/, "-");
  const exact = /^[+-]?\d+$/.test(digits);
  if (exact) return { value: Number(digits) };
  if (decimal !== undefined) return asNumber(digits, decimal);
  const readings = [asNumber(digits, "."), asNumber(digits, ",")].flatMap((one) => one ?? []);
  if (readings.length < 2) return readings[0];
  return isPointUsual && !digits.includes(",") ? readings[0] : { isAmbiguous: true };
}

function asNumber(digits: string, decimal: string): { value: number } | undefined {
  const [point, mark] = decimal === "," ? [",", "\\."] : ["\\.", ","];
  const form = new RegExp(`^[+-]?(?:\\d+|\\d{1,3}(?:${mark}\\d{3})+)?(?:${point}\\d+)?(?:[eE][+-]?\\d+)?$`);
  if (!form.test(digits) || !/\d/.test(digits)) return undefined;
  const plain = decimal === "," ? digits.replaceAll(".", "").replace(",", ".") : digits.replaceAll(",", "");
  return { value: Number(plain) };
}
