import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readBaseStyles } from "../../renderer/bundle/styles.ts";
import { contrastOf } from "../../renderer/theme/colors.ts";
import { readTheme } from "../../renderer/theme/read-theme.ts";
import { pairs, roles } from "../../renderer/theme/roles.ts";
import type { Theme } from "../../renderer/theme/theme.ts";
import { readThemeColors } from "../../renderer/theme/theme-colors.ts";

const engineDir = fileURLToPath(new URL("../..", import.meta.url));
const files = readdirSync(new URL("../../examples/themes/", import.meta.url)).sort();
const require = createRequire(import.meta.url);

const themeOf = (file: string): Theme => {
  const { theme, problems } = readTheme(engineDir, `examples/themes/${file}`);
  if (!theme) throw new Error(JSON.stringify(problems));
  return theme;
};

describe.each(files)("%s", (file) => {
  test("has nothing wrong with it, in either scheme", () => {
    expect(readTheme(engineDir, `examples/themes/${file}`).problems).toEqual([]);
    const colors = readThemeColors(themeOf(file));
    for (const { role, ground, least } of pairs)
      for (const scheme of [colors.light, colors.dark]) {
        const [one, other] = [role, ground].map((name) => scheme.get(roles[name]?.token ?? "") ?? "");
        expect(contrastOf(one!, other!), `${role} on ${ground}`).toBeGreaterThanOrEqual(least);
      }
  });

  test("brings along fonts that may be passed on, no more than are needed, and what stands in for them", async () => {
    const theme = themeOf(file);
    const { css, fonts, preload } = await readBaseStyles(theme);
    expect(css).not.toContain("Familjen");
    for (const { family } of theme.families) {
      const id = family.toLowerCase().replaceAll(" ", "-");
      const metadata = JSON.parse(
        readFileSync(require.resolve(`@fontsource-variable/${id}/metadata.json`), "utf8"),
      ) as { license: { type: string } };
      expect(metadata.license.type).toBe("OFL-1.1");
      expect(css.match(new RegExp(`font-family:"?${family} fallback"?;`, "g"))).toHaveLength(2);
    }
    expect(fonts.map(({ path }) => basename(path).replace(/-[^-]{8}\.woff2$/, ""))).toEqual([
      ...new Set(fonts.map(({ path }) => basename(path).replace(/-[^-]{8}\.woff2$/, ""))),
    ]);
    expect(preload).toHaveLength(theme.families.length);
  });
});

test("look like different houses: no two share a family, a ground or a corner", () => {
  const themes = files.map(themeOf);
  const distinct = (values: unknown[]) => expect(new Set(values).size).toBe(files.length);
  expect(files).toHaveLength(3);
  distinct(themes.map(({ letters }) => letters.headings));
  distinct(themes.map(({ tokens }) => tokens.light.paper));
  distinct(themes.map(({ tokens }) => tokens.root["corner-card"]));
  distinct(themes.map(({ tokens }) => tokens.root["text-base"]));
});
