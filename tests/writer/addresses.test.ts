import { readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startDevServer } from "../../renderer/serve/dev-server.ts";
import { LIVE_ADDRESSES, type LiveAddress } from "../../renderer/serve/live-addresses.ts";
import { overviewEndpoint } from "../../renderer/serve/overview/overview-endpoint.ts";
import { panelEndpoint } from "../../renderer/serve/panel/panel-endpoint.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { type Answer, ask } from "../hostile/requests/raw-request.ts";
import { treeOf, writeAttackedSite } from "./attacked-site.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What pages ask below an address that is the beginning of several, besides the names of `jsonEndpoint`. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  "/@site/pages/": ["/@site/pages", "/@site/pages/de"],
  "/@site/code/": ["/@site/code/0123456789abcdef/live.js"],
  "/__edit/": ["/__edit", "/__edit/about"],
  "/__site/": ["/__site", "/__site/settings"],
};

const dir = writeAttackedSite();
const opened = await openSite({ dir: join(dir, "site") });
const named = [...panelEndpoint(opened).addresses, ...overviewEndpoint(opened).addresses];
const addresses = LIVE_ADDRESSES.flatMap((address) => {
  const below = BELOW[address.at] ?? named.filter((one) => one.startsWith(address.at));
  return (address.at.endsWith("/") ? below : [address.at]).map((at) => [at, { ...address, at }] as const);
});

let server: ViteDevServer;
let port = 0;
let token = "";
let tree: Record<string, string>;

beforeAll(async () => {
  server = await startDevServer({ dir: join(dir, "site"), port: 5433, onCheck: () => {} });
  port = (server.httpServer?.address() as AddressInfo | null)?.port ?? 0;
  const { text } = await ask(port, "/", { headers: { Accept: "text/html" } });
  token = /name="site-token" content="([^"]+)"/.exec(text)?.[1] ?? "";
  tree = treeOf(dir);
});
afterAll(async () => {
  await server?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** A request as a script of this server's own pages makes it. */
const own = ({ method }: LiveAddress): Record<string, string> => ({
  Host: `127.0.0.1:${port}`,
  Origin: `http://127.0.0.1:${port}`,
  "Sec-Fetch-Site": "same-origin",
  "Sec-Fetch-Mode": "cors",
  "X-Site-Token": token,
  Accept: "text/html, */*",
  ...(method === "POST" && { "Content-Type": "application/json" }),
});

interface Attack {
  /** An empty text takes a header away. */
  headers?: Record<string, string>;
  method?: string;
  path?(at: string): string;
  body?: string;
}

function attack({ at, method }: LiveAddress, { headers = {}, path, ...how }: Attack): Promise<Answer> {
  const all = { ...own({ at, method, answers: "pages" }), ...headers };
  const given = Object.entries(all).filter(([, value]) => value !== "");
  const asked = how.method ?? method;
  const body = how.body ?? (asked === "POST" ? '{"route":"/about"}' : undefined);
  return ask(port, path?.(at) ?? at, {
    method: asked,
    headers: Object.fromEntries(given),
    ...(body !== undefined && { body }),
  });
}

const fromElsewhere = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };

/** What nobody gets an answer to, wherever it is asked. */
const STRANGERS: Readonly<Record<string, () => Attack>> = {
  "a script of another site": () => ({ headers: fromElsewhere }),
  "an older browser on another site": () => ({ headers: { ...fromElsewhere, "Sec-Fetch-Site": "" } }),
  "a page of another port": () => ({
    headers: { Origin: "http://127.0.0.1:3000", "Sec-Fetch-Site": "same-site" },
  }),
  "a sandboxed frame": () => ({ headers: { Origin: "null", "Sec-Fetch-Site": "cross-site" } }),
  "a part of another site's page": () => ({
    headers: { Origin: "", "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" },
  }),
  "a frame in another site": () => ({
    headers: {
      Origin: "",
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "iframe",
    },
  }),
  "a name that leads here": () => ({
    headers: { Host: `evil.example:${port}`, Origin: `http://evil.example:${port}` },
  }),
  "a name that leads here, in the address bar": () => ({
    headers: { Host: `evil.example:${port}`, Origin: "", "Sec-Fetch-Site": "none" },
  }),
  "our name with another port": () => ({ headers: { Host: "127.0.0.1:80", Origin: "http://127.0.0.1:80" } }),
  "a way around": () => ({ path: (at) => `/about/..${at}` }),
  "a way out": () => ({ path: (at) => `${at}/..%2f..%2f..%2fetc/passwd` }),
  "several slashes and another origin": () => ({ path: (at) => `//${at}`, headers: fromElsewhere }),
  "letters in another way, from elsewhere": () => ({
    path: (at) => `/%${at.charCodeAt(1).toString(16)}${at.slice(2)}`,
    headers: fromElsewhere,
  }),
  "an address without end": () => ({ path: (at) => `${at}?${"x".repeat(9_000)}` }),
  "a zero in the address": () => ({ path: (at) => `${at}%00.css` }),
};

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

/** What those that ask for the token do not answer, beside all that. */
const TOKENLESS: Readonly<Record<string, (address: LiveAddress) => Attack>> = {
  "without the token": () => ({ headers: { "X-Site-Token": "" } }),
  "with a guessed token": () => ({ headers: { "X-Site-Token": "A".repeat(token.length) } }),
  "from the address bar": () => ({ headers: { "Sec-Fetch-Site": "none" } }),
  "from a program": () => ({ headers: { Origin: "", "Sec-Fetch-Site": "" } }),
  "by a link": () => ({
    headers: {
      Origin: "",
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "document",
    },
  }),
};

/** What those that are sent something do not take. */
const SENT: Readonly<Record<string, Attack>> = {
  "by a form": { headers: { "Content-Type": "application/x-www-form-urlencoded" } },
  "as a plain text": { headers: { "Content-Type": "text/plain" } },
  "without a type": { headers: { "Content-Type": "" } },
  packed: { headers: { "Content-Encoding": "gzip" } },
  "without an origin": { headers: { Origin: "" } },
  "as no JSON": { body: "{route" },
  "with a prototype": { body: '{"__proto__":{"route":"/about"}}' },
};

/** Nobody learns anything, nobody else may read it, and nothing has changed. */
function expectNothing({ status, text, headers }: Answer, what: string): void {
  expect([what, status >= 400], text.slice(0, 200)).toEqual([what, true]);
  expect(text, what).not.toMatch(/About|Home|site-token|root:/);
  expect(
    Object.keys(headers).filter((name) => name.startsWith("access-control")),
    what,
  ).toEqual([]);
}

describe.each(addresses)("%s", (_, address) => {
  it("answers nobody whom it should not answer", async () => {
    for (const [what, make] of Object.entries(STRANGERS)) expectNothing(await attack(address, make()), what);
    for (const method of METHODS)
      if (method !== address.method && !(address.method === "GET" && method === "HEAD"))
        expectNothing(await attack(address, { method }), method);
    if (address.answers === "pages")
      for (const [what, make] of Object.entries(TOKENLESS))
        expectNothing(await attack(address, make(address)), what);
    if (address.method === "POST")
      for (const [what, one] of Object.entries(SENT)) expectNothing(await attack(address, one), what);
    expect(treeOf(dir)).toEqual(tree);
  });

  it("says that nobody else may show it or load it", async () => {
    const { text, headers } = await attack(address, {});
    expect(text).not.toMatch(/^(?:Only pages of this server|Pages of other sites|This page is from|Ask for)/);
    expect(headers).toMatchObject({
      "x-frame-options": "SAMEORIGIN",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("frame-ancestors 'self'"),
    });
  });
});

it("has no address that is not in the table, and the documentation has them all", async () => {
  for (const path of ["/@site", "/@site/new", "/@site/edit/x", "/__new", "/__open-in-editor", "/__inspect"]) {
    const address = { at: path, method: "GET", answers: "anybody" } as const;
    expect((await attack(address, {})).status).toBe(404);
  }
  const told = readFileSync(new URL("../../docs/live-writer.md", import.meta.url), "utf8");
  for (const { at, method } of LIVE_ADDRESSES) expect(told).toContain(`\`${method} ${at}\``);
});

it("guards paths of forms by everything but the form's own way", async () => {
  for (const at of ["/api/contact", "/yogi/api/other", "/yogi/api/demo"])
    for (const headers of [{ Host: `evil.example:${port}`, Origin: "" }, fromElsewhere])
      expectNothing(await attack({ at, method: "GET", answers: "anybody" }, { headers }), at);
});
