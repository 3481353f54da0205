import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Rollup } from "vite";
import type { BlockType } from "../content/block-types.ts";
import type { Prerenderer, ServerBlock } from "../runtime/server.tsx";
import { engineDir } from "./engine-dir.ts";
import type { BlockVoices } from "./found/find-page.ts";
import { blockModule, serverModule, virtualModules } from "./virtual-modules.ts";

/** What the browser downloads: addresses by what they are for. */
export interface ClientBundle {
  /** Address of the script that every page loads. */
  entry: string;
  /** Address of the script that wakes a block, by block type. */
  blocks: ReadonlyMap<string, string>;
  /** Addresses that a script needs at once, by its own address; for preloading. */
  imports: ReadonlyMap<string, readonly string[]>;
}

const quiet: InlineConfig = {
  configFile: false,
  root: engineDir,
  logLevel: "error",
  publicDir: false,
  mode: "production",
  // The classic runtime of nothing: automatic JSX, as in tsconfig.json.
  oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
};

/** Bundles the client entry and each block that wakes into `outDir/assets`. */
export async function bundleClient(blockTypes: BlockType[], outDir: string): Promise<ClientBundle> {
  const waking = blockTypes.filter((type) => type.wake !== "static");
  const input: Record<string, string> = { entry: join(engineDir, "renderer/runtime/entry.ts") };
  for (const type of waking) input[type.name] = blockModule(type.name);
  const output = await build({
    ...quiet,
    plugins: [virtualModules(() => blockTypes)],
    build: {
      outDir,
      emptyOutDir: false,
      assetsDir: "assets",
      modulePreload: false,
      target: "baseline-widely-available",
      reportCompressedSize: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: "assets/[name]-[hash].js",
          chunkFileNames: "assets/[name]-[hash].js",
        },
      },
    },
  });
  const { output: files } = (Array.isArray(output) ? output[0] : output) as Rollup.RollupOutput;
  const chunks = files.filter((file): file is Rollup.OutputChunk => file.type === "chunk");
  const address = (name: string) => {
    const chunk = chunks.find((candidate) => candidate.isEntry && candidate.name === name);
    if (!chunk) throw new Error(`The bundle has no entry "${name}".`);
    return `/${chunk.fileName}`;
  };
  return {
    entry: address("entry"),
    blocks: new Map(waking.map((type) => [type.name, address(type.name)])),
    imports: new Map(
      chunks.map((chunk) => [`/${chunk.fileName}`, allImports(chunk, chunks).map((name) => `/${name}`)]),
    ),
  };
}

function allImports(
  chunk: Rollup.OutputChunk,
  chunks: Rollup.OutputChunk[],
  seen = new Set<string>(),
): string[] {
  for (const name of chunk.imports) {
    if (seen.has(name)) continue;
    seen.add(name);
    const next = chunks.find((candidate) => candidate.fileName === name);
    if (next) allImports(next, chunks, seen);
  }
  return [...seen];
}

/** All that the blocks do at build time. */
export interface ServerBundle {
  prerenderer: Prerenderer;
  voices: BlockVoices;
}

/** Bundles all views, and what blocks say to machines, into one module for Node, and loads it. */
export async function loadServerBundle(blockTypes: BlockType[], client: ClientBundle): Promise<ServerBundle> {
  const outDir = mkdtempSync(join(engineDir, "node_modules/.site-server-"));
  try {
    await build({
      ...quiet,
      plugins: [virtualModules(() => blockTypes)],
      ssr: { noExternal: true },
      build: {
        outDir,
        ssr: true,
        minify: false,
        target: "node20",
        rolldownOptions: { input: { server: serverModule }, output: { entryFileNames: "[name].mjs" } },
      },
    });
    const module = (await import(pathToFileURL(join(outDir, "server.mjs")).href)) as {
      createPrerenderer(blocks: ReadonlyMap<string, ServerBlock>): Prerenderer;
      views: ReadonlyMap<string, ServerBlock["view"]>;
    } & BlockVoices;
    const prerenderer = module.createPrerenderer(
      new Map(
        blockTypes.map((type) => [
          type.name,
          {
            view: module.views.get(type.name) as ServerBlock["view"],
            wake: type.wake,
            isIsland: type.isIsland,
            slots: type.slots,
            source: client.blocks.get(type.name),
          },
        ]),
      ),
    );
    return {
      prerenderer,
      voices: { describers: module.describers, fileMakers: module.fileMakers },
    };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
