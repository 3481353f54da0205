import type { Look, LookAt } from "../check/look-at-page.ts";
import type { BindContext } from "../filling/bind-context.ts";
import type { HasChanged, Reads } from "../filling/reads.ts";
import type { PageFile } from "../pages/page-file.ts";
import { noteReads } from "./noted-look.ts";

/** What one address showed when it was looked at last, and what it has read for that. */
interface Seen {
  look: Pick<Look, "contents" | "isInOrder">;
  /** Missing where nobody can tell. */
  reads?: Reads;
}

/** How the addresses of a file are looked at. */
interface HowToLook {
  context: BindContext;
  look(at: LookAt, context: BindContext): Look;
  /** Something on it is not always to be seen. */
  isTimed: boolean;
  /** The file is as it was. */
  reuse: boolean;
}

/** Page files that are kept as they were read, in memory some five times their text. */
const MOST_FILES = 2_000;

const NOTHING = () => () => false;

/**
 * What is kept of the pages of a site whose files will change: what each address has read of data, so that a change
 * of a row is known to concern a few, and the files as they were read last.
 */
export class KnownPages {
  private seen = new Map<string, ReadonlyMap<string, Seen>>();
  private files = new Map<string, PageFile>();
  /** What is different since pages were looked at last, for each file. */
  private changesFor: (file: string) => HasChanged = NOTHING;

  /** @returns Puts everything back as it is now. */
  keep(): () => void {
    const seen = new Map(this.seen);
    const files = new Map(this.files);
    return () => Object.assign(this, { seen, files });
  }

  /** Notes what is different since pages were looked at last; without it, nothing is. */
  note(changesFor: (file: string) => HasChanged = NOTHING): void {
    this.changesFor = changesFor;
  }

  forget(file: string): void {
    this.seen.delete(file);
    this.files.delete(file);
  }

  /** A file that was read before, if its text is still the same. */
  pageOf(file: string, text: string | undefined): PageFile | undefined {
    const page = this.files.get(file);
    return page && page.text === text ? page : undefined;
  }

  /** Looks at the addresses of a file; at those that read nothing which has changed only when the file itself has. */
  look(page: PageFile, routes: readonly LookAt[], how: HowToLook): Seen["look"][] {
    const before = how.reuse ? this.seen.get(page.file) : undefined;
    const hasChanged = this.changesFor(page.file);
    const now = new Map<string, Seen>();
    const looks = routes.map((at) => {
      const known = before?.get(at.route);
      const seen = known && !isOther(known, hasChanged) ? known : lookOnce(at, how);
      now.set(at.route, seen);
      return seen.look;
    });
    this.seen.set(page.file, now);
    this.files.delete(page.file);
    this.files.set(page.file, page);
    if (this.files.size > MOST_FILES) this.files.delete(this.files.keys().next().value as string);
    return looks;
  }

  /** Addresses of the file that have read something that has changed; "all" where nobody knows what they have read. */
  affected(file: string): ReadonlySet<string> | "all" {
    const seen = this.seen.get(file);
    if (!seen) return "all";
    const hasChanged = this.changesFor(file);
    return new Set([...seen].flatMap(([route, one]) => (isOther(one, hasChanged) ? route : [])));
  }
}

function isOther({ reads }: Seen, hasChanged: HasChanged): boolean {
  if (!reads) return true;
  for (const read of reads) if (hasChanged(read)) return true;
  return false;
}

function lookOnce(at: LookAt, { context, look, isTimed }: HowToLook): Seen {
  const { look: found, reads } = noteReads(at, context, isTimed, look);
  const { contents, isInOrder } = found;
  return { look: { contents, isInOrder }, ...(reads && { reads }) };
}
