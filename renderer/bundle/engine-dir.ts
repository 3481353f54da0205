import { fileURLToPath } from "node:url";

/** Absolute folder of the engine: the one that holds `renderer/` and `blocks/`. No slash at the end. */
export const engineDir = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
