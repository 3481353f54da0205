import { existsSync, mkdirSync } from "node:fs";
import { dirname, isAbsolute, join, sep } from "node:path";
import { build, type Plugin } from "rolldown";
import { cacheDir } from "../files/cache-dir.ts";
import { engineDir, installedMarks } from "../files/engine-dir.ts";
import { fileKey } from "../files/file-key.ts";
import { keepNewest, noteUse } from "../files/keep-newest.ts";
import { directIcons } from "./direct-icons.ts";
import { stylesInScripts } from "./styles-in-scripts.ts";

/** Where the editor begins, by the name of its file in the bundle. */
const ENTRIES = {
  shell: "renderer/editor/shell-route.ts",
  page: "renderer/editor/editor-route.ts",
  site: "renderer/editor/site-route.ts",
  frame: "renderer/editor/frame/start-frame.ts",
};

/** Folder of the editor's sources. */
export const editorDir = join(engineDir, "renderer/editor");

/** Files of the editor's bundle by the sources that are asked for, both absolute. */
export type EditorBundle = ReadonlyMap<string, string>;

/**
 * Bundles the editor, or finds it bundled: some 130 modules become a few, which the live server hands out ten times as
 * fast. What pages and the editor share (views' surroundings, React and other packages) stays outside and is one and
 * the same for both.
 */
export async function bundleEditor(): Promise<EditorBundle> {
  const sources = [
    ...["editor", "edit", "formats", "model.ts", "group-by.ts", "ui/line-icon.tsx"],
    ...["bundle/bundle-editor.ts", "bundle/direct-icons.ts", "bundle/styles-in-scripts.ts"],
  ];
  const key = fileKey([...sources.map((name) => join(engineDir, "renderer", name)), ...installedMarks()]);
  const folder = join(cacheDir("editor-bundle"), key);
  if (existsSync(folder)) noteUse(folder);
  else await bundleInto(folder);
  return new Map(
    Object.entries(ENTRIES).map(([name, source]) => [join(engineDir, source), join(folder, `${name}.js`)]),
  );
}

async function bundleInto(folder: string): Promise<void> {
  const fresh = `${folder}-${process.pid}-${Date.now()}`;
  mkdirSync(fresh, { recursive: true });
  await build({
    cwd: engineDir,
    tsconfig: false,
    input: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, source]) => [name, join(engineDir, source)]),
    ),
    platform: "browser",
    checks: { bundlerTimings: false },
    plugins: [sharedModules(), directIcons(), stylesInScripts()],
    transform: { jsx: { runtime: "automatic", development: false } },
    makeAbsoluteExternalsRelative: false,
    preserveEntrySignatures: "strict",
    output: { dir: fresh, format: "esm", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
  });
  keepNewest(fresh, folder);
}

/** Folders whose modules the page in the frame has as well: what they remember, they remember once. */
const SHARED = ["runtime", "ui"].map((name) => join(engineDir, "renderer", name) + sep);

function sharedModules(): Plugin {
  return {
    name: "site:shared-modules",
    resolveId(id, importer) {
      if (!importer) return null;
      if (id.startsWith(".")) {
        const path = join(dirname(importer), id);
        return SHARED.some((folder) => path.startsWith(folder)) ? { id: path, external: "absolute" } : null;
      }
      return isAbsolute(id) || id.startsWith("\0") ? null : { id, external: true };
    },
  };
}
