import { join, relative, resolve, sep } from "node:path";
import type { ViteDevServer } from "vite";
import { liveModule } from "../bundle/virtual-modules.ts";
import { RULES_FILE } from "../check/house-rules.ts";
import { CODE_FAULTS, mayHaveCodeFault } from "../pages/code-faults.ts";
import { SITE_TOLD, type SiteTold } from "../runtime/live/protocol.ts";
import type { Site } from "../site/site.ts";
import { watchFolders } from "./watch-folders.ts";
import type { Writer } from "./writer/writer.ts";

/** What follows the files of a site. */
export interface SiteFollowers {
  site: Site;
  /** What was made from it and has to be made anew. */
  made: readonly { forget(): void }[];
  /** Called with all problems after every change. @param changed  Relative to the site folder. */
  onCheck(site: Site, milliseconds: number, changed: readonly string[]): void;
  /** Knows what it has written itself, and whose work on the site must not be mixed with another. */
  writer: Pick<Writer, "alone" | "news">;
}

/** Folders of what is on pages. */
const CONTENT = ["pages", "data", "public"];

/** A save of several files at once (editors, git) is one change when they come within this many milliseconds. */
const SETTLE = 15;

/**
 * What was looked at is looked at again after so many milliseconds, until nothing is new in it. The watcher tells of
 * the same file once in 50 ms and drops the rest: without this, what others write right behind the writer, or behind
 * their own first half, would be seen with the next change only.
 */
const AGAIN = 100;

/** No timer waits longer: 24 days. */
const LONGEST = 2 ** 31 - 1;

/** What has become of a site since the server was started. */
export interface ToldChanges {
  /** How often browsers were told of a change. */
  readonly count: number;
  /** Tells everybody of a change that the site has taken in already. */
  tellAll(files: readonly string[], milliseconds: number): void;
}

/** Reads files of a site again as they change, and shows the pages anew. */
export function watchSite(
  server: ViteDevServer,
  { site, made, onCheck, writer }: SiteFollowers,
): ToldChanges {
  let count = 0;
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const folders = CONTENT.map((name) => join(site.dir, name));
  const rules = join(site.dir, RULES_FILE);
  server.watcher.add(rules);
  const unwatch = watchFolders(server.watcher, site.dir, [...CONTENT, "blocks"], (file) => note("add", file));
  server.httpServer?.once("close", unwatch);
  server.watcher.on("all", (event, path) => note(event, resolve(path)));

  function note(event: string, file: string) {
    const isContent =
      file === rules ||
      (folders.some((folder) => file.startsWith(folder)) &&
        /\.(ya?ml(\.txt)?|csv|json|html|md|svg|webp|avif|png|jpe?g|gif|woff2?|ttf|otf)$/i.test(file));
    // Views reload by themselves; what a block is made of matters when a file of it comes or goes.
    const isBlock =
      /[\\/](schema\.json|(rules|fit|migrations)\.ts)$/.test(file) ||
      (/[\\/](view\.tsx|behavior\.ts)$/.test(file) && event !== "change") ||
      isFaultyCode(file);
    if (!isContent && !isBlock && !/\.schema\.json$/.test(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => void apply(), SETTLE);
  }

  /** Code of a block of the site has, or had, something that published pages refuse, never call or draw otherwise. */
  function isFaultyCode(file: string): boolean {
    if (!/\.tsx?$/.test(file)) return false;
    const shown = relative(site.dir, file).replaceAll("\\", "/");
    if (
      site.problems.some(
        ({ code, file: told }) => (code === "bad-schema" || CODE_FAULTS.has(code)) && told === shown,
      )
    )
      return true;
    const isOfBlock = [...site.blockTypes.values()].some(({ folder }) => file.startsWith(folder + sep));
    return isOfBlock && mayHaveCodeFault(file);
  }

  /** Looks again when the next thing comes or goes. */
  function waitForChange() {
    const due = site.changes.find(({ at }) => at > site.clock.moment);
    const left = due && due.at - Date.now();
    if (left !== undefined && left > 0) setTimeout(() => void apply(true), Math.min(left, LONGEST)).unref();
  }
  waitForChange();

  async function apply(isDue = false) {
    const paths = [...changed];
    changed.clear();
    if (paths.length > 0) setTimeout(() => void lookAgain(paths), SETTLE + AGAIN).unref();
    await look(paths, isDue);
  }

  async function lookAgain(paths: readonly string[]) {
    const files = await look(paths, false);
    if (files.length > 0) setTimeout(() => void lookAgain(files), AGAIN).unref();
  }

  /** @returns Those among the files that the site had not known as they are. */
  async function look(paths: readonly string[], isDue: boolean): Promise<string[]> {
    let news: string[] = [];
    await writer.alone(async () => {
      // What the writer has written, the site has taken in already.
      const files = writer.news(paths);
      news = files;
      if (files.length === 0 && !isDue) return;
      const before = liveParts();
      const started = performance.now();
      await site.update(files);
      const milliseconds = performance.now() - started;
      const shown = files.map((file) => relative(site.dir, file));
      if (liveParts() === before) tellAll(shown, milliseconds);
      else loadAgain(shown, milliseconds);
    });
    return news;
  }

  /** What the page's script has been told of the block types. */
  function liveParts(): string {
    return JSON.stringify(
      [...site.blockTypes.values()].map(({ name, hasBehavior, isIsland }) => [name, hasBehavior, isIsland]),
    );
  }

  function tellAll(files: readonly string[], milliseconds: number) {
    for (const one of made) one.forget();
    onCheck(site, milliseconds, files);
    waitForChange();
    count += 1;
    server.ws.send({ type: "custom", event: "site:change" });
  }

  function loadAgain(files: readonly string[], milliseconds: number) {
    for (const one of made) one.forget();
    onCheck(site, milliseconds, files);
    const module = server.moduleGraph.getModuleById(`\0${liveModule}`);
    if (module) server.moduleGraph.invalidateModule(module);
    server.ws.send({ type: "full-reload" });
  }

  // Between its first answer and this moment a browser hears of no change.
  server.ws.on("connection", () => {
    const told: SiteTold = { count };
    server.ws.send({ type: "custom", event: SITE_TOLD, data: told });
  });

  return {
    get count() {
      return count;
    },
    tellAll,
  };
}
