import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isStaticRoute } from "./budgets.ts";
import { type CompressedServer, serveCompressed } from "./measure/compressed-server.ts";
import { median, ninetieth } from "./measure/median.ts";
import { readOptions } from "./options.ts";
import { against, kilobytes, time } from "./print-table.ts";

describe("figures", () => {
  it("takes the middle", () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(() => median([])).toThrow(RangeError);
    expect(ninetieth(Array.from({ length: 20 }, (_, index) => index + 1))).toBe(18);
  });

  it("prints units, and the budget where it is missed", () => {
    expect([time(412.4), time(1420), time(38_000)]).toEqual(["412 ms", "1.42 s", "38.0 s"]);
    expect(against(5000, 4600, kilobytes)).toBe("4.6 KB");
    expect(against(5000, 5100, kilobytes)).toBe("5.1 KB > 5.0 KB");
  });

  it("knows which routes begin without an island", () => {
    expect(["/", "/privacy", "/showcases/invoice-automation", "/insights/a-slug"].map(isStaticRoute)).toEqual(
      Array(4).fill(true),
    );
    expect(["/insights/articles", "/careers", "/contact"].map(isStaticRoute)).toEqual(Array(3).fill(false));
  });
});

describe("options", () => {
  it("measures all but Lighthouse by default", () => {
    expect(readOptions([])).toMatchObject({
      pages: [100, 1000, 10_000],
      parts: ["build", "page", "list", "save", "edit", "write", "search"],
      runs: 3,
    });
  });

  it("says what is wrong with them", () => {
    expect(() => readOptions(["--only", "bild"])).toThrow('There is no part "bild".');
    expect(() => readOptions(["--pages", "10,many"])).toThrow(
      '--pages takes whole numbers from 1, not "many".',
    );
  });
});

describe("the server that compresses", () => {
  const outDir = mkdtempSync(join(tmpdir(), "bench-server-"));
  let server: CompressedServer;
  beforeAll(async () => {
    mkdirSync(join(outDir, "about"));
    writeFileSync(join(outDir, "index.html"), "<p>Home</p>".repeat(100));
    writeFileSync(join(outDir, "about/index.html"), "<p>About</p>");
    writeFileSync(join(outDir, "404.html"), "<p>Missing</p>");
    const headers =
      "/*\n  Cache-Control: no-cache\n  X-Frame: deny\n/about\n  ! Cache-Control\n  Cache-Control: public\n";
    writeFileSync(join(outDir, "_headers"), headers);
    server = await serveCompressed(outDir);
  });
  afterAll(async () => {
    await server.close();
    rmSync(outDir, { recursive: true });
  });

  it("sends brotli and counts what travels", async () => {
    server.forget();
    const response = await fetch(server.address);
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.text()).toBe("<p>Home</p>".repeat(100));
    expect(server.sent).toEqual([{ path: "/", kind: "html", status: 200, bytes: expect.any(Number) }]);
    expect(server.sent[0]?.bytes).toBeLessThan(100);
  });

  it("answers clean addresses with the headers of the host file", async () => {
    const [home, about] = await Promise.all([fetch(server.address), fetch(`${server.address}/about`)]);
    expect(home.headers.get("cache-control")).toBe("no-cache");
    expect(about.headers.get("cache-control")).toBe("public");
    expect(about.headers.get("x-frame")).toBe("deny");
  });

  it("sends nothing that the browser has", async () => {
    const first = await fetch(server.address);
    server.forget();
    const etag = first.headers.get("etag") ?? "";
    expect((await fetch(server.address, { headers: { "If-None-Match": etag } })).status).toBe(304);
    expect(server.sent).toEqual([{ path: "/", kind: "html", status: 304, bytes: 0 }]);
  });

  it("answers 404 for what is not there, and never leaves its folder", async () => {
    server.forget();
    const missing = await fetch(`${server.address}/..%2f..%2fetc%2fpasswd`);
    expect([missing.status, await missing.text()]).toEqual([404, "<p>Missing</p>"]);
    expect(server.sent[0]?.kind).toBe("other");
  });
});
