import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One thing that goes wrong in every page at once, as a hurried change of many files leaves it. */
export interface Spoiling {
  name: string;
  /** @param dir  A generated site of kind `mixed`, which is changed where it lies. */
  spoil(dir: string): void;
}

export const SPOILINGS: readonly Spoiling[] = [
  {
    name: "folders were renamed",
    spoil(dir) {
      for (const name of readdirSync(join(dir, "pages")))
        if (name.startsWith("section-"))
          renameSync(join(dir, "pages", name), join(dir, "pages", name.replace("section-", "chapter-")));
    },
  },
  {
    name: "every address is misspelt",
    spoil: (dir) => inPages(dir, (text) => text.replace(/^( +href: \S+)$/gm, "$1x")),
  },
  {
    name: "an option has another name",
    spoil: (dir) => inPages(dir, (text) => text.replace(/^( +)eyebrow:/gm, "$1eyebrw:")),
  },
  {
    name: "a line is shifted",
    spoil: (dir) => inPages(dir, (text) => text.replace(/^ {4}heading: /m, "   heading: ")),
  },
];

function inPages(dir: string, change: (text: string) => string): void {
  for (const name of readdirSync(join(dir, "pages"), { recursive: true, encoding: "utf8" })) {
    if (!name.includes("section-") || !name.endsWith(".yaml")) continue;
    const file = join(dir, "pages", name);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  }
}
