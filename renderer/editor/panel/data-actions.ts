import type { Operation } from "../../edit/operation.ts";
import { askPanel } from "../panel/ask-panel.ts";
import { changesAt } from "../panel/changes.ts";
import { refusalOf } from "../panel/create-actions.ts";
import type { PanelChoices, PanelValues } from "../panel/panel-block.ts";
import type { PanelActions } from "../panel/panel-context.ts";
import type { PanelProps } from "../panel-props.ts";
import type { Path, Target } from "../protocol.ts";

/** What the actions of a form stand on, as it was drawn last. */
export interface DataHost {
  values: PanelValues;
  at(path: Path): Target;
  /** The field that others name a row by. */
  own?: { name: string; set(value: string): Operation<Target> } | undefined;
  apply: PanelProps["apply"];
  preview: PanelProps["preview"];
}

/** The actions of a form of data; see `createActions`, which is the same for blocks. */
export function createDataActions(host: DataHost): PanelActions {
  const typed = new Set<() => Promise<void>>();
  let choices: Promise<PanelChoices> | undefined;
  const flush = async (): Promise<void> => {
    for (const send of typed) await send();
  };
  return {
    block: noBlocks,
    route: () => "/",
    async change(make, old) {
      const operation = make(changesAt(host.values, (path) => host.at(path), host.own));
      return refusalOf(await host.apply(operation, old === undefined ? {} : { old }));
    },
    flush,
    join(send) {
      typed.add(send);
      return () => void typed.delete(send);
    },
    apply: async (operation, old) => {
      await flush();
      return host.apply(operation, old === undefined ? {} : { old });
    },
    preview: (operation) => host.preview(operation),
    select: noBlocks,
    task: noBlocks,
    showFindings: noBlocks,
    blockAt: noBlocks,
    choices() {
      choices ??= askPanel("choices").then(
        (found) => found ?? { pages: [], files: [], pictures: [], collections: [] },
      );
      return choices;
    },
  };
}

/** What only forms of blocks ask for. */
function noBlocks(): never {
  throw new Error("Data has no blocks.");
}
