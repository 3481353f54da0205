/** Thrown where only React itself knows what to do; the block is then rendered by React. */
export class Unsupported extends Error {}

/** @throws Unsupported always. */
export function unsupported(what: string): never {
  throw new Unsupported(`Rendered by React: ${what}.`);
}
