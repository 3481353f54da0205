import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLineIndex } from "../problems/line-index.ts";
import type { AddProblem, SiteFacts } from "./site-facts.ts";

const noLines = createLineIndex("");

/** Finds data files that no page reads. @param used Names of those that pages read, directly or through references. */
export function checkUnusedCollections(site: SiteFacts, used: ReadonlySet<string>, add: AddProblem): void {
  for (const collection of site.collections.values()) {
    if (used.has(collection.name)) continue;
    add(
      collection.file,
      {
        code: "unused-collection",
        params: { file: collection.file, collection: collection.name },
        ...(collection.anchor ?? { start: 0, end: 0 }),
        path: [],
      },
      collection.lines,
    );
  }
}

/** Finds pictures in `public/images/` that nothing on the site shows. */
export function checkUnusedPictures(site: SiteFacts, add: AddProblem): void {
  const left = new Set(
    [...site.publicFiles].filter((file) => /^\/images\/.*\.(svg|png|jpe?g|webp|avif|gif)$/i.test(file)),
  );
  for (const list of site.facts.values())
    for (const { texts } of list) for (const { value } of texts) left.delete(value);
  for (const collection of site.collections.values()) forget(collection.rows);
  forget(site.settings.data);
  // Only now, since most sites need not read a single text for it.
  for (const file of left.size > 0 ? site.publicFiles : [])
    if (/\.(html|md|css|svg|json|webmanifest)$/.test(file)) {
      const text = readFileSync(join(site.dir, "public", file), "utf8");
      for (const picture of left) if (text.includes(picture)) left.delete(picture);
    }
  for (const picture of left)
    add(
      `public${picture}`,
      {
        code: "unused-picture",
        params: { file: `public${picture}` },
        start: 0,
        end: 0,
        path: [],
      },
      noLines,
    );

  function forget(value: unknown): void {
    if (typeof value === "string") left.delete(value);
    else if (value !== null && typeof value === "object") for (const one of Object.values(value)) forget(one);
  }
}
