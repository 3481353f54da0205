import type { IncomingMessage, ServerResponse } from "node:http";
import { queryOf, type RequestGuard } from "../guard-request.ts";
import { readBytes } from "../read-body.ts";
import { refuse, sendJson } from "./send-answer.ts";

/** What is sent along with the bytes of a file. */
export interface Upload {
  /** What it is called where it comes from. */
  name: string;
  /** The page that it is for. */
  route?: string;
}

/** Longest name of a file that is read. */
const LONGEST_NAME = 500;

/** Files that are opened at the same time: each may take hundreds of megabytes. */
const AT_ONCE = 2;

/** Takes the bytes of files in, from this server's own pages and nobody else. @param noun  What they are. */
export function uploadReceiver(
  guard: RequestGuard,
  { noun, maxBytes }: { noun: string; maxBytes: number },
  takeIn: (bytes: Buffer, asked: Upload) => Promise<object>,
) {
  let busy = 0;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = guard.refuseAction(request, maxBytes, "application/octet-stream");
    if (refusal) return refuse(response, refusal);
    const asked = readQuery(queryOf(request));
    if (!asked) return refuse(response, { status: 400, message: `Say what the ${noun} is called.` });
    if (busy >= AT_ONCE)
      return sendJson(response, { refused: `Other ${noun}s are being taken in; try again in a moment.` });
    busy += 1;
    try {
      const bytes = await readBytes(request, maxBytes);
      if (bytes === "cut") return;
      if (bytes === "too long")
        return refuse(response, { status: 413, message: `This ${noun} is too large.` });
      sendJson(response, await takeIn(Buffer.from(bytes), asked));
    } finally {
      busy -= 1;
    }
  };
}

function readQuery(query: string): Upload | undefined {
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
