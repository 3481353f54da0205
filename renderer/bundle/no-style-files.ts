import type { Plugin } from "rolldown";

/** Styles of a block stand in its view, where the build works out what a page needs of them. */
export function noStyleFiles(): Plugin {
  return {
    name: "site:no-style-files",
    resolveId: {
      order: "pre",
      filter: { id: /\.(?:css|scss|sass|less|styl)(?:\?.*)?$/ },
      handler(id, importer) {
        // Of a block, or of a package that one imports.
        const file = importer?.replaceAll("\\", "/").replace(/^.*\/(?=(?:blocks|node_modules)\/)/, "");
        throw new Error(
          `${file ? `${file}\n  ` : ""}"${id}" is a file of styles, which blocks cannot import.\n  Write styles in view.tsx with @emotion/styled.`,
        );
      },
    },
  };
}
