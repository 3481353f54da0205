/** A name in camel case as words: `linkLabel` is "Link label". */
export function labelOf(name: string): string {
  if (Object.hasOwn(KNOWN_NAMES, name)) return KNOWN_NAMES[name]!;
  const spaced = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Names that come from HTML, in words. */
const KNOWN_NAMES: Readonly<Record<string, string>> = {
  href: "Leads to",
  src: "File",
  alt: "What it shows",
  id: "Anchor",
  url: "Address",
};
