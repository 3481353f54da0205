import { showsPage } from "../../filling/routes.ts";
import type { Path } from "../../origins/origin.ts";
import type { Site } from "../../site/site.ts";
import { plainData } from "../../yaml/plain-data.ts";
import { openYamlLater } from "../../yaml/replace-scalar.ts";
import { followed, type Moves, movesBetween } from "./entry-moves.ts";
import { findRenamed, isPage } from "./renamed-files.ts";

/** Changes of files that are looked at only when somebody asks what has moved in them. */
const MOST_UNREAD = 32;

/** Changes that are kept: whoever was told something before them is told that the page is another one by now. */
const MOST_CHANGES = 1_000;

/** A file at one moment: its text, or its rows with the field that identifies them. */
type State = { text: string | undefined } | { rows: readonly unknown[]; key: string };

interface Change {
  turn: number;
  file: string;
  /** What the file is called from then on, if it has got another name. */
  to?: string;
  /** Missing once they were compared. */
  states?: { before: State; after: State };
  moves?: Moves;
}

/**
 * What has become of entries in the files that editors were told of. One change after the other is compared, so that
 * each is small: which block is which is certain then, however much comes together while somebody types.
 */
export class FileLog {
  /** Counts the changes. */
  turn = 0;
  private readonly states = new Map<string, State>();
  private changes: Change[] = [];
  /** The addresses by which renamed files were looked for last: each renaming makes others. */
  private looked: unknown;
  /** Files of pages when it looked last. */
  private lookedAt: { routes: unknown; files: ReadonlySet<string> } | undefined;
  /** Addresses and files of pages when somebody was told of a page last: what is not among them is new. */
  private seen: { routes: unknown; files: ReadonlySet<string> } | undefined;

  constructor(private readonly site: Site) {}

  /** From now on it is known what moves in these files. */
  watch(files: Iterable<string>): void {
    this.lookAgain();
    this.seen = this.filesNow(this.seen);
    for (const file of files) if (!this.states.has(file)) this.states.set(file, this.stateOf(file));
  }

  /** Notes what has changed since it looked last; to be called before each change. */
  lookAgain(): void {
    const changed = [...this.states].flatMap(([file, before]) => {
      const after = this.stateOf(file);
      return isSame(before, after) || this.isAhead(file, before, after) ? [] : [{ file, before, after }];
    });
    const names = this.renamed(changed);
    this.lookedAt = this.filesNow(this.lookedAt);
    for (const { file, before, after } of changed) {
      const to = names.get(file);
      if (to === undefined && !isReadable(after)) continue;
      this.turn += 1;
      const now = to === undefined ? after : this.stateOf(to);
      this.changes.push({
        turn: this.turn,
        file,
        ...(to !== undefined && { to }),
        states: { before, after: now },
      });
      this.states.set(file, after);
      if (to !== undefined) this.states.set(to, now);
    }
    const unread = this.changes.filter(({ states }) => states);
    for (const change of unread.slice(0, -MOST_UNREAD)) read(change);
    if (unread.length > MOST_UNREAD) this.changes = this.changes.filter(isOfUse).slice(-MOST_CHANGES);
  }

  /** Whether something has moved in one of these files since a turn. */
  hasMoved(files: ReadonlySet<string>, since: number): boolean {
    return this.after(since).some(
      (change) =>
        (files.has(change.file) || (change.to !== undefined && files.has(change.to))) &&
        isOfUse(read(change)),
    );
  }

  /** What a file is called now. */
  nameOf(file: string, since: number): string {
    return this.after(since).reduce((name, change) => (change.file === name && change.to) || name, file);
  }

  /** @returns where a place of a file is now; undefined when what stood there is gone. */
  follow(file: string, path: Path, since: number): { file: string; path: Path } | undefined {
    let now = { file, path };
    for (const change of this.after(since)) {
      if (change.file !== now.file) continue;
      const next = followed(now.path, read(change).moves!);
      if (!next) return undefined;
      now = { file: change.to ?? now.file, path: next };
    }
    return now;
  }

  /** For files of pages that went, or lead on now, those that have come with the same in them. */
  private renamed(
    changed: readonly { file: string; before: State; after: State }[],
  ): ReadonlyMap<string, string> {
    const { seen, site } = this;
    if (changed.length === 0 || this.looked === site.routes) return NONE;
    this.looked = site.routes;
    const pages = changed
      .filter(({ file }) => file.startsWith("pages/"))
      .map(({ file, before, after }) => ({ file, data: dataOf(before), now: dataOf(after) }));
    const gone = pages.filter(({ data, now }) => isPage(data) && !isPage(now));
    if (gone.length === 0) return NONE;
    const back = pages.filter(({ data, now }) => !isPage(data) && isPage(now)).map(({ file }) => file);
    const fresh = [...this.filesNow(this.lookedAt).files].filter((file) => !seen?.files.has(file));
    const come = new Set(fresh.filter((file) => !this.lookedAt?.files.has(file)));
    return findRenamed(gone, [...new Set([...back, ...fresh])], come, (file) => dataOf(this.stateOf(file)));
  }

  /**
   * A file that only leads on is none of them: a page that goes back to its old address comes to be there.
   *
   * @param known  The files of pages as they were some time ago.
   */
  private filesNow(known: typeof this.seen): NonNullable<typeof this.seen> {
    const { routes, files } = this.site;
    if (known?.routes === routes) return known;
    const leadOn = new Set(files.routes.flatMap(({ kind, file }) => (kind === "redirect" ? [file] : [])));
    return { routes, files: new Set(files.pageFiles.filter((file) => !leadOn.has(file))) };
  }

  /** A file that is no page any more, which the site does not know yet: it may know of one instead in a moment. */
  private isAhead(file: string, before: State, after: State): boolean {
    if (!file.startsWith("pages/") || !isPage(dataOf(before)) || isPage(dataOf(after))) return false;
    return this.site.files.routes.some((entry) => entry.file === file && showsPage(entry));
  }

  private after(turn: number): Change[] {
    return this.changes.filter((change) => change.turn > turn);
  }

  private stateOf(file: string): State {
    for (const { file: own, rows, key } of this.site.files.collections.values())
      if (own === file) return { rows, key };
    return { text: this.site.files.read(file) };
  }
}

/** @returns The change, with where its entries went. */
function read(change: Change): Change {
  if (change.moves) return change;
  const { before, after } = change.states!;
  change.moves = movesBetween(dataOf(before), dataOf(after), "rows" in after ? after.key : undefined);
  delete change.states;
  return change;
}

function dataOf(state: State): unknown {
  if ("rows" in state) return state.rows;
  const opened = state.text === undefined ? undefined : openYamlLater(state.text);
  return opened && plainData(opened.tree);
}

/** A file with a mistake is none for a while: nobody changes anything in it, and then it is compared with the last one. */
function isReadable(state: State): boolean {
  return "rows" in state ? state.rows.length > 0 : dataOf(state) !== undefined;
}

function isSame(a: State, b: State): boolean {
  if ("rows" in a || "rows" in b) return "rows" in a && "rows" in b && a.rows === b.rows;
  return a.text === b.text;
}

const isOfUse = ({ states, moves, to }: Change): boolean =>
  states !== undefined || to !== undefined || moves!.lists.length > 0;

const NONE: ReadonlyMap<string, string> = new Map();
