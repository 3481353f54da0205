import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from "react";
import type { BlockDefinition } from "../../model.ts";
import { type BlockHost, BlockHostContext } from "../block.tsx";
import { ofIsland } from "../island-host.tsx";
import { placeOf, report } from "../report.ts";
import type { Starter } from "../wake.ts";
import { BlockBoundary } from "./block-boundary.tsx";
import { checkedView } from "./checked-view.ts";
import { AwayBlock, DraftMark } from "./draft-mark.tsx";
import { useToldLanguage } from "./tell-language-live.ts";

type View = ComponentType<Record<string, unknown>>;

/** Block type → how to load its view and, for a block with a few lines of DOM code, its behavior. */
export type LiveRegistry = Record<
  string,
  {
    view: () => Promise<{ default: View }>;
    behavior?: () => Promise<{ default: Starter }>;
    isIsland?: boolean;
  }
>;

export const BlockRegistryContext = createContext<LiveRegistry>({});

const views = new Map<string, View>();

function viewOf(type: string, registry: LiveRegistry): View | undefined {
  const entry = Object.hasOwn(registry, type) ? registry[type] : undefined;
  if (entry && !views.has(type))
    views.set(
      type,
      lazy(() => checkedView(entry.view)),
    );
  return views.get(type);
}

const host: BlockHost = {
  render: (definition) => <LiveBlock definition={definition} nested />,
  slotted: (content) => content,
  showsLongText: () => true,
};
const islandHost = ofIsland(host);

/** A block of the live page, with its own error boundary. */
export const LiveBlock = memo(function LiveBlock({
  definition,
  nested = false,
}: {
  definition: BlockDefinition;
  nested?: boolean;
}): ReactNode {
  const registry = useContext(BlockRegistryContext);
  const View = viewOf(definition.type, registry);
  const behavior = registry[definition.type]?.behavior;
  const element = useRef<HTMLDivElement>(null);
  useToldLanguage(element, definition.untranslated);
  // Behaviors change the DOM by hand: with other options the element starts anew.
  const content = useMemo(() => JSON.stringify(definition.props), [definition.props]);
  if (!View) return null;
  const { away } = definition;
  const drawn = away ? (
    <AwayBlock away={away} />
  ) : (
    <BlockBoundary definition={definition} key={behavior ? content : undefined}>
      <Suspense fallback={null}>
        <View {...definition.props} />
        {behavior && <Behavior load={behavior} />}
      </Suspense>
    </BlockBoundary>
  );
  const view = definition.draft ? <DraftMark of={definition.draft}>{drawn}</DraftMark> : drawn;
  const { isIsland } = registry[definition.type]!;
  const provided = <BlockHostContext value={isIsland ? islandHost : host}>{view}</BlockHostContext>;
  if (nested && !definition.id && !behavior && !away) return provided;
  return (
    <div
      ref={element}
      id={definition.id}
      data-block={definition.type}
      data-at={definition.at && `${definition.at.file}:${definition.at.line}`}
    >
      {provided}
    </div>
  );
});

/** Runs a block's behavior on the element around it, once the view is there. */
function Behavior({ load }: { load: () => Promise<{ default: Starter }> }) {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = marker.current?.closest<HTMLElement>("[data-block]");
    const tell = (stage: string, error: unknown) =>
      report({ stage, ...(element && placeOf(element)), error });
    let end: (() => void) | undefined;
    let over = false;
    if (element) {
      load()
        .then((module) => {
          if (!over) end = module.default(element, tell) ?? undefined;
        })
        .catch((error) => tell("start", error));
    }
    return () => {
      over = true;
      end?.();
    };
  }, [load]);
  return <span ref={marker} hidden />;
}
