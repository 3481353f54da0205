import { createHash } from "node:crypto";
import { join } from "node:path";
import { absoluteAddress } from "../../formats/absolute-links.ts";
import { basePathOf } from "../../formats/base-path.ts";
import { MADE_PICTURES } from "../../formats/picture-files.ts";
import type { BlockContext, BlockFile, PageDefinition } from "../../model.ts";
import type { Site, SiteSettings } from "../../site/site.ts";
import type { Theme } from "../../theme/theme.ts";
import { colorOf, readThemeColors } from "../../theme/theme-colors.ts";
import type { WriteJob } from "../write-job.ts";
import { blockFiles, type FileMakers } from "./block-files.ts";
import { hasIcon, iconLinks, LOGO } from "./icons.ts";
import type { Lettering } from "./lettering.ts";
import { withoutBrand } from "./llms-text.ts";
import { type CompanyFacts, homeNodes } from "./organization.ts";
import { pageHead, siteHead } from "./page-head.ts";
import { shareCardSvg } from "./share-card.ts";
import { type Describers, pageGraph, structuredDataScript } from "./structured-data.ts";

/** The pure modules of blocks that speak to machines. */
export interface BlockVoices {
  describers: Describers;
  fileMakers: FileMakers;
}

/** A share image that is still to be drawn. */
export interface ShareImage {
  /** Relative to the output folder; the name changes with the picture. */
  path: string;
  svg: string;
}

/** What a page gives to search engines, feed readers and those who share it. */
export interface FoundOnPage {
  /** Lines of HTML for the head. */
  head: string;
  files: BlockFile[];
  shareImage?: ShareImage;
  /** Sentences for whoever builds the site. */
  warnings: string[];
}

/** Pictures that those who show share cards can read. */
const SHARED_KINDS = /\.(png|jpe?g|webp|gif)$/i;

/** Makes the function that looks at a page for everything that finds it. Share images are only described, not drawn. */
export async function openFinder(
  site: Pick<Site, "dir" | "settings"> &
    Partial<Pick<Site, "otherSettings">> & {
      theme?: Theme | undefined;
      basePath?: string;
      types?: WriteJob["types"];
    },
  { describers, fileMakers }: BlockVoices,
): Promise<(page: PageDefinition) => FoundOnPage> {
  const { settings, otherSettings = {}, basePath = "", types } = site;
  const holders = new Set(types?.filter(({ holdsBlocks }) => holdsBlocks).map(({ name }) => name));
  const holds = types && ((type: string) => holders.has(type));
  const origin = settings.url.replace(/\/$/, "");
  const publicDir = join(site.dir, "public");
  const colors = readThemeColors(site.theme);
  const everywhere = siteHead(
    iconLinks(publicDir, basePath),
    colorOf(colors.light, "paper"),
    colorOf(colors.dark, "paper"),
    basePath,
  );
  const logo = origin && hasIcon(publicDir) ? origin + LOGO : undefined;
  let lettering: Lettering | undefined;
  if (settings.shareImages === true && origin) {
    // The fonts take a quarter of a second to open; a site without share images does not wait for them.
    const { openLettering } = await import("./lettering.ts");
    lettering = openLettering(site.theme);
  }

  /** What the site says of itself on a page: of what nobody has translated the original is told. */
  const settingsOf = (page: PageDefinition): SiteSettings => {
    const lang = page.untranslated?.lang ?? page.lang;
    return { ...settings, ...otherSettings[lang], url: settings.url, lang };
  };

  const draw = (page: PageDefinition, brand: string): ShareImage | undefined => {
    if (!lettering) return undefined;
    const card = {
      title: withoutBrand(page.title, brand),
      route: page.canonical,
      brand,
      host: new URL(origin).host + basePathOf(origin),
    };
    const svg = shareCardSvg(card, colors.dark, lettering, site.theme?.look);
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
    const name = page.canonical.slice(1).replaceAll("/", "-") || "home";
    return { path: `assets/share/${name}-${hash}.png`, svg };
  };

  return (page) => {
    const own = page.image && SHARED_KINDS.test(page.image.src) ? page.image : undefined;
    const ofPage = settingsOf(page);
    const { brand } = ofPage;
    const shareImage = own || !page.index ? undefined : draw(page, brand);
    const address = own?.src ?? (shareImage && `/${shareImage.path}`);
    const context: BlockContext = {
      origin,
      canonical: origin + page.canonical,
      image: address && origin ? absoluteAddress(address, origin) : undefined,
      page,
      site: ofPage,
    };
    const files = blockFiles(fileMakers, context, holds);
    const graph =
      origin && page.index
        ? pageGraph(
            describers,
            context,
            page.canonical === "/" ? homeNodes(ofPage as CompanyFacts, origin, logo) : [],
            holds,
          )
        : { nodes: [], warnings: [] };
    const head = pageHead({
      page,
      brand,
      origin,
      basePath,
      canonical: context.canonical,
      image: context.image
        ? {
            address: context.image,
            alt: own?.alt ?? withoutBrand(page.title, brand),
            hasShareSize: !own || own.src.startsWith(MADE_PICTURES),
          }
        : undefined,
      article: graph.nodes.find((node) => /^(Article|BlogPosting)$/.test(node["@type"])),
      alternates: files.filter((file) => file.alternate),
    });
    return {
      head: everywhere + head + structuredDataScript(graph),
      files,
      ...(shareImage && { shareImage }),
      warnings: graph.warnings,
    };
  };
}
