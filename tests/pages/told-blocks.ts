import { join } from "node:path";
import { readBlockTypes } from "../../renderer/pages/block-types.ts";
import { type Files, writeMockSite } from "../support/mock-site.ts";

/** The text of a block's schema. */
export const schema = (rest: object): string =>
  JSON.stringify({ type: "object", additionalProperties: false, ...rest });

/** Problems of these blocks alone, as authors of blocks read them. */
export async function toldOf(blocks: Files): Promise<string[]> {
  const dir = writeMockSite(
    Object.fromEntries(Object.entries(blocks).map(([path, text]) => [`blocks/${path}`, text])),
  );
  const { problems } = await readBlockTypes([join(dir, "blocks")], dir);
  return problems.map(
    ({ file, range, code, message, hint }) =>
      `${file}:${range.start.line}:${range.start.column}-${range.end.line}:${range.end.column} ${code} | ${message}${hint === undefined ? "" : ` | ${hint}`}`,
  );
}
