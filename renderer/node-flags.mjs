// @ts-check
/** Sets Node up for the command line, before anything of it is read. */
import module from "node:module";
import { setFlagsFromString } from "node:v8";

// Pages are made one after the other and thrown away: a nursery of some size keeps them out of the old space, and
// an old space that grows in small steps keeps what is thrown away there from piling up with the size of the site
// (10,000 pages: 50 to 90 MiB less than in steps of all that is there, for no processor time that could be measured;
// in steps of a third it was a twelfth more).
setFlagsFromString("--max-semi-space-size=16");
setFlagsFromString("--heap-growing-percent=45");
// A command lasts seconds: a fifth of a build went into optimising functions that had few calls left before them. From
// Node 22 on V8 counts calls, before that what they do; it says so aloud of a flag that it does not know.
const countsCalls = Number.parseInt(process.versions.v8, 10) >= 12;
setFlagsFromString(countsCalls ? "--invocation-count-for-turbofan=24000" : "--interrupt-budget=540000");
// What data and layouts are made of stays, and what pages are made of goes, both by the same lines of code: after the
// data, V8 would put every page into the old space at once, and everything that it points to.
setFlagsFromString("--no-allocation-site-pretenuring");

/**
 * Has Node keep what it has compiled of the code from now on, and of the next command's: a quarter of a small build.
 * Node 20 has that for no modules.
 *
 * @param {string} [folder] Absolute; default: where Node keeps it.
 */
export function keepCompiledCode(folder) {
  const { enableCompileCache } = /** @type {{ enableCompileCache?(folder?: string): unknown }} */ (module);
  enableCompileCache?.(folder);
}
