import { Names } from "../problems/suggest.ts";
import { namesOf } from "../problems/things.ts";
import type { Found } from "./checked-site.ts";

/** The names of the places that a page has, for links to one that it lacks. */
export class AnchorNames {
  readonly list: ReturnType<typeof namesOf>;
  private readonly names: Names;

  constructor(anchors: Iterable<string>) {
    const all = [...anchors];
    this.list = namesOf(all);
    this.names = new Names(all);
  }

  /** The one that is meant by a name that is nearly its. */
  meant(anchor: string): string | undefined {
    return this.names.meant(anchor);
  }
}

/** What is said of a link to a place that its page does not have. @param value  The link as it is written. */
export function brokenAnchor(
  value: string,
  { route, anchor }: { route: string; anchor: string },
  names: AnchorNames,
): Found {
  const near = names.meant(anchor);
  const guess = near && `${value.slice(0, value.indexOf("#") + 1)}${near}`;
  return {
    code: "broken-anchor",
    params: { route, anchor, ...(guess && { guess }), names: names.list },
    ...(guess && { fix: guess }),
  };
}
