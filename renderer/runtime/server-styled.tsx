import { type Interpolation, serializeStyles } from "@emotion/serialize";
import type { ComponentType } from "react";
import { styledPart as clientPart } from "./client-styled.tsx";
import { registerStyles, useStyleRule } from "./style-rules.ts";

type Styled = ComponentType<Record<string, unknown>>;

/**
 * A styled element where pages are prerendered: the same as in the browser, and says which rules the page needs.
 * They are worked out once, which is why they may not depend on props.
 */
export function styledPart(element: string, name: string) {
  const Part = clientPart(element, name);
  return (strings: TemplateStringsArray, ...values: Interpolation<unknown>[]): Styled => {
    const parts: Interpolation<unknown>[] = [strings[0]];
    for (const [index, value] of values.entries()) parts.push(value, strings[index + 1]);
    const styles = { ...serializeStyles(parts, {}), name };
    registerStyles(styles);
    return (props) => {
      useStyleRule(styles);
      return <Part {...props} />;
    };
  };
}
