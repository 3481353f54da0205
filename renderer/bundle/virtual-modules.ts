import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { engineDir } from "../files/engine-dir.ts";
import type { BundledType } from "./bundle.ts";

/** Module that starts one block in the browser: `virtual:site-block/form`. */
export const blockModule = (type: string) => `virtual:site-block/${type}`;

/** Module that holds every view for prerendering. */
export const serverModule = "virtual:site-server";

/** Module that starts the live page of `npm start`. */
export const liveModule = "virtual:site-live";

/** The same as a few files (`bundle-live.ts`), in which all views lie in one. */
export const bundledLiveModule = "virtual:site-live-bundled";

/** Module with all views and behaviors of that one. */
export const liveViewsModule = "virtual:site-live-views";

/** What pages of that bundle are told when code has changed that it was made of. */
export const CODE_CHANGE = "site:code-change";

/**
 * The Vite plugin that derives modules from the folders of block types, so that no list of blocks is kept
 * by hand anywhere.
 *
 * @param blockTypes Called at each load: the live server adds and removes types while it runs.
 */
export function virtualModules(blockTypes: () => Iterable<BundledType>): Plugin {
  return {
    name: "site:blocks",
    resolveId: (id) => (id.startsWith("virtual:site-") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0virtual:site-")) return undefined;
      const name = id.slice(1);
      if (name === serverModule) return serverSource([...blockTypes()]);
      if (name === liveModule) return liveSource([...blockTypes()], importAlone);
      if (name === bundledLiveModule) return bundledSource([...blockTypes()]);
      if (name === liveViewsModule) return viewsSource([...blockTypes()]);
      const type = [...blockTypes()].find((candidate) => blockModule(candidate.name) === name);
      return type && starterSource(type);
    },
  };
}

const file = (...parts: string[]) => JSON.stringify(join(...parts));

function serverSource(types: BundledType[]): string {
  return [
    `export { createPrerenderer } from ${file(engineDir, "renderer/runtime/server.tsx")}`,
    ...types.map((type, index) => `import view${index} from ${file(type.folder, "view.tsx")}`),
    `export const views = new Map([${types.map((type, index) => `[${JSON.stringify(type.name)}, view${index}]`)}])`,
    ...optionalModules(types, "structured-data.ts", "describers"),
    ...optionalModules(types, "files.ts", "fileMakers"),
  ].join("\n");
}

/** Lines that export a map from block type to the default export of a module that only some blocks have. */
function optionalModules(types: BundledType[], module: string, name: string): string[] {
  const having = types.filter((type) => existsSync(join(type.folder, module)));
  return [
    ...having.map((type, index) => `import ${name}${index} from ${file(type.folder, module)}`),
    `export const ${name} = new Map([${having.map((type, index) => `[${JSON.stringify(type.name)}, ${name}${index}]`)}])`,
  ];
}

function starterSource(type: BundledType): string {
  if (!type.isIsland) return `export { default } from ${file(type.folder, "behavior.ts")}`;
  return [
    `import { islandOf } from ${file(engineDir, "renderer/runtime/island.tsx")}`,
    `import View from ${file(type.folder, "view.tsx")}`,
    "export default islandOf(View)",
  ].join("\n");
}

/** Code of a function that loads a module of a block: alone, so that it can be loaded again when it changes. */
type ImportCode = (index: number, part: "view" | "behavior", path: string) => string;

const importAlone: ImportCode = (_, _part, path) => `() => import(${path})`;

const importTogether: ImportCode = (index, part) =>
  `async () => ({ default: (await import(${JSON.stringify(liveViewsModule)})).${part}${index} })`;

function liveSource(types: BundledType[], imported: ImportCode): string {
  const entries = liveTypes(types).map(({ name, hasBehavior, isIsland, view, behavior }, index) => {
    const code = hasBehavior ? imported(index, "behavior", behavior) : "undefined";
    return `${JSON.stringify(name)}: { view: ${imported(index, "view", view)}, behavior: ${code}, isIsland: ${isIsland} }`;
  });
  return [
    ...["fonts", "tokens", "base"].map((name) => `import ${file(engineDir, `renderer/ui/${name}.css`)}`),
    `import { startLivePage } from ${file(engineDir, "renderer/runtime/live/start.tsx")}`,
    `startLivePage({ ${entries.join(",\n")} }, {
      shell: () => import(${file(engineDir, "renderer/editor/shell-route.ts")}),
      route: () => import(${file(engineDir, "renderer/editor/editor-route.ts")}),
      site: () => import(${file(engineDir, "renderer/editor/site-route.ts")}),
      frame: () => import(${file(engineDir, "renderer/editor/frame/start-frame.ts")}),
    })`,
  ].join("\n");
}

/** Once code has changed, the window is loaded again, and gets modules that follow each further change. */
function bundledSource(types: BundledType[]): string {
  return [
    `import { loadAgainInTime } from ${file(engineDir, "renderer/runtime/live/updates-in-time.ts")}`,
    liveSource(types, importTogether),
    `import.meta.hot?.on("${CODE_CHANGE}", () => { if (window.parent === window) loadAgainInTime(); })`,
  ].join("\n");
}

function viewsSource(types: BundledType[]): string {
  return liveTypes(types)
    .flatMap(({ hasBehavior, view, behavior }, index) => [
      `export { default as view${index} } from ${view}`,
      ...(hasBehavior ? [`export { default as behavior${index} } from ${behavior}`] : []),
    ])
    .join("\n");
}

/** Those that can be shown, with the code of their modules' paths. */
function liveTypes(types: BundledType[]) {
  return types
    .filter((type) => existsSync(join(type.folder, "view.tsx")))
    .map(({ name, folder, hasBehavior, isIsland }) => ({
      name,
      hasBehavior,
      isIsland,
      view: file(folder, "view.tsx"),
      behavior: file(folder, "behavior.ts"),
    }));
}
