import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadBody } from "../../renderer/runtime/load-body.ts";

// What the browser's sanitiser does is tested in a browser; here it only hands the text on.
vi.mock("../../renderer/runtime/sanitize.ts", () => ({
  sanitizeToFragment(html: string) {
    const cells = html.match(/<th>/g) ?? [];
    const tables = cells.length > 0 ? [{ rows: [{ cells }], tabIndex: -1 }] : [];
    return { html, tables, querySelectorAll: () => tables };
  },
}));

const sources = ["/jobs/html/writer.html", "/jobs/writer.md", "/jobs/The Writer.md"];
const marker = "job: writer";
const html = "<!-- job: writer -->\n<p>Write.</p>";
const markdown = "<!-- job: writer -->\n## Write\n\nWell.";
const quiet = new AbortController().signal;

/** What is loaded, as the sanitiser above gives it. */
async function load(...given: Parameters<typeof loadBody>) {
  return (await loadBody(...given)) as unknown as { html: string; tables: { tabIndex: number }[] };
}

type Answer = { status?: number; type?: string; text?: string } | "broken";

let asked: string[] = [];

/** Answers each address with its answers in turn, the last one again and again; others with 404. */
function host(answers: Record<string, Answer | Answer[]>) {
  asked = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const list = [answers[address] ?? { status: 404, type: "text/html", text: "Not here" }].flat();
    const answer = list[Math.min(asked.filter((each) => each === address).length, list.length - 1)] as Answer;
    asked.push(address);
    if (answer === "broken") throw new TypeError("Failed to fetch");
    const { status = 200, type = "text/html; charset=utf-8", text = "" } = answer;
    return new Response(text, { status, headers: { "content-type": type } });
  });
}

beforeEach(() => {
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("loadBody", () => {
  it("takes the first address that has the text", async () => {
    host({
      "/jobs/html/writer.html": { text: html },
      "/jobs/writer.md": { type: "text/markdown", text: markdown },
    });
    expect((await load({ sources, marker }, quiet)).html).toBe(html);
    expect(asked).toEqual(["/jobs/html/writer.html"]);
  });

  it("goes on to Markdown by slug, and renders it", async () => {
    host({ "/jobs/writer.md": { type: "text/markdown", text: markdown } });
    expect((await load({ sources, marker }, quiet)).html).toContain("<h2>Write</h2>\n<p>Well.</p>");
  });

  it("goes on to Markdown by title", async () => {
    host({ "/jobs/The%20Writer.md": { type: "text/plain", text: markdown } });
    expect((await load({ sources, marker }, quiet)).html).toContain("<h2>Write</h2>");
    expect(asked).toEqual(["/jobs/html/writer.html", "/jobs/writer.md", "/jobs/The%20Writer.md"]);
  });

  it("gives wide tables a focus, as the build does, and no others", async () => {
    const table = (columns: number) => `${html}<table><tr>${"<th>a</th>".repeat(columns)}</tr></table>`;
    host({ "/jobs/html/writer.html": { text: table(4) } });
    expect((await load({ sources, marker }, quiet)).tables).toMatchObject([{ tabIndex: 0 }]);
    host({ "/jobs/html/writer.html": { text: table(3) } });
    expect((await load({ sources, marker }, quiet)).tables).toMatchObject([{ tabIndex: -1 }]);
  });

  it("does not take a host's own page for the text", async () => {
    const page = { text: "<!doctype html><title>Home</title>" };
    host({ "/jobs/html/writer.html": page, "/jobs/writer.md": page, "/jobs/The%20Writer.md": page });
    await expect(loadBody({ sources, marker }, quiet)).rejects.toThrow("is of type text/html");
  });

  it("does not take the text of another job", async () => {
    host({ "/jobs/html/writer.html": { text: "<!-- job: painter --><p>Paint.</p>" } });
    await expect(loadBody({ sources: sources.slice(0, 1), marker }, quiet)).rejects.toThrow(
      "does not start with",
    );
  });

  it("tries once more when the network or the server fails", async () => {
    host({ "/jobs/html/writer.html": ["broken", { text: html }] });
    expect((await load({ sources, marker }, quiet)).html).toBe(html);
    host({ "/jobs/html/writer.html": [{ status: 503 }, { text: html }] });
    expect((await load({ sources, marker }, quiet)).html).toBe(html);
    expect(asked).toHaveLength(2);
  });

  it("does not ask twice for what is not there", async () => {
    host({});
    await expect(loadBody({ sources, marker }, quiet)).rejects.toThrow("answered 404");
    expect(asked).toHaveLength(3);
  });

  it("stops when the visitor has left", async () => {
    const leaving = new AbortController();
    host({});
    leaving.abort();
    await expect(loadBody({ sources, marker }, leaving.signal)).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });
});
