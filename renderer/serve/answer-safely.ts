import type { IncomingMessage, ServerResponse } from "node:http";

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * A listener whose faults end with the request: whatever is thrown, now or later, becomes an answer of 500, and
 * the server goes on.
 *
 * @param onFault Tells whoever runs the server. A visitor who has left is no fault.
 */
export function answerSafely(answer: Answer, onFault: (error: unknown) => void): Answer {
  return (request, response) => {
    // Without a listener, a connection that breaks would be an exception that nobody catches.
    request.on("error", () => {});
    response.on("error", () => {});
    const fail = (error: unknown): void => {
      onFault(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("A fault.\n");
    };
    try {
      void Promise.resolve(answer(request, response)).catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}
