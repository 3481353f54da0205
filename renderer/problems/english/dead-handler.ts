import { type Wording, words } from "./words.ts";

/** A handler, an effect or a value of a view that visitors get as HTML alone, as a whole or in a slot. */
interface DeadHandler {
  name: string;
  hasBehavior?: true;
  /** In a slot: a handler, or a state of the view. Outside of it: an option that is known there alone. */
  within?: "slot" | "slot-state" | "outside";
}

/** What is said of code that runs in `npm start`, and in no browser of visitors. */
export function deadHandler({ name, hasBehavior, within }: DeadHandler): Wording {
  switch (within) {
    case "slot":
      return words(
        `${name} is never called: browsers leave what is in a <StaticSlot> as the page has it.`,
        "Put the element outside of the slot.",
      );
    case "slot-state":
      return words(
        `${name} is shown as it is at first: browsers leave what is in a <StaticSlot> as the page has it.`,
        "Put what changes outside of the slot.",
      );
    case "outside":
      return words(
        `${name} is missing in browsers: an option with "x-slot" is there in a <StaticSlot> alone.`,
        'Read it in the slot, or take "x-slot" out of schema.json.',
      );
    default:
      return words(
        `${name} is never called: visitors get the HTML of this block, and no React.`,
        hasBehavior
          ? "What runs in their browsers is its behavior.ts: listen there."
          : 'Add "x-wake": "visible" to its schema.json, or write a behavior.ts.',
      );
  }
}
