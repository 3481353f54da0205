import { readFileSync } from "node:fs";
import type { Scheme } from "./theme-input.ts";

let text: string | undefined;

/** `renderer/ui/tokens.css`, which says how a site without a theme looks. */
export function ownTokens(): string {
  text ??= readFileSync(new URL("../ui/tokens.css", import.meta.url), "utf8");
  return text;
}

/** What the rules of tokens.css begin with that a theme has a say in. */
export const ruleStarts = {
  light: "\n:root {\n  color-scheme:",
  dark: '\n:root.dark,\n[data-tone="ink"] {',
  night: '\n:root.dark [data-tone="ink"] {',
  root: "\n:root {\n  /* type */",
  squares: '\n:root,\n[data-tone="ink"] {\n  --squared-paper',
  print: '\n  :root.dark [data-tone="ink"] {\n    color-scheme',
} as const;

/**
 * Where the declarations of a rule of tokens.css are.
 *
 * @throws Error when there is no such rule: the file and this one have to be changed together.
 */
export function findRule(css: string, rule: keyof typeof ruleStarts): { start: number; end: number } {
  const at = css.indexOf(ruleStarts[rule]);
  if (at < 0) throw new Error(`renderer/ui/tokens.css has no rule ${rule}. This is a fault of the engine.`);
  const start = css.indexOf("{", at) + 1;
  return { start, end: css.indexOf("}", start) };
}

/** The engine's colours by token, `#rrggbb`; a scheme's own on top of those of the scheme that it builds upon. */
export function ownColors(): Record<Scheme, ReadonlyMap<string, string>> {
  const light = colorsIn("light");
  const dark = new Map([...light, ...colorsIn("dark")]);
  return { light, dark, night: new Map([...dark, ...colorsIn("night")]) };
}

/** Tokens whose value differs in sections of tone ink of the dark theme. */
export const nightTokens = (): string[] => [...colorsIn("night").keys()];

/** The shadow of lifted things: where it falls, and its colour. */
export function ownLift(scheme: "light" | "dark"): { offset: string; color: string } {
  const css = ownTokens();
  const { start, end } = findRule(css, scheme);
  const [, offset = "", color = ""] = /--lift: (.+) (#[0-9a-f]+);/.exec(css.slice(start, end)) ?? [];
  return { offset, color };
}

function colorsIn(rule: Scheme): Map<string, string> {
  const css = ownTokens();
  const { start, end } = findRule(css, rule);
  return new Map(
    [...css.slice(start, end).matchAll(/--([a-z-]+):\s*(#[0-9a-f]{3,8});/g)].map(
      ([, name = "", color = ""]) => [name, color],
    ),
  );
}
