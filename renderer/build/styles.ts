import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { transform } from "lightningcss";
import { engineDir } from "./engine-dir.ts";

/** The styles that every page carries: tokens, base, fonts. */
export interface BaseStyles {
  /** Minified CSS, with addresses of hashed fonts. */
  css: string;
  /** Addresses of the fonts to preload. */
  preload: string[];
}

const SHEETS = ["fonts", "tokens", "base"].map((name) => join(engineDir, `renderer/ui/${name}.css`));

/**
 * Minifies the base styles and copies the fonts they name to `outDir/assets`, under names with a content hash.
 *
 * @param written The paths of the fonts are added to it.
 */
export function writeBaseStyles(outDir: string, written: Set<string>): BaseStyles {
  const preload: string[] = [];
  mkdirSync(join(outDir, "assets"), { recursive: true });
  const css = SHEETS.map((sheet) => {
    const text = readFileSync(sheet, "utf8").replaceAll(/url\("(\.\/[^"]+)"\)/g, (_, path: string) => {
      const source = join(dirname(sheet), path);
      const extension = extname(source);
      const hash = createHash("sha256").update(readFileSync(source)).digest("base64url").slice(0, 8);
      const address = `/assets/${basename(source, extension)}-${hash}${extension}`;
      if (!existsSync(join(outDir, address))) copyFileSync(source, join(outDir, address));
      written.add(address.slice(1));
      if (source.endsWith("-latin.woff2")) preload.push(address);
      return `url("${address}")`;
    });
    return transform({ filename: sheet, code: Buffer.from(text), minify: true }).code.toString();
  }).join("");
  return { css, preload };
}
