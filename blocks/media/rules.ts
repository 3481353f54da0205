interface Options {
  image?: unknown;
  block?: unknown;
  heading?: unknown;
  text?: unknown;
}

/** Checks that there is one thing to see and something to read beside it. */
export default function checkMedia({ image, block, heading, text }: Options) {
  if (image === undefined && block === undefined)
    return [
      {
        path: [],
        message: 'Nothing stands beside the text: "media" needs an "image" or a "block".',
        hint: 'Give one of the two, or use "prose" for a text alone.',
      },
    ];
  if (image !== undefined && block !== undefined)
    return [
      {
        path: ["image"],
        message: '"image" has no effect beside "block": the block is shown in its place.',
        hint: "Keep one of the two.",
      },
    ];
  if (heading === undefined && text === undefined)
    return [
      {
        path: [],
        message: 'Nothing stands beside the picture: "media" needs a "heading" or a "text".',
        hint: 'Give one of the two, or use "figure" for a picture alone.',
      },
    ];
  return [];
}
