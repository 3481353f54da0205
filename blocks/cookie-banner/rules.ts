interface Problem {
  path: (string | number)[];
  message: string;
  hint?: string;
}

interface Options {
  categories?: readonly { name?: unknown }[];
}

/** Checks that no category stands there twice: what a visitor has chosen is kept by its name. */
export default function checkCookieBanner({ categories = [] }: Options): Problem[] {
  const first = new Map<unknown, number>();
  return categories.flatMap(({ name }, index) => {
    const earlier = first.get(name);
    if (typeof name !== "string" || earlier === undefined) {
      first.set(name, index);
      return [];
    }
    return [
      {
        path: ["categories", index, "name"],
        message: `Category ${earlier + 1} is called "${name}" already: one switch would move the other.`,
        hint: "Give each category a name of its own.",
      },
    ];
  });
}
