import { hash } from "node:crypto";
import type { Data } from "../schema/to-data.ts";
import type { BindContext } from "./bind-context.ts";
import { askAgain } from "./changed-reads.ts";
import { partsOf } from "./reads.ts";

/** Says in a few letters what reads give, so that a later command can tell whether they give the same. */
export class ReadDigests {
  private readonly known = new Map<string, string>();
  private readonly ofRows = new WeakMap<object, string>();

  constructor(private readonly context: BindContext) {}

  /** @param read  As `readOf` writes it. */
  of(read: string): string {
    const known = this.known.get(read) ?? this.ask(read);
    this.known.set(read, known);
    return known;
  }

  private ask(read: string): string {
    const { store } = this.context;
    const [kind, rest] = partsOf(read);
    // Settings are the same for a whole build.
    if (kind === "setting") return "";
    if (kind === "query") return digestOf(askAgain(rest, this.context).map(({ value }) => this.ofRow(value)));
    const [collection, part] = partsOf(rest);
    if (kind === "row") return this.ofRow(store.row(collection, part)?.value);
    return String(store.count(collection, part || undefined));
  }

  private ofRow(row: Data | undefined): string {
    if (typeof row !== "object" || row === null) return digestOf(row);
    const known = this.ofRows.get(row) ?? digestOf(row);
    this.ofRows.set(row, known);
    return known;
  }
}

/** Of 72 bits: that another value has the same is as unlikely as a fault of the disk that it is kept on. */
function digestOf(data: unknown): string {
  return hash("sha1", JSON.stringify(data) ?? "", "base64url").slice(0, 12);
}
