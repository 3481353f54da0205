import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Files that hold styles, from the repository's root. */
const files = ["renderer/ui", "blocks"].flatMap((folder) =>
  (readdirSync(join(root, folder), { recursive: true }) as string[])
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes(".test."))
    .map((file) => `${folder}/${file}`),
);

/*
 * With forced colours browsers put a plate of the page's ground behind every text. Where a rule fills the ground
 * with a colour of its own and writes on it in the page's, words and plate are the same.
 */
it("what is written on a ground of its own stays as it is with forced colours", () => {
  const found: string[] = [];
  let filled = 0;
  for (const file of files) {
    const lines = readFileSync(join(root, file), "utf8").split("\n");
    for (const [index, line] of lines.entries()) {
      if (!/^\s*color: var\(--(on-\w+|paper)\);/.test(line)) continue;
      const start = lines.slice(0, index).findLastIndex((each) => each.includes("{"));
      const end = lines.findIndex((each, at) => at > index && each.includes("}"));
      const rule = lines.slice(start, end).join("\n");
      // The ground of a selection is the browser's own.
      if (!/background(-color)?:/.test(rule) || rule.includes("::selection")) continue;
      filled += 1;
      if (!rule.includes("forced-color-adjust: none")) found.push(`${file}:${index + 1}`);
    }
  }
  expect(found).toEqual([]);
  expect(filled).toBeGreaterThan(10);
});
