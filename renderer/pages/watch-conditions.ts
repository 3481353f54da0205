import type { VisitorObject } from "rolldown/utils";

/** Follows a walk through code: is the place one that is come to on a condition, as in `isOpen && <Box />`? */
export function watchConditions(): { visitor: VisitorObject; isInside(): boolean } {
  let depth = 0;
  const enter = () => void depth++;
  const leave = () => void depth--;
  return {
    visitor: {
      LogicalExpression: enter,
      "LogicalExpression:exit": leave,
      ConditionalExpression: enter,
      "ConditionalExpression:exit": leave,
    },
    isInside: () => depth > 0,
  };
}
