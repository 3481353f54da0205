import type { Migration } from "../../renderer/model.ts";

const migrations: Migration[] = [
  {
    version: 2,
    about: "the picture is a group, with its alternative text in it.",
    when: ({ image, alt }) => typeof image === "string" || alt !== undefined,
    migrate(block) {
      if (typeof block.get("image") === "string") block.wrap("image", "src");
      if (!block.has("image") || block.has("image.alt")) block.delete("alt");
      else if (block.has("alt")) block.move("alt", "image.alt");
      else block.set("image.alt", "");
    },
  },
];

export default migrations;
