import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { transform } from "lightningcss";
import { engineDir } from "./engine-dir.ts";

/** The styles that every page carries: tokens, base, fonts. */
export interface BaseStyles {
  /** Minified CSS, with addresses of hashed fonts. */
  css: string;
  /** Addresses of the fonts to preload. */
  preload: string[];
  /** Font files, and where they belong below the output folder. */
  fonts: { source: string; path: string }[];
}

const SHEETS = ["fonts", "tokens", "base"].map((name) => join(engineDir, `renderer/ui/${name}.css`));

/** Minifies the base styles; the fonts that they name get names with a content hash. */
export function readBaseStyles(): BaseStyles {
  const preload: string[] = [];
  const fonts: BaseStyles["fonts"] = [];
  const css = SHEETS.map((sheet) => {
    const text = readFileSync(sheet, "utf8").replaceAll(/url\("(\.\/[^"]+)"\)/g, (_, path: string) => {
      const source = join(dirname(sheet), path);
      const extension = extname(source);
      const hash = createHash("sha256").update(readFileSync(source)).digest("base64url").slice(0, 8);
      const address = `/assets/${basename(source, extension)}-${hash}${extension}`;
      fonts.push({ source, path: join("assets", basename(address)) });
      if (source.endsWith("-latin.woff2")) preload.push(address);
      return `url("${address}")`;
    });
    return transform({ filename: sheet, code: Buffer.from(text), minify: true }).code.toString();
  }).join("");
  return { css, preload, fonts };
}
