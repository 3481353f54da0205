import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type ClientBundle, openingKey } from "../bundle/bundle.ts";
import { basedAddress, basePathOf } from "../formats/base-path.ts";
import { escapeHtml } from "../formats/escape.ts";
import { originsOf } from "../formats/origins-of.ts";
import { pictureRules } from "../formats/picture-files.ts";
import type { BlockDefinition, PageAlternate, PageDefinition, PagePayload } from "../model.ts";
import { openPictureBook } from "../pictures/picture-book.ts";
import type { Prerenderer, RenderedBlock, ServerBlock } from "../runtime/server.tsx";
import { untranslatedMarks } from "../runtime/untranslated-marks.ts";
import { constantTokens } from "./constant-tokens.ts";
import { documentHtml } from "./document.ts";
import { firstPictures } from "./first-pictures.ts";
import { type BlockVoices, type FoundOnPage, openFinder } from "./found/find-page.ts";
import { KEPT_STYLES } from "./found-on-page.ts";
import { languageRules, UNTRANSLATED_RULES } from "./language-rules.ts";
import { openPageStyles } from "./page-styles.ts";
import { openPictureFinder, type PicturesOnPage } from "./pictures-on-page.ts";
import { refusedSources } from "./refused-sources.ts";
import { type SearchWishes, searchWishes } from "./search/search-wishes.ts";
import { servicesOf, servicesOn } from "./services.ts";
import { loadError } from "./view-error.ts";
import type { WriteJob } from "./write-job.ts";

/** The two files of a route, and what finds it. */
export interface RenderedPage {
  html: string;
  payload: Extract<PagePayload, { kind: "page" }>;
  found: FoundOnPage;
  pictures: PicturesOnPage;
  search: SearchWishes;
  /** Address of the script that the page loads, where it is not the one of all pages. */
  opening?: string;
}

/**
 * Renders a page to its HTML document and to what client navigation fetches.
 *
 * @throws Error naming block, file and line when a view throws.
 */
export interface PageRenderer {
  (page: PageDefinition): RenderedPage;
  /** The block that is being rendered, or was when rendering was broken off. */
  latest(): BlockDefinition | undefined;
}

/** What the bundle of views exports. */
interface ServerModule extends BlockVoices {
  createPrerenderer(blocks: ReadonlyMap<string, ServerBlock>): Prerenderer;
  views: ReadonlyMap<string, ServerBlock["view"]>;
}

async function loadViews(folder: string, dir: string): Promise<ServerModule> {
  try {
    const module = (await import(pathToFileURL(join(folder, "server.mjs")).href)) as ServerModule;
    // What views load later (`bundle/loaded-lazy.ts`) is in the same file, and there after a few turns.
    await setImmediate();
    return module;
  } catch (error) {
    throw loadError(error, dir);
  }
}

/** Loads the views of a site and makes the renderer of its pages. */
export async function openPageRenderer(job: WriteJob): Promise<PageRenderer> {
  const { bundle, base, settings, basePath } = job;
  const { client } = bundle;
  const book = openPictureBook(job.dir);
  const colorsOf = (key: string) => book.ofKey(key)?.colors;
  const module = await loadViews(bundle.folder, job.dir);
  const prerenderer = module.createPrerenderer(serverBlocks(job, module));
  const stylesOf = openPageStyles(base.css, prerenderer.rules, client, job);
  // Of tokens with one value pages have the value.
  const untranslatedRules = constantTokens(base.css, () => false)(UNTRANSLATED_RULES);
  const find = await openFinder(job, module);
  const picturesOn = openPictureFinder([basePath, basePathOf(settings.url)]);
  const origin = settings.url.replace(/\/$/, "");
  const [own = ""] = originsOf(settings.url);
  const toldStyles = new Set(job.types.flatMap(({ name, hasRefusedStyle }) => (hasRefusedStyle ? name : [])));
  const connect = originsOf(settings.apiHost);
  const services = servicesOf(settings);

  // The shell comes on page after page.
  const shellPart = ofSameBlocks((blocks) => {
    const html = htmlOf(blocks);
    return { html, pictureRules: pictureRules(html, colorsOf), search: searchWishes(html) };
  });
  const styleText = ofSameTexts();

  const render = (page: PageDefinition): RenderedPage => {
    const before = renderAll(page.layout.before, "s", page, prerenderer);
    const main = renderAll(page.blocks, "b", page, prerenderer);
    const after = renderAll(page.layout.after, "e", page, prerenderer);
    const all = [...before, ...main, ...after];
    const [start, end] = [shellPart(before), shellPart(after)];
    const css = stylesOf({ all, content: main });
    const content = untranslatedHtml(page, htmlOf(main));
    const ofNote = languageRules(page, untranslatedRules);
    const first = firstPictures(content);
    const ofContent = pictureRules(content, colorsOf);
    const ofShell = start.pictureRules + end.pictureRules;
    const canonical = origin + page.canonical;
    const found = find(page);
    found.warnings.push(...refusedSources(page, main, own, toldStyles));
    const ofPage = servicesOn(services, page.canonical);
    const receivers = (page.receivers ?? []).filter((origin) => !connect.includes(origin));
    const foreign = [
      ...ofPage.map((service) => services.indexOf(service)),
      ...(page.frames ?? []),
      ...receivers.map((origin) => `to:${origin}`),
    ].join(" ");
    const atLoad = scriptsAtLoad(client, [...before, ...after], all);
    const html = documentHtml({
      page,
      basePath,
      canonical,
      baseCss: css.base,
      allBaseCss: base.address,
      css: styleText(css.blocks, ofContent + ofShell + ofNote),
      styleNames: prerenderer.rules.ofEmotion(new Set(all.flatMap(({ styles }) => styles))),
      hasEmotion: client.hasEmotion,
      before: start.html,
      main: first.html,
      after: end.html,
      entry: client.entry,
      ...atLoad,
      fonts: base.preload,
      firstPicture: first.preload,
      connect: [...connect, ...receivers],
      services: ofPage.length > 0 ? { list: ofPage, script: client.services } : undefined,
      foreign,
      head: found.head,
    });
    const payload: RenderedPage["payload"] = {
      kind: "page",
      entry: client.entry,
      layout: page.layout.name,
      title: page.title,
      description: page.description ?? "",
      canonical,
      index: page.index,
      ...(page.alternates && { alternates: basedAlternates(page.alternates, basePath) }),
      ...(foreign && { services: foreign }),
      css: styleText(css.content, ofContent + ofNote),
      html: untranslatedHtml(page, main.map(({ shortHtml }) => shortHtml).join("\n")),
    };
    const shared = [css.base, css.blocks, start.html, end.html];
    const alone = [ofContent, first.html, first.preload, found.head, ...found.files.map(({ text }) => text)];
    const pictures = picturesOn(shared, alone);
    return {
      html,
      payload,
      found,
      pictures,
      search: { ...start.search, ...searchWishes(content), ...end.search },
      ...(atLoad.script !== client.entry && { opening: atLoad.script }),
    };
  };
  return Object.assign(render, { latest: () => prerenderer.latest });
}

/** What a script goes by that knows nothing of where the site stands. */
function basedAlternates(alternates: readonly PageAlternate[], base: string): PageAlternate[] {
  return alternates.map((one) => ({ ...one, route: basedAddress(one.route, base) }));
}

/** The content of a page that nobody has translated, with a word about that in the language of its readers, or in English. */
function untranslatedHtml(page: PageDefinition, html: string): string {
  const marks = untranslatedMarks(page);
  if (!marks) return html;
  const attributes = (own: object): string =>
    Object.entries(own)
      .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
      .join("");
  const { note = "" } = page.untranslated ?? {};
  return `<p class="untranslated"${attributes(marks.note)}>${escapeHtml(note)}</p><div class="in-original"${attributes(marks.content)}>${html}</div>`;
}

function serverBlocks({ types, bundle }: WriteJob, { views }: ServerModule): Map<string, ServerBlock> {
  return new Map(
    types.map((type) => [
      type.name,
      { ...type, view: views.get(type.name) as ServerBlock["view"], source: bundle.client.blocks[type.name] },
    ]),
  );
}

function renderAll(
  blocks: readonly BlockDefinition[],
  prefix: string,
  { lang }: PageDefinition,
  { renderBlock }: Prerenderer,
): RenderedBlock[] {
  // What scripts say by themselves, they say in the language of the page (`bundle/put-words.ts`).
  Object.assign(globalThis, { renderedLang: lang });
  return blocks.map((block, index) => renderBlock(block, `${prefix}${index}-`, lang));
}

/** What is made of blocks is made once, as long as they are kept: of those that were rendered once. */
function ofSameBlocks<T>(
  make: (blocks: readonly RenderedBlock[]) => T,
): (blocks: readonly RenderedBlock[]) => T {
  const known = new WeakMap<RenderedBlock, { blocks: readonly RenderedBlock[]; made: T }>();
  return (blocks) => {
    const [first] = blocks;
    if (!first) return make(blocks);
    const last = known.get(first);
    if (last?.blocks.length === blocks.length && blocks.every((block, index) => block === last.blocks[index]))
      return last.made;
    const made = make(blocks);
    known.set(first, { blocks, made });
    return made;
  };
}

/** Puts texts together, of which the same come again: then they are the same text, whose hash is known. */
function ofSameTexts(): (text: string, end: string) => string {
  const known = new Map<string, { end: string; all: string }>();
  return (text, end) => {
    const last = known.get(text);
    if (last?.end === end) return last.all;
    const all = text + end;
    if (known.size >= KEPT_STYLES) known.clear();
    known.set(text, { end, all });
    return all;
  };
}

const htmlOf = (blocks: readonly RenderedBlock[]) => blocks.map(({ html }) => html).join("\n");

/**
 * The script that a page loads first, and those that the browser may fetch at the same time: what starts at once,
 * with what it imports. What the shell wakes lies in the first where it can, which is the same file on all pages then.
 */
function scriptsAtLoad(
  { entry, imports, openers, openings }: ClientBundle,
  shell: readonly RenderedBlock[],
  all: readonly RenderedBlock[],
): { script: string; preload: string[] } {
  const held = new Set(shell.flatMap(({ wakes }) => wakes).filter((source) => openers.includes(source)));
  const script = openings[openingKey(held)] ?? entry;
  const preload = new Set(imports[script]);
  for (const { starts } of all)
    for (const start of starts)
      if (!held.has(start)) for (const part of [start, ...(imports[start] ?? [])]) preload.add(part);
  return { script, preload: [...preload] };
}
