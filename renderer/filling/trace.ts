import type { Scope } from "./look-up.ts";

/** A path that is put together only when somebody asks for it: most are never looked at. */
export interface PathLink {
  up?: PathLink;
  step: string | number;
}

/** The path as a list, from the outermost step. */
export function toPath(link: PathLink | undefined): (string | number)[] {
  const path: (string | number)[] = [];
  for (let at = link; at; at = at.up) path.unshift(at.step);
  return path;
}

/** Where a part of a filled-in value was written, and what was in reach there. */
export interface Written {
  /** Path in the template: `["blocks", 2, "item", "title"]`. */
  path: (string | number)[];
  scope: Scope;
}

/**
 * Remembers of each part of a filled-in page which text of its template it was made from. Filling in notes it on
 * the way, so that nobody has to undo what filling in did. Kept only when somebody asks for places.
 */
export class Trace {
  private readonly parts = new WeakMap<object, Map<string | number, { link: PathLink; scope: Scope }>>();

  /** @param holder  The group or list of the filled-in page that has the part. */
  note(holder: object, step: string | number, link: PathLink, scope: Scope): void {
    const known = this.parts.get(holder);
    if (known) known.set(step, { link, scope });
    else this.parts.set(holder, new Map([[step, { link, scope }]]));
  }

  /**
   * Where the value at a path of a filled-in value was written.
   *
   * @param root  What the path starts from; the part itself must have been noted.
   * @returns The place of the innermost part on the way that was noted; undefined when none was.
   */
  find(root: unknown, path: readonly (string | number)[]): Written | undefined {
    let node = root;
    let found: { link: PathLink; scope: Scope } | undefined;
    let rest: (string | number)[] = [];
    for (const step of path) {
      const part = typeof node === "object" && node !== null ? this.parts.get(node)?.get(step) : undefined;
      if (part) {
        found = part;
        rest = [];
      } else rest.push(step);
      node =
        typeof node === "object" && node !== null
          ? (node as Record<string | number, unknown>)[step]
          : undefined;
    }
    return found && { path: [...toPath(found.link), ...rest], scope: found.scope };
  }
}
