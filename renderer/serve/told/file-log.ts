import type { Path } from "../../origins/origin.ts";
import type { Site } from "../../site/site.ts";
import { plainData } from "../../yaml/plain-data.ts";
import { openYamlLater } from "../../yaml/replace-scalar.ts";
import { followed, type Moves, movesBetween } from "./entry-moves.ts";

/** Changes of files that are looked at only when somebody asks what has moved in them. */
const MOST_UNREAD = 32;

/** Changes that are kept: whoever was told something before them is told that the page is another one by now. */
const MOST_CHANGES = 1_000;

/** A file at one moment: its text, or its rows with the field that identifies them. */
type State = { text: string | undefined } | { rows: readonly unknown[]; key: string };

interface Change {
  turn: number;
  file: string;
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

  constructor(private readonly site: Site) {}

  /** From now on it is known what moves in these files. */
  watch(files: Iterable<string>): void {
    this.lookAgain();
    for (const file of files) if (!this.states.has(file)) this.states.set(file, this.stateOf(file));
  }

  /** Notes what has changed since it looked last; to be called before each change. */
  lookAgain(): void {
    for (const [file, before] of this.states) {
      const after = this.stateOf(file);
      if (isSame(before, after) || !isReadable(after)) continue;
      this.states.set(file, after);
      this.turn += 1;
      this.changes.push({ turn: this.turn, file, states: { before, after } });
    }
    const unread = this.changes.filter(({ states }) => states);
    for (const change of unread.slice(0, -MOST_UNREAD)) read(change);
    if (unread.length > MOST_UNREAD) this.changes = this.changes.filter(isOfUse).slice(-MOST_CHANGES);
  }

  /** Whether something has moved in one of these files since a turn. */
  hasMoved(files: ReadonlySet<string>, since: number): boolean {
    return this.after(since).some((change) => files.has(change.file) && read(change).lists.length > 0);
  }

  /** @returns where a place of a file is now; undefined when what stood there is gone. */
  follow(file: string, path: Path, since: number): Path | undefined {
    let now: Path | undefined = path;
    for (const change of this.after(since))
      if (change.file === file && now) now = followed(now, read(change));
    return now;
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

function read(change: Change): Moves {
  if (change.moves) return change.moves;
  const { before, after } = change.states!;
  change.moves = movesBetween(dataOf(before), dataOf(after), "rows" in after ? after.key : undefined);
  delete change.states;
  return change.moves;
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

const isOfUse = ({ states, moves }: Change): boolean => states !== undefined || moves!.lists.length > 0;
