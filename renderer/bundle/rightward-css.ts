/**
 * The same rules with left and right in place of the beginning and the end of a line, for sites all of whose
 * languages are written from left to right: these names are shorter, and more of them can be put together. Rules for
 * what runs the other way are left out.
 */
export function rightwardCss(css: string): string {
  return css
    .replaceAll(LEFTWARD, "")
    .replaceAll(BOTH, (_, name: string, block: string, inline: string) => {
      const [top, bottom = top] = parted(block);
      const [left, right = left] = parted(inline);
      return `${name}:${top} ${right} ${bottom} ${left}`;
    })
    .replaceAll(SIDES, (all, name: string, inline: string) => {
      const [left, right] = parted(inline);
      if (right === undefined) return all;
      return name === "inset" ? `left:${left};right:${right}` : `${name}-left:${left};${name}-right:${right}`;
    })
    .replaceAll(SIDE, (_, name: string, side: string) =>
      name === "inset" ? PHYSICAL[side]! : `${name}-${PHYSICAL[side]}`,
    );
}

const BEFORE = /(?<=[;{\s]|\*\/)/.source;
const NAME = "margin|padding|inset";

/** A rule all of which is about `:dir(rtl)`: one selector, whose brackets may hold commas. */
const LEFTWARD =
  /(?<=^|[{};]|\*\/)(?:[^{};,()]|\([^{};()]*\))*:dir\(rtl\)(?:[^{};,()]|\([^{};()]*\))*\{[^{}]*\}/g;

/** `margin-block: 0 1px; margin-inline: 0 2px`. */
const BOTH = new RegExp(`${BEFORE}(${NAME})-block:\\s*([^;{}!]+);\\s*\\1-inline:\\s*([^;{}!]+)(?=[;}])`, "g");
/** `margin-inline: 0 2px`. */
const SIDES = new RegExp(
  `${BEFORE}(${NAME}|scroll-margin|scroll-padding)-inline:\\s*([^;{}!]+)(?=[;}])`,
  "g",
);
/** `margin-inline-start`, `border-inline-end-width`. */
const SIDE = new RegExp(
  `${BEFORE}(${NAME}|border|scroll-margin|scroll-padding)-inline-(start|end)(?=[-:])`,
  "g",
);

const PHYSICAL: Readonly<Record<string, string>> = { start: "left", end: "right" };

/** The values of a declaration: spaces within brackets part none. */
function parted(value: string): [first: string, second?: string] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const sign of value.trim()) {
    if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    if (/\s/.test(sign) && depth === 0) {
      if (part) parts.push(part);
      part = "";
    } else part += sign;
  }
  const [first = "", second] = [...parts, part];
  return second === undefined ? [first] : [first, second];
}
