import type { Part } from "../find/visible-parts.ts";

/** Attributes that are seen where their element is; of others there is nothing to see. */
const SEEN_ATTRIBUTES = new Set(["placeholder", "value"]);

/**
 * Where a part can be typed: "inside" its element, or in a field "over" one that holds no other elements, such as a
 * control or a drawing. undefined for what is not seen, such as the description of a picture: the form has it.
 */
export function placeKind({ node, attribute }: Part): "inside" | "over" | undefined {
  if (attribute !== undefined) return SEEN_ATTRIBUTES.has(attribute) ? "over" : undefined;
  const parent = node.parentElement;
  if (!parent || parent.matches("title, desc, metadata")) return undefined;
  return parent instanceof HTMLElement && !parent.matches("option, textarea") ? "inside" : "over";
}
