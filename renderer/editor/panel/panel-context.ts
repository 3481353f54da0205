import { createContext, useContext } from "react";
import type { Operation } from "../../edit/operation.ts";
import type { ApplyOptions } from "../panel-props.ts";
import type { EditAnswer, Path, Target } from "../protocol.ts";
import type { BlockChanges } from "./changes.ts";
import type { Finding } from "./page/finding.ts";
import type {
  FieldNote,
  FieldProblem,
  PanelBlock,
  PanelChoices,
  PanelRow,
  PanelValue,
} from "./panel-block.ts";
import type { BlockTask } from "./tasks/block-task.ts";

/** What is known of a text that is typed. */
export type TypedOptions = Pick<ApplyOptions, "old" | "step">;

/** What every field of a form can ask for; the same object as long as the form stands, so that no field is drawn anew for it. */
export interface PanelActions {
  /** The block as the server has told it last. */
  block(): PanelBlock;
  /** A page that the form is about, for what is near it: its anchors, its pictures. */
  route(): string;
  /**
   * Sends a change, behind those that were typed before.
   *
   * @param make  Called when it is its turn, with the options as they are then.
   * @param more  What is known of a text that is replaced.
   * @returns undefined when it was done, else why not.
   */
  change(
    make: (changes: BlockChanges) => Operation<Target>,
    more?: TypedOptions,
  ): Promise<string | undefined>;
  /** Sends what is typed and not sent yet. */
  flush(): Promise<void>;
  /** Takes part in `flush`. @returns how to leave. */
  join(flush: () => Promise<void>): () => void;
  /** @param more  What is known of a text that is replaced. */
  apply(operation: Operation<Target>, more?: TypedOptions): Promise<EditAnswer>;
  preview(operation: Operation<Target>): Promise<EditAnswer>;
  /** @param option  To be brought into view, relative to the block. */
  select(path: Path | undefined, option?: Path): void;
  /** See `PanelProps.onFindings`. */
  showFindings(findings: readonly Finding[]): void;
  /** See `PanelProps.blockAt`. */
  blockAt(element: Element): Path | undefined;
  /** See `PanelProps.onTask`. */
  task(task: BlockTask, path: Path): Promise<string | undefined>;
  /** Pages, files, collections of the site; asked for once, when something first needs them. */
  choices(): Promise<PanelChoices>;
  /** Rows of a collection, asked for in the same way; empty for one that there is not. */
  rows(collection: string): Promise<readonly PanelRow[]>;
}

export const PanelActionsContext = createContext<PanelActions | undefined>(undefined);

export function usePanelActions(): PanelActions {
  const actions = useContext(PanelActionsContext);
  if (!actions) throw new Error("A field of the panel stands outside it.");
  return actions;
}

/** What fields are drawn with beside their own value. */
export interface FormState {
  notes: Readonly<Record<string, FieldNote>>;
  problems: readonly FieldProblem[];
  /** Opens what is folded around this option. */
  shown: Path | undefined;
  values: { readonly [option: string]: PanelValue };
  /** See `WrittenForm`. */
  asked?: number | undefined;
}
