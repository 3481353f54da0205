import { readFileSync, statSync } from "node:fs";
import { extname } from "node:path";
import { findPublicFile } from "../files/read-file.ts";
import { MAX_BYTES } from "../files/read-text.ts";
import type { Body, FileReference, Html } from "../model.ts";
import type { PictureBook } from "../pictures/picture-book.ts";
import { showInText } from "../pictures/show-in-text.ts";
import { readMarkdown, readMarkdownLine } from "./read-markdown.ts";
import { renderBody } from "./render-body.ts";
import { focusWideTables } from "./wide-tables.ts";

/** Turns the texts of a site into safe HTML; the same text is rendered once. Pictures in it are looked up each time. */
export interface TextRenderer {
  markdown(text: string): Html;
  inline(text: string): Html;
  /** The first of the files (paths under `public/`) that exists; empty HTML when none does, or when it is refused. */
  body(sources: readonly string[]): Body;
  /** What is known of a file under `public/`. */
  file(path: string): FileReference;
}

/** Kept bodies; beyond it the oldest are forgotten, so that memory does not grow with the site. */
const MAX_CACHED = 1_000;

/** @param publicDir  Absolute path of the folder that `body` reads from. */
export function createTextRenderer(publicDir: string, pictures: PictureBook): TextRenderer {
  const bodies = new Map<string, { stamp: number; html: string }>();
  return {
    markdown: (text) => ({ html: showInText(focusWideTables(readMarkdown(text).html), pictures) }),
    inline: (text) => ({ html: showInText(readMarkdownLine(text).html, pictures) }),
    file(path) {
      const found = findPublicFile(publicDir, path);
      return {
        href: path,
        type: extname(path).slice(1).toUpperCase(),
        bytes: found ? statSync(found).size : 0,
      };
    },
    body(sources) {
      const list = [...sources];
      let path: string | undefined;
      const found = list.find((source) => {
        path = findPublicFile(publicDir, source);
        return path;
      });
      if (!found || !path) return { html: "", sources: list };
      const { mtimeMs: stamp, size } = statSync(path);
      const known = bodies.get(found);
      if (known?.stamp === stamp) return { html: showInText(known.html, pictures), sources: list };
      const html = size > MAX_BYTES ? "" : focusWideTables(renderBody(readFileSync(path, "utf8"), found));
      if (bodies.size >= MAX_CACHED) bodies.delete(bodies.keys().next().value as string);
      bodies.set(found, { stamp, html });
      return { html: showInText(html, pictures), sources: list };
    },
  };
}
