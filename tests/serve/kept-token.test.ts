import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { keptToken } from "../../renderer/serve/kept-token.ts";

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), "kept-token-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

it("is the same at each start of a site, and another one for another site", () => {
  const dir = folder();
  const token = keptToken(dir);
  expect(keptToken(dir)).toBe(token);
  expect(keptToken(folder())).not.toBe(token);
});

it.each(["", "short", "a\n".repeat(16)])("is never what anybody could guess: %j in its file", (text) => {
  const dir = folder();
  const token = keptToken(dir);
  writeFileSync(join(dir, ".cache/writer/token"), text);
  expect(keptToken(dir)).not.toBe(token);
  expect(keptToken(dir)).toMatch(/^[\w-]{32}$/);
});

it("is one of this start alone where nothing can be kept", () => {
  const file = join(folder(), "file");
  writeFileSync(file, "");
  expect(keptToken(file)).toMatch(/^[\w-]{32}$/);
});
