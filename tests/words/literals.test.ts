import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { engineDir } from "../../renderer/files/engine-dir.ts";
import { literalTexts } from "../support/literal-texts.ts";

it("is noticed in elements, attributes, scripts and defaults", () => {
  const code = [
    "export function View({ label = 'Close' }) {",
    "  return <p aria-label={open ? 'Open it' : label} className='big box'>",
    "    From {name ?? 'somewhere'}, {`${count} pages`}",
    "  </p>;",
    "}",
    "element.textContent = 'Done';",
    "button.setAttribute('aria-label', 'More');",
    "list.append('and more', item);",
    "const words = { failed: 'It could not be loaded.' };",
    "throw new Error('Nobody sees this.');",
    "element.dataset.state = 'over'; element.focus({ focusVisible: true });",
  ].join("\n");
  expect(literalTexts(code, "view.tsx").sort()).toEqual([
    "1: Close",
    "2: Open it",
    "3: From",
    "3: pages",
    "3: somewhere",
    "6: Done",
    "7: More",
    "8: and more",
    "9: It could not be loaded.",
  ]);
});

it("is in no block of the engine, and in nothing that draws pages", () => {
  const folders = ["blocks", "renderer/ui", "renderer/runtime"];
  const files = folders.flatMap((folder) =>
    readdirSync(join(engineDir, folder), { recursive: true, encoding: "utf8" })
      .map((file) => `${folder}/${file}`)
      // Blocks of one site are its own; messages of the check and the live page's tools are for authors.
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.test\.|\/(rules|[\w-]+-rules|props|make-land)\.ts$/.test(file),
      )
      .filter((file) => !/^blocks\/site\/|^renderer\/runtime\/live\//.test(file)),
  );
  const found = files.flatMap((file) =>
    literalTexts(readFileSync(join(engineDir, file), "utf8"), file).map((said) => `${file}:${said}`),
  );
  expect(found).toEqual([]);
});
