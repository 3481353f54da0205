import type { Plugin } from "rolldown";

/** The code of React itself, as the build takes it. */
const OF_REACT = /[\\/]node_modules[\\/]react[\\/]cjs[\\/]react\.production\.js$/;

/**
 * Begins to load at once, and says what has come without a wait. What cannot be loaded in Node, such as a map that asks
 * for the window, is never said: its `<Suspense>` shows what stands there until a browser has it.
 */
const LOADED = `
{
  const { lazy } = exports;
  exports.lazy = (load) => {
    let loaded;
    const coming = (async () => load())();
    coming.then((module) => { loaded = module; }, () => {});
    return lazy(() => ({ then: (use, refuse) => (loaded ? use(loaded) : void coming.then(use, refuse)) }));
  };
}
`;

/**
 * Has what views load by `React.lazy` there when pages are made, which is done without waiting: the HTML would hold
 * only what is shown meanwhile, and the browser would say that it could not take it over.
 */
export function loadedLazy(): Plugin {
  return {
    name: "site:loaded-lazy",
    // Behind all that is there: places before it are as they were.
    transform: { filter: { id: OF_REACT }, handler: (code) => ({ code: code + LOADED, map: null }) },
  };
}
