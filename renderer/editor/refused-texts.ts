import type { LateText } from "./late-texts.ts";
import type { EditAnswer } from "./protocol.ts";
import type { TextOperation } from "./text-conflict.ts";
import { unsentKey } from "./unsent-changes.ts";

/** Texts that were refused, such as for a mistake in their file, until other words are sent in their place. */
export class RefusedTexts {
  private readonly texts = new Map<string, LateText>();

  add(text: LateText): void {
    this.texts.set(unsentKey(text.operation), text);
  }

  drop(operation: TextOperation): void {
    this.texts.delete(unsentKey(operation));
  }

  /**
   * Sends those that can be written by now: what was in the way may be gone, and so may be the field they were typed in.
   *
   * @param send  Gets what gives the text when it is its turn, unless other words of it have been sent by then.
   */
  async again(
    preview: (operation: TextOperation) => Promise<EditAnswer>,
    isWanted: (text: LateText) => boolean,
    send: (own: () => LateText | undefined) => void,
  ): Promise<void> {
    for (const text of [...this.texts.values()])
      if ("files" in (await preview(text.operation))) send(() => this.take(text, isWanted));
  }

  private take(text: LateText, isWanted: (text: LateText) => boolean): LateText | undefined {
    if (this.texts.get(unsentKey(text.operation)) !== text) return undefined;
    this.drop(text.operation);
    return isWanted(text) ? text : undefined;
  }
}
