import { join } from "node:path";
import type { Collection } from "../data/collection.ts";
import { type Language, languageName } from "../data/languages.ts";
import { readSiteFile } from "../files/read-file.ts";
import { decodeText } from "../files/text-encoding.ts";
import { patternOf } from "../filling/route-patterns.ts";
import { versionFile } from "../languages/version-files.ts";
import type { PageAlternate } from "../model.ts";
import { splitLink } from "../schema/links.ts";
import type { Data } from "../schema/to-data.ts";

/** A page of the site's own language with its addresses in the others. */
interface Entry {
  pattern: string;
  /** Field of the rows that the page is made for, and their collection. */
  rows?: { field: string; collection: string };
  versions: Map<string, { pattern: string; isTranslated: boolean }>;
}

/** What addresses are worked out from. */
export interface AddressContext {
  dir: string;
  /** Page files in the site's own language, and files of versions. */
  originals: readonly string[];
  versionFiles: ReadonlySet<string>;
  /** Those whose pages are to be seen. */
  languages: readonly Language[];
  lang: string;
  collections: ReadonlyMap<string, Collection>;
  /** Rows in another language. */
  rowsIn(lang: string, collection: string): readonly { [field: string]: Data }[];
}

/** Tells for the address of a page those of the same page in other languages, from names of files and rows alone. */
export class LanguageAddresses {
  private readonly byFile = new Map<string, Entry>();
  private readonly byPattern = new Map<string, Entry>();
  private readonly ofRows: { test: RegExp; entry: Entry }[] = [];
  private readonly slugs = new Map<string, ReadonlyMap<string, string>>();

  constructor(private readonly context: AddressContext) {
    const { originals, languages, versionFiles } = context;
    for (const file of originals) {
      const entry: Entry = { pattern: patternOf(file), versions: new Map(), ...this.rowsOf(file) };
      for (const language of languages) {
        const isTranslated = versionFiles.has(versionFile(file, language.lang));
        if (!isTranslated && language.missing === "absent") continue;
        const pattern = this.patternIn(file, language, isTranslated);
        entry.versions.set(language.lang, { pattern, isTranslated });
      }
      if (entry.versions.size === 0) continue;
      this.byFile.set(file, entry);
      if (entry.rows) this.ofRows.push({ test: testOf(entry.pattern), entry });
      else this.byPattern.set(entry.pattern, entry);
    }
  }

  /** Changes with any address that it tells. */
  get key(): string {
    const { languages, collections, rowsIn } = this.context;
    return JSON.stringify([
      [...this.byFile].map(([file, { versions }]) => [file, ...versions]),
      languages,
      this.ofRows.map(({ entry: { rows } }) => {
        const { field = "", collection = "" } = rows ?? {};
        const own = collections.get(collection)?.rows ?? [];
        return [own, ...languages.map(({ lang }) => rowsIn(lang, collection))].map((list) =>
          list.map((row) => row[field]),
        );
      }),
    ]);
  }

  /** Where a link leads for readers of a language: to the version of its page, or where it led. */
  href(href: string, lang: string): string {
    if (!href.startsWith("/")) return href;
    const { path } = splitLink(href);
    const route = this.routeIn(path, lang);
    return route === undefined ? href : route + href.slice(path.length);
  }

  /** Where a link leads in the first language in which it leads somewhere else than it says. */
  anyRoute(path: string): string | undefined {
    return this.context.languages
      .map(({ lang }) => this.routeIn(path, lang))
      .find((route) => route !== undefined);
  }

  /**
   * A page in all its languages, the site's own first.
   *
   * @param file  Of the original. @param row  Index of its row in the collection. @param page  Number of its address, from 1.
   * @returns Empty for a page that is there in one language.
   */
  alternates(file: string, row: number | undefined, page = 1): PageAlternate[] {
    const entry = this.byFile.get(file);
    if (!entry) return [];
    const { lang, collections, languages } = this.context;
    const { rows } = entry;
    const more = page > 1 ? `/page/${page}` : "";
    const name = (of: string) => languages.find((one) => one.lang === of)?.name ?? languageName(of, of);
    const at = (of: string, pattern: string): Omit<PageAlternate, "isUntranslated">[] => {
      const named = { lang: of, name: name(of) };
      if (!rows) return [{ ...named, route: (pattern === "/" && more ? "" : pattern) + more }];
      const own = row === undefined ? undefined : collections.get(rows.collection)?.rows[row]?.[rows.field];
      if (own === undefined || own === null) return [];
      const slug = of === lang ? String(own) : (this.slugsIn(of, rows).get(String(own)) ?? String(own));
      return [{ ...named, route: pattern.replace(/\[[^\]]*\]/, slug) }];
    };
    return [
      ...at(lang, entry.pattern),
      ...[...entry.versions].flatMap(([of, { pattern, isTranslated }]) =>
        at(of, pattern).map((one) => (isTranslated ? one : { ...one, isUntranslated: true as const })),
      ),
    ];
  }

  private routeIn(path: string, lang: string): string | undefined {
    const [, stem = path, more = ""] = /^(.*?)(\/page\/\d+)$/.exec(path) ?? [];
    const known = this.byPattern.get(stem || "/")?.versions.get(lang);
    if (known) return known.pattern + more;
    for (const { test, entry } of this.ofRows) {
      const slug = test.exec(path)?.[1];
      const version = slug === undefined ? undefined : entry.versions.get(lang);
      if (slug === undefined || !version || !entry.rows) continue;
      const slugs = this.slugsIn(lang, entry.rows);
      const own = slugs.get(slug) ?? ([...slugs.values()].includes(slug) ? slug : undefined);
      if (own !== undefined) return version.pattern.replace(/\[[^\]]*\]/, own);
    }
    return undefined;
  }

  /** What the rows of a collection are called in addresses, by what they are called in the site's own language. */
  private slugsIn(
    lang: string,
    { field, collection }: NonNullable<Entry["rows"]>,
  ): ReadonlyMap<string, string> {
    const key = `${lang} ${collection} ${field}`;
    let known = this.slugs.get(key);
    if (!known) {
      const rows = this.context.rowsIn(lang, collection);
      const own = this.context.collections.get(collection)?.rows ?? [];
      known = new Map(own.map((row, index) => [String(row[field]), String((rows[index] ?? row)[field])]));
      this.slugs.set(key, known);
    }
    return known;
  }

  private rowsOf(file: string): Pick<Entry, "rows"> {
    const field = /\[([^\]]*)\]/.exec(file)?.[1];
    if (field === undefined) return {};
    const collection = this.keyIn(file, "each") ?? "";
    return { rows: { field, collection } };
  }

  private patternIn(file: string, { lang, path }: Language, isTranslated: boolean): string {
    const asked = isTranslated ? this.keyIn(versionFile(file, lang), "route") : undefined;
    return asked ?? `${path}${patternOf(file).replace(/^\/$/, "")}`;
  }

  /** A plain value at the top of a file, without reading it as YAML: a site may have ten thousand. */
  private keyIn(file: string, key: string): string | undefined {
    const bytes = readSiteFile(join(this.context.dir, file), file)?.bytes;
    if (!bytes?.includes(`${key}:`)) return undefined;
    const line = new RegExp(`^${key}:[ \\t]+(?:"([^"]+)"|'([^']+)'|([^\\s#]+))`, "m");
    const match = line.exec(decodeText(bytes, "utf-8"));
    return match ? (match[1] ?? match[2] ?? match[3]) : undefined;
  }
}

function testOf(pattern: string): RegExp {
  const [before = "", after = ""] = pattern.split(/\[[^\]]*\]/);
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal(before)}([^/]+)${literal(after)}$`);
}
