import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startDevServer } from "../../../renderer/serve/dev-server.ts";
import { startPreview } from "../../../renderer/serve/preview-server.ts";
import { brokenRequests, sendAll } from "./broken-requests.ts";
import { ask } from "./raw-request.ts";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** For each of the two servers. More for a night: `BROKEN_REQUESTS=100000`. */
const COUNT = Number(process.env.BROKEN_REQUESTS ?? 5_000);

const dir = mkdtempSync(join(tmpdir(), "requests-"));
const files: Record<string, string> = {
  "pages/index.yaml": "title: Home\ndescription: Home.\nblocks:\n  - { type: hero, heading: Home }\n",
  "pages/_layout.yaml": "blocks:\n  - type: page\n",
  "data/site.yaml": "brand: Site\nlang: en\n",
  "data/site.schema.json":
    '{"type":"object","properties":{"brand":{"type":"string"},"lang":{"type":"string"}}}',
  "public/favicon.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  "public/digits.txt": "0123456789",
  "dist/index.html": "<!doctype html><title>Home</title>",
  "dist/404.html": "<!doctype html><title>Not found</title>",
  "dist/digits.txt": "0123456789",
  "secret.txt": "not for the public",
};

const servers: { name: string; port: number; close(): Promise<unknown> }[] = [];
beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dir, dirname(path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  for (const folder of ["public", "dist"]) {
    symlinkSync(join(dir, "secret.txt"), join(dir, folder, "link.txt"));
    symlinkSync(dir, join(dir, folder, "linked"));
  }
  const preview = await startPreview({ outDir: join(dir, "dist"), dir, port: 0 });
  servers.push({
    name: "preview",
    port: (preview.server.address() as AddressInfo).port,
    close: () => {
      preview.server.closeAllConnections();
      return new Promise((resolve) => preview.server.close(resolve));
    },
  });
  const live = await startDevServer({ dir, port: 5397, onCheck: () => {} });
  servers.push({ name: "live", port: live.config.server.port ?? 0, close: () => live.close() });
});
afterAll(async () => {
  for (const { close } of servers) await close();
  rmSync(dir, { recursive: true, force: true });
});

describe.each([
  ["the preview", 0],
  ["the live server", 1],
])("%s", (_, index) => {
  const port = () => servers[index]?.port ?? 0;

  it(`answers the next one after ${COUNT} broken requests`, async () => {
    await sendAll(brokenRequests(COUNT, 24 + index, `127.0.0.1:${port()}`), port());
    expect((await ask(port(), "/")).status).toBe(200);
    expect((await ask(port(), "/digits.txt")).text).toBe("0123456789");
  });

  it("answers after each of those that once ended it", async () => {
    const once = [
      "GET // HTTP/1.1\r\nHost: x\r\n\r\n",
      `GET /digits.txt HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\nRange: bytes=10-5\r\n\r\n`,
      `POST /yogi/api/demo HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"firstName"`,
      `POST /yogi/api/demo/mode HTTP/1.1\r\nHost: 127.0.0.1:${port()}\r\nContent-Length: 1000\r\n\r\nmode=fail`,
      `GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    ];
    for (const text of once) {
      await sendAll([{ bytes: Buffer.from(text), leavesAtOnce: false }], port());
      await sendAll([{ bytes: Buffer.from(text), leavesAtOnce: true }], port());
      expect((await ask(port(), "/")).status, text).toBe(200);
    }
  });

  it.each([
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=-5", 206, "56789", "bytes 5-9/10"],
    ["bytes=7-", 206, "789", "bytes 7-9/10"],
    ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=10-5", 416, "", "bytes */10"],
    ["bytes=-0", 416, "", "bytes */10"],
    ["bytes=-99", 200, "0123456789", undefined],
    ["bytes=0-1,3-4", 200, "0123456789", undefined],
    ["lines=1-2", 200, "0123456789", undefined],
    ["bytes=a-b", 200, "0123456789", undefined],
  ])("gives the part %s", async (range, status, text, contentRange) => {
    const answer = await ask(port(), "/digits.txt", { headers: { Range: range } });
    expect([answer.status, answer.text, answer.headers["content-range"]]).toEqual([
      status,
      text,
      contentRange,
    ]);
  });

  it("does not follow links to other places", async () => {
    for (const path of [
      "/link.txt",
      "/linked/secret.txt",
      "/public/link.txt",
      `/@fs${dir}/public/link.txt`,
    ]) {
      const { status, text } = await ask(port(), path);
      expect([path, status === 404 || status === 403, text.includes("not for the public")]).toEqual([
        path,
        true,
        false,
      ]);
    }
  });

  it.each([
    ["another host", { Host: "evil.example" }],
    ["a host of its own name at another port", { Host: "127.0.0.1:1" }],
    ["a name that was made to lead here", { Host: "127.0.0.1.evil.example" }],
    ["a page of another site", { Origin: "https://evil.example" }],
    ["a page without an origin", { Origin: "null" }],
    ["a picture in a page of another site", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" }],
    ["a page on another port", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors" }],
    [
      "a frame in another site",
      { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" },
    ],
  ])("does not answer %s", async (_name, headers) => {
    const {
      status,
      text,
      headers: given,
    } = await ask(port(), "/", { headers: headers as Record<string, string> });
    expect(status).toBe(403);
    expect(text).not.toContain("<");
    expect(given["access-control-allow-origin"]).toBeUndefined();
  });

  it.each([
    [
      "a link from another site",
      { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" },
    ],
    [
      "the address bar",
      { "Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" },
    ],
    ["its own page", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" }],
    ["a program", { Accept: "*/*" }],
    ["a program that names no type", {}],
  ])("answers %s", async (_name, headers) => {
    expect((await ask(port(), "/", { headers: headers as Record<string, string> })).status).toBe(200);
  });
});
