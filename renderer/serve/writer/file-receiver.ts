import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type FileAnswer, MAX_FILE_BYTES } from "../../editor/protocol.ts";
import type { Site } from "../../site/site.ts";
import type { RequestGuard } from "../guard-request.ts";
import { cleanFile } from "./clean-file.ts";
import { fileName } from "./picture-name.ts";
import { uploadReceiver } from "./upload-receiver.ts";
import type { Writer } from "./writer.ts";

/** Where all files for download lie that the writer takes in. */
const FOLDER = "public/files";

/** Takes files for download in (`FILE_PATH`), from this server's own pages and nobody else. */
export function fileReceiver(guard: RequestGuard, site: Site, writer: Writer) {
  return uploadReceiver(guard, { noun: "file", maxBytes: MAX_FILE_BYTES }, async (sent, { name }) => {
    const clean = cleanFile(name, sent);
    if ("refused" in clean) return clean satisfies FileAnswer;
    const { bytes, ending } = clean;
    const place = await writer.put(() => ({
      ...placeFile(site, bytes, { name: fileName(name, "file"), ending }),
      after: bytes,
    }));
    if ("refused" in place) return place satisfies FileAnswer;
    return {
      path: place.file.slice("public".length),
      bytes: bytes.length,
      isKnown: place.isKnown,
      ...(place.other !== undefined && { other: place.other }),
    } satisfies FileAnswer;
  });
}

/**
 * Where the same file lies already, wherever that is, else a name that nothing has: pages elsewhere that lead to a file
 * of the same name go on leading to that one.
 */
function placeFile(
  site: Site,
  bytes: Buffer,
  { name, ending }: { name: string; ending: string },
): { file: string; isKnown: boolean; other?: string } {
  for (const path of site.files.publicFiles)
    if (path.toLowerCase().endsWith(`.${ending}`) && isSame(join(site.dir, "public", path), bytes))
      return { file: `public${path}`, isKnown: true };
  // Names that differ in capitals alone are one name on many disks.
  const taken = new Set(namesIn(join(site.dir, FOLDER)).map((one) => one.toLowerCase()));
  const first = `${name}.${ending}`;
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? first : `${name}-${number}.${ending}`;
    if (taken.has(file)) continue;
    const other = number > 1 ? { other: `/files/${first}` } : {};
    return { file: `${FOLDER}/${file}`, isKnown: false, ...other };
  }
}

function isSame(path: string, bytes: Buffer): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === bytes.length && readFileSync(path).equals(bytes);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
