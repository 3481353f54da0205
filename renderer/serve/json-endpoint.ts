import type { IncomingMessage, ServerResponse } from "node:http";
import { pathOf, queryOf } from "./guard-request.ts";

/** What is asked by name behind a path, as JSON: undefined when there is no such thing. */
export type JsonAnswers = Readonly<Record<string, (query: URLSearchParams) => unknown>>;

/** Part of the live server that answers GET requests below a path, and changes nothing. */
export function jsonEndpoint(base: string, answers: JsonAnswers) {
  return {
    /** Whole addresses, in the order of their names. */
    addresses: Object.keys(answers).map((name) => base + name),
    isFor: (path: string): boolean => path.startsWith(base),
    answer(request: IncomingMessage, response: ServerResponse): void {
      const name = (pathOf(request) ?? "").slice(base.length);
      const found = Object.hasOwn(answers, name)
        ? answers[name]!(new URLSearchParams(queryOf(request)))
        : undefined;
      response.statusCode = found === undefined ? 404 : 200;
      response.setHeader("Content-Type", "application/json");
      response.setHeader("Cache-Control", "no-store");
      response.end(JSON.stringify(found ?? null));
    },
  };
}
