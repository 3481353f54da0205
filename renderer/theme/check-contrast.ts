import { contrastOf, nearestPassing, readColor } from "./colors.ts";
import { ownColors } from "./own-tokens.ts";
import { LEAST, type Pair, pairs, roles } from "./roles.ts";
import type { Palette, Scheme, ThemeInput } from "./theme-input.ts";

/** Two colours that are used together and cannot be told apart well enough. */
export interface LowContrast {
  scheme: Scheme;
  /** The role whose colour stands in the theme and is to change. */
  role: string;
  /** What it was found with: the ground, or what stands on it. */
  other: string;
  otherHex: string;
  contrast: number;
  least: number;
  /** The nearest colour that passes with everything it is used with, `#rrggbb`. */
  nearest?: string;
}

/**
 * Finds colours of a theme that have too little contrast with others that they are used with; pairs of which neither is
 * the theme's own were looked at when the engine was made. Each colour is told once, with what it is hardest to tell from.
 */
export function findLowContrast(colors: NonNullable<ThemeInput["colors"]>): LowContrast[] {
  const { light = {}, dark = {}, night = {} } = colors;
  const own = ownColors();
  return [
    ...lookAt("light", light, { own: own.light }),
    ...lookAt("dark", dark, { own: own.dark }),
    ...lookAt("night", night, { own: own.dark, below: dark }),
  ];
}

/** @param own The engine's colours by token. @param below The theme's where the palette says nothing. */
function lookAt(
  scheme: Scheme,
  palette: Palette,
  { own, below = {} }: { own: ReadonlyMap<string, string>; below?: Palette },
): LowContrast[] {
  const hexes = new Map<string, string>();
  const written = new Set<string>();
  for (const [role, { token }] of Object.entries(roles)) {
    const text = palette[role] ?? below[role];
    const color = text === undefined ? undefined : readColor(text);
    const hex = text === undefined ? token && own.get(token) : color?.alpha === 1 ? color.hex : undefined;
    if (hex) hexes.set(role, hex);
    if (palette[role] !== undefined) written.add(role);
  }
  const known = pairs.flatMap((pair): KnownPair[] => {
    const [hex, groundHex] = [hexes.get(pair.role), hexes.get(pair.ground)];
    return hex && groundHex ? [{ ...pair, hex, groundHex, contrast: contrastOf(hex, groundHex) }] : [];
  });
  const low = new Map<string, LowContrast>();
  for (const pair of known) {
    const role = written.has(pair.role) ? pair.role : written.has(pair.ground) ? pair.ground : undefined;
    if (role === undefined || pair.contrast >= pair.least) continue;
    const [other, otherHex] = role === pair.role ? [pair.ground, pair.groundHex] : [pair.role, pair.hex];
    const worse = low.get(role);
    if (worse && worse.contrast / worse.least <= pair.contrast / pair.least) continue;
    const { contrast, least } = pair;
    low.set(role, { scheme, role, other, otherHex, contrast, least, ...nearestFor(role, hexes, known) });
  }
  return [...low.values()];
}

type KnownPair = Pair & { hex: string; groundHex: string; contrast: number };

/** A better colour for a role: what it passes with today it goes on passing with, when that can be. */
function nearestFor(
  role: string,
  hexes: ReadonlyMap<string, string>,
  known: readonly KnownPair[],
): { nearest?: string } {
  const others = known.flatMap(({ role: text, ground, hex, groundHex, least, contrast }) =>
    text === role
      ? [{ hex: groundHex, least, isBad: contrast < least }]
      : ground === role
        ? [{ hex, least, isBad: contrast < least }]
        : [],
  );
  const hex = hexes.get(role);
  if (!hex) return {};
  const nearest =
    nearestPassing(hex, others) ??
    nearestPassing(
      hex,
      others.filter(({ isBad }) => isBad),
    );
  return nearest ? { nearest } : {};
}

/** What a least contrast is asked of, for words. */
export const isOfText = (least: number): boolean => least === LEAST.text;
