import type { Collection } from "../data/collection.ts";
import type { Reference } from "../data/reference.ts";
import { Names } from "../problems/suggest.ts";
import { namesOf } from "../problems/things.ts";
import type { CheckedSite, Found } from "./checked-site.ts";
import { isPart } from "./site-names.ts";

/** A row that is named by its key. */
export type Named = Pick<Reference, "target" | "value">;

/** Fields by which people name a row. */
const TITLES = ["title", "name", "label", "heading"];

/**
 * Checks that rows which are named by their keys are there. What is known of a collection is gathered once: when its
 * keys are written in another way, every reference to it is wrong.
 */
export function referenceChecker(site: CheckedSite): (reference: Named) => Found | undefined {
  const known = new Map<Collection, Keys | undefined>();
  return ({ target: name, value }) => {
    const target = site.collections.get(name!);
    if (!target) return { code: "dangling-reference", params: { file: `data/${name}.yaml` } };
    if (!known.has(target)) known.set(target, areKnown(target) ? new Keys(target) : undefined);
    const keys = known.get(target);
    return keys && !keys.has(value) ? keys.noRow(value) : undefined;
  };
}

/** The keys of a collection, of which all are known. */
class Keys {
  readonly #target: Collection;
  readonly #all: ReadonlySet<string>;
  #names: Names | undefined;
  #list: ReturnType<typeof namesOf> | undefined;
  #titles: ReadonlyMap<string, ReadonlySet<Collection["rows"][number]>> | undefined;
  readonly #said = new Map<string, Found>();

  constructor(target: Collection) {
    this.#target = target;
    this.#all = new Set(target.rows.map((row) => String(row[target.key])));
  }

  has(value: string): boolean {
    return this.#all.has(value);
  }

  /** What is to be said where a key names no row. */
  noRow(value: string): Found {
    const there = this.#said.get(value);
    if (there) return there;
    this.#names ??= new Names(this.#all);
    this.#list ??= namesOf([...this.#all]);
    const near = this.#names.meant(value);
    const { name: collection, file, key } = this.#target;
    const several = this.#several(value);
    const guess = several
      ? undefined
      : (near ?? this.#longer(value) ?? this.#titledSo(value) ?? this.#withoutRemark(value));
    const found: Found = {
      code: "dangling-reference",
      params: {
        collection,
        file,
        key,
        value,
        ...(guess && { guess }),
        ...(several && { several }),
        names: this.#list,
      },
      ...(guess && { [near ? "fix" : "offer"]: guess }),
    };
    this.#said.set(value, found);
    return found;
  }

  /** The one key that begins as this one does, or ends so: a name that has grown, or was cut. */
  #longer(value: string): string | undefined {
    const found = [...this.#all].filter((key) => isPart(value, key) || isPart(key, value));
    return found.length === 1 ? found[0] : undefined;
  }

  /** The keys of several rows in one text; undefined for another. */
  #several(value: string): readonly string[] | undefined {
    const parts = value.trim().split(BETWEEN);
    return parts.length > 1 && parts.every((part) => this.has(part)) ? parts : undefined;
  }

  /** The key of the row that is named in front of a remark. */
  #withoutRemark(value: string): string | undefined {
    const name = value.length <= LONGEST ? REMARK.exec(value.trim())?.[1] : undefined;
    if (name === undefined) return undefined;
    return this.has(name) ? name : this.#titledSo(name);
  }

  /** The key of the one row that has this title or name, or whose address this is. */
  #titledSo(value: string): string | undefined {
    const end = /^(?:https?:\/\/|\/).*\/([^/#?]+)\/?$/.exec(value)?.[1];
    if (end !== undefined) return this.has(end) ? end : undefined;
    const { rows, key } = this.#target;
    this.#titles ??= rowsByTitle(rows);
    const [row, other] = this.#titles.get(plainTitle(value)) ?? [];
    return row && !other && row[key] !== undefined ? String(row[key]) : undefined;
  }
}

/** What people write between two names in one text: signs, "and" in their language, or a space. */
const BETWEEN = /\s*[,;/|&+]\s*|\s+(?:and|und|et|en|e|y|og|och|i|oraz|ve|și)\s+|\s+/i;

/** What stands behind a name and is said of it: `Ana Roth (director)`, `ana - in the first act`. */
const REMARK = /^(.+?)(?:\s*\(.*\)|\s+[-–—]\s.*|\s*[:;,]\s.*)$/;

/** Characters of a name with a remark; a text that is longer names nothing, and a pattern would look through it for long. */
const LONGEST = 200;

function rowsByTitle(rows: Collection["rows"]): Map<string, Set<Collection["rows"][number]>> {
  const titles = new Map<string, Set<Collection["rows"][number]>>();
  for (const row of rows)
    for (const field of TITLES) {
      const title = row[field];
      if (typeof title !== "string") continue;
      const plain = plainTitle(title);
      titles.set(plain, (titles.get(plain) ?? new Set()).add(row));
    }
  return titles;
}

const plainTitle = (title: string): string => title.trim().toLowerCase();

/** Whether all keys of a collection are known. */
function areKnown({ rows, key, problems, isUnreadable }: Collection): boolean {
  return !(
    isUnreadable ||
    // Of two rows with one key, the second lost the key by which it was referred to.
    problems.some(({ code }) => code === "duplicate-key") ||
    // Where lines are lost or run into each other, rows may be too.
    problems.some(({ severity, path }) => severity === "error" && path.length === 0) ||
    // A row that is none has no key.
    problems.some(({ code, path }) => code === "wrong-type" && path.length === 1) ||
    // A row without its key may be the one that is meant.
    rows.some((row) => row[key] === undefined)
  );
}
