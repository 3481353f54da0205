import type { ClientBundle } from "../bundle/bundle.ts";
import type { BaseStyles } from "../bundle/styles.ts";
import type { BlockDefinition, Body, PageDefinition, PagePayload } from "../model.ts";
import type { Prerenderer, RenderedBlock } from "../runtime/server.tsx";
import { documentHtml } from "./document.ts";
import type { FoundOnPage } from "./found/find-page.ts";

/** Everything that is the same for all pages of a build. */
export interface RenderContext {
  prerenderer: Prerenderer;
  client: ClientBundle;
  base: BaseStyles;
  /** Origin for absolute addresses, without a slash at the end. */
  origin: string;
  /** Origins besides the site's own that forms send to. */
  connect: readonly string[];
  /** What finds a page: icons, share card, structured data, feeds. */
  find(page: PageDefinition): FoundOnPage;
}

/** The two files of a route. */
export interface RenderedPage {
  html: string;
  payload: PagePayload;
  found: FoundOnPage;
}

/**
 * Renders a page to its HTML document and to what client navigation fetches.
 *
 * @throws Error naming block, file and line when a view throws.
 */
export function renderPage(page: PageDefinition, context: RenderContext): RenderedPage {
  const { prerenderer, client, base, origin } = context;
  const before = render(page.layout.before, "s", prerenderer);
  const main = render(page.blocks, "b", prerenderer);
  const after = render(page.layout.after, "e", prerenderer);
  const styleNames = [...new Set([...before.styles, ...main.styles, ...after.styles])];
  const canonical = origin + page.canonical;
  const found = context.find(page);
  return {
    html: documentHtml({
      page,
      canonical,
      baseCss: base.css,
      css: prerenderer.css(styleNames),
      styleNames,
      before: before.html,
      main: main.html,
      after: after.html,
      entry: client.entry,
      fonts: base.preload,
      preload: preloads(before.html + main.html + after.html, client),
      connect: context.connect,
      head: found.head,
    }),
    payload: {
      kind: "page",
      entry: client.entry,
      layout: page.layout.name,
      title: page.title,
      description: page.description ?? "",
      canonical,
      index: page.index,
      css: prerenderer.css(main.styles),
      html: withoutBodies(main.html, page.blocks),
    },
    found,
  };
}

/**
 * Long texts are fetched from their own files on client navigation (`public/…`): they are left out of the
 * page's data, and their elements marked for the block to fill.
 */
function withoutBodies(html: string, blocks: readonly BlockDefinition[]): string {
  let shorter = html;
  for (const body of bodiesIn(blocks)) {
    const start = body.html ? shorter.indexOf(`>${body.html}`) : -1;
    if (start < 0) continue;
    shorter = `${shorter.slice(0, start)} data-body-empty="">${shorter.slice(start + 1 + body.html.length)}`;
  }
  return shorter;
}

function bodiesIn(value: unknown): Body[] {
  if (typeof value !== "object" || value === null) return [];
  if ("html" in value && "sources" in value) return [value as Body];
  return Object.values(value).flatMap(bodiesIn);
}

/** Scripts that start at once, with what they import: the browser may fetch them all together. */
function preloads(html: string, client: ClientBundle): string[] {
  const scripts = new Set(client.imports[client.entry]);
  for (const [, source] of html.matchAll(/data-wake="load" data-src="([^"]+)"/g)) {
    if (!source) continue;
    for (const script of [source, ...(client.imports[source] ?? [])]) scripts.add(script);
  }
  scripts.delete(client.entry);
  return [...scripts];
}

function render(blocks: readonly BlockDefinition[], prefix: string, prerenderer: Prerenderer): RenderedBlock {
  const rendered = blocks.map((block, index) => prerenderer.renderBlock(block, `${prefix}${index}-`));
  return {
    html: rendered.map((block) => block.html).join("\n"),
    styles: rendered.flatMap((block) => block.styles),
  };
}
