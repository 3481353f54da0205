/**
 * A process of its own that bundles and ends, so that the bundler's memory goes with it. Takes one `BundleJob`
 * as message; answers with the `ClientBundle`, with nothing for the other parts, or with an `error`.
 */
import { join } from "node:path";
import { type BuildOptions, build, type OutputChunk } from "rolldown";
import { writeAscii } from "../ascii-code.mjs";
import { engineImports } from "../engine-package.ts";
import { engineDir } from "../files/engine-dir.ts";
import { basedElements, plainAddresses } from "./based-elements.ts";
import type { BundleJob, ClientBundle } from "./bundle.ts";
import { bundleLivePages } from "./bundle-live.ts";
import { bundleOpenings } from "./bundle-openings.ts";
import { directIcons } from "./direct-icons.ts";
import { loadedLazy } from "./loaded-lazy.ts";
import { namedIn, namedStyles, nameStyles, type StyleNames } from "./named-styles.ts";
import { noAssetFiles } from "./no-asset-files.ts";
import { noOtherCode } from "./no-other-code.ts";
import { plainReactServer } from "./plain-react-server.ts";
import { putDirection } from "./put-direction.ts";
import { putWords } from "./put-words.ts";
import { toldByBundler } from "./told-by-bundler.ts";
import { blockModule, serverModule, virtualModules } from "./virtual-modules.ts";
import { type CodeWords, wordsOf } from "./words-of-code.ts";

// Whoever waited is gone (a server that was ended, a build that was killed): nothing is to be said or written.
process.once("disconnect", () => process.exit());

process.once("message", async (job: BundleJob) => {
  try {
    if (job.part === "client") process.send?.({ client: await bundleClient(job) });
    else {
      await (job.part === "live" ? bundleLivePages(job) : bundleServer(job));
      process.send?.({});
    }
  } catch (error) {
    process.send?.({ error: toldByBundler(error, job.types) });
  }
  process.disconnect();
});

function optionsFor(
  { types, words, others, isMirrored, base }: BundleJob,
  names: StyleNames,
  part: "client" | "server",
): BuildOptions {
  return {
    cwd: engineDir,
    // A site may have one for its editor, and lean on what is not installed yet.
    tsconfig: false,
    plugins: [
      engineImports(),
      noAssetFiles(),
      noOtherCode(),
      putWords(
        () => words,
        () => others,
      ),
      ...(isMirrored ? [] : [putDirection()]),
      ...(base ? (base.path ? [basedElements()] : []) : [plainAddresses()]),
      namedStyles(names, part),
      directIcons(),
      virtualModules(() => types),
    ],
    // On a busy machine it says at length which part of it has taken how long.
    checks: { bundlerTimings: false },
    // "use client" and the like mean nothing here: everything is bundled.
    onLog: (level, log, handle) => {
      // What is not found here is not found when pages are rendered either.
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
        // What only sites in several languages need is left out of the scripts of others.
        "import.meta.env.ONE_LANGUAGE": String(Object.keys(others).length === 0),
        "import.meta.env.BASE": JSON.stringify(base?.path ?? ""),
        "import.meta.env.PUBLISHED_BASE": JSON.stringify(base?.published ?? ""),
        "import.meta.hot": "undefined",
      },
    },
  };
}

/**
 * What several scripts need, in fewer files than there are combinations of them: each file is a request, and small
 * ones compress badly.
 */
const SHARED = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/ },
  { name: "island", test: /runtime[\\/](island|block|client-styled|keep-entries)\.tsx?$/ },
  {
    name: "shared",
    test: /runtime[\\/](links|storage|site-address)\.ts$|formats[\\/]base-path\.ts$/,
  },
];

/** The client entry and each block that wakes, in `folder/client/assets`. */
async function bundleClient(job: BundleJob): Promise<ClientBundle> {
  const waking = job.types.filter((type) => type.wake !== "static");
  const input: Record<string, string> = { entry: join(engineDir, "renderer/runtime/entry.ts") };
  for (const type of waking) input[type.name] = blockModule(type.name);
  const names = nameStyles(job.types);
  const options: BuildOptions = {
    ...optionsFor(job, names, "client"),
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
      // Pages of two releases may meet in a browser only when they mean the same by each class.
      entryFileNames: ({ name }: { name: string }) =>
        name === "entry" ? `entry-[hash]-${names.mark}.js` : "[name]-[hash].js",
      chunkFileNames: "[name]-[hash].js",
      comments: { legal: true, annotation: false, jsdoc: false },
    },
  };
  const { output } = await build({
    ...options,
    input,
    output: { ...options.output, codeSplitting: { groups: SHARED } },
  });
  const chunks = output.filter((file): file is OutputChunk => file.type === "chunk");
  const asset = assetsOf(job);
  const address = (name: string) => {
    const chunk = chunks.find((candidate) => candidate.isEntry && candidate.name === name);
    if (!chunk) throw new Error(`The bundle has no entry "${name}".`);
    return asset(chunk.fileName);
  };
  return {
    services: await bundleServices(job, names),
    ...(await bundleOpenings(
      job.types,
      options,
      { address, asset },
      chunks,
      join(job.folder, "opening/assets"),
    )),
    entry: address("entry"),
    blocks: Object.fromEntries(waking.map((type) => [type.name, address(type.name)])),
    imports: Object.fromEntries(
      chunks.map((chunk) => [
        asset(chunk.fileName),
        reached(chunk, chunks, ({ imports }) => imports).map(asset),
      ]),
    ),
    words: byEntry(chunks, wordsIn, asset),
    styles: byEntry(chunks, (own) => namedIn(own.flatMap(codeOf)), asset),
    customProperties: names.customProperties,
    hasEmotion: chunks.some(({ modules }) => Object.keys(modules).some((id) => id.includes("@emotion"))),
  };
}

/** Something about the code that runs once a script has started, by the script's address. */
function byEntry<T>(
  chunks: OutputChunk[],
  tell: (chunks: OutputChunk[]) => T,
  asset: (fileName: string) => string,
): Record<string, T> {
  const entries = chunks.filter(({ isEntry }) => isEntry);
  return Object.fromEntries(
    entries.map((chunk) => {
      // What every page's script loads later is the router, which brings pages that have styles of their own.
      const isEntry = chunk.name === "entry";
      const later = reached(chunk, chunks, ({ imports, dynamicImports }) =>
        isEntry ? imports : [...imports, ...dynamicImports],
      );
      const own = chunks.filter((one) => one === chunk || later.includes(one.fileName));
      return [asset(chunk.fileName), tell(own)];
    }),
  );
}

/**
 * The script of pages with services of others, in `folder/services/assets`: by itself, since a part that it shared
 * with blocks would be one more request on the pages without.
 *
 * @returns Its address.
 */
async function bundleServices(job: BundleJob, names: StyleNames): Promise<string> {
  const { output } = await build({
    ...optionsFor(job, names, "client"),
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
  return assetsOf(job)(output[0].fileName);
}

/** Gives the address of a script by the name of its file. */
const assetsOf =
  ({ base }: BundleJob) =>
  (fileName: string) =>
    `${base?.path ?? ""}/assets/${fileName}`;

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

/** Libraries that make only the elements that they are told to, and what stands before them. */
const SILENT =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@emotion)[\\/]|site:based|[\\/]based-(?:html|props)\.ts$/;

/** The part of views that shows HTML which it is told (`publish/matching-acted.ts`). */
const SHOWS_HTML = /[\\/]renderer[\\/]ui[\\/]rich-text\.tsx$/;

/** Code of the modules in a chunk, those of silent libraries left out. */
function codeOf({ modules }: OutputChunk): string[] {
  return Object.entries(modules).flatMap(([id, { code }]) =>
    code && !SILENT.test(id) && !SHOWS_HTML.test(id) ? code : [],
  );
}

function wordsIn(chunks: OutputChunk[]): CodeWords {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  const showsHtml = modules.some(([id, { code }]) => code && SHOWS_HTML.test(id));
  return { ...wordsOf(chunks.flatMap(codeOf)), ...(showsHtml && { showsHtml }) };
}

/** All views, and what blocks say to machines, as one module for Node: `folder/server.mjs`. */
async function bundleServer(job: BundleJob): Promise<void> {
  const options = optionsFor(job, nameStyles(job.types), "server");
  await build({
    ...options,
    plugins: [plainReactServer(), loadedLazy(), options.plugins, writeAscii()],
    input: { server: serverModule },
    platform: "node",
    // As in browsers: of a package that is there in both forms, Node's own is called otherwise (`styled.default.div`).
    resolve: { mainFields: ["module", "main"] },
    output: {
      dir: job.folder,
      format: "esm",
      entryFileNames: "[name].mjs",
      codeSplitting: false,
      // Read only when a view throws (`publish/view-error.ts`), which is why the code does not name it.
      sourcemap: "hidden",
      sourcemapExcludeSources: true,
    },
  });
}
