import { describe, expect, it } from "vitest";
import { catalogue } from "../../renderer/problems/catalogue.ts";
import { problemsPage } from "../../renderer/problems/problems-page.ts";

const codes = Object.keys(catalogue).sort();

/** What the page says of a problem, without its heading. */
function sectionOf(code: string): string {
  const page = problemsPage();
  const start = page.indexOf(`\n## ${code}\n`);
  const end = page.indexOf("\n## ", start + 1);
  return page.slice(start, end < 0 ? undefined : end).replace(`\n## ${code}\n\n`, "");
}

describe("the reference of problems", () => {
  it("begins with what it is and where it comes from", () => {
    expect(problemsPage().split("\n").slice(0, 7)).toEqual([
      "<!-- Generated from renderer/problems by npm run generate; changes here are lost. -->",
      "# Problems",
      "",
      "Every problem that `npm run check` can find. An error fails the check and the build; a warning is only said. Codes never change.",
      "",
      "| code | | what it is |",
      "| --- | --- | --- |",
    ]);
  });

  it("lists every problem once, by its code, and has a section for each in the same order", () => {
    const lines = problemsPage().split("\n");
    const rows = lines.filter((line) => line.startsWith("| [`"));
    expect(rows).toEqual(
      codes.map((code) => {
        const { severity, title } = catalogue[code]!;
        return `| [\`${code}\`](#${code}) | ${severity} | ${title} |`;
      }),
    );
    expect(lines.slice(7, 7 + codes.length)).toEqual(rows);
    expect(lines.filter((line) => line.startsWith("## "))).toEqual(codes.map((code) => `## ${code}`));
  });

  it("explains a problem and shows it wrong and right", () => {
    const { title, cause, cure, example } = catalogue["colon-in-text"]!;
    expect(problemsPage()).toContain(`
## colon-in-text

${title} (error). ${cause}

**What to do.** ${cure}

Wrong, in \`${example.file ?? "pages/index.yaml"}\`:

\`\`\`\`yaml
${example.wrong?.trimEnd()}
\`\`\`\`

Right:

\`\`\`\`yaml
${example.right.trimEnd()}
\`\`\`\`

## `);
  });

  it.each(codes)("%s: cause and cure in full, both examples in closed fences, nothing invisible", (code) => {
    const { title, severity, cause, cure, example } = catalogue[code]!;
    const section = sectionOf(code);
    expect(section).toContain(`${title} (${severity}). ${cause}\n\n**What to do.** ${cure}\n\nWrong`);
    expect(section).toContain(`\`${example.file ?? "pages/index.yaml"}\``);
    const fences = (example.isLink || example.wrong === null ? 0 : 2) + (example.right === "" ? 0 : 2);
    expect(section.split("\n").filter((line) => /^````(yaml)?$/.test(line))).toHaveLength(fences);
    expect(section).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cf}\u00a0\ufffd]/u);
  });

  it("says when the wrong thing is a link, and when the file should not be there", () => {
    const links = codes.filter((code) => catalogue[code]!.example.isLink);
    const gone = codes.filter((code) => catalogue[code]!.example.right === "");
    expect(links.length).toBeGreaterThan(0);
    expect(gone.length).toBeGreaterThan(0);
    for (const code of links) {
      const { file, wrong } = catalogue[code]!.example;
      expect(sectionOf(code)).toContain(`Wrong: \`${file}\` is a link to \`${wrong}\`.\n\nRight`);
    }
    for (const code of gone) expect(sectionOf(code)).toMatch(/\n\nRight: without the file\.\n$/);
  });

  it("writes out what cannot be seen", () => {
    expect(catalogue["hidden-character"]?.example.wrong).toContain("\u200b");
    expect(sectionOf("hidden-character")).toContain("⟨U+200B⟩");
    expect(sectionOf("hidden-character")).not.toContain("\u200b");
    expect(problemsPage()).toContain("⟨U+00A0⟩");
  });

  it("shows the beginning of a very long example, and how long it is", () => {
    const wrong = catalogue["file-too-large"]!.example.wrong ?? "";
    const length = wrong.length.toLocaleString("en");
    expect(sectionOf("file-too-large")).toContain(
      `\`\`\`\`yaml\n${wrong.slice(0, 600)} … ${length} characters in all\n\`\`\`\`\n`,
    );
    // One of 600 characters and less is shown as it is.
    expect(problemsPage().match(/characters in all/g)).toHaveLength(
      codes.flatMap((code) => {
        const { wrong, right, isLink } = catalogue[code]!.example;
        return [isLink ? "" : (wrong ?? ""), right].filter((text) => text.length > 600);
      }).length,
    );
  });
});
