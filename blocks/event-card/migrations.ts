import type { Migration } from "../../renderer/model.ts";

/** Any other text was no picture before either. */
const isPath = (image: unknown): boolean => typeof image === "string" && /^(?:\/|\$\{)/.test(image);

const migrations: Migration[] = [
  {
    version: 2,
    about: "the picture is a group, with its alternative text in it.",
    when: ({ image, alt }) => isPath(image) || alt !== undefined,
    migrate(block) {
      if (isPath(block.get("image"))) block.wrap("image", "src");
      if (!block.has("image") || block.has("image.alt")) block.delete("alt");
      else if (block.has("alt")) block.move("alt", "image.alt");
      else block.set("image.alt", "");
    },
  },
];

export default migrations;
