import type { Nodes } from "hast";
import { defaultHandlers, defaultNodeHandlers, type Handle, toMdast } from "hast-util-to-mdast";
import type { FootnoteDefinition, FootnoteReference, Root } from "mdast";

/** The Markdown tree of HTML that is tidy. */
export function readTree(html: Nodes): Root {
  const tree = toMdast(html, {
    document: true,
    handlers: {
      details: defaultHandlers.div,
      dialog: defaultHandlers.div,
      div: note,
      menu: defaultHandlers.ul,
      sup: reference,
    },
    nodeHandlers: { ...defaultNodeHandlers, comment: () => undefined },
  });
  return tree.type === "root" ? tree : { type: "root", children: [] };
}

/** Footnotes are known by the attribute that notes.ts gave them. */
const note: Handle = (state, element) => {
  const name = element.properties.dataNote;
  if (name === undefined) return defaultHandlers.div(state, element);
  return {
    type: "footnoteDefinition",
    ...named(name),
    children: state.toFlow(state.all(element)),
  } as FootnoteDefinition;
};

const reference: Handle = (_, element) => {
  return { type: "footnoteReference", ...named(element.properties.dataNote) } satisfies FootnoteReference;
};

function named(name: unknown): { identifier: string; label: string } {
  return { identifier: String(name), label: String(name) };
}
