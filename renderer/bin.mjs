#!/usr/bin/env node
// @ts-check
/** Starts the command line of an installed engine, which is compiled already; see `cli.ts`. */
import { keepCompiledCode } from "./node-flags.mjs";

// Not in the engine's own folder, which may be read-only.
keepCompiledCode();

// As a variable: in the repository there is no such file.
const cli = "../compiled/cli.mjs";
await import(cli);
