import { plainName } from "../../formats/plain-name.ts";

/** Names that some systems keep for their devices, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Longest name of a file, in characters. */
const LONGEST = 60;

/** What a file of another machine is called here, without its ending: small Latin letters, digits and hyphens. */
export function pictureName(given: string): string {
  return fileName(given, "picture");
}

/** The same for any file. @param noun  What it is called where nothing is left of its name. */
export function fileName(given: string, noun: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? "";
  const name = plainName(last.replace(/\.[^.]*$/, ""))
    .slice(0, LONGEST)
    .replace(/-+$/, "");
  if (name === "") return noun;
  return RESERVED.test(name) ? `${name}-${noun}` : name;
}
