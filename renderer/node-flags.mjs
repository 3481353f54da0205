// @ts-check
/** Sets Node up for the command line, before anything of it is read. */
import { setFlagsFromString } from "node:v8";

// Pages are made one after the other and thrown away: a nursery of some size keeps them out of the old space, and
// an old space that grows in small steps keeps what is thrown away there from piling up with the size of the site.
setFlagsFromString("--max-semi-space-size=16");
setFlagsFromString("--heap-growing-percent=100");
// A command lasts seconds: a fifth of a build went into optimising functions that had few calls left before them.
setFlagsFromString("--interrupt-budget=540000");
// What data and layouts are made of stays, and what pages are made of goes, both by the same lines of code: after the
// data, V8 would put every page into the old space at once, and everything that it points to.
setFlagsFromString("--no-allocation-site-pretenuring");
