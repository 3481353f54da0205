/** What a text means as a number: that, one of two, or none. */
export type ReadNumber = { value: number } | { either: readonly [number, number] } | undefined;

/** As YAML reads a number. */
export const PLAIN = /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?$/;

/** With its thousands apart, by the same sign throughout: `1,000`, `1.234.567`, `12 000`. */
const GROUPED = /^-?[1-9][0-9]{0,2}(?<mark>[.,'’\p{Zs}])[0-9]{3}(?:\k<mark>[0-9]{3})*$/u;

/** The same with decimals behind another sign: `1.234,56`. */
const GROUPED_DECIMAL =
  /^(?<whole>-?[1-9][0-9]{0,2}(?<mark>[.,'’\p{Zs}])[0-9]{3}(?:\k<mark>[0-9]{3})*)(?!\k<mark>)[.,](?<part>[0-9]+)$/u;

const DECIMAL_COMMA = /^-?(?:0|[1-9][0-9]*),[0-9]+$/;

/**
 * Reads a number as people of different countries write it: with a point or a comma, and with their signs between
 * thousands.
 */
export function readNumberText(typed: string, isWhole: boolean): ReadNumber {
  const text = typed.trim().replace(/^−/, "-");
  const mark = GROUPED.exec(text)?.groups?.mark;
  const grouped = mark === undefined ? undefined : Number(text.replaceAll(mark, ""));
  if (isWhole) {
    if (grouped !== undefined) return { value: grouped };
    return PLAIN.test(text) && !text.includes(".") ? { value: Number(text) } : undefined;
  }
  const decimal = PLAIN.test(text) || DECIMAL_COMMA.test(text) ? Number(text.replace(",", ".")) : undefined;
  if (grouped !== undefined && decimal !== undefined) {
    // Three digits behind a point, none of them for nothing, are decimals, such as of a degree.
    return text === String(decimal) ? { value: decimal } : { either: [grouped, decimal] };
  }
  const value = grouped ?? decimal ?? groupedDecimal(text);
  return value === undefined ? undefined : { value };
}

function groupedDecimal(text: string): number | undefined {
  const { whole = "", mark = "", part } = GROUPED_DECIMAL.exec(text)?.groups ?? {};
  return part === undefined ? undefined : Number(`${whole.replaceAll(mark, "")}.${part}`);
}
