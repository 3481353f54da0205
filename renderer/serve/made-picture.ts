import type { IncomingMessage, ServerResponse } from "node:http";
import { BrokenPictureError, makeNow, type PictureStore } from "../pictures/picture-store.ts";
import { pathOf } from "./guard-request.ts";
import { sendFile } from "./send-file.ts";

/**
 * Sends a file made from a picture of the site; the first who asks waits until it is made.
 *
 * @returns False when the address is not one of such a file, and nothing was answered.
 */
export async function sendMadePicture(
  request: IncomingMessage,
  response: ServerResponse,
  store: PictureStore,
): Promise<boolean> {
  const address = pathOf(request) ?? "";
  const bytes = await makeNow(store, address).catch((error: unknown) => {
    // The check tells of pictures that are broken, at their place.
    if (error instanceof BrokenPictureError) return undefined;
    throw error;
  });
  return bytes ? sendFile(request, response, store.pathOf(address), bytes) : false;
}
