import { ownColors } from "./own-tokens.ts";
import type { Theme } from "./theme.ts";

/** Colours of both themes, by token name without dashes at the start: `paper`, `ink-soft`. */
export interface ThemeColors {
  light: ReadonlyMap<string, string>;
  dark: ReadonlyMap<string, string>;
}

/** Colours of both themes, for what is no style sheet: pictures, the browser's own bars. */
export function readThemeColors(theme?: Theme): ThemeColors {
  const own = ownColors();
  const colorsOf = (scheme: "light" | "dark") =>
    new Map([...own[scheme], ...Object.entries(theme?.colors[scheme] ?? {})]);
  return { light: colorsOf("light"), dark: colorsOf("dark") };
}

/** @throws Error when the theme has no such colour: tokens were renamed. */
export function colorOf(colors: ReadonlyMap<string, string>, name: string): string {
  const color = colors.get(name);
  if (!color) throw new Error(`renderer/ui/tokens.css has no colour --${name}`);
  return color;
}
