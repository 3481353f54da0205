import type { Origin, WrittenValue } from "../../renderer/origins/origin.ts";

/** One text that is written somewhere, and how it is replaced. */
export interface OwnPlace {
  /** File, path in it and number of the piece; the same for all that is shown from it. */
  key: string;
  written: WrittenValue;
  /** What `replace` is given. */
  origin: Origin;
  piece?: number;
}

/** The texts that an origin is made of. */
export function ownPlaces(origin: Origin | undefined): OwnPlace[] {
  if (origin?.kind === "own") return [{ key: placeKey(origin), written: origin, origin }];
  if (origin?.kind !== "bound") return [];
  return origin.pieces.flatMap((piece, index) =>
    "literal" in piece
      ? [{ key: placeKey(origin, index), written: origin, origin, piece: index }]
      : ownPlaces(piece.from),
  );
}

/**
 * The text that an origin gives when some of the texts that it is made of are replaced.
 *
 * @param computed  Gives what is worked out for a binding.
 */
export function textOf(
  origin: Origin | undefined,
  read: (written: WrittenValue) => string,
  replaced: ReadonlyMap<string, string>,
  computed: (binding: string) => string,
  binding = "",
): string {
  if (origin?.kind === "own") return replaced.get(placeKey(origin)) ?? read(origin);
  if (origin?.kind !== "bound") return computed(binding);
  return origin.pieces
    .map((piece, index) =>
      "literal" in piece
        ? (replaced.get(placeKey(origin, index)) ?? piece.literal)
        : textOf(piece.from, read, replaced, computed, piece.binding),
    )
    .join("");
}

export function isMadeOf(origin: Origin, replaced: ReadonlyMap<string, string>): boolean {
  return ownPlaces(origin).some(({ key }) => replaced.has(key));
}

function placeKey({ file, path }: WrittenValue, piece?: number): string {
  return [file, ...path, ...(piece === undefined ? [] : [`piece ${piece}`])].join("\n");
}
