import { statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import {
  MAX_PICTURE_BYTES,
  type PictureAnswer,
  type PictureList,
  type SitePicture,
} from "../../editor/protocol.ts";
import type { Site } from "../../site/site.ts";
import type { RequestGuard } from "../guard-request.ts";
import { cleanPicture } from "./clean-picture.ts";
import { pictureName } from "./picture-name.ts";
import { placePicture } from "./place-picture.ts";
import { refuse, sendJson } from "./send-answer.ts";
import { type Upload, uploadReceiver } from "./upload-receiver.ts";
import type { Writer } from "./writer.ts";

/** Takes pictures in (`PICTURE_PATH`), from this server's own pages and nobody else. */
export function pictureReceiver(guard: RequestGuard, site: Site, writer: Writer) {
  return uploadReceiver(
    guard,
    { noun: "picture", maxBytes: MAX_PICTURE_BYTES },
    (bytes, asked): Promise<PictureAnswer> => takeIn(site, writer, bytes, asked),
  );
}

/** Lists the pictures of the site (`PICTURES_PATH`). */
export function pictureLister(guard: RequestGuard, site: Site) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const refusal = guard.refuseReading(request);
    if (refusal) {
      refuse(response, refusal);
      return;
    }
    const pictures = [...site.files.publicFiles]
      .filter((path) => /\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(path))
      .sort()
      .flatMap((path) => sitePicture(site, path) ?? []);
    sendJson(response, { pictures } satisfies PictureList);
  };
}

async function takeIn(
  site: Site,
  writer: Writer,
  sent: Buffer,
  { name, route }: Upload,
): Promise<PictureAnswer> {
  const clean = await cleanPicture(sent);
  if ("refused" in clean) return clean;
  const { bytes, width, height } = clean;
  const place = await writer.put(() => {
    const found = placePicture(site, bytes, {
      name: pictureName(name),
      ending: clean.format,
      ...(route !== undefined && { route }),
    });
    return { ...found, after: bytes };
  });
  if ("refused" in place) return place;
  return {
    path: place.file.slice("public".length),
    ...(width !== undefined && height !== undefined && { width, height }),
    bytes: bytes.length,
    isKnown: place.isKnown,
    // A page says what a picture shows, wherever it comes from.
    needsAlt: true,
  };
}

function sitePicture(site: Site, path: string): SitePicture | undefined {
  const bytes = statSync(join(site.dir, "public", path), { throwIfNoEntry: false })?.size;
  if (bytes === undefined) return undefined;
  const { width, height } = site.pictures.find(path) ?? {};
  return { path, bytes, ...(width !== undefined && height !== undefined && { width, height }) };
}
