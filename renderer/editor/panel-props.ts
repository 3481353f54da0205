import type { Operation } from "../edit/operation.ts";
import type { FramedProblem } from "../runtime/live/protocol.ts";
import type { EditPage } from "./edit-page.ts";
import type { Finding } from "./panel/page/finding.ts";
import type { BlockTask } from "./panel/tasks/block-task.ts";
import type { EditAnswer, Path, Target } from "./protocol.ts";

/** What the shell gives to the form beside the page: `<Panel>` of `renderer/editor/panel/panel.tsx`. */
export interface PanelProps {
  /** As the server has answered last. */
  page: EditPage;
  /** Of the whole site, those of the page's own file first. */
  problems: readonly FramedProblem[];
  /** The block that is selected, `["blocks", 2]`; undefined for the page itself. */
  selected: Path | undefined;
  /** The option to bring into view and focus, relative to the block: `["items", 0, "title"]`; new object, new request. */
  focused: { option: Path } | undefined;
  /** Changes go through one queue with those of the page. Answers when the writer has. */
  apply(operation: Operation<Target>, more?: ApplyOptions): Promise<EditAnswer>;
  /** What would change; nothing is written. */
  preview(operation: Operation<Target>): Promise<EditAnswer>;
  /** @param option  To be brought into view, relative to the block. */
  onSelect(block: Path | undefined, option?: Path): void;
  /** What axe has found is to be marked on the page. */
  onFindings(findings: readonly Finding[]): void;
  /** The innermost block that an element of the page stands in. */
  blockAt(element: Element): Path | undefined;
  /** Something is to be done with a block as a whole. Answers why it was not. */
  onTask(task: BlockTask, block: Path): Promise<string | undefined>;
}

export interface ApplyOptions {
  /** The old text of the target, as it was seen. */
  old?: string;
  /** In place of what answers have told of files; see `EditRequest`. */
  seen?: Readonly<Record<string, string>>;
  /** Changes in a row that carry the same name are undone together. */
  step?: string;
  /** Whoever asks keeps the text until it is written. */
  isKept?: boolean;
  /** A text that met nobody was written later, without being asked for again. */
  onLate?: () => void;
  /** Whoever typed a text that met nobody does not want it any more. */
  onForgotten?: () => void;
  /** Somebody else has changed the text too: which wording is to be is asked as soon as nobody types in it. */
  onTheirs?: () => void;
  /** Another wording was chosen then, and is written. */
  onChosen?: (text: string) => void;
}
