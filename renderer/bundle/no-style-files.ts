import type { Plugin } from "rolldown";

/**
 * Styles of a block stand in its view, where the build works out what a page needs of them.
 *
 * @param isMeant Who may not import such files; nobody may when it is left out.
 */
export function noStyleFiles(isMeant: (importer: string) => boolean = () => true): Plugin {
  return {
    name: "site:no-style-files",
    resolveId: {
      order: "pre",
      filter: { id: /\.(?:css|scss|sass|less|styl)(?:\?.*)?$/ },
      handler(id, importer) {
        if (!isMeant(importer ?? "")) return null;
        // Of a block, or of a package that one imports.
        const file = importer?.replaceAll("\\", "/").replace(/^.*\/(?=(?:blocks|node_modules)\/)/, "");
        throw new Error(
          `${file ? `${file}\n  ` : ""}"${id}" is a file of styles, which blocks cannot import.\n  Write styles in view.tsx with @emotion/styled.`,
        );
      },
    },
  };
}
