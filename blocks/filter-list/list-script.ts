import type { ListData } from "./list-data.ts";
import type { StateNames } from "./list-state.ts";

/** What the view hands to the behavior, as JSON in the block's HTML. */
export interface ListScript {
  data: ListData;
  /** Show so many at first, and as many more at a press. */
  step?: number;
  names: StateNames;
  texts: {
    /** With `{shown}` and `{total}`. */
    count: string;
    empty: string;
    /** With `{term}`. */
    emptySearch: string;
    /** For each tab. */
    emptyTabs: string[];
    /** With `{name}`. */
    remove: string;
  };
}
