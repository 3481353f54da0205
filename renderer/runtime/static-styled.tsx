import isPropValid from "@emotion/is-prop-valid";
import { __unsafe_useEmotionCache as useEmotionCache } from "@emotion/react";
import { type Interpolation, type SerializedStyles, serializeStyles } from "@emotion/serialize";
import styled from "@emotion/styled";
import { insertStyles } from "@emotion/utils";
import { type ComponentType, createElement, Fragment } from "react";

type Props = Record<string, unknown>;
type Template = (strings: TemplateStringsArray, ...values: Interpolation<Props>[]) => ComponentType<Props>;

/**
 * Stands in for `@emotion/styled` where pages are prerendered. Emotion works a component's styles out anew
 * each time it is rendered, which takes longer than everything else about it; nearly all of ours are the same
 * every time, so they are worked out once. What comes out is the same, name by name, as in the browser: what
 * depends on props, or adds to the styles of another component, is left to Emotion.
 */
function staticStyled(tag: string): Template {
  const template = (styled as unknown as Record<string, Template>)[tag] as Template;
  return (strings, ...values) => {
    const Emotional = template(strings, ...values);
    if (values.some((value) => typeof value === "function")) return Emotional;
    const styles: Interpolation<Props>[] = [strings[0]];
    for (const [index, value] of values.entries()) styles.push(value, strings[index + 1]);
    let serialized: SerializedStyles | undefined;
    return function StaticStyled(props: Props) {
      const cache = useEmotionCache();
      const { className } = props;
      const isOrdinary =
        cache !== null &&
        props.as === undefined &&
        props.theme === undefined &&
        (className === undefined || (typeof className === "string" && !className.includes(`${cache.key}-`)));
      if (!isOrdinary) return <Emotional {...props} />;
      serialized ??= serializeStyles(styles, cache.registered);
      insertStyles(cache, serialized, true);
      const own = `${cache.key}-${serialized.name}`;
      const forwarded: Props = {};
      for (const name in props) if (isPropValid(name)) forwarded[name] = props[name];
      // Emotion writes the classes that are not its own first, with one space between them.
      const others = typeof className === "string" ? className.split(" ").filter(Boolean) : [];
      forwarded.className = [...others, own].join(" ");
      // Emotion puts an element for its styles first. `useId` counts it, so it is counted here as well.
      return createElement(Fragment, null, null, createElement(tag, forwarded));
    };
  };
}

const templates = new Map<string, Template>();

/** `styled.div` and the like; `styled(Component)` is Emotion's own. */
export default new Proxy(styled, {
  get(target, tag, receiver) {
    if (typeof tag !== "string" || !Object.hasOwn(target, tag) || tag === "prototype")
      return Reflect.get(target, tag, receiver);
    const known = templates.get(tag) ?? staticStyled(tag);
    templates.set(tag, known);
    return known;
  },
});
