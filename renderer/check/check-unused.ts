import { join } from "node:path";
import { FilePaths } from "../files/file-paths.ts";
import { readIfThere } from "../files/read-file.ts";
import { sharedName } from "../pages/shared-list.ts";
import { createLineIndex } from "../problems/line-index.ts";
import { type CheckedSite, keySpan, type Report, whereIs } from "./checked-site.ts";

const noLines = createLineIndex("");

/** Finds data files that no page reads. */
export function checkUnusedCollections(site: CheckedSite, report: Report): void {
  for (const collection of site.collections.values()) {
    if (site.used.has(collection.name)) continue;
    report(collection, collection.anchor ?? { start: 0, end: 0 }, (span) => ({
      code: "unused-collection",
      ...span,
      path: [],
      params: { file: collection.file, collection: collection.name },
    }));
  }
}

/** Finds lists of blocks that no page, layout or other list uses. */
export function checkUnusedLists(site: CheckedSite, report: Report): void {
  const used = new Set([...site.pages.values()].flatMap(({ summary }) => summary.shares ?? []));
  for (const page of site.pages.values()) {
    const { kind, file, lang } = page.summary;
    const name = kind === "shared" && lang === undefined ? sharedName(file) : undefined;
    if (name === undefined || used.has(name)) continue;
    report(whereIs(page), keySpan(page), (span) => ({
      code: "unused-shared-list",
      ...span,
      path: [],
      params: { name },
    }));
  }
}

/** Finds pictures in `public/images/` that nothing on the site shows. */
export function checkUnusedPictures(site: CheckedSite, report: Report): void {
  const left = new FilePaths(
    [...site.publicFiles].filter((file) => /^\/images\/.*\.(svg|png|jpe?g|webp|avif|gif)$/i.test(file)),
  );
  for (const { summary } of site.pages.values()) {
    if (left.size === 0) return;
    for (const { mentions, times = [] } of [...summary.addresses, ...(summary.later ?? [])]) {
      for (const values of Object.values(mentions)) for (const value of values) left.delete(value);
      // What comes later and drafts show their pictures as well.
      for (const [, value] of times) left.delete(value);
    }
  }
  for (const collection of site.collections.values()) forget(collection.rows);
  forget(site.settings.data);
  // Only now, since most sites need not read a single text for it.
  for (const file of left.size > 0 ? site.publicFiles : [])
    if (/\.(html|md|css|svg|json|webmanifest)$/.test(file)) {
      const text = readIfThere(join(site.dir, "public", file))?.toString() ?? "";
      for (const picture of left) if (text.includes(picture)) left.delete(picture);
    }
  for (const picture of left)
    report({ file: `public${picture}`, lines: noLines }, { start: 0, end: 0 }, (span) => ({
      code: "unused-picture",
      ...span,
      path: [],
      params: { file: `public${picture}` },
    }));

  function forget(value: unknown): void {
    if (typeof value === "string") left.delete(value);
    else if (value !== null && typeof value === "object") for (const one of Object.values(value)) forget(one);
  }
}
