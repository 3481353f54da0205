import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A written corpus as plain values, from which sites of other generators are made: the same words, another form. */
export interface SourceSite {
  /** What the shell shows; bindings to the settings are filled in. */
  shell: { header: Values; footer: Values; cookieBanner: Values; toasts: Values };
  settings: Values;
  /** Pages that have a file each. */
  pages: SourcePage[];
  /** The form that pages of `mixed` end with, without its heading. */
  form?: Values;
  /** Rows that pages of `mixed` list. */
  notes?: Values[];
  /** Rows that `rows` makes pages of, and those that they refer to. */
  products?: Product[];
  people?: (Values & { slug: string })[];
}

/** A row with the name of its collection, which is the first part of its page's address. */
export type Product = Values & { range: string; slug: string };

/** A page by what is on it, in the order in which it is there. */
export interface SourcePage {
  /** Without slashes at its ends: `section-0/note-3`, `index`, `404`. */
  path: string;
  title: string;
  description: string;
  hero?: Values;
  cards?: Values;
  sections: { heading: string; text: string }[];
  list?: { heading: string; group: number };
  reply?: { heading: string };
  banner?: Values;
  missing?: Values;
}

// biome-ignore lint/suspicious/noExplicitAny: values as they are written, which templates take as they are.
export type Values = Record<string, any>;

/** Reads the files that `withCorpus` wrote. @param dir Absolute folder. */
export function readSource(dir: string): SourceSite {
  const read = (file: string) => parse(readFileSync(join(dir, file), "utf8"));
  const settings: Values = read("data/site.yaml");
  const shell: Values[] = fillIn(read("pages/_layout.yaml").blocks, settings);
  const site: SourceSite = {
    settings,
    shell: {
      header: blockOf(shell, "header"),
      footer: blockOf(shell, "footer"),
      cookieBanner: blockOf(shell, "cookie-banner"),
      toasts: blockOf(shell, "toasts"),
    },
    pages: [],
  };
  for (const file of filesBelow(join(dir, "pages"))) {
    const page = read(join("pages", file));
    if (file.startsWith("_") || page.each) continue;
    site.pages.push(readPage(file.replace(/\.yaml$/, ""), page));
    site.form ??= fillIn(
      page.blocks.find(({ type }: Values) => type === "form"),
      settings,
    );
  }
  for (const file of filesBelow(join(dir, "data"))) {
    const name = file.replace(/\.yaml$/, "");
    if (name === "notes") site.notes = read("data/notes.yaml");
    if (name === "people") site.people = read("data/people.yaml");
    if (!name.startsWith("range-")) continue;
    const rows: Values[] = read(join("data", file));
    site.products = [...(site.products ?? []), ...rows.map((row) => ({ ...row, range: name }) as Product)];
  }
  return site;
}

function readPage(path: string, { title, description, blocks }: Values): SourcePage {
  const find = (type: string): Values | undefined => blocks.find((block: Values) => block.type === type);
  const list = find("filter-list");
  const reply = find("form");
  return {
    path,
    title,
    description,
    hero: find("hero"),
    cards: find("card-grid"),
    sections: blocks.filter(({ type }: Values) => type === "prose"),
    list: list && { heading: list.heading, group: list.where.group },
    reply: reply && { heading: reply.heading },
    banner: find("banner"),
    missing: find("not-found"),
  };
}

/** @throws Error when the layout has no such block. */
function blockOf(blocks: readonly Values[], type: string): Values {
  const block = blocks.find((candidate) => candidate.type === type);
  if (!block) throw new Error(`The layout of the corpus has no block "${type}".`);
  return block;
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** Values with `${site.…}` replaced. */
function fillIn<T>(value: T, settings: Values): T {
  if (typeof value === "string") {
    const whole = /^\$\{site\.(\w+)\}$/.exec(value)?.[1];
    if (whole) return settings[whole];
    return value.replaceAll(/\$\{site\.(\w+)\}/g, (_, name: string) => String(settings[name])) as T;
  }
  if (Array.isArray(value)) return value.map((entry) => fillIn(entry, settings)) as T;
  if (value && typeof value === "object")
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fillIn(entry, settings)]),
    ) as T;
  return value;
}
