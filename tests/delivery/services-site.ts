import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { copySite } from "../support/site-copy.ts";

/** Origin of each service by the category that it waits for; nobody but the test answers there. */
export const SERVICES = {
  "https://stats.example": "analytics",
  "https://matomo.example": "analytics",
  "https://www.googletagmanager.com": "analytics",
  "https://region1.google-analytics.com": "analytics",
  "https://pixel.example": "marketing",
  "https://chat.example": "preferences",
} as const;

const SETTINGS = `
services:
  - { use: plausible, from: "https://stats.example" }
  - { use: matomo, from: "https://matomo.example", id: "7" }
  - { use: google-analytics, id: G-TEST1 }
  - { use: script, from: "https://pixel.example/p.js", category: marketing, images: ["https://pixel.example"] }
  - use: script
    from: https://chat.example/widget.js
    category: preferences
    pages: [/contact]
    frames: ["https://chat.example"]
`;

/** A copy of the site with services, built. */
export async function buildSiteWithServices(): Promise<{ dir: string; remove(): void }> {
  const dir = mkdtempSync(join(tmpdir(), "services-site-"));
  copySite(dir);
  const settings = join(dir, "data/site.yaml");
  writeFileSync(settings, readFileSync(settings, "utf8") + SETTINGS);
  const home = join(dir, "pages/index.yaml");
  writeFileSync(
    home,
    readFileSync(home, "utf8").replace(
      "label: Discover Solutions",
      "label: Discover Solutions\n        event: Solutions discovered",
    ),
  );
  await buildSite({ dir, outDir: join(dir, "dist") });
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/**
 * What each service's script does once it is there: reports, loads a part of itself, sets cookies and, like the real
 * ones, works off what waits for it and listens for more.
 */
const SCRIPTS: Record<string, string> = {
  "https://stats.example": `
    const send = (name, options) => fetch("https://stats.example/api/event", { method: "POST",
      body: JSON.stringify({ name, url: options?.u, domain: document.querySelector("[data-domain]").dataset.domain }) });
    for (const words of window.plausible.q) send(...words);
    window.plausible = send;`,
  "https://matomo.example": `
    document.cookie = "_pk_id.7=abc; path=/";
    const run = (words) => words[0].startsWith("track") && new Image(1, 1) && fetch("https://matomo.example/matomo.php?" + words.join(","));
    window._paq.forEach(run);
    window._paq = { push: (...all) => all.forEach(run) };`,
  "https://www.googletagmanager.com": `
    document.cookie = "_ga=GA1.1; path=/";
    const part = document.createElement("script");
    if (!document.currentScript.src.includes("part")) {
      part.src = "https://www.googletagmanager.com/gtag/part.js";
      document.head.append(part);
      const run = (words) => words[0] === "event" && fetch("https://region1.google-analytics.com/g/collect?en=" + words[1]);
      window.dataLayer.forEach(run);
      window.dataLayer.push = run;
    }`,
  "https://pixel.example": `new Image(1, 1).src = "https://pixel.example/seen.gif";`,
  "https://chat.example": `
    const frame = document.createElement("iframe");
    frame.src = "https://chat.example/frame";
    frame.title = "Chat";
    document.body.append(frame);`,
};

/** Answers for all services, and notes every request that leaves the site. */
export async function watchRequests(context: BrowserContext, address: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== new URL(address).origin,
    async (route) => {
      const url = new URL(route.request().url());
      asked.push(url.href);
      const isScript = route.request().resourceType() === "script";
      await route.fulfill({
        status: 200,
        contentType: isScript ? "text/javascript" : "text/html",
        headers: { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" },
        // One script may not meet the names of another.
        body: isScript ? `(() => {${SCRIPTS[url.origin] ?? ""}})()` : "",
      });
    },
  );
  return asked;
}
