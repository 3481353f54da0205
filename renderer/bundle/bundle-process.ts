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
    return asset(chunk.fileName);
  };
  return {
    services: await bundleServices(job),
    entry: address("entry"),
    blocks: Object.fromEntries(waking.map((type) => [type.name, address(type.name)])),
    imports: Object.fromEntries(
      chunks.map((chunk) => [
        asset(chunk.fileName),
        reached(chunk, chunks, ({ imports }) => imports).map(asset),
      ]),
    ),
    words: Object.fromEntries(
      chunks
        .filter(({ isEntry }) => isEntry)
        .map((chunk) => {
          // What every page's script loads later is the router, which brings pages that have styles of their own.
          const isEntry = chunk.name === "entry";
          const later = reached(chunk, chunks, ({ imports, dynamicImports }) =>
            isEntry ? imports : [...imports, ...dynamicImports],
          );
          return [
            asset(chunk.fileName),
            wordsOf(chunks.filter((one) => one === chunk || later.includes(one.fileName))),
          ];
        }),
    ),
  };
}

/**
 * The script of pages with services of others, in `folder/services/assets`: by itself, since a part that it shared
 * with blocks would be one more request on the pages without.
 *
 * @returns Its address.
 */
async function bundleServices(job: BundleJob): Promise<string> {
  const { output } = await build({
    ...optionsFor(job),
    input: { services: join(engineDir, "renderer/runtime/services/start-services.ts") },
    platform: "browser",
    output: {
      dir: join(job.folder, "services/assets"),
      format: "esm",
      minify: true,
      entryFileNames: "[name]-[hash].js",
      codeSplitting: false,
    },
  });
  return asset(output[0].fileName);
}

const asset = (fileName: string) => `/assets/${fileName}`;

/** File names of the chunks that one leads to, directly or not. */
function reached(
  chunk: OutputChunk,
  chunks: OutputChunk[],
  next: (chunk: OutputChunk) => string[],
  seen = new Set<string>(),
): string[] {
  for (const name of next(chunk)) {
    if (seen.has(name)) continue;
    seen.add(name);
    const other = chunks.find((candidate) => candidate.fileName === name);
    if (other) reached(other, chunks, next, seen);
  }
  return [...seen];
}

/** Libraries that make only the elements that they are told to. */
const SILENT =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@emotion)[\\/]/;

function wordsOf(chunks: OutputChunk[]): string[] {
  const words = new Set<string>();
  for (const { modules } of chunks) {
    for (const [id, { code }] of Object.entries(modules)) {
      if (!code || SILENT.test(id)) continue;
      for (const [word] of code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").matchAll(/[a-zA-Z_][\w-]*/g))
        words.add(word);
    }
  }
  return [...words].sort();
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
