import createCache, { type EmotionCache } from "@emotion/cache";

/** The style rules of all views, and which of them a render uses. */
export interface StyleRules {
  /** Emotion's cache for one render: names of rules come into `used` in the order of their first use. */
  cacheFor(used: Set<string>): EmotionCache;
  /** CSS text of rules and keyframes. */
  css(names: Iterable<string>): string;
  /** Names, each once, after those of the keyframes that its rule plays. */
  withKeyframes(names: Iterable<string>): string[];
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
  const withKeyframes = (names: Iterable<string>) => {
    const all = new Set<string>();
    for (const name of names) {
      for (const keyframes of keyframesOf.get(name) ?? []) all.add(keyframes);
      all.add(name);
    }
    return [...all];
  };
  return {
    cacheFor: (used) => ({
      ...cache,
      // Whoever uses a rule asks whether it is there.
      inserted: new Proxy(inserted, {
        get(rules, name: string) {
          used.add(name);
          return rules[name];
        },
      }),
    }),
    css: (names) => [...names].map((name) => inserted[name]).join(""),
    withKeyframes,
  };
}
