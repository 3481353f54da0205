import { words } from "./words.ts";

/** What is said of an element that browsers take out of the one it is written into, or put something around. */
export function movedElement({ name, within }: { name: string; within: string }) {
  return words(
    `Browsers do not leave <${name}> in <${within}>: pages are read otherwise than they were rendered, and an island does not wake.`,
    insteadOf(name, within),
  );
}

function insteadOf(name: string, within: string): string {
  const around = AROUND[`${name} ${within}`] ?? (/^t[hd]$/.test(name) ? "tr" : undefined);
  if (around && around !== within)
    return `Write <${around}> around it${around === "tbody" ? ", or <thead> around headings" : ""}.`;
  if (within === "p") return `Write <div> for the <p>, or close it before.`;
  if (name === within) return "Close the one before the other begins.";
  return "Write it in a cell, or outside of the table.";
}

const AROUND: Readonly<Record<string, string>> = { "tr table": "tbody", "col table": "colgroup" };
