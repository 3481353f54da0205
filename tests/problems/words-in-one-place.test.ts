import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { listFiles } from "../../renderer/files/list-files.ts";

const renderer = fileURLToPath(new URL("../../renderer", import.meta.url));
/** Rooms whose code finds problems. */
const rooms = ["files", "yaml", "edit", "schema", "texts", "data", "pages", "filling", "check", "site"];
const files = rooms.flatMap((room) => listFiles(join(renderer, room)).map((file) => `${room}/${file}`));

/** A sentence that is made where it is found, or one that is read to learn something from it. */
const banned: [what: string, form: RegExp][] = [
  ["states a message or a hint", /\b(?:message|hint)\s*:\s*(?:\([^)]*\)\s*)?["'`]/],
  ["asks for words", /\bDid you mean\b|problems\/english\/(?:words|names|index)\.ts/],
  ["takes a message apart", /\b(?:draft|problem|fault|broken|found)\.(?:message|hint)\b/],
];

describe("the words of problems stand in one place", () => {
  it.each(files.filter((file) => file.endsWith(".ts")))("%s has none", (file) => {
    const text = readFileSync(join(renderer, file), "utf8");
    expect(banned.filter(([, form]) => form.test(text)).map(([what]) => what)).toEqual([]);
  });
  it("which this test would notice", () => {
    const caught = (text: string) => banned.filter(([, form]) => form.test(text)).map(([what]) => what);
    expect(caught('{ code: "x", message: `"${name}" is wrong.` }')).toEqual(["states a message or a hint"]);
    expect(caught("draft.message.replace(/^The link/, what)")).toEqual(["takes a message apart"]);
  });
});
