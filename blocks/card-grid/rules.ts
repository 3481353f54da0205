interface Problem {
  path: (string | number)[];
  message: string;
  hint?: string;
}

interface Options {
  items?: Readonly<Record<string, unknown>>[];
}

/** Checks that each entry is either a card or a block. */
export default function checkCardGrid({ items = [] }: Options): Problem[] {
  return items.flatMap((item, index) => {
    const path = ["items", index];
    const [other] = Object.keys(item).filter((name) => name !== "block");
    if (item.block === undefined && item.title === undefined)
      return [{ path, message: 'A card needs "title".', hint: 'Add it, or a "block" in place of the card.' }];
    if (item.block !== undefined && other !== undefined)
      return [
        {
          path: [...path, other],
          message: `"${other}" has no effect beside "block": the block is shown in place of the card.`,
          hint: 'Remove it, or remove "block".',
        },
      ];
    return [];
  });
}
