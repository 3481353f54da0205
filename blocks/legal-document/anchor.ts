/** Anchor for a heading: its words in lower case, joined by hyphens, never starting with a digit. */
export function anchorOf(heading: string): string {
  const words = heading
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[-0-9]+|-+$/g, "");
  return words || "section";
}
