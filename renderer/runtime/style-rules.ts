import createCache, { type EmotionCache } from "@emotion/cache";
import type { SerializedStyles } from "@emotion/serialize";
import { createContext, useContext } from "react";

/** The style rules of all views, and which of them a render uses. */
export interface StyleRules {
  /** Emotion's cache for one render: names of rules come into `used` in the order of their first use. */
  cacheFor(used: Set<string>): EmotionCache;
  /** The same for styles that the bundler has named, of which the name is the class. */
  noteFor(used: Set<string>): (styles: SerializedStyles) => void;
  /** CSS text of rules and keyframes. */
  css(names: Iterable<string>): string;
  /** Names, each once, after those of the keyframes that its rule plays. */
  withKeyframes(names: Iterable<string>): string[];
  /** Those of the names that Emotion has given, and looks for in the browser. */
  ofEmotion(names: Iterable<string>): string[];
}

const registered = new Map<string, () => SerializedStyles>();

/** Makes styles known by their name, whether or not something is rendered with them; they are worked out when wanted. */
export function registerStyles(name: string, styles: () => SerializedStyles): void {
  registered.set(name, styles);
}

/** Takes note of styles that are used; stated around each block that is rendered. */
export const StyleUseContext = createContext<(styles: SerializedStyles) => void>(() => {});

/** Says that the page needs these styles. */
export function useStyleRule(styles: SerializedStyles): void {
  useContext(StyleUseContext)(styles);
}

export function createStyleRules(): StyleRules {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  // Prefixes are added by who knows the browsers (bundle/tidy-css.ts). `compat` keeps the rules in the cache instead of writing <style> elements between the blocks.
  cache.compat = true;
  const { inserted, insert } = cache;
  const keyframesOf = new Map<string, string[]>();
  cache.insert = (selector, serialized, ...rest) => {
    const keyframes: string[] = [];
    for (let next = serialized.next; next; next = next.next) keyframes.push(next.name);
    if (keyframes.length > 0) keyframesOf.set(serialized.name, keyframes);
    return insert(selector, serialized, ...rest);
  };
  const add = (styles: SerializedStyles) => {
    if (inserted[styles.name] !== undefined) return;
    cache.insert(`.${styles.name}`, styles, cache.sheet, true);
    for (let next = styles.next; next; next = next.next) cache.insert("", next, cache.sheet, true);
  };
  const withKeyframes = (names: Iterable<string>) => {
    const all = new Set<string>();
    for (const name of names) {
      const styles = registered.get(name);
      if (styles && inserted[name] === undefined) add(styles());
      for (const keyframes of keyframesOf.get(name) ?? []) all.add(keyframes);
      all.add(name);
    }
    return [...all];
  };
  return {
    cacheFor: (used) => ({
      ...cache,
      // Nobody asks for the rules of `<Global>`, which have no class: they are used wherever it is drawn.
      insert(selector, serialized, ...rest) {
        if (!selector && !serialized.styles.startsWith("@keyframes")) used.add(serialized.name);
        return cache.insert(selector, serialized, ...rest);
      },
      // Whoever uses a rule asks whether it is there.
      inserted: new Proxy(inserted, {
        get(rules, name: string) {
          used.add(name);
          return rules[name];
        },
      }),
    }),
    noteFor: (used) => (styles) => {
      used.add(styles.name);
      add(styles);
    },
    css: (names) => [...names].map((name) => inserted[name]).join(""),
    withKeyframes,
    ofEmotion: (names) => [...names].filter((name) => !registered.has(name)),
  };
}
