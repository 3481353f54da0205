import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { writeSiteFile } from "../../files/write-file.ts";
import { afterWriting, type HistoryState, type Writing } from "./history.ts";
import { type JournalLine, journalLine, readJournalLines } from "./journal-lines.ts";
import { giveLock, takeLock } from "./lock.ts";

/** Where the history of a site is kept; git ignores its folder, and nothing serves it. */
export const JOURNAL_FILE = ".cache/writer/history.journal";

/** A journal of more bytes is written anew, with as much of the history as half of them hold. */
const MOST_BYTES = 8 * 2 ** 20;

/**
 * What was done to the files of a site, on the disk: a line before each change and one behind it. So a server that
 * was ended in between knows what it was about to do.
 */
export class Journal {
  private constructor(
    private readonly path: string | undefined,
    private current: HistoryState,
    /** What was begun when the last server ended. */
    readonly open: Writing | undefined,
  ) {}

  /**
   * @param dir  Absolute site folder.
   * @param tell Called with a sentence about a journal that cannot be used; the history begins anew then.
   */
  static open(dir: string, tell: (message: string) => void): Journal {
    const path = join(dir, JOURNAL_FILE);
    const nothing: HistoryState = { done: [], undone: [] };
    try {
      mkdirSync(dirname(path), { recursive: true });
      if (!takeLock(lockOf(path))) {
        tell(
          "Another server has the history of this site open, so what is changed here cannot be undone after a restart.",
        );
        return new Journal(undefined, nothing, undefined);
      }
    } catch {
      tell(`${JOURNAL_FILE} cannot be written, so what is changed cannot be undone after a restart.`);
      return new Journal(undefined, nothing, undefined);
    }
    const read = readState(path);
    if (read === undefined) {
      renameSync(path, `${path}.damaged`);
      tell(
        `The history of changes in ${JOURNAL_FILE} was damaged; it lies beside as history.journal.damaged, and a new one begins.`,
      );
    }
    return new Journal(path, read?.state ?? nothing, read?.open);
  }

  get state(): HistoryState {
    return this.current;
  }

  /** Others may open it from now on. */
  close(): void {
    if (this.path === undefined) return;
    giveLock(lockOf(this.path));
  }

  /** @throws Error of the system when there is no room for it; nothing has begun then. */
  begin(writing: Writing): void {
    this.append({ kind: "begin", writing }, writing.step.files.length > 1);
  }

  /** What was begun is done, or nothing of it. */
  end(writing: Writing, isWritten: boolean): void {
    if (isWritten) this.current = afterWriting(this.current, writing);
    try {
      this.append({ kind: "end", isWritten }, false);
      if (this.path !== undefined && statSync(this.path).size > MOST_BYTES) this.rewrite();
    } catch {
      // The next start finds the files as they are, and by them whether it was done.
    }
  }

  /** The history is another one. */
  replace(state: HistoryState): void {
    this.current = state;
    this.rewrite();
  }

  private append(line: JournalLine, mustLast: boolean): void {
    const { path } = this;
    if (path === undefined) return;
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    try {
      appendFileSync(path, journalLine(line));
      if (mustLast) syncFile(path);
    } catch (error) {
      // Half a line would spoil the next one.
      if (existsSync(path)) truncateSync(path, size);
      throw error;
    }
  }

  private rewrite(): void {
    if (this.path === undefined) return;
    const { done, undone } = this.current;
    let state: HistoryState = { done, undone };
    let text = journalLine({ kind: "state", state });
    while (text.length > MOST_BYTES / 2 && state.done.length + state.undone.length > 0) {
      state = { done: state.done.slice(Math.ceil(state.done.length / 2)), undone: [] };
      text = journalLine({ kind: "state", state });
    }
    this.current = state;
    try {
      writeSiteFile(this.path, JOURNAL_FILE, text);
    } catch {
      // What is there is longer, and says the same.
    }
  }
}

/** @returns undefined for a journal that is damaged. What was cut off at its end is taken away. */
function readState(path: string): { state: HistoryState; open?: Writing } | undefined {
  let state: HistoryState = { done: [], undone: [] };
  if (!existsSync(path)) return { state };
  const bytes = readFileSync(path);
  const read = readJournalLines(bytes);
  if (!read) return undefined;
  if (read.length < bytes.length) truncateSync(path, read.length);
  let open: Writing | undefined;
  for (const line of read.lines) {
    if (line.kind === "state") state = line.state;
    else if (line.kind === "begin") open = line.writing;
    else {
      if (open && line.isWritten) state = afterWriting(state, open);
      open = undefined;
    }
  }
  return { state, ...(open && { open }) };
}

function syncFile(path: string): void {
  const file = openSync(path, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function lockOf(path: string): string {
  return `${path}.lock`;
}
