import type { Migration } from "../../renderer/model.ts";

const migrations: Migration[] = [
  {
    version: 2,
    about: "the portrait is a group, like all pictures.",
    // Any other text was no picture before either.
    when: ({ image }) => typeof image === "string" && /^(?:\/|\$\{)/.test(image),
    migrate(block) {
      block.wrap("image", "src");
      // The name stands beside it, so it is a decoration.
      block.set("image.alt", "");
    },
  },
];

export default migrations;
