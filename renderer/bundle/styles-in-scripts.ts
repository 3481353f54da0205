import { readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import type { Plugin } from "rolldown";
import { engineDir } from "../files/engine-dir.ts";

/** A style sheet comes with the script that asks for it, as on every page of the live server. */
export function stylesInScripts(): Plugin {
  return {
    name: "site:styles-in-scripts",
    load: {
      filter: { id: /\.css$/ },
      handler: (id) => ({
        code: [
          'const style = document.createElement("style");',
          `style.textContent = ${JSON.stringify(withLiveAddresses(readFileSync(id, "utf8"), dirname(id)))};`,
          "document.head.append(style);",
        ].join("\n"),
        moduleType: "js",
        moduleSideEffects: true,
      }),
    },
  };
}

/** Files that a style sheet names from where it lies, by the addresses that the live server has for them. */
function withLiveAddresses(css: string, folder: string): string {
  return css.replace(/url\((["']?)(\.{1,2}\/[^"')]+)\1\)/g, (_, quote: string, path: string) => {
    const file = join(folder, path);
    const isOwn = file.startsWith(engineDir + sep);
    const address = (isOwn ? file.slice(engineDir.length) : `/@fs/${file.replace(/^\//, "")}`).replaceAll(
      sep,
      "/",
    );
    return `url(${quote}${address}${quote})`;
  });
}
