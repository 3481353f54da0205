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
import { queryOf, type RequestGuard } from "../guard-request.ts";
import { readBytes } from "../read-body.ts";
import { cleanPicture } from "./clean-picture.ts";
import { pictureName } from "./picture-name.ts";
import { placePicture } from "./place-picture.ts";
import { refuse, sendJson } from "./send-answer.ts";
import type { Writer } from "./writer.ts";

/** Longest name of a file that is read. */
const LONGEST_NAME = 500;

/** Pictures that are opened at the same time: each may take hundreds of megabytes. */
const AT_ONCE = 2;

/** Takes pictures in (`PICTURE_PATH`), from this server's own pages and nobody else. */
export function pictureReceiver(guard: RequestGuard, site: Site, writer: Writer) {
  let busy = 0;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = guard.refuseAction(request, MAX_PICTURE_BYTES, "application/octet-stream");
    if (refusal) return refuse(response, refusal);
    const asked = readQuery(queryOf(request));
    if (!asked) return refuse(response, { status: 400, message: "Say what the picture is called." });
    if (busy >= AT_ONCE)
      return sendJson(response, { refused: "Other pictures are being taken in; try again in a moment." });
    busy += 1;
    try {
      const bytes = await readBytes(request, MAX_PICTURE_BYTES);
      if (bytes === "cut") return;
      if (bytes === "too long")
        return refuse(response, { status: 413, message: "This picture is too large." });
      sendJson(response, await takeIn(site, writer, Buffer.from(bytes), asked));
    } finally {
      busy -= 1;
    }
  };
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
  { name, route }: { name: string; route?: string },
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

function readQuery(query: string): { name: string; route?: string } | undefined {
  const given = new URLSearchParams(query);
  const names = [...given.keys()];
  const name = given.get("name") ?? "";
  const route = given.get("route") ?? undefined;
  const isSound =
    names.every((one) => one === "name" || one === "route") &&
    new Set(names).size === names.length &&
    name !== "" &&
    name.length <= LONGEST_NAME &&
    (route === undefined || /^\//.test(route));
  return isSound ? { name, ...(route !== undefined && { route }) } : undefined;
}

function sitePicture(site: Site, path: string): SitePicture | undefined {
  const bytes = statSync(join(site.dir, "public", path), { throwIfNoEntry: false })?.size;
  if (bytes === undefined) return undefined;
  const { width, height } = site.pictures.find(path) ?? {};
  return { path, bytes, ...(width !== undefined && height !== undefined && { width, height }) };
}
