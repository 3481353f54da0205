import { LatePattern } from "../formats/late-pattern.ts";
import { ROOTED_PATH } from "./binding-names.ts";
import { quoteWhole } from "./line.ts";
import { linkedInFlow } from "./linked-value.ts";
import type { ValueFault } from "./value-fault.ts";

/** The only entry of a list, such as that of buttons. */
const inList = (entry: string | undefined): string | undefined => entry && `[${entry}]`;

/** A text that starts with a bracket and goes on after it, or that is the name of a value in braces. */
export function explainBracket(value: string): ValueFault | undefined {
  const sign = value[0]!;
  const link = /^\[([^\][]*)\]\s*\(([^()\s]*)\)$/.exec(value);
  if (link) {
    const [, label, address] = link as unknown as [string, string, string];
    return {
      fault: { code: "markdown-in-plain-text", params: { written: value, quoted: label } },
      severity: "error",
      put: label,
      isSure: false,
      instead: [
        address,
        ...[false, true].map((isPicture) => linkedInFlow({ words: label, address, isPicture })),
        inList(linkedInFlow({ words: label, address, isPicture: false })),
      ].flatMap((one) => one ?? []),
    };
  }
  const close = closingOf(value);
  const goesOn = close > 0 && close < value.length - 1;
  const binding = goesOn ? FOREIGN_BINDING.exec(value) : undefined;
  if (binding) {
    const put = value.replaceAll(
      new RegExp(FOREIGN_BINDING.pattern, "gu"),
      (_, path: string) => `\${${path}}`,
    );
    const [written, path] = binding as unknown as [string, string];
    return {
      fault: { code: "bad-binding", params: { case: "half", written, meant: `\${${path}}` } },
      put,
      isSure: true,
    };
  }
  if (!goesOn && !BRACED_NAME.test(value)) return undefined;
  const put = quoteWhole(value);
  return {
    fault: { code: "bracket-start", params: { sign, quoted: put } },
    put,
    isSure: !/\w: /.test(value),
  };
}

const BRACED_NAME = new LatePattern(String.raw`^\{[\p{L}\p{M}\p{N}_.]+\}$`);

/** A value of a row or setting as other systems fill it in, between braces or brackets. */
const FOREIGN_BINDING = new LatePattern(
  String.raw`(?<!\$)(?:\{{1,3}|\[\[)\s*(${ROOTED_PATH})(?:\s*\|[^{}[\]\n]*)?\s*(?:\}{1,3}|\]\])`,
);

/** Index of the bracket that closes the one at the start of a value; -1 where none does. */
function closingOf(value: string): number {
  let depth = 0;
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at]!;
    if (sign === "[" || sign === "{") depth += 1;
    if (sign === "]" || sign === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}
