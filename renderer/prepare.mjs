// @ts-check
/** `npm ci` runs this: makes ready what every command would have to make otherwise. A fault here stops nobody. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { compileEngine } from "./compile-engine.mjs";

try {
  await import(pathToFileURL(join(await compileEngine(), "bundle-own-blocks.mjs")).href);
} catch {
  // The command that needs it makes it, and says what is wrong.
}
