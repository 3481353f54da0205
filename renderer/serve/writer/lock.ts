import { closeSync, fstatSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";

/** Locks of this process. */
const held = new Set<string>();

/** @returns False when a server that runs has it. */
export function takeLock(path: string): boolean {
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      writeLock(path);
      held.add(path);
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      if (isHeld(path)) return false;
      rmSync(path, { force: true });
    }
  }
  return false;
}

/** Others may take it from now on. */
export function giveLock(path: string): void {
  held.delete(path);
  rmSync(path, { force: true });
}

/**
 * Names the process with its beginning, and the file itself: in a folder that was copied, its copy is another one, and
 * nobody's.
 */
function writeLock(path: string): void {
  const file = openSync(path, "wx");
  try {
    writeFileSync(file, [process.pid, fstatSync(file).ino, beginOf(process.pid) ?? ""].join(" ").trim());
  } finally {
    closeSync(file);
  }
}

function isHeld(path: string): boolean {
  let holder: number;
  let begin: string | undefined;
  try {
    const [pid, own, began] = readFileSync(path, "utf8").split(" ");
    const { ino, mtimeMs } = statSync(path);
    if (own !== undefined && own !== String(ino)) return false;
    // Of no process that runs when it is older than the machine has been on; its clock may have been set meanwhile.
    if (mtimeMs < Date.now() - uptime() * 1000 - CLOCK_MAY_ERR) return false;
    holder = Number(pid);
    begin = began;
  } catch {
    return false;
  }
  if (holder === process.pid) return held.has(path);
  if (!Number.isInteger(holder) || holder <= 0) return false;
  // After a crash, another program may have its number: in a container, most have the same few.
  const began = beginOf(holder);
  if (begin !== undefined && began !== undefined && began !== begin) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const CLOCK_MAY_ERR = 24 * 60 * 60 * 1000;

/** When a process began, as Linux counts it; undefined where the system does not say so in a file. */
function beginOf(pid: number): string | undefined {
  try {
    // Behind the name, which may hold any sign, the state is the third field, and the beginning the twenty-second.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}
