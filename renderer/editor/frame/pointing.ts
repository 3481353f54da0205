import { taskOfKey } from "../panel/tasks/block-task.ts";
import { isBeside, putCaretNear } from "./beside-typing.ts";
import type { FrameHost, FrameKey } from "./frame-api.ts";
import type { PlacedBlock } from "./page-map.ts";

interface PointerContext {
  host: FrameHost;
  /** What is being typed in. */
  typedIn(): HTMLElement | undefined;
  isUsed(): boolean;
  blockOf(node: Node): PlacedBlock | undefined;
  point(block: PlacedBlock | undefined): void;
  press(block: PlacedBlock | undefined, node: Node, at: { x: number; y: number }): void;
  /** Follows the link around a node. @returns false when there is none. */
  follow(node: Node): boolean;
  /** Types in the first text of the selected block. */
  typeFirst(): void;
  /** What is drawn over the page: true when a press was meant for it. */
  act(event: Event): boolean;
  isOverlay(node: Node): boolean;
  /** Where the menu of the selected block opens by keyboard. */
  menuPlace(): { x: number; y: number };
}

/** What a press sets off: all of it is silent while blocks are selected and texts are typed. */
const PRESSES = [
  "pointerdown",
  "pointerup",
  "mousedown",
  "mouseup",
  "click",
  "dblclick",
  "auxclick",
  "touchstart",
  "touchend",
  "dragstart",
  "submit",
  "contextmenu",
] as const;

/** Turns pointer and keys on the page into pointing, selecting and typing. Stands before everything on the page. */
export function watchPointer(context: PointerContext): void {
  let pointed: PlacedBlock | undefined;
  const isTyping = (node: Node): boolean => context.typedIn()?.contains(node) === true;
  window.addEventListener("pointermove", ({ target }) => {
    if (target instanceof Node && context.isOverlay(target)) return;
    const block = context.isUsed() || !(target instanceof Node) ? undefined : context.blockOf(target);
    if (block === pointed) return;
    pointed = block;
    context.point(block);
  });
  document.documentElement.addEventListener("pointerleave", () => {
    pointed = undefined;
    context.point(undefined);
  });
  for (const name of PRESSES) window.addEventListener(name, onPress, { capture: true });
  for (const name of ["keydown", "keyup", "keypress"] as const)
    window.addEventListener(name, onKey, { capture: true });

  function onPress(event: Event): void {
    // What a script presses is no press of whoever edits.
    if (!event.isTrusted || context.isUsed() || !(event.target instanceof Node)) return;
    event.stopImmediatePropagation();
    // Where somebody types, a press puts the caret; it follows no link and pushes no button.
    if (isTyping(event.target)) {
      // Words that are selected are dragged by their text, links and pictures as elements.
      const isOfElement = event.type === "dragstart" && event.target instanceof Element;
      if (event.type === "click" || event.type === "submit" || isOfElement) event.preventDefault();
      return;
    }
    if (context.act(event) || stayTyping(event)) return;
    // A space in the text of a button presses it.
    const isByKey = event instanceof MouseEvent && event.type === "click" && event.detail === 0;
    const isOfTyping = isByKey && isTyping(document.activeElement ?? document);
    // Touch goes on as a click, and scrolls.
    if (!event.type.startsWith("touch")) event.preventDefault();
    if (event.type === "pointerdown") leaveTyping();
    if (isOfTyping || !(event instanceof MouseEvent)) return;
    const { clientX: x, clientY: y } = event;
    if (event.type === "contextmenu") context.host.menu({ x, y }, context.blockOf(event.target)?.path);
    if (event.type !== "click") return;
    window.focus();
    if ((event.ctrlKey || event.metaKey) && context.follow(event.target)) return;
    context.press(context.blockOf(event.target), event.target, { x, y });
  }

  /** A press beside the words that are typed puts the cursor to them, and ends nothing. */
  function stayTyping(event: Event): boolean {
    const element = context.typedIn();
    if (!element || !isBeside(element, event.target as Node)) return false;
    if (!(event instanceof MouseEvent)) return event.type.startsWith("touch");
    if (event.button !== 0 || event.type === "contextmenu") return false;
    event.preventDefault();
    // By a key, a button around the words is pressed.
    if (event.type === "click" && event.detail > 0)
      putCaretNear(element, { x: event.clientX, y: event.clientY });
    return true;
  }

  function onKey(event: KeyboardEvent): void {
    if (context.isUsed()) {
      if (event.type === "keydown" && event.key === "Escape") context.host.pressed("leave");
      return;
    }
    if (event.target instanceof Node && isTyping(event.target)) {
      // The text's own listener stands further in: only what lies around it hears nothing.
      keepIn(event);
      return;
    }
    // The shell listens here, too.
    const task = taskOfKey(event);
    if (task) {
      event.stopPropagation();
      event.preventDefault();
      if (event.type !== "keydown") return;
      if (task === "menu") context.host.menu(context.menuPlace());
      else context.host.task(task);
      return;
    }
    const key = keyOfShell(event);
    event.stopPropagation();
    if (key === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (event.type !== "keydown") return;
    if (key === undefined) context.typeFirst();
    else context.host.pressed(key);
  }
}

function leaveTyping(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Lets an event reach the text that is typed in and nothing around it, such as a button that spaces press. */
function keepIn(event: KeyboardEvent): void {
  const stop = (inner: Event): void => inner.stopPropagation();
  const { target } = event;
  if (!(target instanceof Element)) return;
  target.addEventListener(event.type, stop, { once: true });
}

function keyOfShell({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): FrameKey | undefined {
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === "y") return "redo";
    if (key.toLowerCase() === "z") return shiftKey ? "redo" : "undo";
    return undefined;
  }
  const keys: Record<string, FrameKey> = { Escape: "up", ArrowDown: "next", ArrowUp: "previous" };
  return keys[key];
}
