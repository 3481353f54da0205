import * as React from "react";
import { unsupported } from "./unsupported.ts";

/** What a context has been given by the providers around an element, the nearest first. */
export interface Provided {
  readonly context: unknown;
  readonly value: unknown;
  readonly around: Provided | undefined;
}

/** What hooks of the component that is being rendered go by. */
export interface Surroundings {
  provided: Provided | undefined;
  /** Starts every id. */
  prefix: string;
  /** Where in the tree it stands: for each list on the way, how many are in it, and its own number from 0. */
  path: number[];
  /** How many of these numbers there are; behind them are those of places that are done with. */
  depth: number;
  /** Ids that the component has asked for so far. */
  ids: number;
}

let current: Surroundings | undefined;

/** Lets hooks go by these surroundings until the function given back is called. */
export function enter(surroundings: Surroundings): () => void {
  const last = current;
  const lastHooks = internals.H;
  current = surroundings;
  internals.H = hooks;
  return () => {
    current = last;
    internals.H = lastHooks;
  };
}

/** The field in which React looks for who answers hooks; renderers set it, and so does React's own. */
const internals = ((React as unknown as Record<string, unknown>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE ?? {}) as { H: unknown };

/** Another React than this one was written for has hooks elsewhere: then React renders by itself. */
export const knowsHooks = "H" in internals;

/** The value of a context for the component that is being rendered. */
export function readContext(context: unknown): unknown {
  for (let one = current?.provided; one; one = one.around) if (one.context === context) return one.value;
  // What `createContext` was given.
  return (context as { _currentValue2: unknown })._currentValue2;
}

const nothing = () => {};
const stop = (): never => unsupported("state that changes while it is rendered");

/** Hooks as they are answered where nothing ever changes: each component is called once. */
const hooks = {
  readContext,
  useContext: readContext,
  use(usable: { $$typeof?: symbol }) {
    return usable?.$$typeof === CONTEXT ? readContext(usable) : unsupported("use()");
  },
  useState: (initial: unknown) => [typeof initial === "function" ? initial() : initial, stop],
  useReducer: (_: unknown, initial: unknown, init?: (initial: unknown) => unknown) => [
    init ? init(initial) : initial,
    stop,
  ],
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useRef: (initial: unknown) => ({ current: initial }),
  useId() {
    const { prefix, path, depth, ids } = current!;
    current!.ids += 1;
    return `_${prefix}R_${treeId(path, depth)}${ids > 0 ? `H${ids.toString(32)}` : ""}_`;
  },
  useSyncExternalStore(_: unknown, __: unknown, getServerSnapshot?: () => unknown) {
    return getServerSnapshot ? getServerSnapshot() : unsupported("a store without a value for the server");
  },
  useDeferredValue: (value: unknown, initial?: unknown) => (initial === undefined ? value : initial),
  useTransition: () => [false, stop],
  useOptimistic: (value: unknown) => [value, stop],
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
  useDebugValue: nothing,
  useEffectEvent: () => stop,
  useActionState: () => unsupported("useActionState"),
  useFormState: () => unsupported("useFormState"),
  useHostTransitionStatus: () => unsupported("useFormStatus"),
  useMemoCache: (size: number) => new Array(size).fill(Symbol.for("react.memo_cache_sentinel")),
  useCacheRefresh: () => unsupported("useCacheRefresh"),
};

const CONTEXT = Symbol.for("react.context");

/**
 * The place in the tree as React writes it: the numbers of all lists on the way as bits, those of the innermost in
 * front, in digits of base 32 (`pushTreeContext` in React's sources).
 */
function treeId(path: readonly number[], depth: number): string {
  let id = 1;
  let overflow = "";
  for (let at = 0; at < depth; at += 2) {
    const total = path[at]!;
    const slot = path[at + 1]! + 1;
    let length = 31 - Math.clz32(id);
    let bits = id & ~(1 << length);
    const width = 32 - Math.clz32(total);
    if (width + length > 30) {
      const full = length - (length % 5);
      overflow = (bits & ((1 << full) - 1)).toString(32) + overflow;
      bits >>= full;
      length -= full;
    }
    id = (1 << (width + length)) | (slot << length) | bits;
  }
  return (id & ~(1 << (31 - Math.clz32(id)))).toString(32) + overflow;
}
