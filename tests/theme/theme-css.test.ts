import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readBaseStyles } from "../../renderer/bundle/styles.ts";
import { constantTokens } from "../../renderer/publish/constant-tokens.ts";
import { makeTheme } from "../../renderer/theme/make-theme.ts";
import { findRule, ownTokens } from "../../renderer/theme/own-tokens.ts";
import { readThemeColors } from "../../renderer/theme/theme-colors.ts";
import { themedTokens } from "../../renderer/theme/theme-css.ts";
import type { ThemeInput } from "../../renderer/theme/theme-input.ts";

const cssOf = (input: ThemeInput) => themedTokens(ownTokens(), makeTheme(input, []));

describe("a site without a theme", () => {
  test("looks as it always did: who changes a value of the engine's own look does so knowingly", async () => {
    await expect(ownTokens().replaceAll(/\/\*[\s\S]*?\*\//g, "")).toMatchFileSnapshot("own-look.txt");
  });

  test("is styled as one whose theme says nothing", async () => {
    expect(await readBaseStyles(makeTheme({}, []))).toEqual(await readBaseStyles());
  });

  test("carries nothing of what a theme might say", async () => {
    const replace = constantTokens((await readBaseStyles()).css, () => false);
    expect(replace(".card{color:red;border-radius:var(--corner-card);box-shadow:var(--card-shadow)}")).toBe(
      ".card{color:red;}",
    );
    expect(replace(".field{border-radius:var(--corner)}")).toBe(".field{border-radius:2px}");
  });
});

describe("the tokens of a theme", () => {
  /** The declarations of a rule. */
  const rule = (css: string, name: Parameters<typeof findRule>[1]) => {
    const { start, end } = findRule(css, name);
    return css.slice(start, end);
  };

  test("stand where the engine's stood, so that what was one value still is", () => {
    const css = cssOf({ corners: { control: 8 }, type: { sizes: { base: 18 } } });
    expect(rule(css, "root")).toContain("--corner: 8px;");
    expect(rule(css, "root")).toContain("--text-base: 1.125rem;");
    expect(css.match(/--corner:/g)).toHaveLength(1);
  });

  test("a shadow keeps the colour of its scheme", () => {
    const css = cssOf({ shadows: { lift: { y: 8, blur: 32 }, card: { y: 4, blur: 16 } } });
    expect(rule(css, "light")).toContain("--lift: 0 0.5rem 2rem #11254d14;");
    expect(rule(css, "dark")).toContain("--lift: 0 0.5rem 2rem #04102b73;");
    expect(rule(css, "dark")).toContain("--card-shadow: 0 0.25rem 1rem #04102b73;");
  });

  test("fields and scroll bars go by the ground, whatever the theme is called", () => {
    const css = cssOf({ colors: { light: { paper: "#101418" }, dark: { paper: "#fffef8" } } });
    expect(rule(css, "light")).toContain("color-scheme: dark;");
    expect(rule(css, "dark")).toContain("color-scheme: light;");
    expect(rule(css, "print")).toContain("color-scheme: light;");
  });

  test("forced colours stay the visitor's own", () => {
    const forced = (css: string) => css.slice(css.indexOf("@media (forced-colors"));
    expect(forced(cssOf({ colors: { light: { ink: "#000" }, dark: { ink: "#fff" } } }))).toBe(
      forced(ownTokens()),
    );
  });

  test("squared paper can be left out", () => {
    expect(rule(cssOf({ look: { squaredPaper: false } }), "squares")).toContain("--squared-paper: none;");
  });

  test("pictures and the browser's own bars have the theme's colours in digits", () => {
    const theme = makeTheme(
      { colors: { light: { paper: "ivory" }, dark: { signal: "oklch(80% 0.1 60)" } } },
      [],
    );
    const { light, dark } = readThemeColors(theme);
    expect(light.get("paper")).toBe("#fffff0");
    expect(dark.get("signal")).toMatch(/^#[0-9a-f]{6}$/);
    expect(dark.get("ink")).toBe("#f1f6ff");
  });
});

describe("headings of a theme", () => {
  test.each([
    [{ type: { tracking: -0.01 } }, "letter-spacing: -0.01em"],
    [{ type: { capitals: true } }, "text-transform: uppercase"],
    [{ type: { weights: { headings: 800 } } }, "font-weight: 800"],
    [{ type: { headings: "serif" } }, "font-family: serif"],
  ] satisfies [ThemeInput, string][])("%j", (input, declaration) => {
    expect(makeTheme(input, []).rules).toContain(declaration);
  });

  test("families that are not used are not brought along", async () => {
    const { css, fonts } = await readBaseStyles(
      makeTheme({ type: { text: "system-ui", notes: "monospace" } }, []),
    );
    expect(css).not.toContain("@font-face");
    expect(fonts).toEqual([]);
  });
});

describe("the family of code", () => {
  const family = (name: string, isMonospaced: boolean) =>
    ({ family: name, fallback: isMonospaced ? "monospace" : "sans-serif", isMonospaced, faces: [] }) as const;
  const found = [family("House Mono", true), family("House Sans", false)];
  const codeOf = (type: ThemeInput["type"]) => {
    const { tokens, onlyForCode } = makeTheme({ type: type ?? {} }, found);
    return { family: tokens.root["font-code"] ?? "as notes", onlyForCode };
  };
  const device = "ui-monospace, monospace";

  test.each([
    [{}, "as notes", undefined],
    [{ notes: "monospace" }, "as notes", undefined],
    [{ notes: "House Mono" }, "as notes", undefined],
    [{ text: "House Mono", notes: "House Mono" }, "as notes", undefined],
    [{ notes: "House Sans" }, device, undefined],
    [{ notes: "serif" }, device, undefined],
    [{ notes: "system-ui" }, device, undefined],
    [{ notes: "Familjen Grotesk" }, device, undefined],
    [{ code: "Martian Mono" }, "as notes", undefined],
    [{ code: "monospace" }, device, undefined],
    [
      { notes: "House Sans", code: "House Mono" },
      `"House Mono", "House Mono fallback", ${device}`,
      "House Mono",
    ],
    [
      { notes: "serif", code: "Martian Mono" },
      `"Martian Mono", "Martian Mono fallback", ${device}`,
      "Martian Mono",
    ],
    [
      { headings: "House Mono", notes: "serif", code: "House Mono" },
      `"House Mono", "House Mono fallback", ${device}`,
      undefined,
    ],
  ] satisfies [ThemeInput["type"], string, string | undefined][])("%j: %s", (type, stack, onlyForCode) => {
    expect(codeOf(type)).toEqual({ family: stack, onlyForCode });
  });

  test("is not asked for before a page shows code", async () => {
    const { css, preload } = await readBaseStyles(
      makeTheme({ type: { text: "system-ui", notes: "serif", code: "Martian Mono" } }, []),
    );
    expect(css).toContain("@font-face");
    expect(preload).toEqual([]);
  });
});

test("every token that a theme can set is one of the engine's", () => {
  const css = readFileSync(new URL("../../renderer/ui/tokens.css", import.meta.url), "utf8");
  const { tokens } = makeTheme(
    {
      space: { step: 4, section: 80, gutter: 20 },
      width: { page: 1200, text: 60 },
      corners: { control: 1, field: 2, card: 3, tag: 4 },
      lines: { hairline: 1, pen: 2 },
      shadows: { lift: { y: 1 }, card: { y: 1 } },
      motion: { quick: 1, steady: 2, slow: 3, ease: [0, 0, 1, 1] },
      look: { dimensionLines: false },
      type: {
        text: "serif",
        notes: "monospace",
        code: "Martian Mono",
        weights: { text: 400, strong: 700 },
        leading: { text: 1.5, title: 1.2, display: 1 },
        sizes: { note: 13, small: 14, base: 16, lead: 18, title: 20, heading: 30, display: 40, poster: 50 },
      },
    },
    [],
  );
  const names = Object.values(tokens).flatMap((group) => Object.keys(group));
  expect(names.length).toBeGreaterThan(35);
  expect(names.filter((name) => !css.includes(`--${name}:`))).toEqual([]);
});
