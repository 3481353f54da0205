import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { cliWords, engineDir } from "./run-command.ts";

/** A live server that says nothing for this long has failed, in milliseconds; 10,000 pages take their time. */
const START_LIMIT = 180_000;

/**
 * Starts `npm start` on a site, and ends it at the end.
 *
 * @param dir  Absolute site folder. @param use  Gets the port, and the milliseconds until the address was told.
 */
export async function withLiveServer<T>(
  dir: string,
  use: (port: number, start: number) => Promise<T>,
): Promise<T> {
  const port = await freePort();
  const [program, words] = cliWords("start", "--site", dir, "--port", String(port));
  const started = performance.now();
  // A group of its own, so that the server behind the command line ends with it.
  const child = spawn(program, words, { cwd: engineDir, stdio: ["ignore", "pipe", "pipe"], detached: true });
  try {
    await toldAddress(child);
    return await use(port, performance.now() - started);
  } finally {
    end(child);
  }
}

function toldAddress(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => reject(new Error(`No address yet:\n${output}`)), START_LIMIT);
    const read = (text: Buffer) => {
      output += text;
      if (!output.includes("http://127.0.0.1:")) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The live server ended with code ${code}:\n${output}`)));
  });
}

function end(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  child.removeAllListeners("exit");
  process.kill(-child.pid, "SIGTERM");
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (!address || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}
