import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { HostRules } from "../../renderer/publish/host/host-rules.ts";
import { nginxConfig } from "../../renderer/publish/host/nginx-config.ts";

/**
 * The nginx of this machine. Installed by Debian's package manager when it is missing and the tests run as root,
 * as they do in a container.
 *
 * @throws Error that says how to help when there is none and none can be installed.
 */
export function findNginx(): string {
  const paths = [
    process.env.NGINX_PATH,
    "/usr/sbin/nginx",
    "/usr/local/bin/nginx",
    "/opt/homebrew/bin/nginx",
  ];
  const find = () => paths.find((path) => path && existsSync(path));
  if (!find() && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "nginx"], {
      stdio: "inherit",
      env,
    });
  }
  const path = find();
  if (!path) throw new Error("This test needs nginx. Install it, or set NGINX_PATH to its program.");
  return path;
}

/** An nginx that serves one folder by the configuration that the build writes. */
export interface RunningNginx {
  /** Address without a slash at the end. */
  address: string;
  /** What nginx has to say about the configuration; empty when all is well. */
  complaints: string;
  stop(): Promise<void>;
}

/** Starts nginx on loopback, on a free port, with a folder of its own for everything that it writes. */
export async function startNginx(rules: HostRules, root: string): Promise<RunningNginx> {
  const program = findNginx();
  const dir = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const types = [
    "/etc/nginx/mime.types",
    "/usr/local/etc/nginx/mime.types",
    "/opt/homebrew/etc/nginx/mime.types",
  ];
  mkdirSync(join(dir, "temp"));
  writeFileSync(
    join(dir, "site.conf"),
    nginxConfig(rules, { root, port }).replace(`listen ${port}`, `listen 127.0.0.1:${port}`),
  );
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${dir}/temp/${name};\n`)
    .join("");
  writeFileSync(
    join(dir, "nginx.conf"),
    `daemon off;
pid ${dir}/nginx.pid;
error_log stderr warn;
worker_processes 1;
${process.getuid?.() === 0 ? "user root;\n" : ""}events {}
http {
  access_log off;
${temp}  include ${types.find((path) => existsSync(path)) ?? "mime.types"};
  default_type application/octet-stream;
  include ${dir}/site.conf;
}
`,
  );
  const words = ["-p", dir, "-c", join(dir, "nginx.conf"), "-e", "stderr"];
  const test = spawnSync(program, [...words, "-t", "-q"], { encoding: "utf8" });
  const server = spawn(program, words, { stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  await answering(address);
  return {
    address,
    complaints: test.stderr,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(address);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("nginx does not answer.");
}
