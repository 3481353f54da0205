import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";

/** HTML documents by name. */
export type Documents = ReadonlyMap<string, string>;

interface Validator {
  name: string;
  /** One line per error; empty when all documents are valid. */
  errorsOf(documents: Documents): string[];
}

const htmlValidate: Validator = {
  name: "html-validate",
  errorsOf(documents) {
    const validator = new HtmlValidate({ extends: ["html-validate:standard"] });
    return [...documents].flatMap(([name, html]) =>
      validator
        .validateStringSync(html)
        .results.flatMap(({ messages }) => messages)
        .map(({ line, ruleId, message, selector }) => `${name}:${line} ${ruleId}: ${message} (${selector})`),
    );
  },
};

/** The Nu Html Checker, which stands behind validator.w3.org; one process for all documents. */
const nu: Validator = {
  name: "the Nu Html Checker",
  errorsOf(documents) {
    const dir = mkdtempSync(join(tmpdir(), "valid-html-"));
    const names = [...documents.keys()];
    // Its own CSS parser does not know what browsers have learnt since 2020; styles are read by another program.
    for (const [index, html] of [...documents.values()].entries())
      writeFileSync(join(dir, `${index}.html`), html.replaceAll(/(<style[^>]*>).*?(<\/style>)/gs, "$1$2"));
    const jar = String(createRequire(import.meta.url)("vnu-jar"));
    const { stderr, status } = spawnSync(
      "java",
      ["-Xss4m", "-jar", jar, "--errors-only", "--format", "json", "--exit-zero-always", dir],
      { encoding: "utf8", maxBuffer: 64 * 2 ** 20 },
    );
    rmSync(dir, { recursive: true });
    if (status !== 0) throw new Error(stderr);
    const { messages } = JSON.parse(stderr) as {
      messages: { url: string; lastLine: number; message: string; extract?: string }[];
    };
    return messages.map(
      ({ url, lastLine, message, extract }) =>
        `${names[Number.parseInt(url.slice(url.lastIndexOf("/") + 1), 10)]}:${lastLine} ${message} ${extract ?? ""}`,
    );
  },
};

const hasJava = spawnSync("java", ["-version"]).status === 0;

/** The validators that this machine can run: the Nu Html Checker needs Java. */
export const validators: readonly Validator[] = hasJava ? [htmlValidate, nu] : [htmlValidate];
