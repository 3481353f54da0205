import { hasComputedFields } from "../data/computed-fields.ts";
import type { Data } from "../schema/to-data.ts";
import type { BindContext } from "./bind-context.ts";
import { selectRows } from "./bind-page.ts";
import type { RowInScope } from "./look-up.ts";
import { type HasChanged, partsOf } from "./reads.ts";
import type { RowStore, RowsSnapshot } from "./row-store.ts";

/**
 * Notes what the rows of a site say, before they are read again.
 *
 * @returns To be called once the new rows are taken in: tells which reads of rows give something else now.
 */
export function markRows(store: RowStore, context: BindContext): () => HasChanged {
  const before = store.snapshot();
  // Now, since computed fields are worked out in the same rows.
  for (const rows of before.rows.values())
    if (hasComputedFields(rows[0]?.schema)) for (const row of rows) say(row);
  return () => {
    const compared = new ComparedRows(before, store.snapshot(), context);
    const known = new Map<string, boolean>();
    return (read) => {
      const answer = known.get(read) ?? compared.hasChanged(read);
      known.set(read, answer);
      return answer;
    };
  };
}

/** Collections whose rows are other ones after a change, or say something else. */
class ComparedRows {
  private readonly changed = new Map<string, boolean>();

  constructor(
    private readonly before: RowsSnapshot,
    private readonly now: RowsSnapshot,
    private readonly context: BindContext,
  ) {}

  /** @param read  As `readOf` writes it. */
  hasChanged(read: string): boolean {
    const [kind, rest] = partsOf(read);
    if (kind === "query") return this.answersOtherwise(rest);
    if (kind === "setting") return false;
    const [collection, part] = partsOf(rest);
    if (!this.isOther(collection)) return false;
    if (kind === "row") {
      const [old, fresh] = [this.before, this.now].map(({ byKey }) => byKey.get(collection)?.get(part));
      return !isSame(old, fresh);
    }
    return part !== "" || this.before.rows.get(collection)?.length !== this.now.rows.get(collection)?.length;
  }

  private answersOtherwise(key: string): boolean {
    if (!this.isOther(sourceOf(key))) return false;
    const now = askAgain(key, this.context);
    const { store } = this.context;
    const then = {
      lang: store.lang,
      site: store.site,
      answers: new Map(),
      row: () => undefined,
      count: () => 0,
    };
    const rows = (name: string) => this.before.rows.get(name) ?? [];
    const before = () => askAgain(key, { ...this.context, store: { ...then, rows } });
    return !areSame(this.before.answers.get(key) ?? before(), now);
  }

  private isOther(collection: string): boolean {
    const known = this.changed.get(collection);
    if (known !== undefined) return known;
    const [old = [], fresh = []] = [this.before, this.now].map(({ rows }) => rows.get(collection));
    const isOther = !areSame(old, fresh);
    this.changed.set(collection, isOther);
    return isOther;
  }
}

/** The collection that a query asks. */
const sourceOf = (key: string): string => (JSON.parse(key) as [string])[0];

/** The rows that a query on a collection gives. @param key  As `selectRows` notes it. */
export function askAgain(key: string, context: BindContext): RowInScope[] {
  const [source, where, sort, limit] = JSON.parse(key) as [string, Data, Data, Data];
  const query = {
    ...(where !== null && { where }),
    ...(sort !== null && { sort }),
    ...(limit !== null && { limit }),
  };
  return selectRows(source, query, { page: { route: "", title: "" } }, context);
}

function areSame(one: readonly RowInScope[], other: readonly RowInScope[]): boolean {
  return one.length === other.length && one.every((row, at) => isSame(row, other[at]));
}

function isSame(one: RowInScope | undefined, other: RowInScope | undefined): boolean {
  if (one === other) return true;
  // Of a file that has not changed, and of most rows of one that has, the rows are the same objects.
  const isUntouched =
    one?.value === other?.value &&
    one?.original === other?.original &&
    one?.index === other?.index &&
    !hasComputedFields(one?.schema);
  return isUntouched || say(one) === say(other);
}

const said = new WeakMap<RowInScope, string>();

/** What a row says, as it was when somebody first asked. */
function say(row: RowInScope | undefined): string | undefined {
  if (!row) return undefined;
  const known = said.get(row);
  if (known !== undefined) return known;
  const text = JSON.stringify([row.value, row.original, row.shown, row.name]);
  said.set(row, text);
  return text;
}
