/** Names that some systems keep for their devices, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Longest name of a picture, in characters. */
const LONGEST = 60;

/** What a file of another machine is called here, without its ending: small Latin letters, digits and hyphens. */
export function pictureName(given: string): string {
  const last = given.split(/[\\/]/).at(-1) ?? "";
  const name = last
    .replace(/\.[^.]*$/, "")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, "");
  if (name === "") return "picture";
  return RESERVED.test(name) ? `${name}-picture` : name;
}
