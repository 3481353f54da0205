import { readFileSync } from "node:fs";

/** What one process and its children use now; undefined where the system has no /proc, or when it has ended. */
export interface TreeMemory {
  /** Resident memory of all processes together, in bytes. Pages that they share count in each. */
  together: number;
  /** The highest that any one of them has reached so far, in bytes. */
  highest: number;
}

/** Kernel clock ticks per second, as /proc counts processor time; 100 on every Linux that Node supports. */
const TICKS = 100;

export function treeMemory(pid: number): TreeMemory | undefined {
  const own = memoryOf(pid);
  if (!own) return undefined;
  let { together, highest } = own;
  for (const child of childrenOf(pid)) {
    const below = treeMemory(child);
    together += below?.together ?? 0;
    highest = Math.max(highest, below?.highest ?? 0);
  }
  return { together, highest };
}

/** Processor time, user and system, of all children that this process has waited for, in milliseconds. */
export function timeOfEndedChildren(): number | undefined {
  const stat = read("/proc/self/stat");
  // The name in brackets may hold spaces; numbers start behind it. Fields 16 and 17 are cutime and cstime.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields && ((Number(fields[13]) + Number(fields[14])) * 1000) / TICKS;
}

function memoryOf(pid: number): TreeMemory | undefined {
  const status = read(`/proc/${pid}/status`);
  if (!status) return undefined;
  return { together: bytesOf(status, "VmRSS"), highest: bytesOf(status, "VmHWM") };
}

/** A process that is about to end has no such line any more. */
function bytesOf(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0) * 1024;
}

function childrenOf(pid: number): number[] {
  const list = read(`/proc/${pid}/task/${pid}/children`);
  return list?.split(" ").filter(Boolean).map(Number) ?? [];
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has ended in between, or this is no Linux.
    return undefined;
  }
}
