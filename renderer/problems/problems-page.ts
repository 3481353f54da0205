import { catalogue } from "./catalogue.ts";
import type { Example } from "./problem-kind.ts";

/** The reference of all problems as Markdown: code, cause, cure, a wrong and a right example. */
export function problemsPage(): string {
  const codes = Object.keys(catalogue).sort();
  const rows = codes.map((code) => {
    const { severity, title } = catalogue[code]!;
    return `| [\`${code}\`](#${code}) | ${severity} | ${cell(title)} |`;
  });
  return `<!-- Generated from renderer/problems by npm run generate; changes here are lost. -->
# Problems

Every problem that \`npm run check\` can find. An error fails the check and the build; a warning is only said. Codes never change.

| code | | what it is |
| --- | --- | --- |
${rows.join("\n")}

${codes.map(section).join("\n")}`;
}

function section(code: string): string {
  const { severity, title, cause, cure, example } = catalogue[code]!;
  return `## ${code}

${title} (${severity}). ${cause}

**What to do.** ${cure}

${wrong(example)}
${right(example)}`;
}

function wrong(example: Example): string {
  const file = `\`${example.file ?? "pages/index.yaml"}\``;
  if (example.wrong === null) return `Wrong: there is no ${file}.\n`;
  if (example.isLink) return `Wrong: ${file} is a link to \`${example.wrong}\`.\n`;
  return `Wrong, in ${file}:\n\n${fenced(example.wrong)}`;
}

function right(example: Example): string {
  return example.right === "" ? "Right: without the file.\n" : `Right:\n\n${fenced(example.right)}`;
}

/** Longer examples show their beginning. */
const SHOWN = 600;

/** A fence longer than any in the text; what cannot be seen is written out. */
function fenced(text: string): string {
  const start =
    text.length > SHOWN
      ? `${text.slice(0, SHOWN)} … ${text.length.toLocaleString("en")} characters in all`
      : text;
  const shown = start.replace(/(?![\n\t])[\p{Cc}\p{Cf}\u00a0\ufffd]/gu, name);
  return `\`\`\`\`yaml\n${shown.replace(/\n?$/, "\n")}\`\`\`\`\n`;
}

function name(character: string): string {
  return `⟨U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}⟩`;
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|");
}
