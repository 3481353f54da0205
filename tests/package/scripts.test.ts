import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { engineDir } from "../../renderer/files/engine-dir.ts";

/** Commands that only developers of the engine have (docs/package.md says so). */
const OF_ENGINE = new Set(["lint", "format", "types", "test:quick", "bench", "mutate"]);

const { scripts } = JSON.parse(readFileSync(join(engineDir, "starter/package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** Names behind `npm run` in the files of a folder, by name. */
function namedIn(folder: string, ending: RegExp): Set<string> {
  const files = readdirSync(join(engineDir, folder), { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => ending.test(file) && !/node_modules|\.test\./.test(file))
    .map((file) => readFileSync(join(engineDir, folder, file), "utf8"));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = ""]) => name)),
  );
}

describe("a site that the engine begins", () => {
  it.each([
    ["messages", "renderer", /\.tsx?$/],
    ["guides", "docs", /\.md$/],
    ["its own README", "starter", /\.md$/],
  ])("has the commands that %s name", (_, folder, ending) => {
    const named = [...namedIn(folder, ending)].filter((name) => !OF_ENGINE.has(name));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => scripts[name] !== `yaml-site ${name}`)).toEqual([]);
  });
});
