import {
  createContext,
  type ElementType,
  type HTMLAttributes,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
} from "react";
import { MADE_PICTURES } from "../formats/picture-files.ts";
import type { BlockDefinition } from "../model.ts";
import { trustedHtml } from "./trusted-html.ts";

/** Who turns a nested block definition into elements: the prerenderer, or the live page of `npm start`. */
export interface BlockHost {
  render(definition: BlockDefinition): ReactNode;
  /** What stands in a static slot: there an island has nested blocks, and nowhere else. */
  slotted(content: ReactNode): ReactNode;
  /** Asked by each long text: false when it is left out, because the page will fetch it from its own file. */
  showsLongText(): boolean;
}

export const BlockHostContext = createContext<BlockHost | null>(null);

/** Prerendered nodes of an island's static slots by slot name, kept so that React can never lose them. */
export const SlotNodesContext = createContext<ReadonlyMap<string, ChildNode[]>>(new Map());

/**
 * A block inside another block.
 *
 * @throws Error in a hydrated island: nested blocks belong into a `StaticSlot` there, so that their code
 * is not downloaded.
 */
export function Block(definition: BlockDefinition): ReactNode {
  const host = useContext(BlockHostContext);
  if (!host)
    throw new Error(`The nested block "${definition.type}" has to be rendered inside a <StaticSlot>.`);
  return host.render(definition);
}

/** A list of nested blocks, in order. */
export function Blocks({ of }: { of: readonly BlockDefinition[] }): ReactNode {
  // Definitions come from a file and are never reordered by the view: the index is their identity.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return of.map((definition, index) => <Block key={index} {...definition} />);
}

/**
 * The element of a text that has a file of its own (`x-kind: body`). Client navigation brings it empty, marked with
 * `data-body-empty` for the block's behavior to fill.
 */
export function LongText({
  html,
  ...attributes
}: { html: string } & HTMLAttributes<HTMLDivElement>): ReactNode {
  const host = useContext(BlockHostContext);
  // Its own file shows the originals of pictures: such a text is not fetched from there.
  const isWhole = html.includes(MADE_PICTURES);
  const shown = html && (isWhole || !host || host.showsLongText()) ? html : "";
  return (
    <div
      {...attributes}
      data-body-empty={shown ? undefined : ""}
      dangerouslySetInnerHTML={{ __html: trustedHtml(shown) }}
    />
  );
}

interface StaticSlotProps {
  /** Unique within the block. */
  name: string;
  /** Element to render; `div` by default. */
  as?: ElementType;
  className?: string;
  id?: string;
  "aria-label"?: string;
  role?: string;
  /** The content; called at build time and on the live page, never in a hydrated island. */
  children: () => ReactNode;
}

/**
 * The part of an island that never changes by React's hand: rendered at build time, left alone by hydration.
 * Use a ref or the slot's `data-slot` attribute to reach its nodes from an effect.
 */
export function StaticSlot({ name, as: Tag = "div", children, ...attributes }: StaticSlotProps): ReactNode {
  const host = useContext(BlockHostContext);
  if (host) {
    return (
      <Tag {...attributes} data-slot={name}>
        {host.slotted(children())}
      </Tag>
    );
  }
  return <KeptSlot name={name} as={Tag} {...attributes} />;
}

function KeptSlot({ name, as: Tag = "div", ...attributes }: Omit<StaticSlotProps, "children">): ReactNode {
  const kept = useContext(SlotNodesContext).get(name);
  const element = useRef<HTMLElement>(null);
  // When hydration had to start over, React made an empty element: give it the prerendered nodes back.
  useLayoutEffect(() => {
    if (kept && element.current && !element.current.hasChildNodes()) element.current.append(...kept);
  }, [kept]);
  return (
    <Tag
      {...attributes}
      ref={element}
      data-slot={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={emptyHtml}
    />
  );
}

// React 19 leaves the server's HTML alone for this pair of props, and does not set it on re-renders.
const emptyHtml = { __html: trustedHtml("") };
