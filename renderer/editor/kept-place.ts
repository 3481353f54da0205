import type { EditPage } from "./edit-page.ts";
import type { KeptText } from "./kept-texts.ts";
import { keyOf, valueAt } from "./paths.ts";
import type { Path } from "./protocol.ts";

/** Where a text belongs that was typed before, and what the file says there. */
export interface KeptPlace {
  path: Path;
  said: string;
}

/**
 * Finds the text again that was typed in: others may have put in, moved or taken away blocks above it. Where its block
 * is not known any more, one of the same type counts that says at the same place what it said.
 *
 * @returns undefined when it is gone: at its place may be another text by now.
 */
export function keptPlace(kept: KeptText, page: EditPage): KeptPlace | undefined {
  const { value, block, old } = kept;
  // In place of a page that is gone stands what its visitors see.
  if (page.page.route !== kept.route) return undefined;
  const placeAt = (path: Path): KeptPlace | undefined => {
    const said = saidAt(page, path, kept);
    return said === undefined ? undefined : { path, said };
  };
  if (!block) return placeAt(value.path);
  const named = page.blocks.find(({ name }) => name !== undefined && name === block.name);
  // Where everything around it has changed too, the server takes the block at its place for it.
  if (named && named.type !== block.type) return undefined;
  if (named) return placeAt([...named.path, ...value.path.slice(block.path.length)]);
  const there = page.blocks.find(({ path }) => keyOf(path) === keyOf(block.path));
  const place = there?.type === block.type ? placeAt(value.path) : undefined;
  return place && [old, kept.text].some((text) => isSameWords(text, place.said)) ? place : undefined;
}

/** Whether it says in its file what was typed: somebody has put it there. */
export function isInFile({ text }: KeptText, place: KeptPlace | undefined): boolean {
  return place !== undefined && isSameWords(text, place.said);
}

const isSameWords = (text: string, other: string): boolean => text.trim() === other.trim();

function saidAt({ page, values }: EditPage, path: Path, { isWhole }: KeptText): string | undefined {
  const now = values.find((value) => keyOf(value.path) === keyOf(path));
  if (!now) return undefined;
  const shown = String(valueAt(page, path));
  return isWhole || now.kind ? (now.source ?? shown) : shown;
}
