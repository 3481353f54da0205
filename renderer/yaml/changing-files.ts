import { keepNewest } from "../keep-newest.ts";
import { parseYaml } from "./parse-yaml.ts";

type Parsed = ReturnType<typeof parseYaml>;

/** Files of fewer characters are read in no time. */
export const LARGE = 256 * 1024;

/** Of a large file, what it is before its last change and after it is kept. */
export const MOST_LARGE = 2;

const changing = new Map<string, Parsed>();

/**
 * `parseYaml` for those who change a file. A large one is kept as it was read: a change is worked out, shown and taken
 * in by the site, each time from the same text.
 */
export function parseToChange(text: string): Parsed {
  const parsed = parsedToChange(text) ?? parseYaml(text);
  if (text.length > LARGE) keepNewest(changing, text, parsed, MOST_LARGE);
  return parsed;
}

/** What is known of a text since somebody changes its file. Nobody may change it: all get the same. */
export function parsedToChange(text: string): Parsed | undefined {
  return changing.size > 0 && text.length > LARGE ? changing.get(text) : undefined;
}
