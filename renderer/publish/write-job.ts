import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { type BasePaths, bundleSite, type SiteBundle } from "../bundle/bundle.ts";
import { type BaseStyles, readBaseStyles } from "../bundle/styles.ts";
import { compileEngine } from "../compile-engine.mjs";
import type { Looked } from "../files/file-key.ts";
import { basePathOf } from "../formats/base-path.ts";
import type { BlockType } from "../pages/block-types.ts";
import { innerSchemas } from "../schema/read-schema.ts";
import type { Schema } from "../schema/schema-types.ts";
import type { SiteSettings, UnreadSite } from "../site/site.ts";
import type { Theme } from "../theme/theme.ts";
import { isRightToLeft } from "../words/direction.ts";

/** Everything that is the same for all pages of a build; plain data, so that another thread can be given it. */
export interface WriteJob {
  /** Absolute site folder and folder to write. */
  dir: string;
  outDir: string;
  settings: SiteSettings;
  /** The same in the other languages of the site, by tag. */
  otherSettings: Readonly<Record<string, SiteSettings>>;
  bundle: SiteBundle;
  types: (Pick<BlockType, "name" | "wake" | "isIsland" | "slots" | "hasRefusedStyle"> & {
    holdsBlocks: boolean;
  })[];
  base: BaseStyles;
  theme?: Theme | undefined;
  /** A language of the site is written from right to left. */
  isMirrored: boolean;
  /** The path below which visitors find the site: `/department`; empty at the root of its host. */
  basePath: string;
}

/** What is needed to write pages, in the making. */
export interface StartedJob {
  /** Changes with everything that is the same for all pages and may change them. */
  key: string;
  job: Promise<WriteJob>;
}

/**
 * Starts to bundle the views of a site, and puts together what else its pages are written with.
 *
 * @param basePath The path below which visitors find the site.
 */
export async function startJob(
  {
    dir,
    blockTypes,
    settings,
    theme,
    words,
    otherWords,
    otherSettings,
  }: Pick<UnreadSite, "dir" | "blockTypes" | "settings" | "theme" | "words" | "otherWords" | "otherSettings">,
  outDir: string,
  looked?: Looked,
  basePath = "",
): Promise<StartedJob> {
  const isMirrored = [settings.lang, ...Object.keys(otherWords)].some(isRightToLeft);
  const published = basePathOf(settings.url);
  const paths: BasePaths | undefined = basePath || published ? { path: basePath, published } : undefined;
  const bundling = bundleSite(blockTypes.values(), words, otherWords, isMirrored, looked, paths);
  const base = await readBaseStyles(theme, isMirrored, basePath);
  const types = [...blockTypes.values()].map(({ name, wake, isIsland, slots, schema, hasRefusedStyle }) => ({
    name,
    wake,
    isIsland,
    slots,
    ...(hasRefusedStyle && { hasRefusedStyle }),
    holdsBlocks: holdsBlocks(schema),
  }));
  const publicDir = join(dir, "public");
  const parts = [
    basename(await compileEngine()),
    bundling.key,
    base,
    settings,
    otherSettings,
    theme,
    isMirrored,
    basePath,
    types,
    // Icons there are named by every page.
    existsSync(publicDir) ? readdirSync(publicDir).sort() : [],
  ];
  return {
    key: createHash("sha256").update(JSON.stringify(parts)).digest("hex"),
    job: bundling.ready.then((bundle) => ({
      dir,
      outDir,
      settings,
      otherSettings,
      bundle,
      types,
      base,
      theme,
      isMirrored,
      basePath,
    })),
  };
}

/** Blocks may be nested in an option of a schema, at any depth. */
function holdsBlocks(schema: Schema): boolean {
  return schema["x-block"] === true || innerSchemas(schema).some(holdsBlocks);
}
