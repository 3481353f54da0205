import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { removeSmallSites, write, writeSmallSite } from "./small-site.ts";

const page = (title: string, blocks: string) =>
  `title: ${title}\ndescription: What the page ${title} of this small site tells its readers.\nblocks:\n  - { type: hero, heading: ${title} }\n${blocks}`;

const THEME = `fonts:
  - { family: JetBrains Mono, package: "@fontsource-variable/jetbrains-mono" }
type: { text: system-ui, notes: serif, code: JetBrains Mono }
`;

let dir = "";
beforeAll(async () => {
  dir = writeSmallSite();
  write(dir, "data/theme.yaml", THEME);
  write(dir, "pages/lines.yaml", page("Lines", "  - { type: code, label: Install, code: npm install }\n"));
  write(
    dir,
    "pages/words.yaml",
    page("Words", "  - { type: prose, heading: Say it, text: Write `type` first. }\n"),
  );
  write(
    dir,
    "pages/intro.yaml",
    page(
      "Intro",
      "  - type: facts\n    heading: Facts\n    text: Write `type` first.\n    items:\n      - { term: One, text: Two. }\n",
    ),
  );
  await buildSite({ dir, outDir: join(dir, "dist") });
});
afterAll(removeSmallSites);

const pageAt = (route: string) => readFileSync(join(dir, "dist", route, "index.html"), "utf8");
const styleOfCode =
  /:is\(code,kbd,pre\)\{font-family:JetBrains Mono|(?:code|kbd|pre)[^{}]*\{font-family:"?JetBrains Mono/;

test.each(["lines", "words", "intro"])("/%s shows code in the family of code", (route) => {
  expect(pageAt(route)).toMatch(styleOfCode);
  expect(pageAt(route)).toMatch(/@font-face\{font-family:"?JetBrains Mono"?;/);
});

test.each(["", "about"])(
  "/%s, which shows none, carries nothing of that family and does not fetch it",
  (route) => {
    expect(pageAt(route)).not.toMatch(/jetbrains/i);
  },
);
