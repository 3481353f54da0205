import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import type { EditAnswer, EditDone, EditRequest, Target } from "../../renderer/editor/protocol.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

const open: Writer[] = [];
afterEach(() => {
  for (const writer of open.splice(0)) writer.close();
  removeMockSites();
});

const FILE = "public/texts/tale.md";
const at: Target = { route: "/tale", path: ["blocks", 1, "props", "files"] };

async function mock(text: string) {
  const dir = writeMockSite({
    [FILE]: text,
    "pages/tale.yaml": `title: Tale
description: What Tale is.
blocks:
  - type: hero
    heading: Tale
  - type: body
    files: [/texts/tale.md]
`,
  });
  const site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
  const writer = new Writer({ site });
  open.push(writer);
  return {
    site,
    writer,
    bytes: () => readFileSync(join(dir, FILE)),
    write: (fresh: string) => writeFileSync(join(dir, FILE), fresh),
  };
}

const set = (text: string, more: object = {}): EditRequest => ({
  ask: "apply",
  operation: { kind: "set-body", at, text },
  ...more,
});

function done(answer: EditAnswer): EditDone {
  expect(answer, JSON.stringify(answer)).toHaveProperty("files");
  return answer as EditDone;
}

it("gives a text in a file of its own other words, and takes them back byte for byte", async () => {
  const text = "\ufeff## One 👩‍💻\r\n\r\n| a\t|\r\n\r\nNo end";
  const { writer, bytes, site } = await mock(text);
  const before = bytes();
  const answer = done(await writer.ask(set("## One 👩‍💻\n\n| a\t|\n\nAn end.\n")));
  expect(bytes().toString()).toBe("\ufeff## One 👩‍💻\r\n\r\n| a\t|\r\n\r\nAn end.\r\n");
  expect(answer.routes).toEqual(["/tale"]);
  expect(answer.files.map(({ file }) => file)).toEqual([FILE]);
  expect(JSON.stringify(site.page("/tale"))).toContain("An end.");
  done(await writer.ask({ ask: "undo" }));
  expect(bytes().equals(before)).toBe(true);
});

it("shows what another text would change, and leaves the file as it is", async () => {
  const { writer, bytes, site } = await mock("## One\n\nWords.\n");
  const problems = site.problems;
  const operation = { kind: "set-body", at, text: "## One\n\n[Away](/nowhere)\n" } as const;
  const answer = done(await writer.ask({ ask: "preview", operation }));
  expect(answer.problems.fresh.map(({ code, file }) => [code, file])).toEqual([["broken-link", FILE]]);
  expect(answer.routes).toEqual(["/tale"]);
  expect(answer.files[0]?.diff).toContain("+[Away](/nowhere)");
  expect(bytes().toString()).toBe("## One\n\nWords.\n");
  expect(site.problems).toEqual(problems);
});

it("shows the other text where somebody else has changed it", async () => {
  const { writer, bytes, write } = await mock("One.\n");
  write("Theirs.\n");
  expect(await writer.ask(set("Mine.\n", { old: "One.\n" }))).toEqual({
    conflict: { file: FILE, yours: "Mine.\n", theirs: "Theirs.\n" },
  });
  expect(bytes().toString()).toBe("Theirs.\n");
  done(await writer.ask(set("Mine.\n", { old: "Theirs.\n" })));
  expect(bytes().toString()).toBe("Mine.\n");
});

it("refuses what is no text in a file of its own", async () => {
  const { writer } = await mock("One.\n");
  const heading: Target = { route: "/tale", path: ["blocks", 0, "props", "heading"] };
  expect(await writer.ask({ ask: "apply", operation: { kind: "set-body", at: heading, text: "x" } })).toEqual(
    {
      refused: "This text is not kept in a file of its own.",
    },
  );
});
