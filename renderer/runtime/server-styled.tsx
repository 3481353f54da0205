import { type Interpolation, type SerializedStyles, serializeStyles } from "@emotion/serialize";
import type { ComponentType, ReactElement } from "react";
import { styledPart as clientPart } from "./client-styled.tsx";
import type { StyledComponent } from "./markup/markup.ts";
import { registerStyles, useStyleRule } from "./style-rules.ts";

type Styled = ComponentType<Record<string, unknown>>;

/**
 * A styled element where pages are prerendered: the same as in the browser, and says which rules the page needs.
 * They are worked out once, which is why they may not depend on props, and only for elements that some page shows: a
 * site uses a few of all blocks.
 */
export function styledPart(element: string, name: string) {
  const elementOf = clientPart(element, name) as (props: Record<string, unknown>) => ReactElement;
  return (strings: TemplateStringsArray, ...values: Interpolation<unknown>[]): Styled => {
    let known: SerializedStyles | undefined;
    const styles = (): SerializedStyles => {
      if (known) return known;
      const parts: Interpolation<unknown>[] = [strings[0]];
      for (const [index, value] of values.entries()) parts.push(value, strings[index + 1]);
      known = { ...serializeStyles(parts, {}), name };
      return known;
    };
    registerStyles(name, styles);
    const use = () => useStyleRule(styles());
    const component: Styled = (props) => {
      use();
      return elementOf(props);
    };
    // Below a base path, elements get their addresses where they are made (`bundle/based-elements.ts`).
    if (import.meta.env.BASE) return component;
    // Most of a page is styled elements: to make each of them would be felt in every build.
    return Object.assign(component, { styled: { element, name, use } } satisfies StyledComponent);
  };
}
