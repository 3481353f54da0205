import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { physicalSides } from "../support/physical-sides.ts";
import { declarationsOf } from "../support/style-declarations.ts";
import { stylesInCode } from "../support/styles-in-code.ts";

it("has no style that means left or right where the beginning or end of a line is meant", () => {
  const files = execFileSync("git", ["ls-files", "blocks", "renderer/ui", "renderer/runtime", "starter"], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|\/props\.ts$/.test(file));
  const found = files.flatMap((file) => {
    const code = readFileSync(file, "utf8");
    const styles = file.endsWith(".css") ? [declarationsOf(code)] : stylesInCode(code, file);
    return styles
      .flatMap(physicalSides)
      .map(({ at, fault }) => `${file}:${code.slice(0, at).split("\n").length}: ${fault}`);
  });
  expect(found).toEqual([]);
});
