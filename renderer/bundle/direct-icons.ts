import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { engineDir, moduleFolders } from "../files/engine-dir.ts";

const ICONS =
  moduleFolders()
    .map((folder) => join(folder, "lucide-react/dist/esm/icons"))
    .find((folder) => existsSync(folder)) ?? "";

const LINE_ICON = join(engineDir, "renderer/ui/line-icon.tsx");

/**
 * Imports each icon from its own file: a bundle that names forty icons need not read all two thousand.
 * A name without a file of its own (an alias) stays as it is written. The component around a drawing is ours, in
 * a tenth of the bytes.
 */
export function directIcons(): Plugin {
  return {
    name: "site:direct-icons",
    enforce: "pre",
    resolveId: (id) => (id === "../createLucideIcon.mjs" ? LINE_ICON : null),
    transform: {
      filter: { code: /from "lucide-react"/ },
      handler: (code) => ({
        code: code.replace(
          /import \{([^}]*)\} from "lucide-react";/g,
          // What stands below keeps its lines, by which errors in it are told.
          (statement: string, names: string) => direct(names) + "\n".repeat(statement.split("\n").length - 1),
        ),
        map: null,
      }),
    },
  };
}

function direct(names: string): string {
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith("type "))
    .map((name) => {
      const [exported = "", local = exported] = name.split(" as ");
      const file = join(ICONS, `${fileNameOf(exported)}.mjs`);
      return existsSync(file)
        ? `import ${local} from ${JSON.stringify(file)};`
        : `import { ${name} } from "lucide-react";`;
    })
    .join(" ");
}

/** `ArrowUpRight` → `arrow-up-right`, `Building2` → `building-2`. */
function fileNameOf(exported: string): string {
  return exported
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replace(/([a-zA-Z])([0-9])/g, "$1-$2")
    .toLowerCase();
}
