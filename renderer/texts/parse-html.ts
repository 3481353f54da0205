import { type DefaultTreeAdapterMap, defaultTreeAdapter, parseFragment } from "parse5";
import { MAX_DEPTH, MAX_ELEMENTS } from "./text-limits.ts";

/** A piece of HTML as the parser read it. */
export type HtmlTree = DefaultTreeAdapterMap["documentFragment"];
export type HtmlElement = DefaultTreeAdapterMap["element"];

/** Why HTML was refused, and where its parser was at that moment. */
export class HtmlRefused extends Error {
  readonly fault: "too-deep" | "too-much";
  /** Offset of the element in the text, from 0; known when places were asked for. */
  readonly at: number;
  constructor(fault: HtmlRefused["fault"], at: number) {
    super(fault);
    this.fault = fault;
    this.at = at;
  }
}

/**
 * Reads a piece of HTML as browsers read what stands in an element.
 *
 * Elements that mark words, such as `<b>`, are put up again after every end of a paragraph that they were left
 * open in: a few kilobytes can become millions of elements. So the depth and the number of elements are looked
 * at, and their attributes weighed, while the tree grows.
 *
 * @param hasPlaces  Elements know where they stand, which takes memory.
 * @throws HtmlRefused when the tree becomes too deep or too large.
 */
export function parseHtml(text: string, { hasPlaces = false } = {}): HtmlTree {
  let elements = 0;
  let depth = 0;
  // As much as each attribute once, and then some for those that are put up again.
  let weight = 2 * text.length + 10_000;
  let at = 0;
  return parseFragment<DefaultTreeAdapterMap>(text, {
    scriptingEnabled: false,
    sourceCodeLocationInfo: hasPlaces,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(name, namespace, attributes) {
        elements += 1;
        for (const { value } of attributes) weight -= value.length + 1;
        if (elements > MAX_ELEMENTS || weight < 0) throw new HtmlRefused("too-much", at);
        return defaultTreeAdapter.createElement(name, namespace, attributes);
      },
      setNodeSourceCodeLocation(node, location) {
        at = location?.startOffset ?? at;
        defaultTreeAdapter.setNodeSourceCodeLocation(node, location);
      },
      onItemPush() {
        depth += 1;
        if (depth > MAX_DEPTH + AROUND) throw new HtmlRefused("too-deep", at);
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
}

/** Elements that the parser itself opens around a piece of HTML. */
const AROUND = 1;
