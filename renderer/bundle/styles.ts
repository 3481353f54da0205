import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { engineDir } from "../files/engine-dir.ts";
import { basedCss } from "../formats/base-path.ts";
import type { Theme } from "../theme/theme.ts";
import { rightwardCss } from "./rightward-css.ts";
import { tidyCss } from "./tidy-css.ts";

/** The styles that every page carries: tokens, base, fonts. */
export interface BaseStyles {
  /** Minified CSS, with addresses of hashed fonts. */
  css: string;
  /** Where pages find all of them: each carries only those that it needs itself. */
  address: string;
  /** Addresses of the fonts to preload. */
  preload: string[];
  /** Font files, and where they belong below the output folder. */
  fonts: { source: string; path: string }[];
}

const UI = join(engineDir, "renderer/ui");

/**
 * Puts the base styles together and minifies them; the fonts that they name get names with a content hash.
 *
 * @param isMirrored  They are for a language that is written from right to left as well.
 * @param base  The path below which the site stands; empty at the root of its host.
 */
export async function readBaseStyles(theme?: Theme, isMirrored = true, base = ""): Promise<BaseStyles> {
  const preload: string[] = [];
  const fonts: BaseStyles["fonts"] = [];
  const publish = (source: string, isFirst: boolean): string => {
    const extension = extname(source);
    const hash = createHash("sha256").update(readFileSync(source)).digest("base64url").slice(0, 8);
    const address = `/assets/${basename(source, extension)}-${hash}${extension}`;
    fonts.push({ source, path: join("assets", basename(address)) });
    if (isFirst) preload.push(base + address);
    return address;
  };
  const css = (await sheetsOf(theme, publish))
    .map((text) => {
      const own = text.replaceAll(FACE, (face) => {
        const isFirst = face.includes("-latin.woff2") && !isForCode(theme, face);
        return face.replace(/url\("\.\/([^"]+)"\)/, (_, path: string) => {
          return `url("${publish(join(UI, path), isFirst)}")`;
        });
      });
      return basedCss(tidyCss(isMirrored ? own : rightwardCss(own)), base);
    })
    .join("");
  const hash = createHash("sha256").update(css).digest("base64url").slice(0, 8);
  return { css, address: `${base}/assets/base-${hash}.css`, preload, fonts };
}

const FACE = /@font-face \{[^}]*\}/g;

/** Most pages have no code, and need not wait for letters that only code has. */
const isForCode = (theme: Theme | undefined, face: string): boolean =>
  theme?.onlyForCode !== undefined && face.includes(`"${theme.onlyForCode}"`);

/** Fonts, tokens and base styles as a theme has them; addresses that begin with a dot are relative to `renderer/ui`. */
async function sheetsOf(
  theme: Theme | undefined,
  publish: (source: string, isFirst: boolean) => string,
): Promise<string[]> {
  const sheet = (name: string) => readFileSync(join(UI, name), "utf8");
  const [fonts, tokens, base] = [sheet("fonts.css"), sheet("tokens.css"), sheet("base.css")];
  if (!theme) return [fonts, tokens, base];
  // It measures fonts and reads colours, with libraries that sites without a theme do not wait for.
  const { themedFaces, themedTokens } = await import("../theme/theme-css.ts");
  return [
    themedFaces(fonts, theme, ({ source, isFirst }) => publish(source, isFirst)),
    themedTokens(tokens, theme),
    base,
    theme.rules,
  ];
}
