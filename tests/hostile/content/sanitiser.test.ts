import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { describe, expect, it, vi } from "vitest";
import { sanitizePolicy } from "../../../renderer/sanitize-policy.ts";
import {
  renderMarkdown,
  renderMarkdownBody,
  renderMarkdownLine,
  sanitizeHtml,
} from "../../../renderer/texts/rich-text.ts";
import { elementsIn, findHarm, parseHtml, skeletonOf, textOf } from "./observe-html.ts";
import { payloads } from "./payloads/index.ts";

// Hundreds of attacks in one test: a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

/** The ways in which a text becomes HTML at build. */
const ways: Record<string, (text: string) => string> = {
  "an HTML body": sanitizeHtml,
  "a Markdown body": renderMarkdownBody,
  "a Markdown option": renderMarkdown,
  "a line of Markdown": renderMarkdownLine,
};

const writer = unified().use(rehypeStringify).freeze();

/** Attributes by the names that the tree of a page has for them. */
const kept = new Set(
  Object.values(sanitizePolicy.attributes)
    .flat()
    .map((name) => name.toLowerCase()),
);
const tags = new Set(sanitizePolicy.tags);

describe.each(Object.entries(ways))("of every attack as %s", (_, render) => {
  const results = payloads.map(({ name, text }) => ({ name, html: render(text) }));
  /** Names of the attacks for which something is found, with what it is. */
  const failing = (find: (html: string) => string[]) =>
    results.flatMap(({ name, html }) => {
      const found = find(html);
      return found.length > 0 ? [`${name}: ${found.join("; ")}`] : [];
    });

  it("nothing is left that runs, loads, sends or leads astray", () => {
    expect(failing((html) => findHarm(html))).toEqual([]);
  });

  it("only elements and attributes of the policy are left", () => {
    const strangers = (html: string) =>
      [...elementsIn(parseHtml(html))].flatMap(([{ tagName, properties }]) => [
        ...(tags.has(tagName) ? [] : [`<${tagName}>`]),
        ...Object.keys(properties)
          .filter((name) => !kept.has(name.toLowerCase()))
          .map((name) => `<${tagName} ${name}>`),
      ]);
    expect(failing(strangers)).toEqual([]);
  });

  it("every id has the prefix that keeps it apart from the page's own", () => {
    const free = (html: string) =>
      [...elementsIn(parseHtml(html))]
        .map(([{ properties }]) => properties.id)
        .filter((id) => id !== undefined && !String(id).startsWith(sanitizePolicy.idPrefix))
        .map((id) => `id ${id}`);
    expect(failing(free)).toEqual([]);
  });

  it("reading and writing it again makes nothing else of it", () => {
    const changed = (html: string) => {
      // Links that tables threw out of one another, and the line break that opens `pre`, settle in one reading.
      const read = writer.stringify(parseHtml(html));
      const again = writer.stringify(parseHtml(read));
      const words = (text: string) => textOf(parseHtml(text)).replaceAll(/\s+/g, " ");
      return [
        ...(again === read ? [] : [`${read.slice(0, 200)} became ${again.slice(0, 200)}`]),
        ...(words(read) === words(html) ? [] : ["its text is another one"]),
        ...findHarm(read),
      ];
    };
    expect(failing(changed)).toEqual([]);
  });

  it("what stands around it stays where it is", () => {
    const before = `<!doctype html><title>t</title><main><div data-block="body"><div class="rich-text">`;
    const after = `</div></div><div data-block="back-link"><p id="after">after</p></div></main><footer>f</footer>`;
    const expected = skeletonOf(before + after, "document");
    const escaped = (html: string) => {
      const skeleton = skeletonOf(before + html + after, "document");
      const place = [...elementsIn(parseHtml(before + html + after, "document"))].find(
        ([{ properties }]) => properties.id === "after",
      );
      const path = place?.[1].map(({ tagName }) => tagName).join(" ");
      return [
        ...(path === "html body main div" ? [] : [`what follows stands in ${path}`]),
        ...Object.keys({ ...skeleton, ...expected })
          .filter((name) => !name.startsWith("second id text-") && skeleton[name] !== expected[name])
          .map((name) => `${skeleton[name] ?? 0} times ${name}`),
      ];
    };
    expect(failing(escaped)).toEqual([]);
  });
});

it("there are at least 300 attacks, each with its own name and text", () => {
  expect(new Set(payloads.map(({ name }) => name)).size).toBeGreaterThanOrEqual(300);
  expect(new Set(payloads.map(({ name }) => name)).size).toBe(payloads.length);
});

it("a line of Markdown has nothing in it that could not stand in a paragraph", () => {
  const lines = [
    "1. Reasons",
    "- one\n- two",
    "# Heading",
    "> said",
    "a\n\n- b\n\nc",
    "| a |\n| - |\n| b |",
    "---",
    "a\n===",
    "    code",
    "```\ncode\n```",
    "a[^1]\n\n[^1]: b",
  ];
  const blocks = /^(p|ul|ol|li|h[1-6]|blockquote|pre|hr|table|section|dl|figure)$/;
  for (const text of [...lines, ...payloads.map(({ text }) => text)]) {
    const html = renderMarkdownLine(text);
    const found = [...elementsIn(parseHtml(`<p>${html}</p>`))].map(([{ tagName }]) => tagName).slice(1);
    expect(
      found.filter((name) => blocks.test(name)),
      text,
    ).toEqual([]);
  }
  expect(renderMarkdownLine("1. Reasons")).toBe("1. Reasons");
  expect(renderMarkdownLine("**bold** and [a](/about)\n\nmore")).toBe(
    '<strong>bold</strong> and <a href="/about">a</a><br>more',
  );
});
