import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Files saved in another encoding or with other line ends. */
export function encodings(dir: string): AuthorMistake[] {
  const family = new Family("encodings", dir);
  const page = family.textOf(TRY);
  const office = family.textOf("data/offices.yaml");
  const lines = [1];
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
  family.files("a page with old Mac line ends", { [TRY]: page.replaceAll("\n", "\r") }, TRY, "+line-ends", {
    lines,
    remedy: "fix",
    misleads: /empty|missing/,
  });
  family.files(
    "a data file with old Mac line ends",
    { "data/offices.yaml": office.replaceAll("\n", "\r") },
    "data/offices.yaml",
    "+line-ends",
    { lines, remedy: "fix", misleads: /empty/ },
  );
  family.files(
    "settings with old Mac line ends",
    { "data/site.yaml": family.textOf("data/site.yaml").replaceAll("\n", "\r") },
    "data/site.yaml",
    "+line-ends",
    { lines, remedy: "fix" },
  );
  family.files(
    "a page with mixed line ends",
    { [TRY]: page.replace("size: compact\n", "size: compact\r") },
    TRY,
    "+line-ends|hidden-character",
    { lines: [7], remedy: "fix" },
  );
  family.files("a page as UTF-16", { [TRY]: utf16(page) }, TRY, "not-utf8", { lines });
  family.files(
    "a data file as UTF-16",
    { "data/offices.yaml": utf16(office) },
    "data/offices.yaml",
    "not-utf8",
    { lines },
  );
  family.files(
    "UTF-16 without a mark",
    { [TRY]: Buffer.from(page, "utf16le") },
    TRY,
    "not-utf8|hidden-character|+binary-file",
    { lines },
  );
  family.files(
    "a page as Latin-1",
    { [TRY]: Buffer.from(page.replace("heading: Roles", "heading: Büro"), "latin1") },
    TRY,
    "not-utf8",
    { lines: [25] },
  );
  family.files(
    "a word processor's file",
    {
      [TRY]: Buffer.from(
        "PK\u0003\u0004\u0014\u0000\u0006\u0000\b\u0000\u0000\u0000!\u0000word/document.xml",
        "latin1",
      ),
    },
    TRY,
    "not-utf8|hidden-character|+binary-file",
    { lines },
  );
  family.files(
    "umlauts read twice",
    { [TRY]: page.replace("heading: Roles", "heading: BÃ¼ro") },
    TRY,
    "+mojibake",
    { lines: [25] },
  );
  family.files(
    "a curly sign read twice",
    { [TRY]: page.replace("heading: Roles", "heading: Todayâ€™s roles") },
    TRY,
    "+mojibake",
    { lines: [25] },
  );
  family.files(
    "a replacement sign",
    { [TRY]: page.replace("heading: Roles", "heading: B\ufffdro") },
    TRY,
    "+mojibake|hidden-character|not-utf8",
    { lines: [25] },
  );
  family.files("a page of blank lines", { [TRY]: "\n\n\n" }, TRY, "empty-file", { lines });
  family.files("a page of comments", { [TRY]: "# later\n" }, TRY, "empty-file", { lines });
  family.files("an empty data file", { "data/offices.yaml": "" }, "data/offices.yaml", "empty-file", {
    lines,
  });
  family.files("empty settings", { "data/site.yaml": "" }, "data/site.yaml", "empty-file|missing-option", {
    lines,
  });
  return family.mistakes;
}
