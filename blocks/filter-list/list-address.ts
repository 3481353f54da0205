import { readQuery, writeQuery } from "../../renderer/runtime/query-state.ts";
import type { ListData } from "./list-data.ts";
import { type ListState, readState, type StateNames, writeState } from "./list-state.ts";

/** The address follows typing after a pause: browsers refuse more than about three changes a second. */
const TYPING_PAUSE = 300;

export interface ListAddress {
  /** Whether the address made choices when the list started. */
  readonly isSet: boolean;
  /** The address's choices; undefined when they are the ones that we wrote, or the address is another page's. */
  read(): ListState | undefined;
  /** Puts the choices into the address: at once as a step of the history, or, typed, after a pause. */
  write(state: ListState, typed: boolean): void;
  /** Writes at once what waits for the typing to pause. */
  flush(): void;
  /** Forgets what waits. */
  end(): void;
}

/**
 * The list's own part of the address.
 *
 * @param start The choices that the address holds now.
 */
export function listAddress(start: ListState, data: ListData, names: StateNames): ListAddress {
  // Another page's address says nothing about this list.
  const page = location.pathname;
  let written = asText(start);
  let latest = start;
  let typing: number | undefined;

  /** The choices as text, to recognise an address that we wrote ourselves; empty when all is as at the start. */
  function asText(state: ListState): string {
    const own = new URLSearchParams();
    writeState(own, state, data, names);
    return own.toString();
  }

  function end() {
    window.clearTimeout(typing);
    typing = undefined;
  }

  function write(replace: boolean) {
    end();
    if (location.pathname !== page) return;
    const query = readQuery();
    writeState(query, latest, data, names);
    written = asText(latest);
    writeQuery(query, { replace });
  }

  return {
    isSet: written !== "",
    read() {
      if (location.pathname !== page) return undefined;
      const next = readState(readQuery(), data, names);
      const text = asText(next);
      if (text === written) return undefined;
      end();
      written = text;
      return next;
    },
    write(state, typed) {
      latest = state;
      end();
      if (typed) typing = window.setTimeout(write, TYPING_PAUSE, true);
      else write(false);
    },
    flush() {
      if (typing !== undefined) write(true);
    },
    end,
  };
}
