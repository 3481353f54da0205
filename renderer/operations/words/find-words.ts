import { createHash } from "node:crypto";
import type { Place, WordsAsked } from "../../edit/operation.ts";
import { bodyState } from "../../languages/body-mark.ts";
import { takesWords } from "../../languages/translatable.ts";
import { dataVersionFile, readVersionName } from "../../languages/version-files.ts";
import { isWarning } from "../../problems/is-warning.ts";
import { acceptedTypes, kindOf } from "../../schema/read-schema.ts";
import type { Schema } from "../../schema/schema-types.ts";
import type { Site } from "../../site/site.ts";
import { isMarkdown } from "../../texts/foreign-markup.ts";
import { parseYaml } from "../../yaml/parse-yaml.ts";
import type { TreeNode } from "../../yaml/tree.ts";
import { textsIn } from "../follow-in-versions.ts";
import { Plan } from "../plan.ts";
import { Refused } from "../refused.ts";
import { type Visited, walkFile } from "../walk-file.ts";
import { mayHoldWords, wordPattern } from "./word-pattern.ts";
import { type FoundWords, type TextForm, wordsIn } from "./words-in-text.ts";

/** A text of the site with words that are looked for. */
export interface FoundText {
  /** An empty path for a text that is a file of its own. */
  at: Place;
  text: string;
  form: TextForm;
  hits: FoundWords[];
  /** It stands beside the original that it translates: `{ of, text }`. */
  inMark?: true;
  /** Of a translation that is up to date: where its original stands, and the whole of that. */
  of?: { at: Place; text: string };
}

export interface FoundInSite {
  texts: FoundText[];
  /** Files with mistakes, which could not be looked through. */
  unread: string[];
  /** As many were found as were asked for: there may be more. */
  isCut: boolean;
}

type Searched = Pick<Site, "files" | "languages" | "translations">;

/**
 * Finds words in all texts of a site: pages, layouts, shared lists, rows, settings, translations, `public/`.
 *
 * @param most  How often they are to be found; default always. No further file is looked through then.
 */
export function findWords(site: Searched, asked: WordsAsked, most = Number.POSITIVE_INFINITY): FoundInSite {
  const pattern = wordPattern(asked);
  if (!pattern) return { texts: [], unread: [], isCut: false };
  const search = new Search(site, pattern, wordPattern(asked, true)!, mayHoldWords(asked), most);
  search.originals();
  search.versions();
  search.bodies();
  return { texts: search.texts, unread: search.unread, isCut: search.isEnough };
}

/** Stands for one of the hits of a text, as long as the text says the same. */
export function hitId({ at, text }: FoundText, index: number): string {
  const whole = [at.file, ...at.path, text].join("\n");
  return `${createHash("sha256").update(whole).digest("base64url").slice(0, 14)}.${index}`;
}

/** Words of the site in place of the engine's, and what is no text at all. */
const WORDS_FILE = "data/words.yaml";
const SETTINGS = "data/site.yaml";
const ENGINE_SETTINGS = new Set(["lang", "timeZone", "languages"]);

class Search {
  readonly texts: FoundText[] = [];
  readonly unread: string[] = [];
  private readonly plan: Plan;
  private count = 0;

  /** @param mayHold  Whether words may be in the source of a file: most have nothing of them, and need not be read. */
  constructor(
    private readonly site: Searched,
    private readonly pattern: RegExp,
    private readonly inHtml: RegExp,
    private readonly mayHold: (source: string) => boolean,
    private readonly most: number,
  ) {
    this.plan = new Plan(site.files);
  }

  get isEnough(): boolean {
    return this.count >= this.most;
  }

  originals(): void {
    const { files } = this.site;
    const versions = new Set(files.pageFiles.filter((file) => readVersionName(file, files.languages)));
    const collections = new Map([...files.collections.values()].map(({ file, key }) => [file, key]));
    for (const file of [...files.pageFiles, ...collections.keys(), SETTINGS]) {
      if (versions.has(file)) continue;
      this.inFile(file, (note) =>
        walkFile(files, file, this.treeOf(file), (visited) => {
          const { node, path } = visited;
          if (node.kind !== "scalar" || typeof node.value !== "string") return;
          // A row is known by its key: what refers to it goes by that.
          if (path.length === 2 && path[1] === collections.get(file)) return;
          const form = formOf(file, visited);
          if (form) note(path, node.value, form);
        }),
      );
    }
    for (const file of [WORDS_FILE, ...files.languages.map((lang) => dataVersionFile(WORDS_FILE, lang))])
      this.inFile(file, (note) => {
        for (const { path, value } of textsIn(this.plan.open(file))) note(path, value, "plain");
      });
  }

  versions(): void {
    if (this.isEnough) return;
    for (const { lang } of this.site.languages)
      for (const { original, version, isThere, units } of this.site.translations(lang)) {
        // Texts under public/ are no YAML, and are looked through with their originals.
        if (!isThere || version.startsWith("public/")) continue;
        this.inFile(version, (note) => {
          const editor = this.plan.open(version);
          for (const { state, at, path, schema, text, original: now, of } of units) {
            if (text === undefined || at.includes(null)) continue;
            const place = at as (string | number)[];
            const inMark = [...place, "text"];
            const hasMark = editor.has(inMark);
            const where = hasMark ? inMark : place;
            if (editor.get(where) !== text) continue;
            const isMarked = state === "translated" && path && now !== undefined && of === now;
            note(where, text, schema && isMarkdown(schema) ? "markdown" : "plain", {
              ...(hasMark && { inMark: true as const }),
              ...(isMarked && { of: { at: { file: original, path }, text: now } }),
            });
          }
        });
      }
  }

  bodies(): void {
    const { files } = this.site;
    for (const path of files.publicFiles) {
      if (!/\.(?:html?|md)$/i.test(path)) continue;
      const file = `public${path}`;
      const text = this.isEnough ? undefined : files.read(file);
      if (text === undefined || !this.mayHold(text)) continue;
      const form = /\.md$/i.test(path) ? "markdown" : "html";
      const original = readVersionName(file, files.languages)?.original;
      const before = original === undefined ? undefined : files.read(original);
      const isMarked = before !== undefined && bodyState(before, text) === "translated";
      this.note({ file, path: [] }, text, form, {
        ...(isMarked && { of: { at: { file: original!, path: [] }, text: before } }),
      });
    }
  }

  /** Looks through a file, where it may hold the words; one with mistakes is noted. */
  private inFile(
    file: string,
    look: (
      note: (
        path: Place["path"],
        text: string,
        form: TextForm,
        more?: Pick<FoundText, "of" | "inMark">,
      ) => void,
    ) => void,
  ): void {
    const source = this.isEnough ? undefined : this.site.files.read(file);
    if (source === undefined || !this.mayHold(source)) return;
    try {
      look((path, text, form, more) => this.note({ file, path }, text, form, more));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.unread.push(file);
    }
  }

  /** @throws Refused for a file with mistakes. */
  private treeOf(file: string): TreeNode {
    // To see what a YAML file says takes a fifth of the time that it takes to open it for changes.
    if (!/\.ya?ml$/.test(file)) return this.plan.open(file).tree;
    const { tree, problems } = parseYaml(this.plan.textOf(file));
    if (!tree || problems.some((one) => !isWarning(one))) throw new Refused(`${file} has mistakes.`);
    return tree;
  }

  private note(at: Place, text: string, form: TextForm, more: Pick<FoundText, "of" | "inMark"> = {}): void {
    const hits = wordsIn(text, form, form === "html" ? this.inHtml : this.pattern);
    if (hits.length === 0) return;
    this.count += hits.length;
    this.texts.push({ at, text, form, hits, ...more });
  }
}

/** Of pages: what a block is, and what its rows are found by. */
const STRUCTURE = new Set(["type", "use", "id", "layout", "each", "source", "sort", "component"]);

/** How a text of an original is written; undefined for what is no text, or cannot be another one. */
function formOf(file: string, { path, schema }: Visited): TextForm | undefined {
  const name = path.findLast((step) => typeof step === "string");
  if (file === SETTINGS && ENGINE_SETTINGS.has(String(path[0]))) return undefined;
  if (file.startsWith("pages/")) {
    if (path.includes("where")) return "name";
    if (STRUCTURE.has(String(name))) return undefined;
  }
  // No schema need speak of a setting.
  if (!schema) return file === SETTINGS ? "plain" : undefined;
  // The name of a town or a person is the same in every language, and a text for all that.
  const isOfRow = file.startsWith("data/") && schema["x-translate"] === false;
  const meant: Schema = isOfRow ? { ...schema, "x-translate": true } : schema;
  // A choice is one of those that its schema names, in whatever words readers see it.
  if (!schema.enum && takesWords(meant)) return isMarkdown(schema) ? "markdown" : "plain";
  return mayBeNamed(schema) ? "name" : undefined;
}

/** An address, or a text that has to have a certain form: a telephone number, a host, a part of an address. */
function mayBeNamed(schema: Schema): boolean {
  const kind = kindOf(schema);
  const isOther =
    schema.enum ||
    schema.format?.startsWith("date") ||
    schema["x-ref"] ||
    schema["x-anchor"] ||
    schema["x-computed"];
  return (
    !isOther &&
    (kind === undefined || kind === "link" || kind === "receiver") &&
    acceptedTypes(schema).has("string")
  );
}
