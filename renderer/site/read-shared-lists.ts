import type { PageFile, SharedList } from "../pages/page-file.ts";
import { type SharedLists, sharedFile, sharedName } from "../pages/shared-list.ts";
import { lazyCheck } from "../schema/compile-schema.ts";
import type { Schema } from "../schema/schema-types.ts";

/** The shared lists of a site; one is read when it is first asked for, so that lists may use each other. */
export class ReadSharedLists implements SharedLists {
  private readonly lists = new Map<string, SharedList | "circle">();

  /** @param files  Files of shared lists, sorted. @param read  Reads one of them. */
  constructor(
    readonly files: readonly string[],
    private readonly read: (file: string) => PageFile | undefined,
  ) {}

  get names(): string[] {
    return this.files.map(sharedName);
  }

  get(name: string): SharedList | "circle" | undefined {
    const known = this.lists.get(name);
    if (known) return known;
    const file = sharedFile(name);
    if (!this.files.includes(file)) return undefined;
    this.lists.set(name, "circle");
    const page = this.read(file);
    if (!page) return undefined;
    const { above = [], options } = page;
    // What a list with a mistake takes, nobody knows.
    const schema: Schema = page.hasErrors || !options ? {} : options;
    const check = page.hasErrors ? () => [] : lazyCheck(schema, { bindings: true });
    const list: SharedList = { name, file, page, schema, check, above: page.hasErrors ? [] : above };
    this.lists.set(name, list);
    return list;
  }

  /** All of them. */
  *all(): Generator<SharedList> {
    for (const name of this.names) {
      const list = this.get(name);
      if (list && list !== "circle") yield list;
    }
  }
}
