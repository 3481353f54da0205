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
 * is not known any more, one of the same type counts that says at the same place what it said; and where all blocks have been
 * named anew since, by another run of the server, the only one that says it, or else the one at its place.
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
  const within = value.path.slice(block.path.length);
  const placesOf = (blocks: EditPage["blocks"]): KeptPlace[] =>
    blocks
      .filter(({ type }) => type === block.type)
      .flatMap(({ path }) => placeAt([...path, ...within]) ?? []);
  const saysIt = ({ said }: KeptPlace): boolean => [old, kept.text].some((text) => isSameWords(text, said));
  const [there] = placesOf(page.blocks.filter(({ path }) => keyOf(path) === keyOf(block.path)));
  if (there && saysIt(there)) return there;
  if (isOfThisRun(page, block.name)) return undefined;
  // Its name says nothing any more: it may have been moved while the server was away, or say something else now.
  const [moved, ...others] = placesOf(page.blocks).filter(saysIt);
  return others.length === 0 ? (moved ?? there) : undefined;
}

/** Whether a name of a block was given by the run of the server that has named those of a page. */
function isOfThisRun({ blocks }: EditPage, name: string | undefined): boolean {
  const runOf = (one: string | undefined): string | undefined => one?.replace(/\.[^.]*$/, "");
  return name === undefined || blocks.some((block) => runOf(block.name) === runOf(name));
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
