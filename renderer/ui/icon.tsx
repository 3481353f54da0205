import type { ReactNode } from "react";
import { iconMap } from "./icon-map.ts";

export interface IconProps {
  /** A name from `icon-names.json`. */
  name: string;
  /** Width and height in px; default 20. */
  size?: number;
}

/**
 * A decorative line icon in the colour of the text around it; hidden from assistive technology, so the meaning
 * has to stand in words beside it. An unknown name renders nothing: the check has reported it by then.
 */
export function Icon({ name, size = 20 }: IconProps): ReactNode {
  const Drawing = Object.hasOwn(iconMap, name) ? iconMap[name] : undefined;
  return Drawing ? <Drawing size={size} strokeWidth={1.5} aria-hidden="true" /> : null;
}
