import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

// Compiled with the tests of a site it would not find its own parts.
const require = createRequire(import.meta.url);

/** A schema of a block, or of one of its options, as far as the tests of a folder read it. */
export interface Option {
  title?: string;
  description?: string;
  $ref?: string;
  additionalProperties?: unknown;
  properties?: Record<string, Option>;
  items?: Option;
  "x-kind"?: string;
  "x-wake"?: string;
}

/** The schema in a block's folder, with the line of each option; undefined where there is none. */
export interface BlockSchema {
  schema: Option;
  /** `items[].title` to its line, from 1. */
  lineOf(option: string): number;
}

export function readBlockSchema(folder: string): BlockSchema | undefined {
  const file = join(folder, "schema.json");
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8").replace(/^\ufeff/, "");
  const { findNodeAtLocation, parseTree } = require("jsonc-parser") as typeof import("jsonc-parser");
  const tree = parseTree(text);
  return {
    schema: JSON.parse(text) as Option,
    lineOf(option) {
      const path = option.split(".").flatMap((part) => {
        const name = part.replaceAll("[]", "");
        const lists = Array<string>((part.length - name.length) / 2).fill("items");
        return name ? ["properties", name, ...lists] : lists;
      });
      const { offset = 0 } = (tree && findNodeAtLocation(tree, path)?.parent) ?? {};
      return text.slice(0, offset).split("\n").length;
    },
  };
}
