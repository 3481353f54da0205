import { quote } from "./line.ts";
import type { ValueFault } from "./value-fault.ts";

/** A text that starts with a quotation mark which does not hold it together. */
export function explainQuotes(value: string): ValueFault | undefined {
  const mark = value[0]!;
  if (/[“”„«»‘’‚＂]/.test(mark)) {
    const put = quote(value.replace(/^[“”„«»‘’‚＂]\s*|\s*[“”„«»‘’‚＂"']$/g, ""));
    return { fault: { code: "smart-quotes", params: { quoted: put } }, put, isSure: true };
  }
  if (mark !== '"' && mark !== "'") return undefined;
  const twice = /^(["'])\1([^"']+)\1\1$/.exec(value);
  if (twice) {
    const put = `${mark}${twice[2]}${mark}`;
    return {
      fault: { code: "quote-inside", params: { mark, quoted: put } },
      put,
      isSure: false,
      instead: [quote(value.slice(1, -1))],
    };
  }
  const inner = value.length > 1 && value.endsWith(mark) ? value.slice(1, -1) : undefined;
  if (inner?.includes(mark) && !holdsTwoQuotations(inner, mark)) {
    const put =
      mark === "'"
        ? `'${inner.replaceAll(/''|'/g, "''")}'`
        : inner.includes("'")
          ? `"${inner.replace(/(?<!\\)"/g, '\\"')}"`
          : `'${inner}'`;
    return { fault: { code: "quote-inside", params: { mark, quoted: put } }, put, isSure: true };
  }
  // The mark that closes the text came before the brace of its last binding.
  const early = /^(["'])([^"']*\$\{[\w.-]+)\1\}$/.exec(value);
  if (early) {
    const put = `${mark}${early[2]}}${mark}`;
    return { fault: { code: "text-after-quote", params: { quoted: put } }, put, isSure: true };
  }
  // It is whole: what is wrong stands above or below it.
  if (inner !== undefined && !inner.includes(mark)) return undefined;
  const put = quote(value);
  return { fault: { code: "text-after-quote", params: { quoted: put } }, put, isSure: true };
}

/** True for what is between the outer marks of `"one" and "two"`, where they are no pair. */
function holdsTwoQuotations(inner: string, mark: string): boolean {
  const closing = inner.indexOf(mark);
  const opening = inner.lastIndexOf(mark);
  return (
    closing < opening && /^.[\s,.;:!?)]/.test(inner.slice(closing)) && /\s$/.test(inner.slice(0, opening))
  );
}
