/**
 * A value without the sign behind it that belongs to another language (`true,`, `3;`), or the quotation mark at one of
 * its ends (`true"`).
 *
 * @returns undefined where there is none, or what is left is more than one word.
 */
export function withoutStray(text: string): string | undefined {
  const [, own] = /^["'“”„]?([^\s"'“”„,;]+?)["'“”„]?[,;]?$/.exec(text) ?? [];
  return own === undefined || own === text ? undefined : own;
}
