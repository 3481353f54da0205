import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import react from "@vitejs/plugin-react";
import { createLogger, createServer, type Logger, type Plugin, type ViteDevServer } from "vite";
import { noAssetFiles, ofBlock } from "../bundle/no-asset-files.ts";
import { noOtherCode } from "../bundle/no-other-code.ts";
import { putWords } from "../bundle/put-words.ts";
import { virtualModules } from "../bundle/virtual-modules.ts";
import { compileEngine } from "../compile-engine.mjs";
import { keptRowsOf } from "../data/kept-rows.ts";
import { EDIT_PAGE_PATH } from "../editor/edit-page.ts";
import { EDIT_PATH, FILE_PATH, PICTURE_PATH, PICTURES_PATH } from "../editor/protocol.ts";
import { engineImports } from "../engine-package.ts";
import { engineDir, moduleFolders } from "../files/engine-dir.ts";
import { basePathOf, siteRoute } from "../formats/base-path.ts";
import { MADE_PICTURES } from "../formats/picture-files.ts";
import type { PageDefinition } from "../model.ts";
import { openPictureStore } from "../pictures/picture-store.ts";
import { printableLines } from "../problems/printable.ts";
import { hasIcon } from "../publish/found/icons.ts";
import { AS_OF, EDITOR_PATH, FOR_EDITOR, SITE_PATH } from "../runtime/live/protocol.ts";
import { openSite } from "../site/open-site.ts";
import type { Site } from "../site/site.ts";
import { answerSafely } from "./answer-safely.ts";
import { bundledEditor } from "./bundled-editor.ts";
import { editorData } from "./editor-data.ts";
import { tellFaultPlaces } from "./fault-places.ts";
import { galleryBlocks } from "./gallery.ts";
import { guardRequests, pathOf, queryOf, type RequestGuard } from "./guard-request.ts";
import { inquiryReceiver, isForReceiver } from "./inquiry-receiver.ts";
import { keptToken } from "./kept-token.ts";
import { BLOCKS_PATH, GALLERY_PATH, PAGE_PATH } from "./live-addresses.ts";
import { liveCode } from "./live-code.ts";
import { kindOfFile, liveFile } from "./live-files.ts";
import { guardListeners, liveGuard } from "./live-guard.ts";
import { changesOf, livePage } from "./live-page.ts";
import { liveSearch } from "./live-search.ts";
import { liveShell } from "./live-shell.ts";
import { liveTheme, themeNames } from "./live-theme.ts";
import { sendMadePicture } from "./made-picture.ts";
import { fileOpener, OPEN_PATH } from "./open-file.ts";
import { overviewEndpoint } from "./overview/overview-endpoint.ts";
import { panelEndpoint } from "./panel/panel-endpoint.ts";
import { sendPublicFile } from "./public-file.ts";
import { type SitesInTime, sitesInTime } from "./sites-in-time.ts";
import { TRANSLATIONS_PATH, translationsPage } from "./translations-page.ts";
import { viteConfig } from "./vite-config.ts";
import { watchSite } from "./watch-site.ts";
import { editReceiver } from "./writer/edit-receiver.ts";
import { fileReceiver } from "./writer/file-receiver.ts";
import { pictureLister, pictureReceiver } from "./writer/picture-receiver.ts";
import { Writer } from "./writer/writer.ts";

export interface DevServerOptions {
  /** Absolute site folder. */
  dir: string;
  port: number;
  /** Settings that stand above `data/site.yaml`. */
  settings?: Readonly<Record<string, string>>;
  /** The day or moment that the site is shown as of; missing: now. */
  asOf?: string;
  /** The editor is made ready before somebody opens it; else it is when somebody does. */
  isWarmed?: boolean;
  /** Called with all problems after the start and after every change. */
  onCheck(site: Site, milliseconds: number, changed: readonly string[]): void;
}

/** Starts the live server on loopback: pages appear as they are saved, problems over the page. */
export async function startDevServer({
  dir,
  port,
  settings = {},
  asOf,
  isWarmed = false,
  onCheck,
}: DevServerOptions): Promise<ViteDevServer> {
  const started = performance.now();
  const options = { dir, settings, drafts: true, marksDrafts: true };
  const kept = keptRowsOf(dir, await compileEngine());
  const site = await openSite({ ...options, ...(asOf !== undefined && { asOf }) }, { kept });
  const sites = sitesInTime(site, options);
  onCheck(site, performance.now() - started, []);
  const guard = guardRequests(keptToken(dir));
  const server = await createServer({
    ...viteConfig(),
    // Vite would follow links in it, and serve what a browser runs as it is.
    publicDir: false,
    logLevel: "warn",
    customLogger: printableLogger(),
    server: {
      host: "127.0.0.1",
      port,
      cors: false,
      allowedHosts: [],
      // A link to a folder above would be watched without end.
      watch: { followSymlinks: false },
      fs: { allow: [engineDir, dir, ...moduleFolders()], deny: [...SECRETS] },
    },
    plugins: [
      react(),
      engineImports(),
      // The build refuses them; what the live page takes has to be what visitors get.
      noAssetFiles(ofBlock),
      noOtherCode(),
      bundledEditor(),
      putWords(
        () => site.words,
        () => site.otherWords,
      ),
      virtualModules(() => site.blockTypes.values()),
      liveSite(site, sites, guard, { onCheck, isWarmed }),
    ],
  });
  if (server.httpServer) guardListeners(server.httpServer, guard);
  await server.listen();
  return server;
}

/** What Vite never serves: its own list, what the inquiry receiver has kept, and what was changed. */
const SECRETS = [".env", ".env.*", "*.{crt,pem}", "**/.git/**", "**/.cache/*.jsonl", "**/.cache/writer/**"];

function liveSite(
  site: Site,
  sites: SitesInTime,
  guard: RequestGuard,
  { onCheck, isWarmed }: Pick<DevServerOptions, "onCheck" | "isWarmed">,
): Plugin {
  const lastGood = new Map<string, PageDefinition>();
  const publicDir = join(site.dir, "public");
  const store = openPictureStore(site.dir, site.pictures);
  return {
    name: "site:live",
    configureServer(server) {
      const tell = (error: unknown) =>
        server.config.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
      /** Middleware at one path, whose faults end with the request. */
      const use = (
        isFor: (path: string) => boolean,
        answer: (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown,
      ) =>
        server.middlewares.use((request, response, next) => {
          if (!isFor(pathOf(request) ?? "")) return next();
          answerSafely(() => answer(request, response, next), tell)(request, response);
        });
      const search = liveSearch(site);
      const writer = new Writer({
        site,
        tell: (message) => server.config.logger.warn(message),
        onChange: (files, milliseconds) => told.tellAll(files, milliseconds),
      });
      const told = watchSite(server, { site, made: [search, sites], onCheck, writer });
      tellFaultPlaces(server, site.dir);
      server.httpServer?.once("close", () => writer.close());
      server.middlewares.use(liveGuard(guard, publicDir, isForReceiver));
      use(() => true, inquiryReceiver({ dir: site.dir }));
      use((path) => path === OPEN_PATH, fileOpener(guard, [engineDir, site.dir]));
      use((path) => path === EDIT_PAGE_PATH, editorData(site, guard));
      use((path) => path === EDIT_PATH, editReceiver(guard, writer));
      use((path) => path === PICTURE_PATH, pictureReceiver(guard, site, writer));
      use((path) => path === FILE_PATH, fileReceiver(guard, site, writer));
      use((path) => path === PICTURES_PATH, pictureLister(guard, site));
      use(
        (path) => path === PAGE_PATH,
        async (request, response) => {
          const query = new URLSearchParams(queryOf(request));
          const asOf = query.get(AS_OF);
          const asked = await sites.at(asOf);
          const isNow = asked === site;
          const time = { ...(!isNow && asOf !== null && { asOf }), changes: changesOf(site) };
          const route = query.get("route") ?? "/";
          const page = livePage(asked, route, isNow ? lastGood : new Map(), query.has(FOR_EDITOR));
          json(response, { ...page, time });
        },
      );
      use(
        (path) => path === TRANSLATIONS_PATH,
        (request, response) => {
          const { html, isKnown } = translationsPage(site, new URLSearchParams(queryOf(request)));
          response.statusCode = isKnown ? 200 : 404;
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(html);
        },
      );
      use(
        (path) => path === BLOCKS_PATH,
        (_request, response) => json(response, { blocks: galleryBlocks(site), themes: themeNames() }),
      );
      const code = liveCode(site, server);
      if (isWarmed) server.httpServer?.once("listening", code.warm);
      use(code.isFor, code.answer);
      const panel = panelEndpoint(site);
      use(panel.isFor, panel.answer);
      const overview = overviewEndpoint(site);
      use(overview.isFor, overview.answer);
      const theme = liveTheme(site);
      if (isWarmed) server.httpServer?.once("listening", theme.warm);
      use(theme.isFor, theme.answer);
      use(search.isFor, async (request, response, next) => {
        const found = await search.find(pathOf(request) ?? "");
        if (!found) return next();
        response.setHeader("Content-Type", found.type);
        response.setHeader("Cache-Control", "no-store");
        response.end(found.text);
      });
      use(
        (path) => path.startsWith(MADE_PICTURES),
        async (request, response, next) => {
          if (!(await sendMadePicture(request, response, store))) next();
        },
      );
      use(
        () => true,
        async (request, response, next) => {
          if (await sendPublicFile(request, response, publicDir)) return;
          // Vite's file server cannot read every range, and needs none.
          delete request.headers.range;
          next();
        },
      );
      return () => {
        use(
          (path) => kindOfFile(path) !== undefined,
          async (request, response, next) => {
            const path = pathOf(request) ?? "";
            const file = await liveFile(site, server, path);
            if (!file) return next();
            response.setHeader("Content-Type", kindOfFile(path) ?? "");
            response.end(file.text);
          },
        );
        use(
          () => true,
          async (request, response, next) => {
            const path = pathOf(request) ?? "/";
            const known =
              path === GALLERY_PATH ||
              [EDITOR_PATH, SITE_PATH].some((start) => path === start || path.startsWith(`${start}/`)) ||
              site.routes.some((entry) => entry.route === path.replace(/(.)\/$/, "$1"));
            // The live site stands at the root: an address of the published one leads to the same page.
            const plain = siteRoute(path, basePathOf(site.settings.url));
            if (!known && plain !== path) {
              const query = queryOf(request);
              response.statusCode = 302;
              response.setHeader("Location", `${encodeURI(plain)}${query ? `?${query}` : ""}`);
              return void response.end();
            }
            // A program that names no type (`curl`) gets a page all the same; a missing script is no page.
            if (!known && !request.headers.accept?.includes("text/html")) return next();
            response.statusCode = known ? 200 : 404;
            response.setHeader("Content-Type", "text/html; charset=utf-8");
            const start = code.of(request);
            const shell = liveShell(site.settings.lang, guard.token, {
              changes: told.count,
              hasIcon: hasIcon(publicDir),
              ...(start && { code: start }),
            });
            response.end(start ? shell : await server.transformIndexHtml("/", shell));
          },
        );
      };
    },
  };
}

function json(response: ServerResponse, data: unknown): void {
  response.setHeader("Content-Type", "application/json");
  response.setHeader("Cache-Control", "no-store");
  response.end(JSON.stringify(data));
}

/** Vite's messages name files; what is in a name does nothing in the terminal. */
function printableLogger(): Logger {
  const logger = createLogger("warn");
  for (const level of ["info", "warn", "warnOnce", "error"] as const) {
    const print = logger[level];
    logger[level] = (message, options) => print(printableLines(stripVTControlCharacters(message)), options);
  }
  return logger;
}
