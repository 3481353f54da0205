import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { writeSiteFile } from "../../renderer/files/write-file.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "write-file-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe("a file of a site is written", () => {
  it("where there was none, in folders that are missing", () => {
    writeSiteFile(join(dir, "a/b/c.yaml"), "c.yaml", "x: 1\r\n");
    expect(readFileSync(join(dir, "a/b/c.yaml"), "utf8")).toBe("x: 1\r\n");
    expect(readdirSync(join(dir, "a/b"))).toEqual(["c.yaml"]);
  });
  it("in place of another, whose mode it keeps", () => {
    const path = join(dir, "page.yaml");
    writeFileSync(path, "old");
    chmodSync(path, 0o640);
    writeSiteFile(path, "page.yaml", "new");
    expect(readFileSync(path, "utf8")).toBe("new");
    expect(statSync(path).mode & 0o777).toBe(0o640);
  });
  it("as a new file, so that whoever reads the old one goes on reading it whole", () => {
    const path = join(dir, "page.yaml");
    writeFileSync(path, "old");
    const before = statSync(path).ino;
    writeSiteFile(path, "page.yaml", "new");
    expect(statSync(path).ino).not.toBe(before);
  });
});

describe("nothing is written", () => {
  it("through a link, which may lead out of the site", () => {
    writeFileSync(join(dir, "outside"), "old");
    symlinkSync(join(dir, "outside"), join(dir, "page.yaml"));
    expect(() => writeSiteFile(join(dir, "page.yaml"), "pages/page.yaml", "new")).toThrow(
      /^pages\/page\.yaml is a link to another place\. .* Nothing was written\.$/,
    );
    expect(readFileSync(join(dir, "outside"), "utf8")).toBe("old");
    expect(readdirSync(dir).sort()).toEqual(["outside", "page.yaml"]);
  });
  it("over a folder", () => {
    mkdirSync(join(dir, "page.yaml"));
    expect(() => writeSiteFile(join(dir, "page.yaml"), "page.yaml", "new")).toThrow(/is a folder/);
    expect(readdirSync(dir)).toEqual(["page.yaml"]);
  });
  it("when the contents cannot be had, and no trace is left", () => {
    const path = join(dir, "page.yaml");
    writeFileSync(path, "old");
    expect(() => writeSiteFile(path, "page.yaml", null as unknown as string)).toThrow();
    expect(readFileSync(path, "utf8")).toBe("old");
    expect(readdirSync(dir)).toEqual(["page.yaml"]);
  });
});
