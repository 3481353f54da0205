import { isVideoAddress } from "../../renderer/formats/frame-address.ts";

interface Problem {
  path: (string | number)[];
  message: string;
  hint?: string;
}

interface Options {
  file?: unknown;
  address?: unknown;
  look?: unknown;
  silent?: unknown;
  captions?: unknown;
}

/** Checks that there is one film, that it can be played here, and that what is heard in it can be read. */
export default function checkVideo({ file, address, look, silent, captions }: Options): Problem[] {
  if (file === undefined && address === undefined)
    return [
      {
        path: [],
        message: 'A video needs a "file" or an "address".',
        hint: "Give the path of a film under public/, or its address at YouTube or Vimeo.",
      },
    ];
  if (file !== undefined && address !== undefined)
    return [
      {
        path: ["address"],
        message: '"address" has no effect beside "file": the film of this site is shown.',
        hint: "Keep one of the two.",
      },
    ];
  if (address !== undefined) return checkAddress(address, look);
  if (look === "loop" || silent === true || captions !== undefined) return [];
  return [
    {
      path: ["file"],
      message: 'A film needs "captions", for people who cannot hear it.',
      hint: 'Add a WebVTT file under "captions", or say "silent: true" when nothing is heard in it.',
    },
  ];
}

function checkAddress(address: unknown, look: unknown): Problem[] {
  if (typeof address === "string" && address.startsWith("https://") && !isVideoAddress(address))
    return [
      {
        path: ["address"],
        message: "This is not the address of one film at YouTube or Vimeo.",
        hint: 'Copy the address that "Share" gives there. Pages of other sites are shown by the block "embed".',
      },
    ];
  if (look === "loop")
    return [
      {
        path: ["look"],
        message:
          "A film from elsewhere cannot play by itself, because nothing is loaded before it is asked for.",
        hint: 'Remove "look", or give a "file" of this site.',
      },
    ];
  return [];
}
