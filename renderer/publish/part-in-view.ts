import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Where a view uses a part of the engine (`ui/picture`) that has failed: React calls parts itself, so that no line of
 * the view is among those that led to the error. Of several places the file alone is told, with the part's name.
 *
 * @param said    The error's message, which begins with the block.
 * @param part    Name of the part's module below `ui/`.
 * @param blocks  Absolute folder of the site's own blocks.
 */
export function partInView(said: string, part: string, blocks: string): string | undefined {
  const type = /^Block "([\w-]+)"/.exec(said)?.[1];
  const folder = type && join(blocks, type);
  if (!folder || !existsSync(folder)) return undefined;
  const places: { at: string; in: string }[] = [];
  for (const file of readdirSync(folder).sort())
    if (/(?<!\.test)\.tsx$/.test(file)) {
      const text = readFileSync(join(folder, file), "utf8");
      const shown = `blocks/${type}/${file}`;
      for (const name of namesFrom(text, part))
        for (const { index } of text.matchAll(new RegExp(`<${name}(?=[\\s/>])`, "g"))) {
          const lines = text.slice(0, index).split("\n");
          const column = lines.at(-1)!.length + 1;
          places.push({ at: `${shown}:${lines.length}:${column}`, in: `${shown}, in <${name}>` });
        }
    }
  const [first] = places;
  if (places.length === 1) return first!.at;
  return first && places.every((place) => place.in === first.in) ? first.in : undefined;
}

/** What a file calls that which it imports from a part: `{ Picture as Photo, type Place }`. */
function namesFrom(text: string, part: string): string[] {
  const imports = text.matchAll(/^import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/gm);
  return [...imports].flatMap(([, list = "", from = ""]) =>
    new RegExp(`(?:^|/)ui/${part}(?:\\.tsx?)?$`).test(from)
      ? list.split(",").flatMap((one) => /(?:^|\s)([A-Z]\w*)\s*$/.exec(one)?.[1] ?? [])
      : [],
  );
}
