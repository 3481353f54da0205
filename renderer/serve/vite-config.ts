import { join } from "node:path";
import type { InlineConfig } from "vite";
import { engineDir } from "../bundle/engine-dir.ts";
import { cacheDir } from "../files/cache-dir.ts";

/** What Vite knows of the engine's folder. It reads no file with settings, neither of the engine nor of the site. */
export function viteConfig(): InlineConfig {
  return {
    configFile: false,
    // A site may have one for its editor, and lean on what is not installed yet.
    tsconfig: join(engineDir, "renderer/tsconfig.site.json"),
    root: engineDir,
    cacheDir: cacheDir("vite"),
    appType: "custom",
    optimizeDeps: {
      entries: ["blocks/*/view.tsx", "blocks/site/*/view.tsx"],
      include: [
        "react",
        "react-dom/client",
        "react-dom/server",
        "react/jsx-dev-runtime",
        "react-router-dom",
        "@emotion/styled",
        "@emotion/react",
        "react-aria-components",
        // The editor loads these when they are needed, and must not load the page anew then.
        "@codemirror/autocomplete",
        "@codemirror/commands",
        "@codemirror/lang-markdown",
        "@codemirror/lang-yaml",
        "@codemirror/language",
        "@codemirror/lint",
        "@codemirror/state",
        "@codemirror/view",
        "@lezer/highlight",
        "axe-core",
        "yaml",
      ],
    },
  };
}
