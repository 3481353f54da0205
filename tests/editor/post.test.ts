import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AWAY, NoAnswer, post } from "../../renderer/editor/post.ts";

beforeEach(() => {
  vi.stubGlobal("document", { querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function answeredWith(status: number, type: string, body: string): Promise<unknown> {
  const response = new Response(body, { status, headers: { "content-type": type } });
  vi.stubGlobal("fetch", async () => response);
  return post("/@site/edit", {}).catch((error: unknown) => error);
}

const PAGE = "<html><body><h1>502 Bad Gateway</h1></body></html>";

it.each([
  [502, "text/html", PAGE],
  [503, "text/plain", "no healthy upstream"],
  [504, "text/html", ""],
  [500, "text/html", PAGE],
])("takes what a gateway says with %i for a server that is away for now", async (...answer) => {
  const error = await answeredWith(...answer);
  expect(error).toBeInstanceOf(NoAnswer);
  expect(error).toMatchObject({ message: AWAY, isForNow: true });
});

it("takes a server that stops in the middle of its answer for one that is away for now", async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"files":['));
      controller.error(new TypeError("network error"));
    },
  });
  vi.stubGlobal("fetch", async () => new Response(body, { headers: { "content-type": "application/json" } }));
  const error = await post("/@site/edit", {}).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(NoAnswer);
  expect(error).toMatchObject({ message: AWAY, isForNow: true });
});

it("says what to do when a page to sign in comes in place of an answer, and asks again", async () => {
  const error = await answeredWith(200, "text/html; charset=utf-8", "<form>Sign in</form>");
  expect(error).toMatchObject({ message: expect.stringContaining("sign in"), isForNow: true });
  expect((error as Error).message).not.toContain("<");
});

it("says what the server itself refuses", async () => {
  const said = "This page is older than the server: load it again.\n";
  const error = await answeredWith(403, "text/plain; charset=utf-8", said);
  expect(error).toMatchObject({ message: said.trim(), isForNow: false });
});

it("gives what is answered", async () => {
  expect(await answeredWith(200, "application/json", '{"refused":"No."}')).toEqual({ refused: "No." });
});
