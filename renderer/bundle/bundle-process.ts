/**
 * A process of its own that bundles and ends, so that the bundler's memory goes with it. Takes one `BundleJob`
 * as message; answers with the `ClientBundle`, with nothing for the server's part, or with an `error`.
 */
import { join } from "node:path";
import { type BuildOptions, build, type OutputChunk, type Plugin } from "rolldown";
import type { BundleJob, ClientBundle } from "./bundle.ts";
import { directIcons } from "./direct-icons.ts";
import { engineDir } from "./engine-dir.ts";
import { blockModule, serverModule, virtualModules } from "./virtual-modules.ts";

process.once("message", async (job: BundleJob) => {
  try {
    if (job.part === "client") process.send?.({ client: await bundleClient(job) });
    else {
      await bundleServer(job);
      process.send?.({});
    }
  } catch (error) {
    process.send?.({ error: error instanceof Error ? error.message : String(error) });
  }
  process.disconnect();
});

function optionsFor({ types }: BundleJob): BuildOptions {
  return {
    cwd: engineDir,
    plugins: [directIcons(), virtualModules(() => types)],
    // "use client" and the like mean nothing here: everything is bundled.
    onLog: (level, log, handle) => {
      if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
    },
    transform: {
      jsx: { runtime: "automatic", development: false },
      define: {
        "process.env.NODE_ENV": '"production"',
        "import.meta.env.DEV": "false",
        "import.meta.hot": "undefined",
      },
    },
  };
}

/** The client entry and each block that wakes, in `folder/client/assets`. */
async function bundleClient(job: BundleJob): Promise<ClientBundle> {
  const waking = job.types.filter((type) => type.wake !== "static");
  const input: Record<string, string> = { entry: join(engineDir, "renderer/runtime/entry.ts") };
  for (const type of waking) input[type.name] = blockModule(type.name);
  const { output } = await build({
    ...optionsFor(job),
    input,
    platform: "browser",
    resolve: {
      alias: {
        "decode-named-character-reference": join(engineDir, "renderer/runtime/named-character.ts"),
      },
    },
    preserveEntrySignatures: "strict",
    output: {
      dir: join(job.folder, "client/assets"),
      format: "esm",
      minify: true,
      entryFileNames: "[name]-[hash].js",
      chunkFileNames: "[name]-[hash].js",
    },
  });
  const chunks = output.filter((file): file is OutputChunk => file.type === "chunk");
  const address = (name: string) => {
    const chunk = chunks.find((candidate) => candidate.isEntry && candidate.name === name);
    if (!chunk) throw new Error(`The bundle has no entry "${name}".`);
    return `/assets/${chunk.fileName}`;
  };
  return {
    entry: address("entry"),
    blocks: Object.fromEntries(waking.map((type) => [type.name, address(type.name)])),
    imports: Object.fromEntries(
      chunks.map((chunk) => [
        `/assets/${chunk.fileName}`,
        allImports(chunk, chunks).map((name) => `/assets/${name}`),
      ]),
    ),
  };
}

function allImports(chunk: OutputChunk, chunks: OutputChunk[], seen = new Set<string>()): string[] {
  for (const name of chunk.imports) {
    if (seen.has(name)) continue;
    seen.add(name);
    const next = chunks.find((candidate) => candidate.fileName === name);
    if (next) allImports(next, chunks, seen);
  }
  return [...seen];
}

const STATIC_STYLED = join(engineDir, "renderer/runtime/static-styled.tsx");

/** Views that are prerendered get styles that are worked out once. */
const staticStyles: Plugin = {
  name: "site:static-styles",
  resolveId: (id, importer) =>
    id === "@emotion/styled" && importer !== STATIC_STYLED ? STATIC_STYLED : null,
};

/** All views, and what blocks say to machines, as one module for Node: `folder/server.mjs`. */
async function bundleServer(job: BundleJob): Promise<void> {
  const options = optionsFor(job);
  await build({
    ...options,
    plugins: [options.plugins, staticStyles],
    input: { server: serverModule },
    platform: "node",
    output: { dir: job.folder, format: "esm", entryFileNames: "[name].mjs", codeSplitting: false },
  });
}
