import { escapeHtml } from "../formats/escape.ts";
import { type Place, sourcesOf } from "../formats/picture-place.ts";
import type { PictureBook } from "./picture-book.ts";
import { showPicture } from "./show-picture.ts";

/** Long texts are 40rem wide at most (`--measure` in `renderer/ui/tokens.css`). */
const IN_TEXT: Place = { max: 640 };

/**
 * Puts what was made of pictures into HTML that was rendered from Markdown or sanitised: each `<img>` that shows a
 * picture of the site gets its size and, when it is a photograph, its sources. All else stays.
 */
export function showInText(html: string, book: PictureBook): string {
  if (!html.includes("<img ")) return html;
  return html.replace(IMG, (tag, before: string, src: string, after: string) => {
    // What an author has chosen from by hand stays.
    if (/\s(?:srcset|width|height)=/.test(before + after)) return tag;
    const path = pathOf(src);
    const picture = path ? showPicture({ src: path, alt: "" }, book) : undefined;
    if (!picture?.width) return tag;
    const { made, width, height } = picture;
    const size = ` width="${width}" height="${height}" loading="lazy"`;
    if (!made) return `<img${before} src="${src}"${after}${size}>`;
    const { newer, sizes, src: shown } = sourcesOf(picture, IN_TEXT);
    const sources = newer.map(
      ({ type, srcSet, media }) =>
        `<source${media ? ` media="${escapeHtml(media)}"` : ""} type="${type}" srcset="${srcSet}" sizes="${sizes}">`,
    );
    return `<picture>${sources.join("")}<img${before} src="${shown}"${after}${size}></picture>`;
  });
}

/** The file that an address of the site means; undefined for one that is none. */
function pathOf(src: string): string | undefined {
  if (!src.startsWith("/")) return undefined;
  try {
    return decodeURI(src.replaceAll(/&(?:#x26|amp);/g, "&"));
  } catch {
    return undefined;
  }
}

/** An element as our own renderers write it: attributes in double quotes. */
const IMG = /<img((?:\s(?!src=)[a-z-]+="[^"]*")*)\ssrc="([^"]*)"((?:\s[a-z-]+(?:="[^"]*")?)*)>/g;
