import { mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

/** What lies here, Linux keeps in memory. */
const SHARED_MEMORY = "/dev/shm";

/** The line about it in the list of what is mounted, with its options. */
const MOUNTED = /^\S+ \/dev\/shm tmpfs (\S+)/m;

/** Bytes that have to be free there and in the machine: tests and measurements take a few hundred megabytes at a time. */
const ENOUGH = 8 * 1024 ** 3;

/**
 * Has the temporary files of this process, and of those that it starts, lie in memory where there is plenty, until it
 * ends. Some file systems look for the place of each new file among all that were freed in the last minutes (ext4 does):
 * where sites of thousands of files come and go, that takes longer than what is tested or measured.
 */
export function keepTemporaryFilesInMemory(): void {
  // Who has named a folder means that one.
  if (process.env.TMPDIR || !hasPlenty()) return;
  const folder = mkdtempSync(join(SHARED_MEMORY, "site-engine-"));
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  // By themselves these end the process without a word to anybody.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
}

function hasPlenty(): boolean {
  if (freemem() < ENOUGH) return false;
  try {
    const [, options = "ro"] = MOUNTED.exec(readFileSync("/proc/self/mounts", "utf8")) ?? [];
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    // Packages that tests install have programs in them.
    return !/\b(?:ro|noexec)\b/.test(options) && bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}
