/** Signs that YAML reads in a way of its own, in front of a value, and what may close behind it. */
const SIGNED = /^(?:[@%!&`>|]+ ?|\*{1,3}|["'“”„‘‚{[]+ ?)(.+?)(?:["'“”„‘’`}\]]+|\*{1,3})?$/u;

/** A word, number, path or address, of which a text in quotation marks says no more; or a list or group in brackets. */
const PLAIN = /^(?:[\p{L}\d./#+-](?:[^\s"'“”„,:[\]{}]|:(?=\S))*|\[[^[\]]*\]|\{[^{}]*\})$/u;

/**
 * A value without the sign in front of it, such as `true` of `"true` and `cloud` of `@cloud`: a slip of the hand where
 * no text is wanted.
 *
 * @returns undefined where it has none, or what is left is more than one plain value.
 */
export function withoutSigns(value: string): string | undefined {
  const [, behind] = SIGNED.exec(value) ?? [];
  // What closes a list or group is its own.
  const opened = /^["'“”„‘‚]([[{].*[\]}])$/.exec(value)?.[1];
  const bare = opened ?? behind;
  return bare !== undefined && PLAIN.test(bare) && !bare.startsWith("#") ? bare : undefined;
}
