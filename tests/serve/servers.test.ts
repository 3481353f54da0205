import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headersFile, redirectsFile } from "../../renderer/publish/host/host-files.ts";
import { hostRules } from "../../renderer/publish/host/host-rules.ts";
import { startPreview } from "../../renderer/serve/preview-server.ts";
import { type RunningNginx, startNginx } from "../support/nginx.ts";

/** A site as the build leaves it, small enough to see at a glance. */
const files: Record<string, string> = {
  "index.html": "<!doctype html><title>Home</title>",
  "page.json": "{}",
  "about/index.html": "<!doctype html><title>About</title>",
  "about/page.json": "{}",
  "old/index.html": "<!doctype html><title>This page has moved</title>",
  "404.html": "<!doctype html><title>Not found</title>",
  "de/index.html": "<!doctype html><title>Start</title>",
  "de/404.html": "<!doctype html><title>Nicht gefunden</title>",
  "assets/entry-1a2b.js": "export {}",
  "insights/articles.atom": "<feed/>",
  "insights/events.ics": "BEGIN:VCALENDAR",
  "jobs/cook.md": "# Köchin",
  "files/prices.csv": "Größe,Preis",
  "videos/tour.en.vtt": "WEBVTT",
  "site.webmanifest": "{}",
  "llms.txt": "# Größe",
  ".well-known/security.txt": "Contact: mailto:a@b.example",
};

const rules = hostRules(
  [
    { route: "/", kind: "page", file: "pages/index.yaml" },
    { route: "/old", kind: "redirect", file: "pages/old.yaml", to: "/about" },
    { route: "/de/alt", kind: "redirect", file: "pages/alt.yaml", to: "/de" },
    { route: "/de/weg", kind: "gone", file: "pages/weg.yaml" },
    { route: "/old/help", kind: "redirect", file: "pages/help.yaml", to: "/about#help" },
  ],
  ["first script"],
  [],
  undefined,
  [],
  [{ below: "/de/", page: "/de/404.html" }],
);

const dir = mkdtempSync(join(tmpdir(), "host-"));
let nginx: RunningNginx;
let preview: { server: Server; address: string };

beforeAll(async () => {
  const all = { ...files, _headers: headersFile(rules), _redirects: redirectsFile(rules) };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  nginx = await startNginx(rules, dir);
  preview = await startPreview({ outDir: dir, dir, port: 0 });
}, 180_000);

afterAll(async () => {
  await nginx?.stop();
  await new Promise((resolve) => preview?.server.close(resolve));
  rmSync(dir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** One request, with the path exactly as given: no client tidies it up, no redirect is followed. */
function ask(address: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        text += part;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    })
      .once("error", reject)
      .end();
  });
}

test("nginx has nothing to complain about", () => {
  expect(nginx.complaints).toBe("");
});

describe.each([
  ["nginx", () => nginx.address],
  ["a host that reads _headers and _redirects", () => preview.address],
])("%s", (_name, address) => {
  const get = (path: string) => ask(address(), path);

  test.each([
    ["/", "Home"],
    ["/about", "About"],
    ["/about/", "About"],
    ["/about?from=mail", "About"],
    ["/de", "Start"],
    ["/de/", "Start"],
  ])("%s is a page", async (path, title) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^text\/html;\s?charset=utf-8$/);
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(text).toContain(`<title>${title}</title>`);
  });

  test.each([
    ["/old", "/about"],
    ["/old/", "/about"],
    ["/old?from=mail", "/about?from=mail"],
    ["/old/help", "/about#help"],
    ["/de/alt", "/de"],
  ])("%s leads to %s", async (path, target) => {
    const { status, headers } = await get(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(target);
  });

  test.each([
    "/nothing",
    "/nothing/here/",
    "/about/nothing",
    "/assets/entry-0000.js",
    "/assets/",
    "/assets",
    "/404",
    "/404.html",
    "/nothing.ics",
    "/..%2f..%2fetc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/\\evil.example/",
    "//evil.example/",
  ])("%s is not found, and is not kept", async (path) => {
    const { status, headers, text } = await get(path);
    expect(status === 404 || (status === 400 && path.includes("%2"))).toBe(true);
    expect(headers.location).toBeUndefined();
    if (status === 404) {
      expect(text).toContain("<title>Not found</title>");
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
  });

  test.each([
    ["/de/nichts", 404],
    ["/de/nichts/hier/", 404],
    ["/de/404.html", 404],
    ["/de/weg", 410],
  ])("%s is answered in German", async (path, expected) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(expected);
    expect(text).toContain("<title>Nicht gefunden</title>");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("a file with a hash in its name is kept for ever", async () => {
    const { status, headers } = await get("/assets/entry-1a2b.js");
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(/^(text|application)\/javascript/);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test.each([
    ["/insights/articles.atom", /^application\/atom\+xml/],
    ["/insights/events.ics", /^text\/calendar/],
    ["/jobs/cook.md", /^text\/markdown;\s?charset=utf-8/],
    ["/files/prices.csv", /^text\/csv$/],
    ["/videos/tour.en.vtt", /^text\/vtt$/],
    ["/llms.txt", /^text\/plain;\s?charset=utf-8/],
    ["/site.webmanifest", /^application\/manifest\+json/],
    ["/about/page.json", /^application\/json/],
    ["/.well-known/security.txt", /^text\/plain/],
  ])("%s says what it is", async (path, type) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers["content-type"]).toMatch(type);
  });

  test.each(["/", "/nothing", "/assets/entry-1a2b.js"])("%s has the security headers", async (path) => {
    const { headers } = await get(path);
    expect(headers["content-security-policy"]).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; form-action 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
  });
});

test("the preview goes by what the last build says, also of one while it runs", async () => {
  const asking = headersFile(rules).replace("connect-src 'self'", "connect-src 'self' https://a.example");
  writeFileSync(join(dir, "_headers"), asking);
  writeFileSync(join(dir, "_redirects"), `/news /about 301\n${redirectsFile(rules)}`);
  const { headers } = await ask(preview.address, "/");
  expect(headers["content-security-policy"]).toContain("connect-src 'self' https://a.example;");
  expect((await ask(preview.address, "/news")).headers.location).toBe("/about");
});

test("nginx promises HTTPS for a year; the preview on this machine does not", async () => {
  expect((await ask(nginx.address, "/")).headers["strict-transport-security"]).toBe("max-age=31536000");
  expect((await ask(preview.address, "/")).headers["strict-transport-security"]).toBeUndefined();
});
