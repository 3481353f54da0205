import type { Nodes, Parents, Root } from "mdast";
import { gfmFootnoteToMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import {
  type AttentionInfo,
  defaultHandlers,
  type Handle,
  toMarkdown,
  type Unsafe,
} from "mdast-util-to-markdown";

/** Writes a tree as the Markdown that the buttons of the editor write as well. */
export function writeTree(tree: Root): string {
  const withinWords = new Set(emphasesWithinWords(tree));
  // Within a word an underscore is only a sign: the packages would write the letters beside it as numbers.
  const emphasis: Handle = Object.assign(((...all) => defaultHandlers.emphasis(...all)) as Handle, {
    ...defaultHandlers.emphasis,
    attention: (node: Nodes): AttentionInfo => ({
      construct: "emphasis",
      markers: withinWords.has(node) ? ["*", "_"] : ["_", "*"],
      sizes: [1],
    }),
  });
  return toMarkdown(tree, {
    bullet: "-",
    emphasis: "_",
    listItemIndent: "one",
    extensions: [
      // Columns as wide as their longest cell would run out of the editor's: each counts as three letters.
      gfmTableToMarkdown({ stringLength: () => 3 }),
      gfmStrikethroughToMarkdown(),
      gfmFootnoteToMarkdown(),
    ],
    handlers: { emphasis, root, text },
    unsafe: NARROWER,
  }).trimEnd();
}

function emphasesWithinWords(parent: Parents): Nodes[] {
  return (parent.children as Nodes[]).flatMap((child, at, all) => {
    const [before, after] = [all[at - 1], all[at + 1]];
    const isWithin =
      (before?.type === "text" && /[\p{L}\p{N}]$/u.test(before.value)) ||
      (after?.type === "text" && /^[\p{L}\p{N}]/u.test(after.value));
    const inside = "children" in child ? emphasesWithinWords(child) : [];
    return child.type === "emphasis" && isWithin ? [child, ...inside] : inside;
  });
}

/**
 * The packages put a stroke before each sign that could mean something somewhere. Marketing staff read the source: what
 * means nothing where it stands goes without. These say it for signs whose neighbours decide.
 */
const NARROWER: Unsafe[] = [
  { character: "&", after: "#?\\w+;", inConstruct: ["phrasing", "destinationRaw"] },
  { atBreak: true, character: "#", after: "#{0,5}(?:[ \\t\\r\\n]|$)" },
  { atBreak: true, character: "=", after: "=*[ \\t]*(?:[\\r\\n]|$)" },
];

const root: Handle = (node, parent, state, info) => {
  state.unsafe = state.unsafe.filter(
    (one) =>
      NARROWER.includes(one) ||
      !NARROWER.some(({ character, atBreak }) => character === one.character && atBreak === one.atBreak),
  );
  return defaultHandlers.root(node, parent, state, info);
};

/**
 * Signs that mean nothing by what stands further away: a star or an underscore between spaces, a tilde before a number
 * ("~5 km"), brackets without an address behind them.
 */
const MEANINGLESS = /((?<=\s)[*_](?=\s)|(?<=\s)~(?=[\s\d])|\[(?!\^)(?=[^[\]]*\](?:[^([:]|$)))/;

const text: Handle = (node: { value: string }, _, state, info) => {
  // A bracket ends the words of a link, a tilde those that are struck.
  if (state.stack.includes("label") || state.stack.includes("strikethrough"))
    return state.safe(node.value, info);
  return node.value
    .split(MEANINGLESS)
    .map((piece, at, all) =>
      at % 2 === 1
        ? piece
        : state.safe(piece, {
            ...info,
            before: all[at - 1] ?? info.before,
            after: all[at + 1] ?? info.after,
          }),
    )
    .join("");
};
