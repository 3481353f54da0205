import { createElement, type ReactNode } from "react";

/** Elements of a drawing on a square of 24 by 24, as lucide writes them: name and attributes. */
export type IconNode = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

export interface LineIconProps {
  /** Width and height in px; default 24. */
  size?: number;
  /** In units of the drawing; default 2. */
  strokeWidth?: number;
  className?: string;
  /** Default `true`, as lucide has it: a drawing has no name of its own. */
  "aria-hidden"?: "true";
}

/**
 * Makes a component of a line drawing in the colour of the text around it. Pages are bundled with it in place of
 * lucide's own (bundle/direct-icons.ts): what all icons have in common is said once, by `.glyph` in base.css.
 */
export default function lineIcon({ node }: { node: IconNode }): (props: LineIconProps) => ReactNode {
  let known: readonly ReactNode[] | undefined;
  const shapes = () => {
    known ??= shapesOf(node);
    return known;
  };
  return ({ size = 24, strokeWidth = 2, className, "aria-hidden": isHidden = "true" }) => (
    // Without a title on purpose: what it means stands in words beside it.
    // biome-ignore lint/a11y/noSvgWithoutTitle: see above
    <svg
      className={className ? `glyph ${className}` : "glyph"}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={strokeWidth}
      aria-hidden={isHidden}
    >
      {shapes()}
    </svg>
  );
}

function shapesOf(node: IconNode): ReactNode[] {
  return joinPaths(node).map(([element, attributes], index) =>
    createElement(element, { ...attributes, key: index }),
  );
}

/** Paths and lines without attributes of their own are drawn as one. */
function joinPaths(node: IconNode): IconNode {
  const data = node.map(dataOf);
  const plain = data.filter((one) => one !== undefined);
  return [
    ...(plain.length > 0 ? [["path", { d: plain.join("") }] as const] : []),
    ...node.filter((_, index) => data[index] === undefined),
  ];
}

/** Path data that draws an element, whatever stands before it; undefined when it has to stay as it is. */
function dataOf([element, { key: _, ...attributes }]: IconNode[number]): string | undefined {
  if (element === "path") {
    const { d, ...others } = attributes;
    return d === undefined || Object.keys(others).length > 0 ? undefined : startAnywhere(d);
  }
  if (element !== "line") return undefined;
  const { x1 = "0", x2 = "0", y1 = "0", y2 = "0", ...others } = attributes;
  if (Object.keys(others).length > 0) return undefined;
  if (x1 === x2) return `M${x1} ${y1}V${y2}`;
  return `M${x1} ${y1}${y1 === y2 ? `H${x2}` : `L${x2} ${y2}`}`;
}

const FIRST_POINT = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(?=(-?[\d.])?)/;

/** Path data that means the same behind other path data: its first step is from the origin. */
function startAnywhere(data: string): string {
  return data.replace(
    FIRST_POINT,
    (_, x: string, y: string, next?: string) => `M${x} ${y}${next ? "l" : ""}`,
  );
}
