/** What a name of another system is about that a block here does not have. */
export type Drawn =
  /** How it is drawn, and the options that choose that here with what each can be. */
  | { as: "look"; options: readonly { name: string; values: readonly string[] }[] }
  /** What follows from where something stands. */
  | { as: "window" | "headings" | "pictures" };

/** What there is in place of a name by which other systems say how something is drawn or opened. */
export function insteadOfDrawn(drawn: Drawn): string {
  switch (drawn.as) {
    case "window":
      return "A link opens where its reader wants it, in this window or another: delete the line.";
    case "headings":
      return "The level of a heading follows from where it stands: delete the line.";
    case "pictures":
      return "In which size a picture is fetched, and when, follows from where it stands: delete the line.";
    case "look": {
      const [first, ...rest] = drawn.options.map(({ name, values }) => `"${name}" (${values.join(", ")})`);
      if (first !== undefined) return `How it is drawn is chosen with ${[first, ...rest].join(" or ")}.`;
      return "Colours, fonts and spaces are those of the whole site, in data/theme.yaml: delete the line.";
    }
  }
}
