import type { Operation } from "../../edit/operation.ts";
import type { PanelProps } from "../panel-props.ts";
import type { Path, Target } from "../protocol.ts";
import { askOnce } from "./ask-once.ts";
import { changesAt } from "./changes.ts";
import { refusalOf } from "./create-actions.ts";
import type { PanelValues } from "./panel-block.ts";
import type { PanelActions } from "./panel-context.ts";

/** What the actions of a form that is about no block stand on, as it was drawn last. */
export interface DataHost {
  values: PanelValues;
  /** Of the page that the form is about; missing for data. */
  route?: string;
  at(path: Path): Target;
  /** The field that others name a row by. */
  own?: { name: string; set(value: string): Operation<Target> } | undefined;
  apply: PanelProps["apply"];
  preview: PanelProps["preview"];
}

/** The actions of a form of a page or of data; see `createActions`, which is the same for blocks. */
export function createDataActions(host: DataHost): PanelActions {
  const typed = new Set<() => Promise<void>>();
  const flush = async (): Promise<void> => {
    for (const send of typed) await send();
  };
  return {
    block: noBlocks,
    route: () => host.route ?? "/",
    async change(make, more) {
      const operation = make(changesAt(host.values, (path) => host.at(path), host.own));
      return refusalOf(await host.apply(operation, more));
    },
    flush,
    join(send) {
      typed.add(send);
      return () => void typed.delete(send);
    },
    apply: async (operation, more) => {
      await flush();
      return host.apply(operation, more);
    },
    preview: (operation) => host.preview(operation),
    select: noBlocks,
    task: noBlocks,
    showFindings: noBlocks,
    blockAt: noBlocks,
    ...askOnce(() => host.values),
  };
}

/** What only forms of blocks ask for. */
function noBlocks(): never {
  throw new Error("This form is about no block.");
}
