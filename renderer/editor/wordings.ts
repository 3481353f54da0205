import type { EditAnswer } from "./protocol.ts";
import type { TextOperation } from "./text-conflict.ts";
import { unsentKey } from "./unsent-changes.ts";

interface Choice {
  /** What was written; undefined where the text of others was left. */
  text: string | undefined;
  /** What came of it. */
  answer: EditAnswer;
}

interface Wording {
  /** Counts what was asked for. */
  order: number;
  value: string;
}

/**
 * The wordings of each text that were asked for: while others have changed it too, and one wording is to be chosen,
 * somebody may have typed on. The choice holds for all that were typed until then.
 */
export class Wordings {
  private count = 0;
  private readonly last = new Map<string, Wording>();
  private readonly chosen = new Map<string, Choice & { order: number }>();

  /** @returns The place of a wording among all that are asked for. */
  add(operation: TextOperation): number {
    this.count += 1;
    this.last.set(unsentKey(operation), { order: this.count, value: operation.value });
    return this.count;
  }

  /** What was typed last of the text of an operation. */
  lastOf(operation: TextOperation): Wording {
    return this.last.get(unsentKey(operation)) ?? { order: 0, value: operation.value };
  }

  /** One was chosen in place of all up to an order. */
  choose(operation: TextOperation, order: number, choice: Choice): void {
    this.chosen.set(unsentKey(operation), { order, ...choice });
  }

  /** The choice that was made in place of a wording; undefined where there was none. */
  chosenFor(operation: TextOperation, order: number): Choice | undefined {
    const chosen = this.chosen.get(unsentKey(operation));
    return chosen && order <= chosen.order ? chosen : undefined;
  }
}
