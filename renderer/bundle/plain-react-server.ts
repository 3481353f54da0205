import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "rolldown";

/**
 * Takes of `react-dom/server` only what makes HTML as one text. Its other half streams, which no build does, and is as
 * large: each thread that renders pages would read it first.
 */
export function plainReactServer(): Plugin {
  return {
    name: "site:plain-react-server",
    resolveId: {
      filter: { id: /^react-dom\/server$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        const half = found && join(dirname(found.id), "cjs/react-dom-server-legacy.node.production.js");
        // A release of React that is laid out otherwise is taken whole.
        return half && existsSync(half) ? half : null;
      },
    },
  };
}
