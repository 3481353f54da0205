import { sep } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { bundleEditor, editorDir } from "../bundle/bundle-editor.ts";

/**
 * Serves the editor as the few files that it was bundled into, beside the modules of the page. Whoever changes the
 * editor itself gets it bundled anew and the window loaded again.
 *
 * @param bundleNow  Bundles it as its sources are.
 */
export function bundledEditor(bundleNow = bundleEditor): Plugin {
  let bundle = bundleNow();
  // Whoever asks for it hears of a failure; nobody may.
  bundle.catch(() => {});
  let changes = 0;
  /** With a mistake in its code, the editor stays as it was. */
  const bundleAgain = async (server: ViteDevServer): Promise<void> => {
    changes += 1;
    const own = changes;
    try {
      const fresh = await bundleNow();
      if (own !== changes) return;
      bundle = Promise.resolve(fresh);
      server.moduleGraph.invalidateAll();
      server.ws.send({ type: "full-reload" });
    } catch (error) {
      server.config.logger.error(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    name: "site:bundled-editor",
    enforce: "pre",
    resolveId: {
      filter: { id: /[\\/]renderer[\\/]editor[\\/]/ },
      handler: async (id) => (await bundle).get(id),
    },
    configureServer(server) {
      server.watcher.on("change", (path) => {
        if (path.startsWith(editorDir + sep)) void bundleAgain(server);
      });
    },
  };
}
