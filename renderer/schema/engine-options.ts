/** Options that the engine adds to every block. */
export const blockOptions: readonly string[] = ["type", "id"];

/** Options that it adds to a block that a query can fill (`x-source`). */
export const queryNames = ["source", "where", "sort", "limit", "item"] as const;
