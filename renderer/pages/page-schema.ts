import { expandSchema } from "../schema/read-schema.ts";
import { shownSchemas } from "../schema/read-shown.ts";
import type { Schema } from "../schema/schema-types.ts";

/** Keys of a page, with the words that authors read on hover; the same in the check and in `site.schema.json`. */
export const pageSchema: Schema = expandSchema({
  type: "object",
  additionalProperties: false,
  properties: {
    title: {
      description:
        "Title of the page: shown in the browser's tab, in search results and when the page is shared.",
      type: "string",
      minLength: 1,
      maxLength: 120,
    },
    description: {
      description: "One or two sentences for search results and shared links.",
      type: "string",
      minLength: 1,
      maxLength: 320,
    },
    image: {
      $ref: "common.json#/definitions/image",
      description: "Picture that is shown when the page is shared.",
    },
    layout: {
      description: "Name of the layout around the page: layout means pages/_layout.yaml.",
      type: "string",
      pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
      default: "layout",
    },
    each: {
      description:
        "Name of a collection in data/: the file makes one page for each of its rows. The file name holds a field in brackets: [slug].yaml.",
      type: "string",
      "x-kind": "collection",
    },
    where: { $ref: "common.json#/definitions/where" },
    sort: { $ref: "common.json#/definitions/sort" },
    limit: { $ref: "common.json#/definitions/limit" },
    redirect: {
      $ref: "common.json#/definitions/link",
      description: "Where visitors of this address are sent. A page with it has neither title nor blocks.",
    },
    aliases: {
      description: "Further addresses that show this page. ${item.…} works on pages with each.",
      type: "array",
      minItems: 1,
      maxItems: 50,
      uniqueItems: true,
      items: {
        description: "Address such as /jobs/old-name.",
        type: "string",
        minLength: 2,
        maxLength: 500,
        "x-translate": false,
      },
    },
    index: {
      description: "false keeps the page out of search engines and the sitemap.",
      type: "boolean",
      default: true,
    },
    blocks: {
      $ref: "common.json#/definitions/blocks",
      description: "The blocks of the page, in the order in which they appear.",
    },
    ...shownSchemas,
    // biome-ignore lint/suspicious/noThenProperty: a key of pages
    then: {
      $ref: "common.json#/definitions/link",
      description:
        "Where visitors are sent once the page has ended. Without it they are told that the page is gone.",
    },
  },
});

/** Keys of a layout. */
export const layoutSchema: Schema = expandSchema({
  type: "object",
  additionalProperties: false,
  required: ["blocks"],
  properties: {
    blocks: {
      $ref: "common.json#/definitions/blocks",
      description: "The blocks around every page; - type: page marks where the page's own blocks go.",
    },
    defaults: {
      description:
        "Values of options for all blocks of a type, on pages with this layout: by block type and option.",
      type: "object",
    },
  },
});

/** The block type that stands for the page's own blocks in a layout. */
export const PAGE_SLOT = "page";

/** What the options of a query mean. */
export const querySchemas: Record<"source" | "where" | "sort" | "limit", Schema> = {
  source: expandSchema({ $ref: "common.json#/definitions/source" }),
  where: expandSchema({ $ref: "common.json#/definitions/where" }),
  sort: expandSchema({ $ref: "common.json#/definitions/sort" }),
  limit: expandSchema({ $ref: "common.json#/definitions/limit" }),
};

/** The option `id`, which every block has. */
export const idSchema: Schema = {
  description: "Anchor of the block, for links such as /about#team; unique on the page.",
  type: "string",
  maxLength: 80,
  pattern: "^[A-Za-z][A-Za-z0-9_-]*$",
  patternErrorMessage:
    "Start with a letter from a to z; then such letters, digits and hyphens, without spaces.",
};
