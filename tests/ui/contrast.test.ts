import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("../../renderer/ui/tokens.css", import.meta.url), "utf8");

/** The opaque colours of the first rule whose selector ends in `selector`. */
function coloursOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf("\n}", start));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

const paper = coloursOf(":root");
const blueprint = coloursOf(':root.dark,\n[data-tone="ink"]');
const night = { ...blueprint, ...coloursOf(':root.dark [data-tone="ink"]') };
const schemes = { paper, blueprint, night } as Record<string, Record<string, string>>;

const grounds = ["paper", "paper-tint", "paper-raised"];
const texts = [
  "ink",
  "ink-soft",
  "blue",
  "blue-strong",
  "signal",
  "positive",
  "caution",
  "negative",
  "teal",
  "plum",
];
const controls = ["line-strong", "focus"];
const filled = [
  ["on-blue", "blue"],
  ["on-blue", "blue-strong"],
  ["on-signal", "signal"],
];

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function contrast(scheme: Record<string, string>, one: string, other: string): number {
  const [a, b] = [one, other].map((name) => {
    const hex = scheme[name];
    if (!hex) throw new Error(`tokens.css has no colour --${name}`);
    return luminance(hex);
  }) as [number, number];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

describe.each(Object.entries(schemes))("%s", (_name, scheme) => {
  test.each(grounds.flatMap((ground) => texts.map((text) => [text, ground])))(
    "%s can be read on %s",
    (text, ground) => {
      expect(contrast(scheme, text as string, ground as string)).toBeGreaterThanOrEqual(4.5);
    },
  );
  test.each(grounds.flatMap((ground) => controls.map((line) => [line, ground])))(
    "%s is visible on %s",
    (line, ground) => {
      expect(contrast(scheme, line as string, ground as string)).toBeGreaterThanOrEqual(3);
    },
  );
  test.each(filled)("%s can be read on %s", (text, ground) => {
    expect(contrast(scheme, text as string, ground as string)).toBeGreaterThanOrEqual(4.5);
  });
});

test("the three schemes are what tokens.css says", () => {
  expect(Object.keys(paper)).toEqual(expect.arrayContaining(Object.keys(blueprint)));
  expect(night.paper).not.toBe(blueprint.paper);
});
