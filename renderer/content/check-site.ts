import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../model.ts";
import type { Collection, Fact } from "./collections.ts";
import type { Draft, Span } from "./draft.ts";
import { findImageFault, findLinkFault, splitLink } from "./links.ts";
import type { PageFact, PageFacts } from "./page-facts.ts";
import type { PageFile } from "./page-file.ts";
import { createProblem } from "./problem.ts";
import type { RouteTable } from "./routes.ts";
import { listSome, suggest } from "./suggest.ts";

/** Everything that is known of a site once each file was read by itself. */
export interface SiteFacts {
  dir: string;
  pages: ReadonlyMap<string, PageFile>;
  collections: ReadonlyMap<string, Collection>;
  settings: { facts: readonly Fact[]; lines: Collection["lines"] };
  routes: RouteTable;
  /** Facts of each page file, one entry for each of its addresses. */
  facts: ReadonlyMap<string, readonly PageFacts[]>;
  publicFiles: ReadonlySet<string>;
  icons?: readonly string[];
}

/** Files that the build makes; links to them are fine. */
const generatedFiles = new Set([
  "/sitemap.xml",
  "/robots.txt",
  "/feed.xml",
  "/feed.json",
  "/llms.txt",
  "/404.html",
]);
/** Anchors that every page has. */
const everyAnchor = new Set(["top", "main"]);

/**
 * Checks what no file shows by itself: links and anchors, pictures, references between collections,
 * redirects, ids, headings, titles.
 *
 * @returns Problems by file.
 */
export function checkSite(site: SiteFacts): Map<string, Problem[]> {
  const result = new Map<string, Problem[]>();
  const anchors = collectAnchors(site);
  const routes = [...site.routes.records.keys()];
  const badValues = new Set<string>();
  const add = (file: string, draft: Draft, lines: Collection["lines"]): void => {
    const list = result.get(file) ?? [];
    list.push(createProblem(file, draft, lines));
    result.set(file, list);
  };

  for (const collection of site.collections.values())
    checkData(collection.file, collection.facts, collection.lines);
  checkData("data/site.yaml", site.settings.facts, site.settings.lines);
  for (const [file, list] of site.facts) checkPageFile(site.pages.get(file)!, list);
  checkRedirects();
  checkTitles();
  return result;

  function checkData(file: string, facts: readonly Fact[], lines: Collection["lines"]): void {
    for (const fact of facts) {
      const draft =
        fact.kind === "ref"
          ? checkReference(fact)
          : checkText(fact.value, fact.kind as PageFact["kind"], undefined);
      if (!draft) continue;
      badValues.add(`${fact.kind}:${fact.value}`);
      add(
        file,
        {
          start: fact.start,
          end: fact.end,
          path: fact.path,
          ...draft,
          ...(draft.fix && { fix: { start: fact.start, end: fact.end, text: draft.fix } }),
        } as Draft,
        lines,
      );
    }
  }

  function checkReference(fact: Fact): Found | undefined {
    const target = site.collections.get(fact.target!);
    if (!target)
      return {
        code: "dangling-reference",
        message: `This refers to data/${fact.target}.yaml, which does not exist.`,
      };
    if (target.isUnreadable) return undefined;
    const keys = target.rows.map((row) => String(row[target.key]));
    if (keys.includes(fact.value)) return undefined;
    const guess = suggest(fact.value, keys);
    return {
      code: "dangling-reference",
      message: `${target.name} has no row with the ${target.key} "${fact.value}".`,
      hint: guess ? `Did you mean "${guess}"?` : listSome(`Rows of ${target.file}`, keys),
      ...(guess && { fix: guess }),
    };
  }

  function checkPageFile(page: PageFile, list: readonly PageFacts[]): void {
    const found = new Map<string, { draft: Draft; messages: Set<string> }>();
    const note = (draft: Draft): void => {
      // The same text may be wrong for many rows; it is one mistake.
      const key = `${draft.start}:${draft.end}:${draft.code}`;
      const earlier = found.get(key);
      if (earlier) earlier.messages.add(draft.message);
      else found.set(key, { draft, messages: new Set([draft.message]) });
    };
    for (const facts of list) {
      for (const draft of facts.drafts) note(draft);
      for (const fact of facts.texts) {
        if (fact.isBound && badValues.has(`${fact.kind}:${fact.value}`)) continue;
        const draft = checkText(fact.value, fact.kind, facts.route);
        if (!draft) continue;
        const { fix, ...rest } = draft;
        const isOwnText = !fact.isBound && fact.kind !== "markdown-link";
        note({
          ...rest,
          ...fact.span,
          path: fact.path,
          ...(fact.isBound &&
            fact.row && { hint: `The value comes from ${fact.row}.${rest.hint ? ` ${rest.hint}` : ""}` }),
          ...(fix &&
            isOwnText && { fix: { ...fact.span, text: fix.startsWith("#") ? `"${fix}"` : fix } }),
        } as Draft);
      }
      for (const body of facts.bodies) {
        if (body.files.some((file) => site.publicFiles.has(file))) continue;
        note({
          code: "missing-file",
          ...body.span,
          path: body.path,
          message: `There is no file for this text${body.row ? ` of ${body.row}` : ""}: ${body.files.map((file) => `public${file}`).join(", ")}.`,
          hint: "Add one of the files.",
        });
      }
      checkIds(page, facts, note);
      if (page.kind === "page") checkOutline(page, facts, note);
    }
    for (const ref of page.refs) {
      const draft = checkReference(ref);
      if (draft) note({ ...draft, start: ref.start, end: ref.end, path: ref.path, fix: draft.fix ? { start: ref.start, end: ref.end, text: draft.fix } : undefined });
    }
    for (const { draft, messages } of found.values()) {
      const more = messages.size - 1;
      const rest = more > 0 ? ` The same holds in ${more} more ${more === 1 ? "place" : "places"}.` : "";
      add(page.file, { ...draft, ...(rest && { hint: `${draft.hint ?? ""}${rest}`.trim() }) }, page.lines);
    }
  }

  function checkText(value: string, kind: PageFact["kind"], route: string | undefined): Found | undefined {
    if (kind === "icon") {
      if (!site.icons || site.icons.includes(value)) return undefined;
      const guess = suggest(value, site.icons);
      return {
        code: "unknown-icon",
        message: `There is no icon "${value}".`,
        ...(guess
          ? { hint: `Did you mean "${guess}"?`, fix: guess }
          : { hint: "The icons are listed in renderer/ui/icon-names.json." }),
      };
    }
    if (kind === "image") return checkImage(value);
    if (kind === "anchor") return undefined;
    return checkLink(value, route);
  }

  function checkImage(value: string): Found | undefined {
    const fault = findImageFault(value);
    if (fault) return { code: "bad-image", ...fault };
    if (site.publicFiles.has(value)) return undefined;
    const files = [...site.publicFiles].filter((file) => /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(file));
    const guess = suggest(value, files);
    const folder = value.slice(0, value.lastIndexOf("/") + 1);
    const near = files
      .filter((file) => file.startsWith(folder) && folder !== "/")
      .map((file) => file.slice(folder.length));
    return {
      code: "missing-image",
      message: `The picture public${value} does not exist.`,
      ...(guess
        ? { hint: `Did you mean "${guess}"?`, fix: guess }
        : near.length > 0
          ? { hint: listSome(`Files in public${folder}`, near) }
          : {}),
    };
  }

  function checkLink(value: string, route: string | undefined): Found | undefined {
    const fault = findLinkFault(value);
    if (fault) return { code: "bad-link", ...fault };
    if (value.startsWith("#"))
      return route === undefined ? undefined : checkAnchor(route, value.slice(1), value);
    if (!value.startsWith("/")) return undefined;
    const { path, anchor } = splitLink(value);
    const record = site.routes.records.get(path);
    if (record)
      return anchor === undefined || anchor === "" || record.kind === "redirect"
        ? undefined
        : checkAnchor(record.kind === "alias" ? record.to! : path, anchor, value);
    if (
      site.publicFiles.has(path) ||
      generatedFiles.has(path) ||
      site.routes.openPrefixes.some((prefix) => path.startsWith(prefix))
    )
      return undefined;
    const rest = value.slice(path.length);
    const bare =
      path.length > 1
        ? path
            .replace(/\/+$/, "")
            .replace(/\.html$/, "")
            .replace(/\/index$/, "") || "/"
        : path;
    if (bare !== path && site.routes.records.has(bare))
      return {
        code: "broken-link",
        message: `Addresses of this site are written without a slash, .html or index at the end: ${bare}${rest}.`,
        fix: `${bare}${rest}`,
      };
    const guess = suggest(path, routes);
    return {
      code: "broken-link",
      message: `The link ${value} leads to no page of this site.`,
      ...(guess
        ? { hint: `Did you mean "${guess}${rest}"?`, fix: `${guess}${rest}` }
        : { hint: "Write the address of a page in pages/, or of a file in public/." }),
    };
  }

  function checkAnchor(route: string, anchor: string, value: string): Found | undefined {
    const known = anchors.get(route);
    if (!known || known.has(anchor) || everyAnchor.has(anchor)) return undefined;
    const guess = suggest(anchor, known);
    const fixed = `${value.slice(0, value.indexOf("#") + 1)}${guess}`;
    return {
      code: "broken-anchor",
      message: `The page ${route} has no place called "${anchor}".`,
      ...(guess
        ? { hint: `Did you mean "#${guess}"?`, fix: fixed }
        : { hint: known.size > 0 ? listSome("Its places", [...known]) : "Give a block of that page an id." }),
    };
  }

  function checkIds(page: PageFile, facts: PageFacts, note: (draft: Draft) => void): void {
    const seen = new Map<string, Span>();
    const layout = page.kind === "layout" ? undefined : site.facts.get(layoutFile(page))?.[0];
    const inLayout = new Set(
      layout?.texts.filter((text) => text.kind === "anchor").map((text) => text.value),
    );
    for (const { value, kind, span, path } of facts.texts) {
      if (kind !== "anchor") continue;
      const earlier = seen.get(value);
      if (earlier && earlier.start === span.start)
        note({
          code: "duplicate-id",
          ...span,
          path,
          message: `Several entries get the id "${value}"; each needs its own.`,
        });
      else if (earlier)
        note({
          code: "duplicate-id",
          ...span,
          path,
          message: `The id "${value}" is used twice on this page; the first is on line ${page.lines.position(earlier.start).line}.`,
          hint: "Choose another one here.",
        });
      else if (inLayout.has(value))
        note({
          code: "duplicate-id",
          ...span,
          path,
          message: `The id "${value}" is used by the layout around this page.`,
          hint: "Choose another one here.",
        });
      else seen.set(value, span);
    }
  }

  function checkOutline(page: PageFile, facts: PageFacts, note: (draft: Draft) => void): void {
    let level = 0;
    let first: Span | undefined;
    for (const heading of facts.headings) {
      if (heading.level === 1) {
        if (first)
          note({
            code: "second-h1",
            ...heading.span,
            path: heading.path,
            message: `This page has a second main heading; the first is on line ${page.lines.position(first.start).line}.`,
            hint: "Keep one, so that visitors and search engines know what the page is about.",
          });
        first ??= heading.span;
      } else if (level > 0 && heading.level > level + 1) {
        note({
          code: "skipped-heading",
          ...heading.span,
          path: heading.path,
          message: `This heading is of level ${heading.level}, but the one before it is of level ${level}.`,
          hint: `Give the part before it a heading of level ${level + 1}, so that no level is left out.`,
        });
      }
      level = heading.level;
    }
    if (!first && facts.headings.length > 0 && facts.bodies.length === 0)
      note({
        code: "missing-h1",
        ...(page.spans.get("title") ?? page.spans.get("")!),
        path: [],
        message: "This page has no main heading.",
        hint: "Use a block that makes one, such as a hero, as the first block.",
      });
  }

  function checkRedirects(): void {
    for (const record of site.routes.records.values()) {
      if (record.kind !== "redirect" || record.to === undefined || !record.page.redirect) continue;
      const { span } = record.page.redirect;
      const report = (draft: Found): void =>
        add(
          record.file,
          {
            ...draft,
            ...span,
            path: ["redirect"],
            ...(draft.fix &&
              !/\$\{/.test(record.page.redirect!.value) && { fix: { ...span, text: draft.fix } }),
          } as Draft,
          record.page.lines,
        );
      const broken = checkLink(record.to, undefined);
      if (broken) {
        report({
          ...broken,
          code: broken.code === "broken-link" ? "broken-redirect" : broken.code,
          message: broken.message.replace(/^The link/, "The redirect"),
        });
        continue;
      }
      const { path } = splitLink(record.to);
      const next = site.routes.records.get(path);
      if (next?.kind !== "redirect") continue;
      const seen = [record.route];
      let at: typeof next | undefined = next;
      while (at?.kind === "redirect" && !seen.includes(at.route)) {
        seen.push(at.route);
        at = site.routes.records.get(splitLink(at.to ?? "").path);
      }
      if (at?.kind === "redirect")
        report({
          code: "redirect-loop",
          message:
            at.route === record.route && seen.length === 1
              ? `${record.route} redirects to itself.`
              : `This redirect never ends: ${[...seen, at.route].join(" → ")}.`,
          hint: "Send visitors to a page.",
        });
      else
        report({
          code: "redirect-chain",
          message: `${path} redirects on to ${next.to}.`,
          hint: "Send visitors straight to where they end up.",
          ...(seen.length === 2 && next.to && { fix: next.to }),
        });
    }
  }

  function checkTitles(): void {
    for (const [name, code] of [
      ["title", "duplicate-title"],
      ["description", "duplicate-description"],
    ] as const) {
      const seen = new Map<string, PageFacts>();
      for (const [file, list] of site.facts) {
        const page = site.pages.get(file)!;
        if (page.kind !== "page") continue;
        for (const facts of list) {
          const value = facts[name];
          if (value === undefined) {
            if (name === "description" && page.index && patternIs404(facts.route) === false) {
              add(
                file,
                {
                  code: "missing-description",
                  ...page.spans.get("")!,
                  path: [],
                  message: "This page has no description for search results and shared links.",
                  hint: "Add description: with one or two sentences.",
                },
                page.lines,
              );
              break;
            }
            continue;
          }
          const earlier = seen.get(value);
          if (!earlier) {
            seen.set(value, facts);
            continue;
          }
          add(
            file,
            {
              code,
              ...(page.spans.get(name) ?? page.spans.get("")!),
              path: [name],
              message: `${earlier.route} has the same ${name}${earlier.file === file ? ` as ${facts.route}` : ""}.`,
              hint: "Say what is special about this page.",
            },
            page.lines,
          );
          break;
        }
      }
    }
  }
}

interface Found {
  code: string;
  message: string;
  hint?: string;
  /** The text that would be right. */
  fix?: string;
}

/** The file of a page's layout. */
export function layoutFile(page: PageFile): string {
  return `pages/_${page.layout}.yaml`;
}

/** A page names a layout that does not exist; without one of its own, a site has no shell. */
export function checkLayout(
  page: PageFile,
  pages: ReadonlyMap<string, PageFile>,
  dir: string,
): Draft | undefined {
  const span = page.spans.get("layout");
  if (!span || page.kind !== "page" || pages.has(layoutFile(page)) || existsSync(join(dir, layoutFile(page))))
    return undefined;
  const names = [...pages.values()]
    .filter((other) => other.kind === "layout")
    .map((other) => other.file.replace(/^pages\/_|\.yaml$/g, ""));
  const guess = suggest(page.layout, names);
  return {
    code: "unknown-layout",
    ...span,
    path: ["layout"],
    message: `There is no layout "${page.layout}": ${layoutFile(page)} does not exist.`,
    hint: guess ? `Did you mean "${guess}"?` : listSome("Layouts", names),
    ...(guess && { fix: { ...span, text: guess } }),
  };
}

function patternIs404(route: string): boolean {
  return route === "/404";
}

function collectAnchors(site: SiteFacts): Map<string, Set<string>> {
  const anchors = new Map<string, Set<string>>();
  for (const [file, list] of site.facts) {
    const page = site.pages.get(file)!;
    if (page.kind !== "page") continue;
    const shell = site.facts.get(layoutFile(page))?.[0];
    for (const facts of list) {
      const ids = new Set<string>();
      for (const { texts } of [facts, ...(shell ? [shell] : [])])
        for (const text of texts) if (text.kind === "anchor") ids.add(text.value);
      anchors.set(facts.route, ids);
    }
  }
  return anchors;
}
