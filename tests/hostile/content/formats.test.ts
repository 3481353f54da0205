import { XMLParser, XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import { describe, expect, it, vi } from "vitest";
import { absoluteLinks } from "../../../renderer/formats/absolute-links.ts";
import { atomFeed } from "../../../renderer/formats/atom.ts";
import { iCalendar } from "../../../renderer/formats/icalendar.ts";
import type { PageDefinition } from "../../../renderer/model.ts";
import { documentHtml } from "../../../renderer/publish/document.ts";
import { openLettering } from "../../../renderer/publish/found/lettering.ts";
import { llmsText } from "../../../renderer/publish/found/llms-text.ts";
import { pageHead } from "../../../renderer/publish/found/page-head.ts";
import { shareCardSvg } from "../../../renderer/publish/found/share-card.ts";
import { sitemaps } from "../../../renderer/publish/found/sitemap.ts";
import { structuredDataScript } from "../../../renderer/publish/found/structured-data.ts";
import { webManifest } from "../../../renderer/publish/found/web-manifest.ts";
import { redirectPage } from "../../../renderer/publish/host/redirect-page.ts";
import { renderBody } from "../../../renderer/texts/render-body.ts";
import { renderMarkdownBody, sanitizeHtml } from "../../../renderer/texts/rich-text.ts";
import { readThemeColors } from "../../../renderer/theme/theme-colors.ts";
import { wordsIn } from "../../../renderer/words/words.ts";
import { elementsIn, findHarm, parseHtml, skeletonOf, textOf } from "./observe-html.ts";
import { addresses, payloads } from "./payloads/index.ts";

// Hundreds of attacks in one test: a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

const ORIGIN = "https://site.example";
const texts = payloads.map(({ text }) => text);

/** As XML and HTML hold a text: without what they cannot hold, with one kind of line end. */
const held = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that XML has no place for
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "")
    .replaceAll(/\r\n?/g, "\n");

describe("attacks in what is written for machines", () => {
  it("a feed is well-formed, and reads back as it was written", () => {
    const xml = atomFeed({
      title: texts.join(" "),
      subtitle: texts.join(" "),
      lang: `en"><x>`,
      self: `${ORIGIN}/feed.xml`,
      page: ORIGIN,
      author: { name: texts.join(" "), url: ORIGIN },
      entries: texts.map((text, index) => ({
        title: text,
        url: `${ORIGIN}/a-${index}`,
        published: "2026-01-01",
        summary: text,
        html: renderBody(text, "body.html"),
        author: text,
        categories: [text.slice(0, 100)],
      })),
    });
    expect(XMLValidator.validate(xml)).toBe(true);
    const parser = new XMLParser({
      ignoreAttributes: false,
      trimValues: false,
      parseTagValue: false,
      htmlEntities: false,
      processEntities: { maxTotalExpansions: 1e6, maxExpandedLength: 1e8 },
    });
    const { feed } = parser.parse(xml);
    expect(feed.entry).toHaveLength(texts.length);
    const titles = (feed.entry as { title: string }[]).map(({ title }) => title).sort();
    expect(titles).toEqual(texts.map(held).sort());
    const harm = (feed.entry as { content?: { "#text": string } }[]).flatMap(({ content }) =>
      findHarm(content?.["#text"] ?? ""),
    );
    expect(harm).toEqual([]);
  });

  it("links of a feed lead where those of the page do", () => {
    const html = sanitizeHtml(
      `<a title="a > b" href="/c?x=1&amp;y=2">c</a><img alt="x href=" src="/favicon.svg"><a href="#top">t</a><q cite="https://a.example/?a=1&amp;b=2">q</q>`,
    );
    expect(absoluteLinks(html, `${ORIGIN}/page`)).toBe(
      `<a title="a > b" href="${ORIGIN}/c?x=1&amp;y=2">c</a><img alt="x href=" src="${ORIGIN}/favicon.svg"><a href="${ORIGIN}/page#text-top">t</a><q cite="https://a.example/?a=1&amp;b=2">q</q>`,
    );
  });

  it("a calendar has one event for each, and nothing besides", () => {
    const text = iCalendar({
      name: texts.join(" "),
      maker: texts.join(" "),
      lang: "en\r\nX-EVIL:1",
      events: texts.map((text, index) => ({
        uid: `${index}@site.example`,
        title: text,
        date: "2026-01-01",
        startTime: "10:00",
        endTime: "11:00",
        timeZone: "Europe/London",
        updated: "2026-01-01",
        description: text,
        location: text,
        url: `${ORIGIN}/a\r\nBEGIN:VALARM\r\nACTION:PROCEDURE\r\nEND:VALARM\r\n${text}`,
      })),
    });
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents("vevent");
    expect(events).toHaveLength(texts.length);
    expect(calendar.getAllSubcomponents()).toHaveLength(texts.length);
    expect(events.flatMap((event) => event.getAllSubcomponents())).toEqual([]);
    expect(calendar.getFirstProperty("x-evil")).toBeNull();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that the format has no place for
    const words = (value: unknown) => String(value).replaceAll(/[\u0000-\u001f\u007f]|\p{Surrogate}/gu, "");
    expect(events.map((event) => words(event.getFirstPropertyValue("summary")))).toEqual(texts.map(words));
  });

  it("structured data reads back as it was written, and ends where it should", () => {
    const html = structuredDataScript({
      nodes: texts.map((text) => ({ "@type": "Article", headline: text, __proto__x: text })),
      warnings: [],
    });
    const scripts = [...elementsIn(parseHtml(`${html}<p id="after">after</p>`))].filter(
      ([{ tagName }]) => tagName === "script",
    );
    expect(scripts).toHaveLength(1);
    const data = JSON.parse(textOf(scripts[0]![0]));
    expect(data["@graph"].map(({ headline }: { headline: string }) => headline)).toEqual(texts);
  });

  it("a page's head holds them as words", () => {
    const page = (text: string): PageDefinition => ({
      route: "/a",
      canonical: "/a",
      file: "pages/a.yaml",
      title: text,
      description: text,
      lang: "en",
      skip: "Skip",
      index: true,
      layout: { name: "layout", before: [], after: [] },
      blocks: [],
    });
    const whole = (text: string) =>
      documentHtml({
        page: page(text),
        basePath: "",
        canonical: `${ORIGIN}/a`,
        allBaseCss: "",
        baseCss: "",
        css: "",
        styleNames: [],
        hasEmotion: false,
        before: "",
        main: "<p>main</p>",
        after: "",
        entry: "/assets/entry-00000000.js",
        script: "/assets/entry-00000000.js",
        fonts: [],
        preload: [],
        firstPicture: "",
        connect: [],
        foreign: "",
        head: pageHead({
          page: page(text),
          brand: text,
          origin: ORIGIN,
          basePath: "",
          canonical: `${ORIGIN}/a`,
          image: { address: `${ORIGIN}/a.png`, alt: text, hasShareSize: false },
          article: undefined,
          alternates: [
            { path: "/feed.xml", text: "", alternate: { type: "application/atom+xml", title: text } },
          ],
        }),
      });
    const expected = skeletonOf(whole("word"), "document");
    for (const { name, text } of payloads) {
      const html = whole(text);
      expect(findHarm(html, "document"), name).toEqual([]);
      expect(skeletonOf(html, "document"), name).toEqual(expected);
      const title = [...elementsIn(parseHtml(html, "document"))].find(([{ tagName }]) => tagName === "title");
      expect(textOf(title![0]).replaceAll("\ufffd", ""), name).toBe(
        text.replaceAll("\u0000", "").replaceAll(/\r\n?/g, "\n"),
      );
    }
  });

  it("llms.txt has no link but those to pages, and no element", () => {
    const pages = texts.map((text, index) => ({ route: `/a/b-${index}`, title: text, description: text }));
    const text = llmsText(
      { brand: texts.join(" "), tagline: texts.join(" "), origin: ORIGIN, lang: "en", others: "Pages" },
      pages,
    );
    expect(text.split("\n").filter((line) => line.startsWith("- ["))).toHaveLength(pages.length);
    const elements = [...elementsIn(parseHtml(renderMarkdownBody(text)))].map(([element]) => element);
    const links = elements
      .filter(({ tagName }) => tagName === "a")
      .map(({ properties }) => String(properties.href));
    expect(links.filter((href) => href.startsWith(`${ORIGIN}/a/b-`))).toHaveLength(pages.length);
    expect(new Set(elements.map(({ tagName }) => tagName))).not.toContain("img");
  });

  it("the manifest, the sitemap and the page of a redirect stay what they are", () => {
    for (const text of texts) {
      const manifest = webManifest({
        name: text,
        shortName: text,
        lang: text,
        home: "/",
        background: text,
        theme: text,
        icons: [],
      });
      expect(JSON.parse(manifest).name).toBe(text);
    }
    const [sitemap] = sitemaps(
      ORIGIN,
      texts.filter((text) => !/\p{Surrogate}/u.test(text)).map((text) => ({ route: `/${text}` })),
    );
    expect(XMLValidator.validate(sitemap?.text ?? "")).toBe(true);
    for (const address of Object.values(addresses)) {
      const html = redirectPage(
        `/x"><script>fired()</script>${address}`,
        `en"><script>`,
        wordsIn("en"),
        ORIGIN,
      );
      const scripts = [...elementsIn(parseHtml(html, "document"))].filter(
        ([{ tagName }]) => tagName === "script",
      );
      expect(scripts).toEqual([]);
    }
  });

  it("a share card is a drawing without words, scripts or addresses", () => {
    const letters = openLettering();
    const colors = readThemeColors().dark;
    for (const text of texts.filter((_, index) => index % 12 === 0)) {
      const svg = shareCardSvg(
        { title: text.slice(0, 200), route: "/a", brand: text.slice(0, 40), host: "site.example" },
        colors,
        letters,
      );
      expect(XMLValidator.validate(svg)).toBe(true);
      expect(
        svg.match(/<[a-z]+/g)?.every((tag) => ["<svg", "<g", "<path", "<rect", "<circle"].includes(tag)),
      ).toBe(true);
      expect(svg).not.toMatch(/href|url\(|on[a-z]+=/);
    }
  });
});
