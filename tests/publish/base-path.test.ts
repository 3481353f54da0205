import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { parseBasePath } from "../../renderer/publish/host/host-files.ts";
import { contentsOf, removeSmallSites, write, writeSmallSite } from "./small-site.ts";

const BASE = "/department";
const engineDir = join(import.meta.dirname, "../..");

/** Addresses in what a build has written that begin at the root of a host, with their files. */
function addressesIn(files: Readonly<Record<string, string>>): [address: string, file: string][] {
  return Object.entries(files).flatMap(([file, text]) => {
    const html = /\.(?:html|svg)$/.test(file) ? [text] : [];
    if (file.endsWith("page.json")) {
      const { html: content, css, to, alternates = [] } = JSON.parse(text);
      if (content) html.push(content);
      return [
        ...ofHtml(html),
        ...ofCss(css ?? ""),
        ...(to ? [to] : []),
        ...alternates.map(({ route }: { route: string }) => route),
      ]
        .filter(isOwn)
        .map((address) => [address, file]);
    }
    const found = [
      ...ofHtml(html),
      ...(/\.(?:html|css|js)$/.test(file) ? ofCss(text) : []),
      ...(/webmanifest$|search\/.*json$/.test(file)
        ? Array.from(text.matchAll(/"(\/[^"\s]+)"/g), ([, one = ""]) => one)
        : []),
      ...(file.startsWith("_") ? Array.from(text.matchAll(/(?<=^|\s)\/[^\s*]*/gm), ([one]) => one) : []),
    ];
    return found.filter(isOwn).map((address) => [address, file]);
  });
}

const isOwn = (address: string) => /^\/(?!\/)/.test(address);
const ofCss = (css: string) => Array.from(css.matchAll(/url\(\s*["']?([^"')]*)/g), ([, one = ""]) => one);
const ofHtml = (all: readonly string[]) =>
  all.flatMap((html) =>
    Array.from(
      html.matchAll(
        /\s(href|src|srcset|imagesrcset|action|formaction|poster|data-src|data-all|data-entry|xlink:href)="([^"]*)"/g,
      ),
    ).flatMap(([, name, value = ""]) =>
      name?.endsWith("srcset") ? value.split(/,\s+/).map((one) => one.trim().split(" ")[0] ?? "") : [value],
    ),
  );

function faultsOf(outDir: string): string[] {
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const files = contentsOf(outDir);
  return addressesIn(files).flatMap(([address, file]) => {
    if (!`${address}/`.startsWith(`${BASE}/`)) return [`${file}: ${address} is not below ${BASE}`];
    const path = decodeURIComponent(
      address
        .slice(BASE.length)
        .replace(/[?#].*$/, "")
        .replace(/\/$/, ""),
    );
    // What stands for all below it, and what takes the answers of forms.
    // The not-found page is a file without an address of its own.
    if (file.startsWith("_") || path === "/404" || /^\/(?:yogi\/)?api\//.test(path)) return [];
    return isFile(join(outDir, path)) || isFile(join(outDir, path, "index.html"))
      ? []
      : [`${file}: ${address} leads nowhere`];
  });
}

describe("a site below a path", () => {
  const made: string[] = [];
  const build = async (dir: string, basePath?: string) => {
    const outDir = mkdtempSync(join(tmpdir(), "below-"));
    made.push(outDir);
    const { site, built } = await buildSite({ dir, outDir, basePath, asOf: "2026-11-22" });
    expect(site.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    return { outDir, warnings: built?.warnings ?? [] };
  };
  afterAll(() => {
    removeSmallSites();
    for (const dir of made) rmSync(dir, { recursive: true, force: true });
  });

  it.each(["starter", "."])("every address of %s leads below it, to a file", async (folder) => {
    const { outDir } = await build(join(engineDir, folder), BASE);
    expect(addressesIn(contentsOf(outDir)).length).toBeGreaterThan(100);
    expect(faultsOf(outDir)).toEqual([]);
    expect(parseBasePath(contentsOf(outDir)._headers ?? "")).toBe(BASE);
  });

  describe("with all that a developer writes", () => {
    let files: Record<string, string>;
    let dir: string;
    let warnings: string[];
    beforeAll(async () => {
      dir = writeSmallSite();
      const schema = (title: string, more: object) =>
        JSON.stringify({
          $schema: "http://json-schema.org/draft-07/schema#",
          title,
          description: "A block of this test.",
          type: "object",
          additionalProperties: false,
          ...more,
        });
      write(dir, "blocks/raw/schema.json", schema("Raw", { properties: {} }));
      write(dir, "blocks/raw/props.ts", "export interface Props {}\n");
      write(
        dir,
        "blocks/raw/view.tsx",
        `import styled from "@emotion/styled";
import { createElement } from "react";
const Frame = styled.section\`background: url(/pattern.svg);\`;
const Anchor = styled.a\`color: var(--ink);\`;
export default function Raw() {
  return (
    <Frame title="/title">
      <a href="/about">/about</a>
      <Anchor href="/notes/note-1">x</Anchor>
      {createElement("a", { href: "/former" }, "x")}
      <picture><source srcSet="/a.png 1x, /b.png 2x" /><img src="/c.png" alt="/alt" loading="lazy" /></picture>
      <form action="/send"><button formAction="/other">x</button></form>
      <div dangerouslySetInnerHTML={{ __html: '<a href="/inner">/inner</a>' }} />
      <a href="https://www.example.org/x">x</a><a href="//host/x">x</a><a href="#a">x</a>
    </Frame>
  );
}
`,
      );
      write(
        dir,
        "pages/about.yaml",
        "title: About\ndescription: What the page About of this small site tells its readers.\nblocks:\n  - type: hero\n    heading: About\n  - type: raw\n",
      );
      write(
        dir,
        "data/site.yaml",
        "brand: Small\nurl: https://www.example.org/department/\nlang: en\napiHost: ''\nshareImages: false\n",
      );
      write(dir, "public/plain.html", '<!doctype html><title>x</title><p><a href="/about">x</a></p>');
      write(dir, "public/own.css", "a{background:url(/pattern.svg)}");
      const built = await build(dir);
      ({ warnings } = built);
      files = contentsOf(built.outDir);
    });

    it("has the path before each address, once, and before nothing else", () => {
      const html = files["about/index.html"] ?? "";
      for (const part of [
        'title="/title"',
        '<a href="/department/about">/about</a>',
        'href="/department/notes/note-1"',
        'href="/department/former"',
        'srcSet="/department/a.png 1x, /department/b.png 2x"',
        'src="/department/c.png" alt="/alt"',
        'action="/department/send"',
        'formAction="/department/other"',
        '<a href="/department/inner">/inner</a>',
        'href="https://www.example.org/x"',
        'href="//host/x"',
        'href="#a"',
        "url(/department/pattern.svg)",
      ])
        expect(html.toLowerCase()).toContain(part.toLowerCase());
      expect(html).not.toContain("/department/department");
    });

    it("in files of the site, for search engines and hosts as well", () => {
      expect(files["plain.html"]).toContain('href="/department/about"');
      expect(files["own.css"]).toBe("a{background:url(/department/pattern.svg)}");
      expect(files["sitemap.xml"]).toContain("<loc>https://www.example.org/department/about</loc>");
      expect(files["about/index.html"]).toContain(
        'rel="canonical" href="https://www.example.org/department/about"',
      );
      expect(files["former/index.html"]).toContain("0; url=/department/about");
      expect(files["former/index.html"]).toContain('href="https://www.example.org/department/about"');
      expect(files._redirects).toContain("/department/former /department/about 301");
      expect(JSON.parse(files["site.webmanifest"] ?? "")).toMatchObject({
        start_url: "/department/",
        scope: "/department/",
      });
    });

    it("says once that nobody looks for robots.txt there", () => {
      expect(warnings.filter((one) => one.includes("robots.txt"))).toHaveLength(1);
      expect(warnings.join()).not.toContain("security.txt");
    });

    it("a preview stands elsewhere, and its canonical addresses stay", async () => {
      const { outDir } = await build(dir, "/pr-12");
      const html = contentsOf(outDir)["about/index.html"];
      expect(html).toContain('<a href="/pr-12/about">');
      expect(html).toContain('rel="canonical" href="https://www.example.org/department/about"');
      const atRoot = contentsOf((await build(dir, "")).outDir);
      expect(atRoot["about/index.html"]).toContain('<a href="/about">');
      // The not-found page looks for pages in the sitemap, which has the published addresses.
      const [, script] = Object.entries(atRoot).find(([file]) => /not-found-.*js$/.test(file)) ?? [];
      expect(script?.includes("/department")).toBe(true);
    });
  });
});
