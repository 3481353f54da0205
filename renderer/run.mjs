// @ts-check
/** Starts the command line in the engine's repository; see `cli.ts`. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileEngine } from "./compile-engine.mjs";
import { keepCompiledCode } from "./node-flags.mjs";

const engine = await compileEngine();
keepCompiledCode(`${engine}-code`);
await import(pathToFileURL(join(engine, "cli.mjs")).href);
