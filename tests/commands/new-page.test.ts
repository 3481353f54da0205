import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { newPage } from "../../renderer/commands/new-page.ts";

const dir = mkdtempSync(join(tmpdir(), "new-page-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

function said(name: string): { code: number; text: string } {
  let text = "";
  vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  return { code: newPage({ dir, name }), text };
}

it.each([
  ["courses/[code]", 2, "copy one into pages/courses/[code].yaml"],
  ["/courses/[code].yaml", 2, "copy one into pages/courses/[code].yaml"],
  ["Über uns", 2, "cannot be an address"],
  ["courses", 0, "Wrote pages/courses.yaml."],
  ["courses/index", 1, "There is a page at /courses already"],
])("new page %s ends with %i and says %s", (name, code, sentence) => {
  const outcome = said(name);
  expect(outcome.code).toBe(code);
  expect(outcome.text).toContain(sentence);
  expect(existsSync(join(dir, "pages/courses"))).toBe(false);
});
