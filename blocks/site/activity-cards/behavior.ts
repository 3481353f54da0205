import { every } from "../../../renderer/runtime/motion.ts";

/** How long a line stays current, in milliseconds. */
const TURN = 2800;

/** Lines that the window shows, as in view.tsx. */
const WINDOW = 3;

/** Lets the log lines of each card take turns, round and round, as long as motion is allowed. */
export default function startActivityCards(element: HTMLElement): () => void {
  const logs = [...element.querySelectorAll<HTMLElement>("[data-log]")];
  let turn = 0;
  return every(TURN, () => {
    turn += 1;
    for (const log of logs) {
      const at = turn % log.children.length;
      // The window never looks past the end of the list: there the mark moves on, and the list stands.
      log.style.setProperty("--at", String(Math.max(0, Math.min(at, log.children.length - WINDOW))));
      [...log.children].forEach((line, index) => {
        line.toggleAttribute("data-current", index === at);
      });
    }
  });
}
