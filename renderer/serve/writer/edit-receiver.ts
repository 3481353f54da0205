import type { IncomingMessage, ServerResponse } from "node:http";
import type { EditAnswer } from "../../editor/protocol.ts";
import type { RequestGuard } from "../guard-request.ts";
import { readBytes } from "../read-body.ts";
import { readRequest } from "./read-request.ts";
import { refuse, sendJson } from "./send-answer.ts";
import type { Writer } from "./writer.ts";

/** A request is a text that a person types, and a little around it. */
const MAX_BODY = 2 ** 20;

/** Takes what the editor asks for (`EDIT_PATH`), from this server's own pages and nobody else. */
export function editReceiver(guard: RequestGuard, writer: Writer) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = guard.refuseAction(request, MAX_BODY);
    if (refusal) return refuse(response, refusal);
    const bytes = await readBytes(request, MAX_BODY);
    if (bytes === "cut") return;
    if (bytes === "too long") return refuse(response, { status: 413, message: "This is too long." });
    const asked = readRequest(bytes);
    if (!asked) return refuse(response, { status: 400, message: "This is no request for a change." });
    sendJson(response, (await writer.ask(asked)) satisfies EditAnswer);
  };
}
