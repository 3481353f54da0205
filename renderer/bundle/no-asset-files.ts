import type { Plugin } from "rolldown";
import { importPlace } from "../import-place.ts";

const STYLES = "css|scss|sass|less|styl";
const PICTURES = "svg|png|jpe?g|gif|webp|avif|ico";
const OTHERS = "woff2?|ttf|otf|mp[34]|webm|pdf|vtt";
const TEXTS = "ya?ml|csv|tsv|mdx?|txt|html?";

const ENDS_OTHERWISE = new RegExp(`\\.(?:(?:${STYLES}|${PICTURES}|${OTHERS})(?:\\?.*)?|${TEXTS})$`);
/** A part of a package: its manifest says which file that is, so that `swiper/css` may be one of styles. */
const PART_OF_PACKAGE = /^(?:@[^/\\:]+\/)?[^@./\\:\0][^/\\:]*\/[^:]+$/;

/** Code of a block asks: the editor and the engine's own parts have files of styles. */
export const ofBlock = (importer: string): boolean => /[\\/]blocks[\\/][^?]*\.tsx?$/.test(importer);

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
      filter: { id: [ENDS_OTHERWISE, PART_OF_PACKAGE] },
      async handler(id, importer) {
        if (!isMeant(importer ?? "")) return null;
        const file = ENDS_OTHERWISE.test(id)
          ? id
          : (await this.resolve(id, importer, { skipSelf: true }))?.id;
        if (file === undefined || !ENDS_OTHERWISE.test(file)) return null;
        // Of a block, or of a package that one imports.
        const place = importer ? `${importPlace(importer, id)}\n  ` : "";
        throw new Error(`${place}"${id}" is ${insteadOf(file, PART_OF_PACKAGE.test(id))}`);
      },
    },
  };
}

/** What the file is, and what to do. @param ofPackage It comes from one that is installed. */
function insteadOf(id: string, ofPackage: boolean): string {
  const isOne = (endings: string) => new RegExp(`\\.(?:${endings})(?:\\?.*)?$`).test(id);
  if (isOne(STYLES))
    return `a file of styles, which blocks cannot import.\n  ${
      ofPackage
        ? "Copy the rules that the block needs into a template of view.tsx (@emotion/styled)."
        : "Write styles in view.tsx with @emotion/styled."
    }`;
  if (isOne(PICTURES))
    return "a picture, which blocks cannot import.\n  Put it under public/, and let pages name it: an option of the kind image or picture.";
  if (isOne(TEXTS))
    return "a file of texts or data, which blocks cannot import.\n  What a block shows comes as options: put rows into data/, where pages bind them, or write the text into a .ts file that exports it.";
  return "a file that is no code, which blocks cannot import.\n  Put it under public/, and name it by its address.";
}
