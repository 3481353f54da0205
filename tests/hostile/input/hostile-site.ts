import type { Files } from "../../support/mock-site.ts";

/** A site made to hurt, and what its author is to be told. */
export interface HostileSite {
  /** Files laid over the small site of `tests/support/mock-site.ts`. */
  files: Files;
  /** What files alone cannot be: pipes, folders in the place of files. Gets the site's folder. */
  arrange?(dir: string): void;
  /**
   * `file:line:column code` of the first problems in the order in which they are reported, up to as many as are
   * named here; none for a site that is harmless.
   */
  problems: readonly string[];
  /** How many problems there are in all, when more than are named. */
  count?: number;
  /** Addresses that the site has besides those of the small one. */
  routes?: readonly string[];
}

/** Hostile sites by what is special to them. */
export type HostileSites = Record<string, HostileSite>;

/** A page with a hero; more options of it or more keys of the page may follow. */
export function page(rest = ""): string {
  return `title: X page\ndescription: What X is.\nblocks:\n  - type: hero\n    heading: X\n${rest}`;
}

/** A row schema or block schema with these options. */
export function closedSchema(properties: object, more: object = {}): string {
  return JSON.stringify({ type: "object", additionalProperties: false, properties, ...more });
}

/** Many lines, each made from its number. */
export function lines(count: number, line: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => line(index)).join("\n");
}
