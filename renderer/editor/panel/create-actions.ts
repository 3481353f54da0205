import type { PanelProps } from "../panel-props.ts";
import type { EditAnswer } from "../protocol.ts";
import { askOnce } from "./ask-once.ts";
import { changesOf } from "./changes.ts";
import type { PanelBlock } from "./panel-block.ts";
import type { PanelActions } from "./panel-context.ts";

/** What the actions stand on, as it was drawn last. */
export interface PanelHost {
  props: PanelProps;
  block: PanelBlock | undefined;
}

/** The actions of a panel; they live as long as it does, and look at what is current. */
export function createActions(host: PanelHost): PanelActions {
  const typed = new Set<() => Promise<void>>();
  const flush = async (): Promise<void> => {
    for (const send of typed) await send();
  };
  return {
    block: () => host.block!,
    route: () => host.props.page.page.route,
    async change(make, more) {
      const { block, props } = host;
      if (!block) return "This block is no longer there.";
      return refusalOf(await props.apply(make(changesOf(block)), more));
    },
    flush,
    join(send) {
      typed.add(send);
      return () => void typed.delete(send);
    },
    apply: async (operation, more) => {
      await flush();
      return host.props.apply(operation, more);
    },
    preview: (operation) => host.props.preview(operation),
    select: (path, option) => host.props.onSelect(path, option),
    showFindings: (findings) => host.props.onFindings(findings),
    blockAt: (element) => host.props.blockAt(element),
    async task(task, path) {
      await flush();
      return host.props.onTask(task, path);
    },
    ...askOnce(() => host.props.page),
  };
}

/** Why a change was not made; undefined when it was. */
export function refusalOf(answer: EditAnswer): string | undefined {
  if ("refused" in answer) return answer.refused;
  if ("conflict" in answer)
    return `Somebody has changed this meanwhile; the file now says: ${answer.conflict.theirs || "nothing"}`;
  return undefined;
}
