import type { Declaration } from "./style-declarations.ts";

/** Names that mean a side of the screen where a side of the text is meant. */
const SIDE =
  /^(?:(?<name>margin|padding|border|scroll-margin|scroll-padding)-)?(?<side>left|right)(?<rest>-(?:color|width|style))?$/;
const CORNER = /^border-(top|bottom)-(left|right)-radius$/;
const ALIGNED = /^(?:text-align|text-align-last|float|clear)$/;
/** Shorthands of four sides, of which the second and the fourth may differ. */
const FOUR_SIDES = /^(?:inset|(?:scroll-)?margin|(?:scroll-)?padding)$/;
const MOVES = /^(?:translateX\()?-?[\d.]*[1-9]/;

const LOGICAL: Readonly<Record<string, string>> = { left: "start", right: "end" };

/** What of styles means left or right where the beginning or end of a line is meant: each with what to write. */
export function physicalSides(declarations: readonly Declaration[]): { at: number; fault: string }[] {
  return declarations.flatMap((one) => {
    const { property, value, at, rules } = one;
    // A rule for lines that run the other way is the cure.
    if (rules.some((rule) => rule.includes(":dir("))) return [];
    const instead = logical(one);
    if (instead && !hasTwin(one, declarations))
      return [{ at, fault: `${property}${sideOf(value) ? `: ${value}` : ""} ${WRONG}: write ${instead}.` }];
    const isMirrored = declarations.some(
      (other) => other.property === property && other.rules.some((rule) => rule.includes(":dir(rtl)")),
    );
    if (!isMoved(one) || isMirrored) return [];
    return [
      { at, fault: `${property}: ${value} ${WRONG}: add a rule with :dir(rtl) that moves the other way.` },
    ];
  });
}

const WRONG = "goes to the wrong side where lines run from right to left";

const sideOf = (value: string) => /^(?:left|right)$/.test(value);

function logical({ property, value }: Declaration): string | undefined {
  const side = SIDE.exec(property)?.groups;
  if (side) return `${side.name ?? "inset"}-inline-${LOGICAL[side.side!]}${side.rest ?? ""}`;
  const [, row, end] = CORNER.exec(property) ?? [];
  if (row) return `border-${LOGICAL[row === "top" ? "left" : "right"]}-${LOGICAL[end!]}-radius`;
  if (ALIGNED.test(property) && sideOf(value))
    return `${property}: ${/^text/.test(property) ? "" : "inline-"}${LOGICAL[value]}`;
  const [, right, , left] = FOUR_SIDES.test(property) ? partsOf(value) : [];
  return left && left !== right ? `${property}-block and ${property}-inline` : undefined;
}

/** Whether the other side of the same rule has the same value. */
function hasTwin(one: Declaration, declarations: readonly Declaration[]): boolean {
  if (!/left|right/.test(one.property)) return false;
  const other = one.property.replace(/left|right/, (side) => (side === "left" ? "right" : "left"));
  return declarations.some(
    ({ property, value, rules }) =>
      property === other && value === one.value && rules.join("{") === one.rules.join("{"),
  );
}

/** Whether it moves something along the line; arrows are mirrored with what moves them, and what crosses the window may come from either side. */
function isMoved({ property, value, rules }: Declaration): boolean {
  if (/\bsvg$|^(?:from|to|[\d.]+%)$/.test(rules.at(-1) ?? "")) return false;
  return (
    (property === "translate" || (property === "transform" && value.startsWith("translateX"))) &&
    MOVES.test(value)
  );
}

/** The values of a shorthand; spaces within brackets part none. */
const partsOf = (value: string): string[] => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
