import { readFileSync } from "node:fs";
import { join } from "node:path";
import { engineDir } from "./engine-dir.ts";

/** Colours of both themes, by token name without dashes at the start: `paper`, `ink-soft`. */
export interface ThemeColors {
  light: ReadonlyMap<string, string>;
  dark: ReadonlyMap<string, string>;
}

/** Reads the colours of both themes from `renderer/ui/tokens.css`, for what is no style sheet: pictures, the browser's own bars. */
export function readThemeColors(): ThemeColors {
  const css = readFileSync(join(engineDir, "renderer/ui/tokens.css"), "utf8");
  const light = colorsIn(css, ":root {");
  return { light, dark: new Map([...light, ...colorsIn(css, ":root.dark,")]) };
}

function colorsIn(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(selector);
  if (start < 0) throw new Error(`renderer/ui/tokens.css has no rule ${selector}`);
  const rule = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...rule.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3,8});/g)].map(([, name = "", color = ""]) => [name, color]),
  );
}

/** @throws Error when the theme has no such colour: tokens were renamed. */
export function colorOf(colors: ReadonlyMap<string, string>, name: string): string {
  const color = colors.get(name);
  if (!color) throw new Error(`renderer/ui/tokens.css has no colour --${name}`);
  return color;
}
