import createCache, { type EmotionCache } from "@emotion/cache";

/** The style rules of all views, and which of them a render uses. */
export interface StyleRules {
  /** Emotion's cache for one render: names of rules come into `used` in the order of their first use. */
  cacheFor(used: Set<string>): EmotionCache;
  /** CSS text of rules, each once, after the keyframes that it plays. */
  css(names: Iterable<string>): string;
  /** Names with those of the keyframes that their rules play, in the order of `css`. */
  withKeyframes(names: Iterable<string>): string[];
}

export function createStyleRules(): StyleRules {
  const cache = createCache({ key: "css" });
  // Keeps the rules in the cache instead of writing <style> elements between the blocks.
  cache.compat = true;
  const { inserted, insert } = cache;
  const keyframesOf = new Map<string, string[]>();
  cache.insert = (selector, serialized, ...rest) => {
    const keyframes: string[] = [];
    for (let next = serialized.next; next; next = next.next) keyframes.push(next.name);
    if (keyframes.length > 0) keyframesOf.set(serialized.name, keyframes);
    return insert(selector, serialized, ...rest);
  };
  const withKeyframes = (names: Iterable<string>) => [
    ...new Set([...names].flatMap((name) => [...(keyframesOf.get(name) ?? []), name])),
  ];
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
    css: (names) =>
      withKeyframes(names)
        .map((name) => inserted[name])
        .join(""),
    withKeyframes,
  };
}
