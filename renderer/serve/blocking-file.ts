import { readVersionName } from "../languages/version-files.ts";
import type { Site } from "../site/site.ts";

/**
 * The file whose errors keep a page from being shown: its own, that of the page that it translates, the data that it
 * reads, the settings, and what stands around it, or what it names that was renamed. Asked only of a page that cannot be
 * shown.
 */
export function blockingFile(site: Site, route: string): string | undefined {
  const file = site.entryOf(route)?.file;
  if (file === undefined) return undefined;
  const wrong = new Set(
    site.problems.filter(({ severity }) => severity === "error").map((problem) => problem.file),
  );
  const langs = site.languages.map(({ lang }) => lang);
  const isVersionOf = (one: string, original: string): boolean =>
    one === original || readVersionName(one, langs)?.original === original;
  const read = site.collectionsOf(route);
  const data = [...site.files.collections.values()].filter(({ name }) => read.has(name));
  const likely = [
    file,
    readVersionName(file, langs)?.original ?? file,
    ...data.map((one) => one.file),
    ...[...wrong].filter((one) => data.some((known) => isVersionOf(one, known.file))),
    "data/site.yaml",
    // Which layout and which shared blocks stand around it, nobody knows of a page that could not be put together.
    ...[...wrong].filter((one) => one.startsWith("pages/_")),
    ...[...wrong].filter((one) => one.startsWith("data/")),
  ];
  // What many places say of something that was renamed is told where that is, and no more at each of them.
  const renamed = site.problems.find(({ severity, code }) => severity === "error" && RENAMED.has(code));
  return likely.find((one) => wrong.has(one)) ?? renamed?.file;
}

const RENAMED: ReadonlySet<string> = new Set(["renamed-page", "renamed-field"]);
