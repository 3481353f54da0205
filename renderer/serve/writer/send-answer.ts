import type { ServerResponse } from "node:http";
import type { Refusal } from "../guard-request.ts";

export function sendJson(response: ServerResponse, data: unknown): void {
  response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(JSON.stringify(data));
}

/** The rest of a request that nobody reads is not waited for. */
export function refuse(response: ServerResponse, { status, message }: Refusal): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", Connection: "close" });
  response.end(`${message}\n`);
}
