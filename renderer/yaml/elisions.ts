import { type ForeignLines, type PlacedLine, spanOf } from "./placed-lines.ts";

/** What assistants call that which they do not write again, in English, German, Spanish, Portuguese and French. */
const LEFT_OUT =
  "(?:the )?(?:rest|remaining|remainder|existing|other|previous|unchanged|same as)|(?:der )?rest|übrige|(?:el |o )?resto|(?:le )?reste|demás|restante";
const AS_IT_WAS =
  "unchanged|(?:stays|remains|is) (?:the same|as)|the same|as before|unverändert|wie (?:bisher|zuvor)|sin cambios|igual|sem alterações|inchangée?s?";

/** `# ... rest of the blocks unchanged ...`, `# … (existing items)`, `# rest of the page stays the same`. */
const ELISION = new RegExp(
  `^ *#+ *(?:(?:\\.{3}|…) *\\(?(?:${LEFT_OUT})\\b|\\(?(?:${LEFT_OUT})\\b.{0,80}\\b(?:${AS_IT_WAS})\\b)`,
  "iu",
);

/** A comment in the place of lines that an assistant has left out of its answer. */
export function findElision(lines: readonly PlacedLine[], at: number): ForeignLines | undefined {
  const line = lines[at]!;
  if (!ELISION.test(line.text)) return undefined;
  return {
    explanation: {
      code: "assistant-mark",
      params: { mark: line.text.trim().slice(0, 80), isElision: true },
      severity: "warning",
      ...spanOf(line),
      edits: [],
    },
    next: at + 1,
  };
}
