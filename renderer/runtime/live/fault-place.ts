import { FAULT_FRAMES, FAULT_PLACE, type FaultFrame, type FaultFrames, type FaultPlace } from "./protocol.ts";

/** A line of a trace, in the words of any browser: the address of a module, a line and a column of its code. */
const FRAME = /(https?:\/\/[^\s()]{1,2000}?):(\d{1,9}):(\d{1,9})\)?$/gm;

/** Lines of a trace that are asked for: what a view has called lies above it, and React below. */
const MOST = 30;

let asked = 0;

/**
 * Asks the server where in the site's own code an error came up: browsers run code that Vite has made of it, whose lines
 * are others. Nothing comes of a page from the editor's bundle.
 *
 * @param tell  Gets file, line and column: `blocks/card/view.tsx:12:5`.
 */
export function askFaultPlace(error: unknown, tell: (place: string) => void): void {
  const frames = framesOf(error);
  if (frames.length === 0 || !import.meta.hot?.send) return;
  asked += 1;
  const id = asked;
  const take = (answer: FaultPlace): void => {
    if (answer.id !== id) return;
    import.meta.hot?.off(FAULT_PLACE, take);
    tell(answer.place);
  };
  import.meta.hot.on(FAULT_PLACE, take);
  import.meta.hot.send(FAULT_FRAMES, { id, frames } satisfies FaultFrames);
}

/** The modules of a trace, the nearest to the fault first. */
export function framesOf(error: unknown): FaultFrame[] {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  return [...stack.matchAll(FRAME)].slice(0, MOST).map(([, address = "", line, column]) => {
    const { pathname, search } = new URL(address);
    return { url: pathname + search, line: Number(line), column: Number(column) };
  });
}
