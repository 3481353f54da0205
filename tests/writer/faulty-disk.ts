import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** Calls by which files are read and changed. */
const CALLS = [
  "appendFileSync",
  "closeSync",
  "copyFileSync",
  "fchmodSync",
  "fsyncSync",
  "linkSync",
  "lstatSync",
  "mkdirSync",
  "openSync",
  "readFileSync",
  "renameSync",
  "rmSync",
  "truncateSync",
  "writeFileSync",
] as const;

type Call = (typeof CALLS)[number];
// biome-ignore lint/suspicious/noExplicitAny: every call has arguments of its own
type Arguments = any[];

/** What happens to a call: asked before it is made, with its number from 1. */
export type Fault = (call: Call, number: number, args: Arguments, make: () => unknown) => unknown;

/** Does something while each call to the disk below a folder goes through a fault. */
export async function withFaults<T>(dir: string, fault: Fault, work: () => Promise<T>): Promise<T> {
  const original = Object.fromEntries(CALLS.map((call) => [call, fs[call]])) as Record<
    Call,
    (...args: Arguments) => unknown
  >;
  const changeable = fs as unknown as Record<Call, (...args: Arguments) => unknown>;
  let number = 0;
  let isInside = false;
  for (const call of CALLS)
    changeable[call] = (...args) => {
      const make = () => original[call](...args);
      const isOurs = typeof args[0] === "number" || String(args[0]).startsWith(dir);
      // What a fault does itself, and what a call is made of, meets none.
      if (isInside || !isOurs) return make();
      isInside = true;
      try {
        number += 1;
        return fault(call, number, args, make);
      } finally {
        isInside = false;
      }
    };
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    Object.assign(fs, original);
    syncBuiltinESMExports();
  }
}

/** The process is ended before a call, or in the middle of it when it writes: nothing works from then on. */
export function killedAt(last: number, isHalf: boolean): Fault {
  return (call, number, args, make) => {
    if (number < last) return make();
    if (number === last && isHalf) writeHalf(call, args);
    throw new Error("killed");
  };
}

/** Nothing more fits on the disk from a call on, and the first write after it is cut. */
export function fullFrom(first: number): Fault {
  return (call, number, args, make) => {
    const needsRoom = call === "writeFileSync" || call === "appendFileSync" || call === "mkdirSync";
    if (number < first || !needsRoom) return make();
    writeHalf(call, args);
    throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
  };
}

function writeHalf(call: Call, [target, data]: Arguments): void {
  if (call !== "writeFileSync" && call !== "appendFileSync") return;
  const bytes = Buffer.from(data);
  const half = bytes.subarray(0, bytes.length >> 1);
  if (call === "appendFileSync") fs.appendFileSync(target, half);
  else fs.writeFileSync(target, half);
}

/** Another program does something before a call, unless that is one before which it cannot be. */
export function otherBefore(
  at: number,
  act: () => void,
  isLeftOut: (call: string, args: readonly unknown[]) => boolean,
): Fault {
  return (call, number, args, make) => {
    if (number === at && !isLeftOut(call, args)) act();
    return make();
  };
}
