import { join } from "node:path";
import type { SourceSite } from "./read-source.ts";
import { writeAstroSite, writeEleventySite } from "./write-peer-site.ts";

/** A generator of other makers that builds the same pages in its own form. */
export interface Generator {
  name: string;
  /** What it needs from the package registry, exactly. */
  packages: Readonly<Record<string, string>>;
  /** Writes the sources of a site into a folder. */
  write(dir: string, source: SourceSite): void;
  /** Words for Node that build the site in the current folder. @param modules Folder that holds `node_modules`. */
  build(modules: string): string[];
  /** What a build leaves to the next one, relative to the site. */
  caches: readonly string[];
}

/** Folder, relative to a site, into which all of them build. */
export const OUT = "dist";

/** The newest releases that run on Node 20; all of it is under the MIT licence. */
export const GENERATORS: readonly Generator[] = [
  {
    name: "Eleventy 3.1.8",
    // markdown-it is the one that Eleventy has by itself; its footnotes are an extension.
    packages: { "@11ty/eleventy": "3.1.8", "markdown-it": "14.3.3", "markdown-it-footnote": "4.0.0" },
    write: writeEleventySite,
    build: (modules) => [join(modules, "node_modules/@11ty/eleventy/cmd.cjs"), "--quiet"],
    caches: [".cache", OUT],
  },
  {
    name: "Astro 5.18.2",
    packages: { astro: "5.18.2" },
    write: writeAstroSite,
    build: (modules) => [join(modules, "node_modules/astro/astro.js"), "build"],
    caches: [".astro", "node_modules", OUT],
  },
];
