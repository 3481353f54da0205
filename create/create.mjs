#!/usr/bin/env node
// @ts-check
/** `npm create yaml-site NAME`: the same as `npx yaml-site new site NAME`. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const [name = "site", ...options] = process.argv.slice(2);
const engine = dirname(createRequire(import.meta.url).resolve("yaml-site/package.json"));
const { status } = spawnSync(
  process.execPath,
  [join(engine, "renderer/bin.mjs"), "new", "site", name, ...options],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
