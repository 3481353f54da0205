import type { ComponentType, ElementType } from "react";

interface StyledProps extends Record<string, unknown> {
  as?: ElementType;
  className?: string;
}

/**
 * A styled element in the browser: its class, whose rules are on the page. Stands where a view says `styled.div`
 * (bundle/named-styles.ts).
 */
export function styledPart(element: string, name: string): ComponentType<StyledProps> {
  return ({ as: Part = element, className, ...others }) => (
    <Part {...others} className={className ? `${className} ${name}` : name} />
  );
}
