import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GENERATORS } from "./generators.ts";

/**
 * Fetches the other generators into a temporary folder, does something with them, and removes it. They are no
 * dependencies of this project: only who compares needs them.
 *
 * @param use Gets the folder that holds `node_modules`, in which sites may lie as well.
 * @throws Error with what npm said when they cannot be fetched.
 */
export async function withOtherGenerators<T>(use: (dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), "bench-others-"));
  try {
    const dependencies = Object.assign({}, ...GENERATORS.map(({ packages }) => packages));
    writeFileSync(join(dir, "package.json"), JSON.stringify({ private: true, dependencies }));
    // Everything that they need to be compiled comes compiled; scripts of strangers are not needed for it.
    await run("npm", ["install", "--prefix", dir, "--ignore-scripts", "--no-audit", "--no-fund"], dir);
    return await use(dir);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function run(program: string, words: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, words, { cwd, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text: Buffer) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else
        reject(new Error(`The other generators could not be fetched (npm ${code}):\n${said.slice(-1500)}`));
    });
  });
}
