import { readdirSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../files/list-files.ts";
import { fileProblem } from "../files/read-file.ts";
import type { Problem } from "../model.ts";
import { RULES_FILE } from "./house-rules.ts";

/** YAML by any name: with capitals, the short ending, or the one that some editors add. */
const YAML_NAME = /\.ya?ml(?:\.txt)?$/i;

/** Whether nothing reads a file of this name, which somebody takes for one of the site. @param file Relative to it. */
export function isMisnamed(file: string): boolean {
  return file !== nameMeant(file);
}

/** Files that somebody takes for pages, data or rules, and that nothing reads because of their name or folder. */
export function findMisnamedFiles(siteDir: string): Problem[] {
  const files = new Set([
    ...listFiles(join(siteDir, "pages")).map((file) => `pages/${file}`),
    ...listFiles(join(siteDir, "data")).map((file) => `data/${file}`),
    ...readdirSync(siteDir).filter((name) => nameMeant(name) === RULES_FILE),
  ]);
  return [...files].filter(isMisnamed).map((file) => {
    const meant = nameMeant(file);
    return fileProblem(file, {
      code: "misnamed-file",
      start: 0,
      end: 0,
      path: [],
      message: `${file} is not read: ${reasonFor(file)}.`,
      hint: files.has(meant)
        ? `There is ${meant} already: put into it what is missing there, and delete this file.`
        : `${file.endsWith(".yaml") ? "Move" : "Rename"} it to ${meant}.`,
    });
  });
}

/** `pages/news.yml` → `pages/news.yaml`; what is right, or no YAML at all, stays. */
function nameMeant(file: string): string {
  return YAML_NAME.test(file) ? file.replace(YAML_NAME, ".yaml").replace(/^data\/(?:.*\/)?/, "data/") : file;
}

function reasonFor(file: string): string {
  if (file.startsWith("pages/")) return "the names of pages end in .yaml";
  if (!file.startsWith("data/")) return `the rules of a site stand in ${RULES_FILE}`;
  return file.endsWith(".yaml")
    ? "collections stand in data/ itself, not in a folder of it"
    : "the names of data files end in .yaml";
}
