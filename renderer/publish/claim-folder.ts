import { createHash } from "node:crypto";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, isAbsolute, join } from "node:path";
import { setTimeout } from "node:timers/promises";

/** Milliseconds between two tries where nobody answers. */
const BREATH = 50;

/**
 * Claims a folder for this process until it gives it back or ends; waits while another process has it.
 *
 * A claim is an address of this machine on which the process listens. The system takes it back with the process, however
 * that ends: a file with its number in it would stay behind, and name another process one day.
 *
 * @param folder  Absolute; it need not be there.
 * @param onWait  Called when another process turns out to have it.
 * @returns Gives the folder back.
 */
export async function claimFolder(
  folder: string,
  onWait: () => void,
  address = addressOf(folder),
): Promise<() => Promise<void>> {
  let hasTold = false;
  const tellOnce = (): void => {
    if (!hasTold) onWait();
    hasTold = true;
  };
  for (;;) {
    const giveBack = await listen(address);
    if (giveBack) return giveBack;
    if (await untilHungUp(address, tellOnce)) continue;
    // Its process has just begun or ended; or it was killed, and its address is a file, which stays.
    if (isFile(address)) rmSync(address, { force: true });
    else await setTimeout(BREATH);
  }
}

/** One address for a folder, by whatever way it is named. */
function addressOf(folder: string): string {
  const name = `yaml-site-${createHash("sha256").update(realFolder(folder)).digest("hex").slice(0, 24)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return process.platform === "linux" ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

const isFile = (address: string): boolean => isAbsolute(address) && !address.startsWith("\\\\");

function realFolder(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    const around = dirname(folder);
    return around === folder ? folder : join(realFolder(around), basename(folder));
  }
}

/**
 * Listens at an address.
 *
 * @returns Ends it; undefined where another process listens there. Where none may listen at all, as in some sandboxes,
 *   building goes on without a claim.
 */
function listen(address: string): Promise<(() => Promise<void>) | undefined> {
  const waiting = new Set<Socket>();
  const server = createServer((other) => {
    waiting.add(other);
    other.on("error", () => {});
    other.once("close", () => waiting.delete(other));
    other.unref();
  });
  const end = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      // They hear of the end by the end of their connection.
      for (const other of waiting) other.destroy();
    });
  return new Promise((resolve) => {
    server.once("error", ({ code }: NodeJS.ErrnoException) =>
      resolve(code === "EADDRINUSE" ? undefined : async () => {}),
    );
    server.listen(address, () => resolve(end));
    // No process goes on for it.
    server.unref();
  });
}

/** Waits until the process that listens at an address does so no more; false when none answers. */
function untilHungUp(address: string, onAnswer: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    let hasAnswered = false;
    const other = connect(address, () => {
      hasAnswered = true;
      onAnswer();
    });
    other.on("error", () => {});
    other.once("close", () => resolve(hasAnswered));
    other.resume();
  });
}
