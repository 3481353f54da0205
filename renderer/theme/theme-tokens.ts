import { nearestPassing, readColor } from "./colors.ts";
import { nightTokens, ownLift } from "./own-tokens.ts";
import { LEAST, roles } from "./roles.ts";
import type { Palette, Pixels, Shadow, ThemeInput } from "./theme-input.ts";
import { typeSizes } from "./theme-schema.ts";
import { NARROW, WIDE } from "./typesetting.ts";

/** Multiples of the step that `--space-1` to `--space-9` stand for. */
const STEPS = [1, 2, 3, 4, 6, 8, 12, 16, 24];

/** Fields of several lines look odd with ends as round as those of a button. */
const ROUND_FIELD = 14;

const rem = (pixels: number): string => (pixels === 0 ? "0" : `${trim(pixels / 16)}rem`);
const px = (pixels: number): string => (pixels === 0 ? "0" : `${trim(pixels)}px`);
const trim = (value: number): string => String(Number(value.toFixed(4)));

/** A length that grows with the window, in a unit that follows the reader's size of letters. */
export function fluid(pixels: Pixels): string {
  if (typeof pixels === "number") return rem(pixels);
  const [narrow, wide] = pixels;
  if (narrow === wide) return rem(narrow);
  const slope = (wide - narrow) / (WIDE - NARROW);
  const from = narrow - slope * NARROW;
  const [least, most] = [Math.min(narrow, wide), Math.max(narrow, wide)];
  return `clamp(${rem(least)}, ${rem(from)} + ${trim(slope * 100)}vw, ${rem(most)})`;
}

/** Values of `renderer/ui/tokens.css` that hold in both themes. */
export function rootTokens(input: ThemeInput): Record<string, string> {
  const { type, space, width, corners, lines, motion } = input;
  const tokens: Record<string, string> = {};
  const set = <T>(name: string, value: T | undefined, print: (value: T) => string) => {
    if (value !== undefined) tokens[name] = print(value);
  };
  for (const [name, { token }] of Object.entries(typeSizes)) set(token, type?.sizes?.[name], fluid);
  set("weight-text", type?.weights?.text, String);
  set("weight-strong", type?.weights?.strong, String);
  set("leading-text", type?.leading?.text, String);
  set("leading-title", type?.leading?.title, String);
  set("leading-tight", type?.leading?.display, String);
  for (const [index, times] of STEPS.entries())
    set(`space-${index + 1}`, space?.step, (step) => rem(step * times));
  set("space-section", space?.section, fluid);
  set("gutter", space?.gutter, fluid);
  set("sheet", width?.page, rem);
  set("measure", width?.text, (letters) => `${letters}ch`);
  set("corner", corners?.control, px);
  set("corner-field", corners?.field ?? (corners?.control && Math.min(corners.control, ROUND_FIELD)), px);
  set("corner-card", corners?.card, px);
  set("corner-tag", corners?.tag, px);
  set("edge-marks", input.look?.dimensionLines === false ? 0 : undefined, () => "0rem");
  set("hairline", lines?.hairline, px);
  set("pen", lines?.pen, px);
  set("quick", motion?.quick, (time) => `${time}ms`);
  set("steady", motion?.steady, (time) => `${time}ms`);
  set("slow", motion?.slow, (time) => `${time}ms`);
  set("ease", motion?.ease, (curve) => `cubic-bezier(${curve.join(", ")})`);
  return tokens;
}

/** Shadows of a scheme: where they fall is the same in both themes, their colour is not. */
export function shadowTokens(
  { shadows, colors }: ThemeInput,
  scheme: "light" | "dark",
): Record<string, string> {
  const color = readColor(colors?.[scheme]?.shadow ?? "");
  const own = ownLift(scheme);
  const print = (offset: string) => `${offset} ${color?.css ?? own.color}`;
  return {
    ...((shadows?.lift || color) && { lift: print(shadows?.lift ? offsets(shadows.lift) : own.offset) }),
    ...(shadows?.card && { "card-shadow": print(offsets(shadows.card)) }),
  };
}

const offsets = ({ x = 0, y = 0, blur = 0, spread = 0 }: Shadow): string =>
  [x, y, blur, ...(spread === 0 ? [] : [spread])].map(rem).join(" ");

/** Colours of a palette by token, for styles and, as six digits, for pictures. */
export function colorTokens(palette: Palette = {}): {
  css: Record<string, string>;
  hex: Record<string, string>;
} {
  const css: Record<string, string> = {};
  const hex: Record<string, string> = {};
  for (const [role, { token }] of Object.entries(roles)) {
    const color = readColor(palette[role] ?? "");
    if (!color || token === undefined) continue;
    css[token] = color.css;
    // Pictures draw see-through lines as they are.
    hex[token] = color.css.startsWith("#") ? color.css : color.hex;
  }
  return { css, hex };
}

/** What sections of tone ink show in the dark theme: as dark, where nothing else is said. */
export function nightColors({ dark, night }: NonNullable<ThemeInput["colors"]>): Record<string, string> {
  const ofDark = colorTokens(dark).css;
  const own = Object.fromEntries(
    nightTokens().flatMap((name) => (ofDark[name] ? [[name, ofDark[name]]] : [])),
  );
  return { ...own, ...colorTokens(night).css };
}

/** Colours of text that stay on paper: browsers print no grounds, so each has to be dark enough for white. */
export function printColors(light: Palette = {}): Record<string, string> {
  const white = [{ hex: "#ffffff", least: LEAST.text }];
  const printed: Record<string, string> = {};
  for (const [name, { token, kind }] of Object.entries(roles)) {
    if (kind !== "text" || token === undefined || name === "ink" || name === "inkSoft") continue;
    const color = readColor(light[name] ?? "");
    const dark = color && nearestPassing(color.hex, white);
    if (dark) printed[token] = dark;
  }
  return printed;
}
