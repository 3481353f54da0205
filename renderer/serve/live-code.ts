import { realpathSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import type { ViteDevServer } from "vite";
import type { BundleParts } from "../bundle/bundle.ts";
import { bundleLive, findLiveBundle, type LiveBundle, livePartsOf } from "../bundle/live-bundle.ts";
import { CODE_CHANGE } from "../bundle/virtual-modules.ts";
import { EDITOR_PATH, SITE_PATH } from "../runtime/live/protocol.ts";
import type { Site } from "../site/site.ts";
import { pathOf } from "./guard-request.ts";
import { CODE_PATH } from "./live-addresses.ts";

/** Which code a window of the live server runs. */
export interface LiveCode {
  /**
   * Files to start a window with: the editor and the page in its frame get the bundle, so that it is there at once.
   *
   * @returns undefined when it takes each module from Vite. That is so for pages outside of the editor, for as long as
   *   there is no bundle yet, and for everything once code has changed: from then on each change shows by itself.
   */
  of(request: IncomingMessage): { entry: string; preloads: readonly string[] } | undefined;
  /** Makes the bundle now, unless it is there. */
  warm(): void;
  isFor(path: string): boolean;
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

/** Where links lead, as the bundle names its sources; what is gone has no other name. */
const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
};

export function liveCode(site: Site, server: ViteDevServer): LiveCode {
  const said = JSON.stringify(livePartsOf(site));
  let bundle: LiveBundle | undefined;
  let bundling: Promise<void> | undefined;
  let hasChanged = false;
  /** The bundle as it is to be handed out now. @param makes  It is made if it is not there. */
  const look = (makes: boolean): LiveBundle | undefined => {
    const parts = livePartsOf(site);
    // Blocks that come and go, and words that change, are code as well.
    hasChanged ||= JSON.stringify(parts) !== said;
    if (hasChanged) return undefined;
    if (bundle || bundling) return bundle;
    bundle = findLiveBundle(parts);
    if (!bundle && makes) bundling = make(parts);
    return bundle;
  };
  const make = async (parts: BundleParts): Promise<void> => {
    // What is wrong with a view, Vite tells where it is shown.
    bundle = await bundleLive(parts).catch(() => undefined);
  };
  /** What is saved with a mistake is no code yet: windows keep what works until it is mended. */
  const follow = async (path: string): Promise<void> => {
    try {
      await server.transformRequest(`/@fs/${path.replace(/^\//, "")}`);
    } catch (error) {
      server.config.logger.error(error instanceof Error ? error.message : String(error));
      return;
    }
    if (hasChanged) return;
    hasChanged = true;
    server.ws.send({ type: "custom", event: CODE_CHANGE });
  };
  server.watcher.on("all", (_, path) => {
    if (!hasChanged && bundle?.sources.includes(realPath(path))) void follow(path);
  });
  const addressOf = (name: string): string => `${CODE_PATH}${bundle?.key}/${name}`;
  return {
    of(request) {
      const path = pathOf(request) ?? "/";
      const isEditor = [EDITOR_PATH, SITE_PATH].some((start) => `${path}/`.startsWith(`${start}/`));
      if (!isEditor && request.headers["sec-fetch-dest"] !== "iframe") return undefined;
      const found = look(isEditor);
      if (!found) return undefined;
      return {
        entry: addressOf(found.entry),
        preloads: (isEditor ? found.editor : found.frame).map(addressOf),
      };
    },
    warm: () => void look(true),
    isFor: (path) => path.startsWith(CODE_PATH),
    answer(request, response, next) {
      const [key, name = "", ...rest] = (pathOf(request) ?? "").slice(CODE_PATH.length).split("/");
      const file = key === bundle?.key && rest.length === 0 ? bundle?.files.get(name) : undefined;
      if (!file) return next();
      response.setHeader("Content-Type", "text/javascript");
      // Another bundle has another address.
      response.setHeader("Cache-Control", "max-age=31536000, immutable");
      response.end(request.method === "HEAD" ? undefined : file);
    },
  };
}
