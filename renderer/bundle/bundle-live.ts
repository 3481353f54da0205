import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type OutputChunk, type Plugin } from "rolldown";
import { engineImports } from "../engine-package.ts";
import { engineDir } from "../files/engine-dir.ts";
import type { BundleJob } from "./bundle.ts";
import { directIcons } from "./direct-icons.ts";
import { LIVE_FILES, type LiveFiles } from "./live-bundle.ts";
import { noAssetFiles, ofBlock } from "./no-asset-files.ts";
import { noOtherCode } from "./no-other-code.ts";
import { putWords } from "./put-words.ts";
import { stylesInScripts } from "./styles-in-scripts.ts";
import { bundledLiveModule, liveViewsModule, virtualModules } from "./virtual-modules.ts";

/**
 * Bundles the live pages, the editor and all views for production into the job's folder: two hundred requests of a
 * page in the editor become twenty.
 */
export async function bundleLivePages({ types, words, others, folder }: BundleJob): Promise<void> {
  const { output } = await build({
    cwd: engineDir,
    // A site may have one for its editor, and lean on what is not installed yet.
    tsconfig: false,
    input: { live: bundledLiveModule },
    platform: "browser",
    external: [VITE_CLIENT],
    plugins: [
      engineImports(),
      // The build refuses them; what the live page takes has to be what visitors get.
      noAssetFiles(ofBlock),
      noOtherCode(),
      putWords(
        () => words,
        () => others,
      ),
      virtualModules(() => types),
      directIcons(),
      stylesInScripts(),
      changesFromVite(),
    ],
    checks: { bundlerTimings: false },
    // "use client" and the like mean nothing here: everything is bundled.
    onLog: (level, log, handle) => {
      if (log.code === "UNRESOLVED_IMPORT") handle("error", log);
      else if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
    },
    transform: {
      jsx: { runtime: "automatic", development: false },
      define: {
        "process.env.NODE_ENV": '"production"',
        "import.meta.env.DEV": "false",
        "import.meta.env.PROD": "true",
        "import.meta.env.MODE": '"production"',
        "import.meta.env.ONE_LANGUAGE": "false",
        // The live site stands at the root.
        "import.meta.env.BASE": '""',
        "import.meta.env.PUBLISHED_BASE": '""',
      },
    },
    output: {
      dir: folder,
      format: "esm",
      minify: true,
      entryFileNames: "[name].js",
      chunkFileNames: "[name]-[hash].js",
    },
  });
  const chunks = output.filter((file): file is OutputChunk => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry)!.fileName;
  /** Names of the files that hold these modules, and of those that they need at once. */
  const start = (...sources: string[]): string[] => {
    const names = new Set<string>();
    for (const name of [entry, ...sources.map((source) => chunkOf(chunks, source))])
      reach(chunks, name, names);
    return [...names];
  };
  const files: LiveFiles = {
    entry,
    editor: start("renderer/editor/shell-route.ts", "renderer/editor/editor-route.ts"),
    frame: start(
      "renderer/runtime/live/live-page.tsx",
      "renderer/editor/frame/start-frame.ts",
      `\0${liveViewsModule}`,
    ),
    sources: chunks.flatMap(({ modules }) =>
      Object.keys(modules).filter((id) => !/\0|[\\/]node_modules[\\/]/.test(id)),
    ),
  };
  writeFileSync(join(folder, LIVE_FILES), JSON.stringify(files));
}

/** Name of the file that a module came to stand in. */
function chunkOf(chunks: readonly OutputChunk[], source: string): string {
  const id = source.startsWith("\0") ? source : join(engineDir, source);
  const chunk = chunks.find(
    ({ facadeModuleId, modules }) => facadeModuleId === id || Object.hasOwn(modules, id),
  );
  if (!chunk) throw new Error(`The bundle of the live pages has nothing of ${source}.`);
  return chunk.fileName;
}

/** Adds a file and all that it needs at once. */
function reach(chunks: readonly OutputChunk[], name: string, names: Set<string>): void {
  if (names.has(name)) return;
  names.add(name);
  for (const other of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
    reach(chunks, other, names);
}

/** Where Vite has what listens to it; nothing that we bundle. */
const VITE_CLIENT = "/@vite/client";

/** Stands for `import.meta.hot`, wherever it is in a module: no scope of ours has a name like it. */
const HOT = "viteHotContext";

/** What Vite tells modules of changes, it tells these files as well: without it nothing on the page would follow. */
function changesFromVite(): Plugin {
  return {
    name: "site:changes-from-vite",
    transform: {
      filter: { code: /import\.meta\.hot\b/ },
      handler: (code, id) => ({
        code: [
          // Nothing on the page waits for it.
          `const changes = import(${JSON.stringify(VITE_CLIENT)}).then((client) => client.createHotContext(${JSON.stringify(id)}));`,
          `const ${HOT} = { on: (event, tell) => void changes.then((context) => context.on(event, tell)) };`,
          code.replaceAll("import.meta.hot", HOT),
        ].join("\n"),
      }),
    },
  };
}
