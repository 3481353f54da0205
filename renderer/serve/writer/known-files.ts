import { readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { EditRequest, Wish } from "../../editor/protocol.ts";
import { keepNewest } from "../../keep-newest.ts";
import type { Site } from "../../site/site.ts";
import { openYaml, openYamlLater } from "../../yaml/replace-scalar.ts";
import { findSource } from "../../yaml/source-tree.ts";
import { findNode } from "../../yaml/tree.ts";
import { filesTold } from "../told/follow-target.ts";
import type { ResolvedOperation } from "./resolve-operation.ts";
import type { FoundPlace } from "./resolve-target.ts";
import { hashOfBytes, type PlannedFile } from "./step.ts";

/** Texts that answers named by their hash, so many of them, are kept to be compared with. */
const MOST_TEXTS = 64;

interface Conflict {
  file: string;
  yours: string;
  theirs: string;
}

/** What the site and its pages know of files, beside what the files hold now. */
export class KnownFiles {
  /** Hashes of files as the site has taken them in. */
  private readonly hashes = new Map<string, string>();
  /** Texts by their hash, the newest last. */
  private readonly texts = new Map<string, string>();
  /** When the site was read, in milliseconds since 1970: what is older, it knows. */
  private readonly opened = Date.now();

  /** @param onChange  Called after the site has taken in what others have written; see `WriterOptions`. */
  constructor(
    private readonly site: Site,
    private readonly onChange: (files: readonly string[], milliseconds: number) => void,
  ) {}

  /** See `Writer.news`. */
  news(paths: readonly string[]): string[] {
    return paths.filter((path) => {
      const file = relative(this.site.dir, path).replaceAll("\\", "/");
      const now = this.hashNow(file);
      const isNew = this.hashes.get(file) !== now;
      this.hashes.set(file, now);
      return isNew;
    });
  }

  /** Lets the site take in files that were written. */
  async update(planned: readonly PlannedFile[]): ReturnType<Site["update"]> {
    for (const { file, after } of planned) {
      const hash = after && hashOfBytes(after);
      if (hash !== undefined && !/^public\/(?:images|files)\//.test(file))
        this.remember(hash, after!.toString());
      this.hashes.set(file, hash ?? GONE);
    }
    return this.site.update(planned.map(({ file }) => file));
  }

  /** Lets the site take in what others have written. @returns Whether there was anything. */
  async takeIn(files: readonly string[]): Promise<boolean> {
    const changed = files.filter((file) => this.isNews(file));
    if (changed.length === 0) return false;
    for (const file of changed) this.hashes.set(file, this.hashNow(file));
    const started = performance.now();
    await this.site.update(changed);
    // The watcher finds nothing new in them any more, and whoever looks at their pages has to see it.
    this.onChange(changed, performance.now() - started);
    return true;
  }

  /** Finds something in files of the site as they are now, and not as they were when it last looked. */
  async whenKnown(wish: Wish, find: () => ResolvedOperation): Promise<ResolvedOperation> {
    for (let tries = 0; ; tries += 1) {
      const found = find();
      const file = "target" in found ? found.target?.place.file : undefined;
      // What is not found may stand where others have put it a moment ago.
      const files = "refused" in found ? filesTold(this.site, wish) : file === undefined ? [] : [file];
      if (tries > 2 || !(await this.takeIn(files))) return found;
    }
  }

  /** Somebody else has changed what an operation is about since the browser saw it. */
  findConflict(
    { seen, old, operation }: Extract<EditRequest, { ask: "apply" }>,
    { place, literal }: FoundPlace,
  ): Conflict | undefined {
    const { file } = place;
    // Of a file with a mistake nobody can say what stands there: nothing is changed in it, and that is said.
    if (this.isUnreadable(place)) return undefined;
    const now = this.hashNow(file);
    const then = seen?.[file];
    // Nor of one that is gone, or has become a folder.
    if (then === now || now === GONE) return undefined;
    const yours =
      operation.kind === "set"
        ? shownValue(operation.value)
        : operation.kind === "set-body"
          ? operation.text
          : "";
    const text = literal ?? this.textAt(place);
    if (old !== undefined && text !== undefined)
      // What says so already has been written, and nobody has heard of it.
      return text === old || text === yours ? undefined : { file, yours, theirs: text };
    if (then === undefined) return undefined;
    const [before, whole] = [this.texts.get(then), this.site.files.read(file)];
    const after = whole === undefined || place.path.length === 0 ? whole : sliceAt(whole, place.path);
    const timesIn = (text = ""): number => text.split(after!).length - 1;
    // It may have stood elsewhere: it is as it was when there were as many of its lines as now.
    const isAsSeen = place.path.length === 0 ? before === after : after && timesIn(before) >= timesIn(whole);
    return before !== undefined && isAsSeen ? undefined : { file, yours, theirs: after ?? "" };
  }

  /** The value at a place, when it is a single one. */
  private textAt({ file, path }: FoundPlace["place"]): string | undefined {
    const text = this.site.files.read(file);
    if (text === undefined) return undefined;
    if (file.startsWith("public/")) return text;
    if (!file.endsWith(".yaml")) {
      const rows = [...this.site.files.collections.values()].find((one) => one.file === file)?.rows;
      const value = path.reduce<unknown>(
        (part, step) => (part as Record<string, unknown> | undefined)?.[step],
        rows,
      );
      return typeof value === "object" ? undefined : shownValue(value);
    }
    const tree = openYamlLater(text)?.tree;
    const found = tree && findNode(tree, path);
    if (!found || found.depth < path.length) return "";
    const { node } = found;
    if (node.kind !== "scalar") return undefined;
    // What is written without quotation marks is a text to whoever sees it: `1.10` stays as it is.
    return node.plain && typeof node.value !== "string" ? node.source : shownValue(node.value);
  }

  private isUnreadable({ file, path }: FoundPlace["place"]): boolean {
    const text = path.length > 0 && file.endsWith(".yaml") ? this.site.files.read(file) : undefined;
    return text !== undefined && !openYamlLater(text);
  }

  private isNews(file: string): boolean {
    const known = this.hashes.get(file);
    if (known !== undefined) return known !== this.hashNow(file);
    const stats = statSync(join(this.site.dir, file), { throwIfNoEntry: false });
    // A copy can bring along an older time of its content, not of itself.
    return stats === undefined || Math.max(stats.mtimeMs, stats.ctimeMs) >= this.opened - 1_000;
  }

  private hashNow(file: string): string {
    try {
      return hashOfBytes(readFileSync(join(this.site.dir, file)));
    } catch {
      return GONE;
    }
  }

  private remember(hash: string, text: string): void {
    keepNewest(this.texts, hash, text, MOST_TEXTS);
  }
}

/** In place of the hash of a file that is not there. */
const GONE = "";

function shownValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The lines of a value with its comments; undefined where there is none. */
function sliceAt(text: string, path: FoundPlace["place"]["path"]): string | undefined {
  const source = openYaml(text)?.source;
  const found = source && findSource(source, path);
  if (!found) return undefined;
  const { start, end } = found.entry ?? found.item ?? found.node;
  return text.slice(start, end);
}
