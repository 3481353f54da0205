#!/usr/bin/env node
// @ts-check
/** Starts the command line of an installed engine, which is compiled already; see `cli.ts`. */
import "./node-flags.mjs";

// As a variable: in the repository there is no such file.
const cli = "../compiled/cli.mjs";
await import(cli);
