import { afterAll, describe, expect, it, vi } from "vitest";
import { stringify } from "yaml";
import { findHiddenCharacter } from "../../../renderer/formats/hidden-characters.ts";
import { mockSite, removeMockSites } from "../../support/mock-site.ts";
import { addresses } from "./payloads/index.ts";

// Hundreds of attacks in one test: a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

afterAll(removeMockSites);

/** Ways to write a link in Markdown. */
const ways: Record<string, (address: string) => string> = {
  inline: (address) => `See [a](${address}) there.`,
  "with a title": (address) => `See [a](${address} "title") there.`,
  "in angle brackets": (address) => `See [a](<${address}>) there.`,
  "with brackets in its words": (address) => `See [a [b] \\] c](${address}) there.`,
  "around a picture": (address) => `See [![team](/images/team.svg)](${address}) there.`,
  "by reference": (address) => `See [a][r] there.\n\n[r]: ${address}`,
  "by reference on the next line": (address) => `See [r][] there.\n\n[r]:\n  ${address}`,
  "in a list": (address) => `- one\n  - [a](${address})`,
  "after code": (address) => `\`[a](/about)\` and [a](${address})`,
};

// Files with invisible characters are refused as a whole; a space ends an address that is not in angle brackets.
const list = Object.entries(addresses).filter(
  ([, address]) =>
    !findHiddenCharacter(address) && !/[\s\u00a0\u3000<>()]/.test(address.replace(/\(\)/g, "")),
);

describe("a link in Markdown that nobody may follow", () => {
  it.each(Object.entries(ways))("written %s is told at its text", async (_, write) => {
    const page = (texts: string[]) =>
      stringify({
        title: "Links",
        description: "What Links is.",
        blocks: [{ type: "hero", heading: "Links" }, ...texts.map((text) => ({ type: "prose", text }))],
      });
    const site = await mockSite({ "pages/links.yaml": page(list.map(([, address]) => write(address))) });
    const told = new Set(site.problems.map(({ path }) => path[1]));
    expect(list.filter((_, index) => !told.has(index + 1)).map(([name]) => name)).toEqual([]);
    const fine = await mockSite({
      "pages/links.yaml": page(
        ["/about", "https://example.org/a_(b)", "#x"].map((address, index) =>
          index < 2 ? write(address) : "plain",
        ),
      ),
    });
    expect(fine.problems).toEqual([]);
  });

  it("is no link in code, and autolinks are looked at", async () => {
    const text = [
      "`[a](javascript:x)`",
      "```\n[a](javascript:x)\n[r]: javascript:x\n```",
      "a[^1]\n\n[^1]: note",
      "<https://example.org>",
    ];
    const blocks = text.map((text) => ({ type: "prose", text }));
    const head = { title: "Links", description: "What Links is." };
    const fine = await mockSite({
      "pages/links.yaml": stringify({ ...head, blocks: [{ type: "hero", heading: "Links" }, ...blocks] }),
    });
    expect(fine.problems).toEqual([]);
    const bad = await mockSite({
      "pages/links.yaml": stringify({
        ...head,
        blocks: [
          { type: "hero", heading: "Links" },
          { type: "prose", text: "<javascript:x>" },
        ],
      }),
    });
    expect(bad.problems).toMatchObject([{ code: "bad-link", path: ["blocks", 1, "text"] }]);
    expect(bad.problems[0]?.message).toBe('Links cannot start with "javascript:".');
  });
});
