// @ts-check
/** Starts the command line in the engine's repository; see `cli.ts`. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import "./node-flags.mjs";
import { compileEngine } from "./compile-engine.mjs";

await import(pathToFileURL(join(await compileEngine(), "cli.mjs")).href);
