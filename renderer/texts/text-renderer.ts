import { readFileSync, statSync } from "node:fs";
import { findPublicFile } from "../files/read-file.ts";
import type { Body, Html } from "../model.ts";

type RichText = typeof import("./rich-text.ts");

/** Turns the texts of a site into sanitised HTML; the same text is rendered once. */
export interface TextRenderer {
  markdown(text: string): Html;
  inline(text: string): Html;
  /** The first of the files (paths under `public/`) that exists; empty HTML when none does. */
  body(sources: readonly string[]): Body;
}

/** Kept texts; beyond it the oldest are forgotten, so that memory does not grow with the site. */
const MAX_CACHED = 1_000;

/**
 * Loads the Markdown and HTML tools and returns a renderer.
 *
 * @param publicDir  Absolute path of the folder that `body` reads from.
 */
export async function createTextRenderer(publicDir: string): Promise<TextRenderer> {
  const rich: RichText = await import("./rich-text.ts");
  const blocks = new Map<string, Html>();
  const lines = new Map<string, Html>();
  const bodies = new Map<string, { stamp: number; html: string }>();
  const remember = <T>(cache: Map<string, T>, key: string, value: T): T => {
    if (cache.size >= MAX_CACHED) cache.delete(cache.keys().next().value as string);
    cache.set(key, value);
    return value;
  };
  return {
    markdown(text) {
      const known = blocks.get(text);
      if (known) return known;
      const paragraphs = plainParagraphs(text);
      const html = paragraphs
        ? paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n")
        : rich.renderMarkdown(text);
      return remember(blocks, text, { html });
    },
    inline(text) {
      const known = lines.get(text);
      if (known) return known;
      const html = plainParagraphs(text)?.join("<br>") ?? rich.renderMarkdownLine(text);
      return remember(lines, text, { html });
    },
    body(sources) {
      const list = [...sources];
      const found = list.find((source) => findPublicFile(publicDir, source));
      const path = found && findPublicFile(publicDir, found);
      if (!path) return { html: "", sources: list };
      const stamp = statSync(path).mtimeMs;
      const known = bodies.get(found);
      if (known?.stamp === stamp) return { html: known.html, sources: list };
      const text = readFileSync(path, "utf8");
      const html = found.endsWith(".md") ? rich.renderMarkdownBody(text) : rich.sanitizeHtml(text);
      remember(bodies, found, { stamp, html });
      return { html, sources: list };
    },
  };
}

/**
 * The paragraphs of a text that is nothing but paragraphs: the Markdown tools would take a hundred times as long
 * to say the same. Undefined for any other text.
 */
function plainParagraphs(text: string): string[] | undefined {
  const trimmed = text.replace(/^\n+|\n+$/g, "");
  // Space at either end of a line can mean something: code, a line break.
  if (trimmed === "" || !isPlain(trimmed) || /^[^\S\n]+\S|[^\S\n]$|[^\P{C}\n]/mu.test(trimmed))
    return undefined;
  return trimmed.split(/\n{2,}/);
}

/** A text in which Markdown and HTML mean nothing: no sign that either uses, and no address to be linked. */
function isPlain(text: string): boolean {
  return !/[\\`*_[\]<>&#~|]|^\s*(?:[-+]|\d+[.)])\s|^\s{4}|^[ \t]*[:=-][ \t:=-]*$|https?:|www\.|\S@\S/m.test(
    text,
  );
}
