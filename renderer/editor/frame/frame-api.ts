import type { LiveAnswer } from "../../runtime/live/protocol.ts";
import type { EditBlock, EditPage, EditValue } from "../edit-page.ts";
import type { BlockTask } from "../panel/tasks/block-task.ts";
import type { ApplyOptions } from "../panel-props.ts";
import type { EditAnswer, Path } from "../protocol.ts";

/** What the shell asks of the page in its frame. Both are of one origin and call each other. */
export interface FrameApi {
  /** Goes to another page. */
  go(route: string): void;
  /** Tells where the values of the shown page are written; until then nothing can be pointed at. */
  setPage(edited: EditPage): void;
  /**
   * Outlines a block; none for undefined.
   *
   * @param scrolls  Brings it into view, out of what hides it; "later" also once the page has been drawn anew, for a
   *   block that has just been put in.
   * @param value  The value of it that is to be seen.
   */
  select(block: Path | undefined, scrolls: boolean | "later", value?: Path): void;
  /** The same as pointing at it. */
  point(block: Path | undefined): void;
  /** Types in a value where it stands. @returns false when it stands nowhere. */
  type(value: Path): boolean;
  /** True: the page is used as visitors use it, and nothing is selected by clicks. */
  setUsed(isUsed: boolean): void;
  /** Marks places of the page; those that were marked before with the same kind are not any more. */
  pin(kind: PinKind, pins: readonly Pin[]): void;
  /** The innermost block that an element of the page stands in. */
  blockAt(element: Element): Path | undefined;
  setLook(look: { isDark: boolean; isStill: boolean }): void;
}

/** What the page in the frame tells its shell, which keeps it as `siteEditor` of its window. */
export interface FrameHost {
  /** The page can be asked from now on; called again when the frame has loaded anew. */
  join(frame: FrameApi): void;
  /** Another page, or another state of it, is shown. */
  shown(answer: LiveAnswer): void;
  /** @param option  Of a text that was pressed: its path in the definition. */
  selected(block: Path | undefined, option?: Path): void;
  /** Something was typed. Answers when the writer has. */
  typed(change: TypedText, news?: TypedNews): Promise<EditAnswer>;
  /** Something is being typed and not written yet: it is kept for the case that it never is. */
  keep(change: TypedText): void;
  /** What was being typed says what the file says again, or was given up: nothing has to be kept of it. */
  forget(value: EditValue): void;
  /** Typing has begun or ended. */
  typing(value: EditValue | undefined): void;
  /** Where a text comes from, for texts that are not written on the page itself. */
  originOf(value: EditValue): Promise<TextOrigin | undefined>;
  /** A key that is the shell's: undo, redo, up, next … */
  pressed(key: FrameKey): void;
  /** Something is to be done with a block, or with the selected one. */
  task(task: BlockTask, block?: Path): void;
  /** The menu of a block is asked for, or of the selected one, at a point of the frame, in pixels. */
  menu(at: { x: number; y: number }, block?: Path): void;
  /** A pin was pressed. */
  pinned(kind: PinKind, key: string, at: { x: number; y: number }): void;
}

/** @property routes  The pages that change with the text; missing when that is every page, or nobody knows. */
export interface TextOrigin {
  words: string;
  routes?: readonly string[];
}

/** What marks are about: problems of the check, or what axe has found. */
export type PinKind = "problem" | "finding";

/** A mark at a place of the page. */
export interface Pin {
  key: string;
  /** A value or block of the definition, or an element of the page. */
  at: Path | Element;
  isError: boolean;
  /** How many things there are to say. */
  count: number;
}

/** What is called while the answer to a text is awaited, or after it; see `ApplyOptions`. */
export type TypedNews = Pick<ApplyOptions, "onLate" | "onTheirs">;

export type FrameKey = "up" | "next" | "previous" | "undo" | "redo" | "leave";

/** A text as it was typed. */
export interface TypedText {
  value: EditValue;
  /** What it says now; with `${…}` for its bindings when `isWhole`. */
  text: string;
  /** What it said before this change, in the same way. */
  old: string;
  /** A text with words and bindings is replaced as it is written. */
  isWhole: boolean;
  /** Names the typing: its changes are undone together. */
  step: string;
  /** The answer that the page went by when the typing began; see `Target`. */
  told?: string;
  /** The innermost block around it; missing for what the page itself says. */
  block?: Pick<EditBlock, "path" | "name" | "type">;
}

declare global {
  interface Window {
    siteEditor?: FrameHost;
  }
}
