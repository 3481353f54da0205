import pc from "picocolors";
import { printableLines } from "../problems/printable.ts";

/** A task shorter than this many milliseconds shows no progress. */
const PATIENCE = 1000;

/**
 * Says something to the person at the terminal; what is in it can do nothing there but be read.
 *
 * @param paint Colours each line.
 */
export function say(text = "", paint: (line: string) => string = (line) => line): void {
  const lines = printableLines(text).split("\n").map(paint);
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Seconds with one decimal below ten, for sentences: "0.6 s". */
export function seconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}

/** "1 page", "3 pages". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

/** One line that is rewritten while something long goes on; silent for short tasks and without a terminal. */
export function progress(label: string) {
  const started = performance.now();
  let shown = false;
  return {
    update(done: number, all: number): void {
      if (!process.stderr.isTTY || performance.now() - started < PATIENCE) return;
      shown = true;
      process.stderr.write(
        `\r${pc.dim(`${label} ${done.toLocaleString("en")} of ${all.toLocaleString("en")}`)}`,
      );
    },
    end(): void {
      if (shown) process.stderr.write("\r\u001b[K");
    },
  };
}
