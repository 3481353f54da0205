import { rmSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startDevServer } from "../../renderer/serve/dev-server.ts";
import { guardRequests } from "../../renderer/serve/guard-request.ts";
import { type Answer, ask } from "../hostile/requests/raw-request.ts";
import { treeOf, writeAttackedSite } from "./attacked-site.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const dir = writeAttackedSite();
let server: ViteDevServer;
let token = "";
/** Another server may have the one that was asked for. */
let port = 0;
let tree: Record<string, string>;

beforeAll(async () => {
  server = await startDevServer({ dir: join(dir, "site"), port: 5419, onCheck: () => {} });
  const address = server.httpServer?.address() as AddressInfo | null;
  port = address?.port ?? 0;
  const { text } = await ask(port, "/");
  token = /name="site-token" content="([^"]+)"/.exec(text)?.[1] ?? "";
  tree = treeOf(dir);
});
afterAll(async () => {
  await server?.close();
  rmSync(dir, { recursive: true, force: true });
});

const at = { route: "/about", path: ["blocks", 0, "props", "heading"] };
const change = { ask: "apply", operation: { kind: "set", at, value: "Attacked" } };
const own = () => ({
  Host: `127.0.0.1:${port}`,
  Origin: `http://127.0.0.1:${port}`,
  "Sec-Fetch-Site": "same-origin",
  "Content-Type": "application/json",
  "X-Site-Token": token,
});

interface Attack {
  path?: string;
  method?: string;
  /** An empty text takes a header away. */
  headers?: Record<string, string>;
  body?: unknown;
  raw?: string | Uint8Array;
}

function send({
  path = "/@site/edit",
  method = "POST",
  headers = {},
  body = change,
  raw,
}: Attack): Promise<Answer> {
  const sent = Buffer.from(raw ?? JSON.stringify(body));
  const all = { ...own(), "Content-Length": String(sent.length), ...headers };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
  return ask(port, path, { method, headers: given, body: sent });
}

/** Nothing was done, and nobody else may read the answer. */
function expectNothing({ status, text, headers }: Answer): void {
  const isAnswered = status === 200;
  // Of a history in which there is nothing, that is told as well.
  if (isAnswered)
    expect({ history: {}, mark: "", ...JSON.parse(text) }).toEqual({
      refused: expect.any(String),
      history: {},
      mark: expect.any(String),
    });
  else expect(status).toBeGreaterThanOrEqual(400);
  expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  expect(treeOf(dir)).toEqual(tree);
}

describe("who is not this server's own page", () => {
  const strangers: [string, Attack][] = [
    [
      "a page of another site",
      { headers: { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" } },
    ],
    [
      "a page of another site in a browser that says no more",
      { headers: { Origin: "https://evil.example" } },
    ],
    [
      "a page whose name begins like this server's",
      { headers: { Origin: `http://127.0.0.1:PORT.evil.example` } },
    ],
    [
      "a page on another port of this machine",
      { headers: { Origin: "http://127.0.0.1:3000", "Sec-Fetch-Site": "same-site" } },
    ],
    ["a page on another port that says it is ours", { headers: { Origin: "http://127.0.0.1:3000" } }],
    ["a page of ours by another name of this machine", { headers: { Origin: `http://localhost:PORT` } }],
    ["a page of ours by https", { headers: { Origin: `https://127.0.0.1:PORT` } }],
    ["a page without an origin: a sandboxed frame, a data: address", { headers: { Origin: "null" } }],
    ["a program that names no origin", { headers: { Origin: "" } }],
    ["a browser that does not say where the request is from", { headers: { "Sec-Fetch-Site": "" } }],
    ["the address bar", { headers: { "Sec-Fetch-Site": "none" } }],
    [
      "another site through a name that leads here",
      { headers: { Host: `evil.example:PORT`, Origin: `http://evil.example:PORT` } },
    ],
    [
      "a name that ends like ours",
      { headers: { Host: `evil.localhost:PORT`, Origin: `http://evil.localhost:PORT` } },
    ],
    [
      "an address that is another way to write ours",
      { headers: { Host: `2130706433:PORT`, Origin: `http://2130706433:PORT` } },
    ],
    ["our name without a port", { headers: { Host: "127.0.0.1", Origin: "http://127.0.0.1" } }],
    ["our name with another port", { headers: { Host: "127.0.0.1:80", Origin: "http://127.0.0.1:80" } }],
    ["no token", { headers: { "X-Site-Token": "" } }],
    ["an empty token", { headers: { "X-Site-Token": " " } }],
    ["a guessed token", { headers: { "X-Site-Token": "A".repeat(32) } }],
    ["the token of another start", { headers: { "X-Site-Token": guardRequests().token } }],
    ["the token in the address", { path: "/@site/edit?x-site-token=TOKEN", headers: { "X-Site-Token": "" } }],
    ["the token in a cookie", { headers: { "X-Site-Token": "", Cookie: "x-site-token=TOKEN" } }],
    ["the beginning of the token", { headers: { "X-Site-Token": "TOKE" } }],
  ];
  it.each(strangers)("%s", async (_, attack) => {
    const text = JSON.stringify(attack)
      .replaceAll("PORT", String(port))
      .replaceAll("TOKEN", token)
      .replaceAll("TOKE", token.slice(0, -1));
    expectNothing(await send(JSON.parse(text) as Attack));
  });
});

describe("what no script of a page sends", () => {
  const forms: [string, Attack][] = [
    ["a plain text, which needs no permission", { headers: { "Content-Type": "text/plain" } }],
    ["JSON called a plain text", { headers: { "Content-Type": "text/plain; application/json" } }],
    [
      "a form",
      {
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        raw: `x=${JSON.stringify(change)}`,
      },
    ],
    ["a form with files", { headers: { "Content-Type": "multipart/form-data; boundary=x" } }],
    ["no type at all", { headers: { "Content-Type": "" } }],
    ["JSON with a parameter", { headers: { "Content-Type": "application/json; charset=utf-7" } }],
    ["something packed", { headers: { "Content-Encoding": "gzip" } }],
    ["a GET", { method: "GET" }],
    [
      "a GET with everything in the address",
      { method: "GET", path: `/@site/edit?body=${encodeURIComponent(JSON.stringify(change))}` },
    ],
    ["a HEAD", { method: "HEAD", raw: "" }],
    ["a PUT", { method: "PUT" }],
    ["a PATCH", { method: "PATCH" }],
    ["a DELETE", { method: "DELETE" }],
    [
      "a question before the request",
      {
        method: "OPTIONS",
        headers: {
          Origin: "https://evil.example",
          "Access-Control-Request-Method": "POST",
          "Access-Control-Request-Headers": "x-site-token",
        },
      },
    ],
    [
      "a POST that says it is another method",
      { method: "GET", headers: { "X-HTTP-Method-Override": "POST" } },
    ],
    ["an encoded address", { path: "/%40site/edit", headers: { Origin: "https://evil.example" } }],
    ["an address with steps in it", { path: "/about/../@site/edit" }],
    [
      "an address with several slashes, from elsewhere",
      { path: "//@site/edit", headers: { Origin: "https://evil.example" } },
    ],
  ];
  it.each(forms)("%s", async (_, attack) => expectNothing(await send(attack)));
});

describe("what is no request", () => {
  const set = (target: unknown, value: unknown = "x") => ({
    ask: "apply",
    operation: { kind: "set", at: target, value },
  });
  const bodies: [string, unknown][] = [
    ["nothing", ""],
    ["no JSON", "title: x"],
    ["a list", [change]],
    ["JSON in too many layers", `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`],
    ["lists in too many layers", `${"[".repeat(100_000)}${"]".repeat(100_000)}`],
    [
      "a value in too many layers",
      JSON.stringify(change).replace('"Attacked"', `${"[".repeat(60)}1${"]".repeat(60)}`),
    ],
    ["megabytes", JSON.stringify(set(at, "x".repeat(2 ** 21)))],
    ["a prototype", JSON.stringify(change).replace('"ask"', '"__proto__":{"isAdmin":true},"ask"')],
    ["a prototype in a value", JSON.stringify(change).replace('"Attacked"', '{"__proto__":{"x":1}}')],
    ["a prototype, escaped", JSON.stringify(change).replace('"Attacked"', '{"\\u005f_proto__":{"x":1}}')],
    ["a constructor", JSON.stringify(change).replace('"Attacked"', '{"constructor":{"prototype":{"x":1}}}')],
    ["a prototype on the way", set({ route: "/about", path: ["__proto__", "x"] })],
    [
      "a name that is there twice",
      JSON.stringify(change).replace('"ask":"apply"', '"ask":"preview","ask":"apply"'),
    ],
    ["bytes that are no text", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ["a surplus field", { ...change, file: "pages/about.yaml" }],
    ["a file in place of a page", set({ file: "pages/about.yaml", path: ["title"] })],
    [
      "a place in a file, as operations have it inside",
      {
        ask: "apply",
        operation: { kind: "set", at: { file: "data/site.yaml", path: ["brand"] }, value: "x" },
      },
    ],
    ["an unknown question", { ask: "eval", code: "1" }],
    ["an unknown operation", { ask: "apply", operation: { kind: "write", file: "x" } }],
    ["a page by a way up", set({ route: "/../about", path: ["title"] })],
    ["a page by an encoded way up", set({ route: "/%2e%2e/about", path: ["title"] })],
    ["a page by a way out of Windows", set({ route: "/..\\about", path: ["title"] })],
    ["a page of another host", set({ route: "//evil.example/about", path: ["title"] })],
    ["a place that is no place", set({ route: "/about", path: [-1, 1.5, null] })],
    ["a value that is none", set(at, null)],
    [
      "a new page outside",
      { ask: "apply", operation: { kind: "add-page", route: "/../../outside/new", title: "x" } },
    ],
    [
      "a new page at an absolute path",
      { ask: "apply", operation: { kind: "add-page", route: "//etc/cron.d/x", title: "x" } },
    ],
    [
      "a new page below a link",
      { ask: "apply", operation: { kind: "add-page", route: "/out/new", title: "x" } },
    ],
    [
      "a new page with a hidden name",
      { ask: "apply", operation: { kind: "add-page", route: "/.htaccess", title: "x" } },
    ],
    [
      "a new page of another kind of file",
      { ask: "apply", operation: { kind: "add-page", route: "/x\u0000.js", title: "x" } },
    ],
    [
      "a page moved over a link",
      { ask: "apply", operation: { kind: "move-page", route: "/about", to: "/linked", redirect: false } },
    ],
    [
      "a page moved out",
      { ask: "apply", operation: { kind: "move-page", route: "/about", to: "/out/about", redirect: false } },
    ],
    ["a page behind a link", set({ route: "/linked", path: ["title"] })],
    ["a row behind a link", set({ collection: "people", row: "eve", path: ["name"] })],
    ["a collection by a way up", set({ collection: "../../outside/rows", row: "eve", path: ["name"] })],
    ["a page deleted behind a link", { ask: "apply", operation: { kind: "delete-page", route: "/linked" } }],
    ["a correction of another file", { ask: "fix", problem: "../../outside/secret.yaml:0:x" }],
    ["undo of what nobody did", { ask: "undo" }],
  ];
  it.each(bodies)("%s", async (_, body) => {
    const raw = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
    expectNothing(await send({ raw }));
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });
});

describe("other ways in", () => {
  it("a WebSocket of another site", async () => {
    for (const origin of ["https://evil.example", "null", `http://localhost.evil.example:${port}`]) {
      const answered = await upgrade({ Origin: origin, Host: `127.0.0.1:${port}` });
      expect(answered).not.toContain("101");
    }
    expect(await upgrade({ Origin: `http://127.0.0.1:${port}`, Host: `evil.example:${port}` })).not.toContain(
      "101",
    );
  });

  it("two hosts, two lengths, a body cut off", async () => {
    const body = JSON.stringify(change);
    const lines = Object.entries(own()).map(([name, value]) => `${name}: ${value}`);
    for (const more of [
      ["Host: evil.example", `Content-Length: ${body.length}`],
      [`Content-Length: ${body.length}`, "Transfer-Encoding: chunked"],
      [`Content-Length: ${body.length + 10}`],
    ])
      await exchange(`POST /@site/edit HTTP/1.1\r\n${[...lines, ...more].join("\r\n")}\r\n\r\n${body}`);
    expect(treeOf(dir)).toEqual(tree);
  });

  it.each(["/@site/edit", "/@site/picture", "/@site/pictures", "/@site/open"])(
    "a frame around %s",
    async (path) => {
      const { status, headers } = await ask(port, path, {
        headers: { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" },
      });
      expect(status).toBe(403);
      expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    },
  );

  it.each([
    "/@site/page?route=/about",
    "/@site/blocks",
    "/@site/theme.css",
    "/__blocks",
    "/@vite/client",
    "/@fs/DIR/site/pages/about.yaml",
    "/__open-in-editor?file=DIR/site/pages/about.yaml",
  ])("what other sites load from %s", async (path) => {
    const address = path.replace("DIR", dir);
    const strangers: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" },
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { Host: `evil.example:${port}` },
    ];
    for (const headers of strangers) {
      const answer = await ask(port, address, { headers });
      expect([answer.status, answer.text.includes("About")]).toEqual([403, false]);
    }
    expect((await ask(port, "/__open-in-editor?file=x", { headers: own() })).status).toBe(404);
  });

  it.each([
    "/.cache/writer/history.journal",
    "/@fs/DIR/site/.cache/writer/history.journal",
    "/@fs/DIR/outside/secret.yaml",
  ])("reading %s", async (path) => {
    const { status, text } = await ask(port, path.replace("/DIR", dir));
    expect([403, 404]).toContain(status);
    expect(text).not.toContain("Secret");
  });

  it("the list of pictures without the token, or from elsewhere", async () => {
    const get = (headers: Record<string, string>) =>
      send({ path: "/@site/pictures", method: "GET", headers, raw: "" });
    const strangers: Record<string, string>[] = [
      { "X-Site-Token": "" },
      { "Sec-Fetch-Site": "cross-site", Origin: "" },
      { "Sec-Fetch-Site": "none", Origin: "" },
    ];
    for (const headers of strangers) expectNothing(await get(headers));
    expect(JSON.parse((await get({ Origin: "" })).text).pictures).toEqual(
      [
        { path: "/favicon.svg", width: 1, height: 1, bytes: 59 },
        { path: "/images/known.svg", width: 2, height: 1, bytes: 59 },
      ].map((one) => expect.objectContaining(one)),
    );
  });
});

describe("pictures", () => {
  const png = () =>
    sharp({ create: { width: 3, height: 2, channels: 3, background: "#c33" } })
      .png()
      .toBuffer();
  const sendPicture = (
    raw: Uint8Array | string,
    query = "name=a.png",
    headers: Record<string, string> = {},
  ) =>
    send({
      path: `/@site/picture?${query}`,
      headers: { "Content-Type": "application/octet-stream", ...headers },
      raw,
    });

  const bombs: [string, () => Promise<Uint8Array> | Uint8Array][] = [
    ["a text called a picture", () => Buffer.from("#!/bin/sh\n")],
    ["a page called a picture", () => Buffer.from("<!doctype html><script>1</script>")],
    [
      "a page behind the mark of a picture",
      () => Buffer.from("\x89PNG\r\n\x1a\n<script>1</script>", "latin1"),
    ],
    ["half a picture", async () => (await png()).subarray(0, 50)],
    ["a picture of more pixels than memory", async () => tooLarge(await png())],
    [
      "a drawing that is a page",
      () => Buffer.from('<html><body><svg xmlns="http://www.w3.org/2000/svg"/></body></html>'),
    ],
    ["a drawing that grows", () => Buffer.from(laughs())],
    ["a drawing that is cut off", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>')],
    [
      "a drawing of megabytes",
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(300_000)}</svg>`),
    ],
    ["nothing", () => Buffer.alloc(0)],
  ];
  it.each(bombs)("%s", async (_, make) => expectNothing(await sendPicture(await make())));

  const queries: [string, string, Record<string, string>][] = [
    ["without a name", "", {}],
    ["with two names", "name=a.png&name=b.png", {}],
    ["with a folder", "name=a.png&folder=../..", {}],
    ["for a page that is no address", "name=a.png&route=../../x", {}],
    ["by a form", "name=a.png", { "Content-Type": "multipart/form-data" }],
    ["from another site", "name=a.png", { Origin: "https://evil.example" }],
    ["without the token", "name=a.png", { "X-Site-Token": "" }],
  ];
  it.each(queries)("a picture %s", async (_, query, headers) =>
    expectNothing(await sendPicture(await png(), query, headers)),
  );

  it("more bytes than a picture has", async () => {
    const { status } = await sendPicture(Buffer.alloc(33 * 2 ** 20)).catch(() => ({ status: 413 }));
    expect(status).toBe(413);
    expect(treeOf(dir)).toEqual(tree);
  });
});

it("does for its own page what is asked for", async () => {
  const { status, text } = await send({});
  expect([status, JSON.parse(text).routes]).toEqual([200, ["/about"]]);
  expect(treeOf(dir)).not.toEqual(tree);
});

/** A picture that says that it is larger than it is. */
function tooLarge(png: Buffer): Buffer {
  const large = Buffer.from(png);
  large.writeUInt32BE(60_000, 16);
  large.writeUInt32BE(60_000, 20);
  return large;
}

function laughs(): string {
  const names = Array.from(
    { length: 12 },
    (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
  );
  return `<!DOCTYPE svg [<!ENTITY a0 "ha">${names.join("")}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a12;</text></svg>`;
}

function upgrade(headers: Record<string, string>): Promise<string> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return exchange(
    `GET / HTTP/1.1\r\n${lines.join("\r\n")}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: vite-hmr\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n`,
  );
}

/** Sends bytes, ends the sending side, and gives what comes back until the server ends its own. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(text));
    socket.on("data", (part) => {
      answer += part;
    });
    socket.on("error", () => resolve(answer));
    socket.on("close", () => resolve(answer));
  });
}
