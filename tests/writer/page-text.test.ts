import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { EditAnswer, EditDone, EditRequest } from "../../renderer/editor/protocol.ts";
import { textOfPage } from "../../renderer/editor/text-conflict.ts";
import { pageSource } from "../../renderer/serve/page-source.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite } from "../../renderer/site/open-site.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

const open: Writer[] = [];
afterEach(() => {
  for (const writer of open.splice(0)) writer.close();
  removeMockSites();
});

const FILE = "pages/tale.yaml";
const SOUND = "title: Tale\ndescription: What Tale is.\nblocks:\n  - type: hero\n    heading: Tale\n";
const BROKEN = SOUND.replace("title: Tale", "title Tale");

async function mock(text: string, file = FILE) {
  const dir = writeMockSite({ [file]: text });
  const site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
  const writer = new Writer({ site });
  open.push(writer);
  return {
    site,
    writer,
    bytes: () => readFileSync(join(dir, file)),
    write: (fresh: string) => writeFileSync(join(dir, file), fresh),
  };
}

const put = (text: string, old: string, route = "/tale"): EditRequest => ({
  ask: "apply",
  operation: textOfPage(route, text),
  old,
  seen: {},
});

function done(answer: EditAnswer): EditDone {
  expect(answer, JSON.stringify(answer)).toHaveProperty("files");
  return answer as EditDone;
}

describe.each([
  ["of which nothing can be read", BROKEN],
  ["with an option that there is not", SOUND.replace("heading:", "haeding:")],
  ["that is in order", SOUND.replace("Tale", "Story")],
  ["that is empty", ""],
])("the text of a page %s", (_, text) => {
  it("is given another one, and taken back byte for byte", async () => {
    const { site, writer, bytes } = await mock(text);
    expect(pageSource(site, "/tale")).toEqual({ file: FILE, text });
    const answer = done(await writer.ask(put(SOUND, text)));
    expect(answer.files.map(({ file }) => file)).toEqual([FILE]);
    expect(bytes().toString()).toBe(SOUND);
    expect(site.problems).toEqual([]);
    expect(site.page("/tale")?.title).toBe("Tale");
    done(await writer.ask({ ask: "undo" }));
    expect(bytes().toString()).toBe(text);
  });
});

it("keeps line ends and the mark at the beginning, which a browser does not know", async () => {
  const text = `\ufeff${BROKEN.replaceAll("\n", "\r\n")}`;
  const { site, writer, bytes } = await mock(text);
  expect(pageSource(site, "/tale")).toEqual({ file: FILE, text: BROKEN });
  done(await writer.ask(put(SOUND, BROKEN)));
  expect(bytes().toString()).toBe(`\ufeff${SOUND.replaceAll("\n", "\r\n")}`);
});

it("is found in the index file of a folder, too", async () => {
  const file = "pages/tale/index.yaml";
  const { site, writer, bytes } = await mock(BROKEN, file);
  expect(pageSource(site, "/tale")).toEqual({ file, text: BROKEN });
  done(await writer.ask(put(SOUND, BROKEN)));
  expect(bytes().toString()).toBe(SOUND);
});

it("is written with its mistakes, so that nothing that was typed is lost", async () => {
  const { site, writer, bytes } = await mock(BROKEN);
  const other = BROKEN.replace("heading: Tale", "heading Tale");
  done(await writer.ask(put(other, BROKEN)));
  expect(bytes().toString()).toBe(other);
  expect(site.problems.map(({ code }) => code)).toEqual(["missing-colon"]);
});

it("shows the other text where somebody else has changed the file, whatever this window did meanwhile", async () => {
  const { writer, bytes, write } = await mock(BROKEN);
  write(`${BROKEN}# theirs\n`);
  const conflict = { file: FILE, yours: SOUND, theirs: `${BROKEN}# theirs\n` };
  expect(await writer.ask(put(SOUND, BROKEN))).toEqual({ conflict });
  expect(bytes().toString()).toBe(`${BROKEN}# theirs\n`);
  done(await writer.ask(put(SOUND, `${BROKEN}# theirs\n`)));
  expect(bytes().toString()).toBe(SOUND);
});

it("refuses what is no text, no page, or another change of a whole file", async () => {
  const { writer, bytes } = await mock(BROKEN);
  const at = { route: "/tale", path: [], as: "file" } as const;
  const asked: EditRequest[] = [
    { ask: "apply", operation: { kind: "set", at, value: 5 } },
    { ask: "apply", operation: { kind: "delete", at } },
    { ask: "apply", operation: { kind: "unset", at } },
    { ask: "apply", operation: { kind: "duplicate", at } },
    { ask: "apply", operation: { kind: "insert", into: at, index: 0, entry: { value: "x" } } },
    put(SOUND, "", "/nowhere"),
    put("x".repeat(1_048_577), BROKEN),
  ];
  for (const request of asked)
    expect(await writer.ask(request), JSON.stringify(request).slice(0, 200)).toEqual({
      refused: expect.any(String),
    });
  expect(bytes().toString()).toBe(BROKEN);
});
