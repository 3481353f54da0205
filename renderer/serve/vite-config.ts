import { join } from "node:path";
import type { InlineConfig } from "vite";
import { cacheDir } from "../files/cache-dir.ts";
import { engineDir } from "../files/engine-dir.ts";

/** What Vite knows of the engine's folder. It reads no file with settings, neither of the engine nor of the site. */
export function viteConfig(): InlineConfig {
  return {
    configFile: false,
    // A site may have one for its editor, and lean on what is not installed yet.
    tsconfig: join(engineDir, "renderer/tsconfig.site.json"),
    root: engineDir,
    cacheDir: cacheDir("vite"),
    appType: "custom",
    // For packages of a site that are made ready by themselves; see ONE_COPY in engine-package.ts.
    resolve: { dedupe: ["react", "react-dom", "@emotion/react"] },
    optimizeDeps: {
      // What is found only later, as the editor's parts are, would load the page anew.
      entries: [
        "blocks/*/{view.tsx,behavior.ts}",
        "blocks/site/*/{view.tsx,behavior.ts}",
        "renderer/editor/shell-route.ts",
        "renderer/editor/editor-route.ts",
        "renderer/editor/site-route.ts",
        "renderer/editor/frame/start-frame.ts",
      ],
      include: [
        "react",
        "react-dom/client",
        "react-dom/server",
        "react/jsx-dev-runtime",
        "react/jsx-runtime",
        "react-router-dom",
        "@emotion/styled",
        "@emotion/react",
        "react-aria-components",
        "react-aria/useLandmark",
      ],
    },
  };
}
