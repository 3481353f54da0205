import {
  closeSync,
  copyFileSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { wordingOf } from "../problems/problem.ts";
import { hiddenName } from "./hidden-names.ts";
import { NotWritten } from "./not-written.ts";
import { findFileFault } from "./read-file.ts";
import { syncFolder } from "./sync-folder.ts";

/** What is to become of a file. */
export interface FileStep {
  /** Absolute. */
  path: string;
  /** How messages call it. */
  shown: string;
  /** What it held when the change was worked out; missing when there was no such file. */
  before?: Uint8Array;
  /** What it shall hold; missing when it shall be gone. */
  after?: Uint8Array;
  /** Absolute path of a file whose mode a new one gets. */
  like?: string;
}

/** A file holds something else than what a change was worked out from; nothing was written. */
export class ChangedMeanwhile extends NotWritten {
  /** @param shown  How messages call the file. */
  constructor(readonly shown: string) {
    super(`${shown} was changed in the meantime. Nothing was written.`);
  }
}

/**
 * Changes, adds and deletes files of a site: all of it or nothing, and each file is at any moment as it was or as it
 * shall be. What others write in the meantime is kept: then nothing is changed.
 *
 * All bytes are on the disk before the first file takes its place, so a full disk is noticed while everything is as
 * it was; what stood there keeps a hidden name until all is done, so going back needs no room.
 *
 * @throws ChangedMeanwhile; Error in the author's words when a link or something else stands there; that of the
 *   system when it cannot be written. Everything is as it was then.
 */
export function changeFiles(steps: readonly FileStep[]): void {
  const prepared: Prepared[] = [];
  const done: Prepared[] = [];
  try {
    for (const step of steps) prepared.push(prepare(step));
    // What is deleted goes last: whoever is ended in between has a file too many, not one too few.
    for (const one of prepared.filter(({ step }) => step.after)) done.push(put(one));
    for (const one of prepared.filter(({ step }) => !step.after)) done.push(remove(one));
  } catch (error) {
    for (const one of done.reverse()) takeBack(one);
    throw error;
  } finally {
    for (const { fresh, old } of prepared)
      for (const path of [fresh, old]) if (path) rmSync(path, { force: true });
  }
  for (const folder of new Set(steps.map(({ path }) => dirname(path)))) syncFolder(folder);
}

interface Prepared {
  step: FileStep;
  /** Where its new bytes wait. */
  fresh?: string;
  /** A second name of what stood there. */
  old?: string;
  /** Folders that were made for it, the innermost first. */
  folders: string[];
}

function prepare(step: FileStep): Prepared {
  const { path, shown, before, after, like } = step;
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const fault = stats && findFileFault(stats, shown);
  if (fault) throw new NotWritten(`${wordingOf(fault).message} Nothing was written.`);
  if ((stats === undefined) !== (before === undefined)) throw new ChangedMeanwhile(shown);
  if (!after) return { step, folders: [] };
  const folders = makeFolders(dirname(path));
  const fresh = hiddenName(path, "tmp");
  const model = stats ?? (like === undefined ? undefined : lstatSync(like, { throwIfNoEntry: false }));
  try {
    // "wx": nobody's file is taken for ours.
    const file = openSync(fresh, "wx");
    try {
      if (model) fchmodSync(file, model.mode & 0o7777);
      writeFileSync(file, after);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    rmSync(fresh, { force: true });
    removeFolders(folders);
    throw error;
  }
  return { step, fresh, folders };
}

/** The new bytes take their place. */
function put(one: Prepared): Prepared {
  const { path, shown, before } = one.step;
  const fresh = one.fresh!;
  if (!before) {
    giveName(fresh, path, shown);
    return one;
  }
  const { old, isLinked } = keepOld(path, shown);
  one.old = old;
  if (!isSame(old, before) || (isLinked && !isSameFile(old, path))) throw new ChangedMeanwhile(shown);
  renameSync(fresh, path);
  // Somebody had the file open, and wrote into it until it had another name.
  if (!isSame(old, before)) {
    renameSync(old, path);
    throw new ChangedMeanwhile(shown);
  }
  return one;
}

function remove(one: Prepared): Prepared {
  const { path, shown, before } = one.step;
  const old = hiddenName(path, "old");
  renameOr(path, old, shown);
  if (!isSame(old, before!)) {
    giveName(old, path, shown);
    rmSync(old, { force: true });
    throw new ChangedMeanwhile(shown);
  }
  one.old = old;
  return one;
}

/** Puts back what was there, unless somebody has written something else since. */
function takeBack({ step: { path, shown, before, after }, old, folders }: Prepared): void {
  if (before && !after) {
    if (!existsSync(path)) giveName(old!, path, shown);
  } else if (isSame(path, after!)) {
    if (before) renameSync(old!, path);
    else rmSync(path);
  }
  removeFolders(folders);
}

/** Gives what stands at a place a second name; on a file system without those, a copy stands for it. */
function keepOld(path: string, shown: string): { old: string; isLinked: boolean } {
  const old = hiddenName(path, "old");
  try {
    linkSync(path, old);
    return { old, isLinked: true };
  } catch (error) {
    if (isCode(error, "ENOENT")) throw new ChangedMeanwhile(shown);
    copyFileSync(path, old);
    return { old, isLinked: false };
  }
}

/** Gives a file a name that nothing has. */
function giveName(from: string, path: string, shown: string): void {
  try {
    linkSync(from, path);
  } catch (error) {
    if (isCode(error, "EEXIST") || existsSync(path)) throw new ChangedMeanwhile(shown);
    renameSync(from, path);
  }
}

function renameOr(path: string, to: string, shown: string): void {
  try {
    renameSync(path, to);
  } catch (error) {
    throw isCode(error, "ENOENT") ? new ChangedMeanwhile(shown) : error;
  }
}

function isSame(path: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(bytes);
  } catch {
    return false;
  }
}

/** Both names lead to one file. */
function isSameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => lstatSync(path, { throwIfNoEntry: false }));
  return a !== undefined && a.ino === b?.ino;
}

function isCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}

/** Makes a folder and those around it. @returns Those that were missing, the innermost first. */
function makeFolders(folder: string): string[] {
  const made: string[] = [];
  for (let dir = folder; !existsSync(dir); dir = dirname(dir)) made.push(dir);
  mkdirSync(folder, { recursive: true });
  return made;
}

function removeFolders(folders: readonly string[]): void {
  for (const folder of folders)
    try {
      rmdirSync(folder);
    } catch {
      // Somebody has put something there.
      return;
    }
}
