import { join, relative, resolve } from "node:path";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { engineDir } from "../bundle/engine-dir.ts";
import { liveModule, virtualModules } from "../bundle/virtual-modules.ts";
import { RULES_FILE } from "../check/house-rules.ts";
import type { PageDefinition, Problem } from "../model.ts";
import { codeFrame } from "../problems/code-frame.ts";
import { FIRST_SCRIPT } from "../publish/document.ts";
import type { FramedProblem, LiveAnswer } from "../runtime/live/protocol.ts";
import { openSite, type Site } from "../site/site.ts";
import { galleryBlocks } from "./gallery.ts";
import { inquiryReceiver } from "./inquiry-receiver.ts";
import { kindOfFile, liveFile } from "./live-files.ts";

export interface DevServerOptions {
  /** Absolute site folder. */
  dir: string;
  port: number;
  /** Settings that stand above `data/site.yaml`. */
  settings?: Readonly<Record<string, string>>;
  /** Called with all problems after the start and after every change. */
  onCheck(site: Site, milliseconds: number, changed: readonly string[]): void;
}

/** A save of several files at once (editors, git) is one change when they come within this many milliseconds. */
const SETTLE = 15;

/** Starts the live server on loopback: pages appear as they are saved, problems over the page. */
export async function startDevServer({
  dir,
  port,
  settings = {},
  onCheck,
}: DevServerOptions): Promise<ViteDevServer> {
  const started = performance.now();
  const site = await openSite({ dir, settings });
  onCheck(site, performance.now() - started, []);
  const server = await createServer({
    configFile: join(engineDir, "vite.config.ts"),
    root: engineDir,
    publicDir: join(dir, "public"),
    logLevel: "warn",
    server: { port, fs: { allow: [engineDir, dir] } },
    plugins: [virtualModules(() => site.blockTypes.values()), liveSite(site, onCheck)],
  });
  await server.listen();
  return server;
}

function liveSite(site: Site, onCheck: DevServerOptions["onCheck"]): Plugin {
  const lastGood = new Map<string, PageDefinition>();
  return {
    name: "site:live",
    configureServer(server) {
      watch(server, site, onCheck);
      server.middlewares.use(inquiryReceiver({ dir: site.dir }));
      server.middlewares.use("/@site/page", (request, response) => {
        const route = new URL(request.url ?? "/", "http://localhost").searchParams.get("route") ?? "/";
        response.setHeader("Content-Type", "application/json");
        response.setHeader("Cache-Control", "no-store");
        response.end(JSON.stringify(answer(site, route, lastGood)));
      });
      server.middlewares.use("/@site/blocks", (_request, response) => {
        response.setHeader("Content-Type", "application/json");
        response.setHeader("Cache-Control", "no-store");
        response.end(JSON.stringify(galleryBlocks(site)));
      });
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const address = (request.url ?? "/").split("?")[0] ?? "/";
          const kind = kindOfFile(address);
          const file = kind && (await liveFile(site, server, address));
          if (!kind || !file) return next();
          response.setHeader("Content-Type", kind);
          response.end(file.text);
        });
        server.middlewares.use(async (request, response, next) => {
          if (!request.headers.accept?.includes("text/html")) return next();
          const path = (request.url ?? "/").split("?")[0] ?? "/";
          const known =
            path === "/__blocks" || site.routes.some((entry) => entry.route === path.replace(/(.)\/$/, "$1"));
          response.statusCode = known ? 200 : 404;
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(await server.transformIndexHtml(request.url ?? "/", shell(site)));
        });
      };
    },
  };
}

function answer(site: Site, route: string, lastGood: Map<string, PageDefinition>): LiveAnswer {
  const entry = site.routes.find((candidate) => candidate.route === route);
  const page = site.page(entry ? route : "/404");
  if (page) lastGood.set(route, page);
  const file = entry?.file ?? "";
  const own = (problem: Problem) => (problem.file === file ? 0 : 1);
  const problems = site.problems.toSorted((a, b) => own(a) - own(b)).map((problem) => framed(problem, site));
  if (entry?.kind === "redirect") return { dir: site.dir, redirect: entry.to, problems };
  return { dir: site.dir, page: page ?? lastGood.get(route), problems };
}

function framed(problem: Problem, site: Site): FramedProblem {
  const { line, column } = problem.range.start;
  return {
    ...problem,
    frame: codeFrame(site.source(problem.file) ?? "", problem.range),
    open: `${join(site.dir, problem.file)}:${line}:${column}`,
  };
}

function watch(server: ViteDevServer, site: Site, onCheck: DevServerOptions["onCheck"]): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const folders = ["pages", "data", "public"].map((name) => join(site.dir, name));
  const rules = join(site.dir, RULES_FILE);
  server.watcher.add([...folders, rules, join(site.dir, "blocks")]);
  server.watcher.on("all", (event, path) => {
    const file = resolve(path);
    const isContent =
      file === rules ||
      (folders.some((folder) => file.startsWith(folder)) &&
        /\.(ya?ml(\.txt)?|html|md|svg|webp|avif|png|jpe?g)$/i.test(file));
    // Views reload by themselves; what a block is made of matters when a file of it comes or goes.
    const isBlock =
      /[\\/](schema\.json|rules\.ts)$/.test(file) ||
      (event !== "change" && /[\\/](view\.tsx|behavior\.ts)$/.test(file));
    if (!isContent && !isBlock && !/\.schema\.json$/.test(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void apply(), SETTLE);
  });

  async function apply() {
    const files = [...changed];
    changed.clear();
    const before = [...site.blockTypes.keys()].join();
    const started = performance.now();
    await site.update(files);
    onCheck(
      site,
      performance.now() - started,
      files.map((file) => relative(site.dir, file)),
    );
    if ([...site.blockTypes.keys()].join() !== before) {
      const module = server.moduleGraph.getModuleById(`\0${liveModule}`);
      if (module) server.moduleGraph.invalidateModule(module);
      server.ws.send({ type: "full-reload" });
      return;
    }
    server.ws.send({ type: "custom", event: "site:change" });
  }
}

function shell(site: Site): string {
  return `<!doctype html>
<html lang="${site.settings.lang}" class="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="">
<script>${FIRST_SCRIPT}</script>
</head>
<body>
<div id="live"></div>
<script type="module" src="/@id/__x00__${liveModule}"></script>
</body>
</html>
`;
}
