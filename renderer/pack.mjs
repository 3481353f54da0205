// @ts-check
/**
 * `npm pack` runs this before it looks for files: writes `compiled/`, which has the engine's command line as
 * JavaScript and the types of its public modules. Afterwards `pack.mjs --clean` removes it.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compilePackage } from "./compile-engine.mjs";

const engineDir = fileURLToPath(new URL("..", import.meta.url));
const compiled = join(engineDir, "compiled");

rmSync(compiled, { recursive: true, force: true });
if (!process.argv.includes("--clean")) {
  await compilePackage();
  declareTypes();
}

/** Declarations of the public modules and of what they use, in `compiled/types`. */
function declareTypes() {
  const { exports } = JSON.parse(readFileSync(join(engineDir, "package.json"), "utf8"));
  const files = Object.values(exports).flatMap((target) =>
    typeof target === "string" ? [] : [join("..", target.default)],
  );
  const config = join(compiled, "tsconfig.json");
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: "..",
    outDir: "types",
  };
  writeFileSync(
    config,
    JSON.stringify({
      extends: "../tsconfig.json",
      compilerOptions,
      files: [...files, "../renderer/markdown/markdown-it-footnote.d.ts"],
      include: [],
    }),
  );
  const tsc = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
  const { status } = spawnSync(process.execPath, [tsc, "-p", config], { stdio: "inherit" });
  rmSync(config);
  if (status !== 0) process.exit(1);
}
