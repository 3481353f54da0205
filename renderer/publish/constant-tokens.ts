import { readStyleSheet, type StyleSheet } from "./used-rules.ts";

/**
 * Puts values in place of tokens that have one value everywhere: `var(--space-3)` becomes `0.75rem`, which is
 * shorter, and the page need not carry the token. A declaration that is nothing but a token whose value is `initial`
 * is left out: themes may give such a token a value, and pages of all others need not know of it.
 *
 * @param baseCss All base styles, minified.
 * @param isSet   Whether views or scripts may set a custom property: then it is no constant.
 * @returns Function that does so in any CSS text.
 */
export function constantTokens(
  baseCss: string,
  isSet: (property: string) => boolean,
): (css: string) => string {
  const values = new Map<string, string[]>();
  collect(readStyleSheet(baseCss), true, values);
  const constants = new Map(
    [...values].flatMap(([name, [value, ...others]]) =>
      value !== undefined && others.length === 0 && !isSet(name) ? [[name, value]] : [],
    ),
  );
  const replace = (css: string): string =>
    css.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => {
      const value = constants.get(name);
      return value === undefined ? whole : replace(value);
    });
  // A value takes the colours of the element that states it: what reads a variable stays one.
  for (const [name, value] of constants) if (replace(value).includes("var(")) constants.delete(name);
  return (css) =>
    replace(
      css.replaceAll(/[\w-]+:\s*var\((--[\w-]+)\)\s*(?:;|(?=\}))/g, (whole, name: string) =>
        constants.get(name) === "initial" ? "" : whole,
      ),
    );
}

/** All values that custom properties get; those that hold under a condition count as further ones. */
function collect(sheet: StyleSheet, isAlways: boolean, values: Map<string, string[]>): void {
  for (const rule of sheet) {
    if (rule.kind === "group") collect(rule.rules, false, values);
    if (rule.kind !== "style") continue;
    const isRoot = isAlways && rule.selectors.length === 1 && rule.selectors[0]?.text === ":root";
    for (const { text, sets } of rule.body) {
      if (!sets) continue;
      const found = values.get(sets) ?? [];
      found.push(text.slice(text.indexOf(":") + 1));
      if (!isRoot) found.push("");
      values.set(sets, found);
    }
  }
}
