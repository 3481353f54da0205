import { join } from "node:path";
import { type BuildOptions, build, type OutputChunk, type Plugin } from "rolldown";
import { engineDir } from "../files/engine-dir.ts";
import { type BundledType, type ClientBundle, openingKey } from "./bundle.ts";
import { blockModule } from "./virtual-modules.ts";

/** Of so many types, the site's own before those of the engine: each set of them is one more file. */
const MOST = 4;

const ENTRY = join(engineDir, "renderer/runtime/entry.ts");
const WAKE = join(engineDir, "renderer/runtime/wake.ts");

/** The module that starts a page with some scripts in it, and the one that hands them over. */
const OPENING = "\0virtual:site-opening";
const HELD = "\0virtual:site-held";

/**
 * Bundles the client entry in one file with the scripts of blocks that open pages, such as header and cookie banner:
 * one request in place of four, and a fifth less to send, since small files compress badly. What they load later is
 * what they load when they lie alone.
 *
 * @param addresses Address of a block type's script where it lies alone, and of a file by its name.
 * @param chunks The scripts as they lie alone.
 * @param dir Absolute folder to write.
 * @returns What `ClientBundle` says of it: there is a file for each set of such scripts.
 */
export async function bundleOpenings(
  types: readonly BundledType[],
  options: BuildOptions,
  addresses: { address: (type: string) => string; asset: (fileName: string) => string },
  chunks: readonly OutputChunk[],
  dir: string,
): Promise<Pick<ClientBundle, "openers" | "openings">> {
  const { address: sourceOf, asset } = addresses;
  const opening: string[] = [];
  for (const { name, opensPages } of types.toReversed())
    if (opensPages && opening.length < MOST && (await isIdleWhenRead(name, options, chunks)))
      opening.push(name);
  const openings: Record<string, string> = {};
  for (const set of subsetsOf(opening)) {
    const { output } = await build({
      ...options,
      input: { opening: OPENING },
      plugins: [options.plugins, modules(openingModules(set, sourceOf)), fromChunks(chunks)],
      output: { ...options.output, dir, codeSplitting: false },
    });
    openings[openingKey(set.map(sourceOf))] = asset(output[0].fileName);
  }
  return { openers: opening.map(sourceOf), openings };
}

/**
 * Whether the script of a block does nothing before it starts a block: nothing is left of a program that only reads
 * it. Any other might throw there, and in one file with others all would be lost with it.
 */
async function isIdleWhenRead(
  type: string,
  options: BuildOptions,
  chunks: readonly OutputChunk[],
): Promise<boolean> {
  const { output } = await build({
    ...options,
    input: { opening: OPENING },
    plugins: [
      options.plugins,
      modules({ [OPENING]: `import ${JSON.stringify(blockModule(type))};` }),
      fromChunks(chunks),
    ],
    output: { ...options.output, codeSplitting: false },
    write: false,
  });
  return output[0].code.trim() === "";
}

/** All sets of some of the names, but the empty one. */
function subsetsOf(names: readonly string[]): string[][] {
  const sets: string[][] = [[]];
  for (const name of names) sets.push(...sets.map((set) => [...set, name]));
  return sets.slice(1);
}

function openingModules(set: readonly string[], sourceOf: (type: string) => string): Record<string, string> {
  return {
    // What wakes blocks does so as soon as it runs.
    [OPENING]: `import ${JSON.stringify(HELD)}; import ${JSON.stringify(ENTRY)};`,
    [HELD]: [
      `import { held } from ${JSON.stringify(WAKE)};`,
      ...set.map((type, index) => `import start${index} from ${JSON.stringify(blockModule(type))};`),
      ...set.map((type, index) => `held.set("${sourceOf(type)}", start${index});`),
    ].join("\n"),
  };
}

/** Modules by their names, as code. */
function modules(code: Record<string, string>): Plugin {
  return {
    name: "site:opening",
    resolveId: (id) => (Object.hasOwn(code, id) ? id : undefined),
    load: (id) => code[id],
  };
}

/** What is loaded later comes from the files that are there already. */
function fromChunks(chunks: readonly OutputChunk[]): Plugin {
  const files = new Map(
    chunks.flatMap(({ facadeModuleId, isDynamicEntry, fileName }) =>
      isDynamicEntry && facadeModuleId ? [[facadeModuleId, `./${fileName}`] as const] : [],
    ),
  );
  return {
    name: "site:from-chunks",
    async resolveDynamicImport(source, importer) {
      const module = await this.resolve(source, importer);
      const file = module && files.get(module.id);
      return file ? { id: file, external: true } : undefined;
    },
  };
}
