import type { Plugin } from "rolldown";
import { importPlace } from "../import-place.ts";

const STYLES = "css|scss|sass|less|styl";
const PICTURES = "svg|png|jpe?g|gif|webp|avif|ico";
const OTHERS = "woff2?|ttf|otf|mp[34]|webm|pdf|vtt";

/**
 * Styles of a block stand in its view, where the build works out what a page needs of them; pictures and files under
 * `public/`, where pages name them.
 *
 * @param isMeant Who may not import such files; nobody may when it is left out.
 */
export function noAssetFiles(isMeant: (importer: string) => boolean = () => true): Plugin {
  return {
    name: "site:no-asset-files",
    resolveId: {
      order: "pre",
      filter: { id: new RegExp(`\\.(?:${STYLES}|${PICTURES}|${OTHERS})(?:\\?.*)?$`) },
      handler(id, importer) {
        if (!isMeant(importer ?? "")) return null;
        // Of a block, or of a package that one imports.
        const place = importer ? `${importPlace(importer, id)}\n  ` : "";
        throw new Error(`${place}"${id}" is ${insteadOf(id)}`);
      },
    },
  };
}

function insteadOf(id: string): string {
  const isOne = (endings: string) => new RegExp(`\\.(?:${endings})(?:\\?.*)?$`).test(id);
  if (isOne(STYLES))
    return "a file of styles, which blocks cannot import.\n  Write styles in view.tsx with @emotion/styled.";
  if (isOne(PICTURES))
    return "a picture, which blocks cannot import.\n  Put it under public/, and let pages name it: an option of the kind image or picture.";
  return "a file that is no code, which blocks cannot import.\n  Put it under public/, and name it by its address.";
}
