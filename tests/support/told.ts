import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../renderer/model.ts";
import type { Site } from "../../renderer/site/site.ts";

/**
 * Everything that an author reads of each problem of a site, in order:
 * `file:line:column code «marked text» | message | hint | fix: text`. A fix elsewhere than at the marked text says what it replaces.
 */
export function told(site: Site): string[] {
  return site.problems.map((problem) => {
    const { code, file, message, hint, fix, range } = problem;
    const path = join(site.dir, file);
    // A problem may be that there is no such file.
    const bytes = existsSync(path) ? readFileSync(path) : new Uint8Array();
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const cut = ({ start, end }: Problem["range"]): string => text.slice(start.offset, end.offset);
    const isHere =
      fix?.range.start.offset === range.start.offset && fix.range.end.offset === range.end.offset;
    return [
      `${file}:${range.start.line}:${range.start.column} ${code} «${cut(range)}»`,
      message,
      ...(hint === undefined ? [] : [hint]),
      ...(fix ? [`fix: ${isHere ? "" : `«${cut(fix.range)}» `}${fix.text}`] : []),
    ].join(" | ");
  });
}
