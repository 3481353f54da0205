import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { lookup } from "mrmime";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildSite } from "../../../renderer/publish/build-site.ts";
import { launchBrowser } from "../../support/chromium.ts";
import { control, touchEverything, watch } from "./observe-page.ts";
import { payloads } from "./payloads/index.ts";

vi.setConfig({ testTimeout: 600_000, hookTimeout: 300_000 });

/** A drawing has one element around everything, and its namespace: most attacks are no XML without. */
const drawn = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml">${text}</svg>`;

/** Attacks that can be XML, written so. */
const inXml: Record<string, string> = {
  "script of XHTML": "<h:script>fired()</h:script>",
  "picture of XHTML": '<h:img src="/nothing.png" onerror="fired()"/>',
  "frame of XHTML": '<h:iframe srcdoc="&lt;script>parent.fired()&lt;/script>"/>',
  "foreign object":
    '<foreignObject><h:body onload="fired()"><h:img src="x" onerror="fired()"/></h:body></foreignObject>',
  "script in character data": "<script><![CDATA[fired()]]></script>",
  "script from data": '<script href="data:text/javascript,fired()"/>',
  "animation that begins": '<animate onbegin="fired()" attributeName="x" dur="1s"/>',
  "set of an address":
    '<a><set attributeName="href" to="javascript:fired()"/><rect width="99" height="99"/></a>',
  link: '<a href="javascript:fired()"><rect width="99" height="99"/></a>',
  "picture that fails": '<image href="/nothing.png" onerror="fired()"/>',
  "use from elsewhere": '<use href="https://evil.example/x.svg#x"/>',
  "image from elsewhere": '<image href="https://evil.example/x.png" width="9" height="9"/>',
  "filter image":
    '<filter id="f"><feImage href="https://evil.example/x.png"/></filter><rect filter="url(#f)" width="9" height="9"/>',
  "fill from elsewhere": '<rect fill="url(https://evil.example/x#y)" width="9" height="9"/>',
  "style that imports": '<style>@import "https://evil.example/x.css";</style>',
  "style in escapes":
    '<style>rect{fill:u\\72l(https://evil.example/x#y);background:url(//evil.example/y)}</style><rect width="9" height="9"/>',
  "font from elsewhere":
    '<style>@font-face{font-family:x;src:url(https://evil.example/x.woff)}text{font-family:x}</style><text y="20">x</text>',
  "cursor from elsewhere": '<rect style="cursor:url(https://evil.example/c),auto" width="99" height="99"/>',
  refresh: '<h:meta http-equiv="refresh" content="0;url=https://evil.example/"/>',
  "style sheet of XHTML": '<h:link rel="stylesheet" href="https://evil.example/x.css"/>',
  "base of XHTML": '<h:base href="https://evil.example/"/><h:img src="x.png"/>',
  "form of XHTML": '<h:form action="https://evil.example/"><h:button>b</h:button></h:form>',
};

interface Opened {
  name: string;
  path: string;
}

const dir = mkdtempSync(join(tmpdir(), "opened-"));
const opened: Opened[] = [];
let server: Server;
let browser: Browser;
let address: string;

beforeAll(async () => {
  const put = (name: string, file: string, text: string) => {
    opened.push({ name: `${name} in ${file}`, path: `/p/${file}` });
    mkdirSync(join(dir, "public/p"), { recursive: true });
    writeFileSync(join(dir, "public/p", file), text);
  };
  for (const [index, { name, text }] of payloads.entries()) {
    put(name, `${index}.html`, `<!-- job: x -->\n<p>Before</p>${text}`);
    if (/^(drawing|mutation|script|handler|style)/.test(name)) put(name, `${index}.svg`, drawn(text));
  }
  let number = 0;
  for (const [name, text] of Object.entries(inXml)) {
    number += 1;
    for (const ending of ["svg", "SVG", "xml", "svg.bak"]) put(name, `x${number}.${ending}`, drawn(text));
    const page = `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink"><body>${text}</body></html>`;
    for (const ending of ["xhtml", "xht", "HTM", "shtml", "unknown"]) put(name, `x${number}.${ending}`, page);
  }
  mkdirSync(join(dir, "pages"));
  mkdirSync(join(dir, "data"));
  writeFileSync(join(dir, "pages/_layout.yaml"), "blocks:\n  - type: page\n");
  writeFileSync(
    join(dir, "pages/index.yaml"),
    "title: Home\ndescription: Home.\nblocks:\n  - { type: hero, heading: Home }\n",
  );
  writeFileSync(join(dir, "data/site.yaml"), "brand: Site\nlang: en\nurl: https://site.example\n");
  writeFileSync(join(dir, "data/site.schema.json"), '{"type":"object"}');
  const { built, site } = await buildSite({ dir, outDir: join(dir, "dist") });
  expect(site.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(built).toBeDefined();
  // A bare bucket: types by the name, no header of any other kind.
  server = createServer((request, response) => {
    const path = decodeURI((request.url ?? "/").split("?")[0] ?? "/");
    const file = join(dir, path.startsWith("/raw/") ? "public/p" : "dist", path.replace("/raw/", "/"));
    if (!existsSync(file) || path.endsWith("/")) return void response.writeHead(404).end();
    const type = lookup(
      path
        .toLowerCase()
        .replace(/\.bak$/, "")
        .replace(/\.xht$/, ".xhtml")
        .replace(/\.shtml$/, ".html"),
    );
    if (type) response.setHeader("Content-Type", type);
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  server?.close();
  rmSync(dir, { recursive: true, force: true });
});

/**
 * One file of each kind and content: of most attacks nothing is left, and a browser cannot tell their files apart.
 * What was not published at all is not among them.
 */
function different(files: readonly Opened[]): Opened[] {
  const published = files.filter(({ path }) => existsSync(join(dir, "dist", path)));
  const keyOf = ({ path }: Opened) => `${extname(path)} ${readFileSync(join(dir, "dist", path), "utf8")}`;
  return [...new Map(published.map((file) => [keyOf(file), file])).values()];
}

/** Does something with the files in four windows at once: most of the time is waiting. */
const inLots = <T>(files: readonly Opened[], use: (paths: string[]) => Promise<T>): Promise<T[]> =>
  Promise.all(
    [0, 1, 2, 3].map((lot) => use(files.filter((_, at) => at % 4 === lot).map(({ path }) => path))),
  );

/** What happens when files are opened one after the other. */
async function open(paths: readonly string[]) {
  const { page, context, happenings } = await watch(browser, address, false);
  for (const path of paths) {
    await page.goto(address + path, { waitUntil: "load" }).catch(() => {});
    if (/\.(html|svg)$/i.test(path) && (await page.title().catch(() => "")) !== undefined)
      await page.evaluate(() => document.documentElement?.getBoundingClientRect()).catch(() => {});
  }
  await context.close();
  return happenings;
}

it("the observers see what the same files do as they were written", async () => {
  const number = Object.keys(inXml).indexOf("script of XHTML") + 1;
  const { fired } = await open([`/raw/x${number}.svg`]);
  expect(fired.length).toBeGreaterThan(0);
  const { page, context, happenings } = await watch(browser, address, false);
  await page.setContent(control).catch(() => {});
  await context.close();
  expect(happenings.fired.length).toBeGreaterThan(0);
});

it("none of the pieces runs or asks elsewhere when its file is opened without headers", async () => {
  expect(opened.length).toBeGreaterThan(1_000);
  const results = await inLots(different(opened), open);
  for (const { fired, left, dialogs, violations } of results)
    expect({ fired, left, dialogs, violations }).toEqual({
      fired: [],
      left: [],
      dialogs: [],
      violations: [],
    });
});

it("nor when a visitor touches everything in them", async () => {
  const active = opened.filter(({ name }) =>
    /^(handler|address|link|set of|picture that|animation)/.test(name),
  );
  const results = await inLots(different(active), async (paths) => {
    const { page, context, happenings } = await watch(browser, address, false);
    for (const path of paths) {
      const answer = await page.goto(address + path, { waitUntil: "load" }).catch(() => null);
      if (answer?.ok() && /\.(html|xhtml)$/.test(path)) await touchEverything(page, "body").catch(() => {});
    }
    await context.close();
    return happenings;
  });
  for (const { fired, left } of results) expect({ fired, left }).toEqual({ fired: [], left: [] });
});
