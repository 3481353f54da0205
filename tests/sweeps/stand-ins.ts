import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import sharp from "sharp";
import type { Example } from "../support/examples-of.ts";

/**
 * Examples of the engine's own blocks show files and rows of the engine's own site, which are not packed: the pictures
 * alone would make the package half as large again. Elsewhere their files get stand-ins, and what asks for rows is left
 * out, since no other site has them.
 */
export function isOfOtherRows({ block }: Example): boolean {
  return valuesOf(block).some(([name, value]) => name === "source" && /^[a-z][\w-]*$/.test(value));
}

/** Puts a file in the place of each that an example names and that is not there. */
export async function putStandIns(publicDir: string, examples: readonly Example[]): Promise<void> {
  for (const { block } of examples) {
    const values = valuesOf(block);
    const marker = values.find(([name]) => name === "marker")?.[1];
    for (const [, address] of values) {
      const stand = /^\/(?!.*\.\.)[\w./-]+$/.test(address) ? standIns[extname(address).slice(1)] : undefined;
      const path = join(publicDir, address);
      if (!stand || existsSync(path)) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, await stand(marker));
    }
  }
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200"><rect width="1600" height="1200" fill="#7a8794"/><path d="M0 1200 800 300l800 900z" fill="#c7d0d8"/></svg>';
const photograph = (): Promise<Buffer> => sharp(Buffer.from(drawing)).jpeg().toBuffer();

/** By the endings of files that examples name. */
const standIns: Readonly<Record<string, (marker?: string) => string | Promise<Buffer>>> = {
  svg: () => drawing,
  jpg: photograph,
  html: (marker) =>
    `${marker === undefined ? "" : `<!-- ${marker} -->\n`}<h2>What we found</h2>\n<p>One paragraph of a text.</p>\n`,
  vtt: () => "WEBVTT\n\n00:00.000 --> 00:02.000\nA line is drawn.\n",
  // The first bytes of a film, behind which nothing comes.
  webm: async () => Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80]),
};

/** All texts of a block, each with the name that it stands at; those of a list with the name of the list. */
function valuesOf(value: unknown, name = ""): [name: string, value: string][] {
  if (typeof value === "string") return [[name, value]];
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, name));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => valuesOf(entry, key));
}
