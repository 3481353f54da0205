import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Names of properties that mean a side of the screen where a side of the text is meant. */
const PHYSICAL = [
  /(?<![\w-])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-(?:color|width|style))?:/,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius:/,
  /(?<![\w-])(?:text-align|float|clear): (?:left|right)\b/,
  // A declaration of a style, not an option of a script.
  /^\s+(?:left|right): [^,]*;$/,
];

/** Shorthands of four sides, of which the second and fourth differ. */
const FOUR_SIDES = /^\s+(?:inset|margin|padding): ([^;{}]+);$/;

/** What is moved along the line goes the other way where it runs from right to left. */
const MOVED = /^\s+(?:transform: translateX|translate: )\(?-?[1-9]/;

function sidesOf(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

it("has no style that means left or right where the beginning or end of a line is meant", () => {
  const files = execFileSync("git", ["ls-files", "blocks", "renderer/ui", "renderer/runtime", "starter"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|\/props\.ts$/.test(file));
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index, lines) => {
        const sides = sidesOf(FOUR_SIDES.exec(line)?.[1] ?? "");
        const isUneven = sides.length === 4 && sides[1] !== sides[3];
        // Arrows are mirrored with what moves them, and what crosses the window may come from either side.
        const isMoved = MOVED.test(line) && !/\bsvg \{$|^\s+(?:from|to) \{$/.test(lines[index - 1] ?? "");
        return isUneven || isMoved || PHYSICAL.some((one) => one.test(line))
          ? [`${file}:${index + 1}: ${line.trim()}`]
          : [];
      }),
  );
  expect(found).toEqual([]);
});
