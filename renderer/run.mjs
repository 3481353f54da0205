// @ts-check
/** Starts the command line; see `cli.ts`. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { compileEngine } from "./compile-engine.mjs";

// Reading thousands of pages makes much that is soon thrown away: a larger nursery halves the collector's share.
setFlagsFromString("--max-semi-space-size=16");

await import(pathToFileURL(join(await compileEngine(), "cli.mjs")).href);
