import { suggest } from "../problems/suggest.ts";
import { findLowContrast, isOfText } from "./check-contrast.ts";
import { colorNames, openBrackets, readColor } from "./colors.ts";
import { roles } from "./roles.ts";
import type { ThemeFault } from "./theme-fault.ts";
import { schemes, type ThemeInput } from "./theme-input.ts";

/** Colours that are none, that one sees through where nobody may, and that are too alike. */
export function checkColors({ colors }: ThemeInput): ThemeFault[] {
  if (!colors) return [];
  const faults = schemes.flatMap((scheme) =>
    Object.entries(colors[scheme] ?? {}).flatMap(([role, text = ""]): ThemeFault[] => {
      const path = ["colors", scheme, role];
      const color = readColor(text);
      if (!color) {
        const guess = guessOf(text);
        const params = { case: "unknown" as const, value: text, ...(guess && { guess }) };
        return [{ path, fault: { code: "bad-color", params }, ...(guess && { text: `"${guess}"` }) }];
      }
      if (color.alpha === 1 || roles[role]?.kind === "decoration") return [];
      const params = { case: "see-through" as const, role, guess: color.hex };
      return [{ path, fault: { code: "bad-color", params }, text: `"${color.hex}"` }];
    }),
  );
  const low = findLowContrast(colors).map(
    ({ scheme, role, other, otherHex, contrast, least, nearest }): ThemeFault => {
      const isGround = roles[role]?.kind === "ground" || roles[other]?.on?.includes(role) === true;
      const params = {
        ...(isGround ? { text: other, ground: role } : { text: role, ground: other }),
        scheme,
        role,
        otherHex,
        contrast: Math.floor(contrast * 100) / 100,
        least,
        isText: isOfText(least),
        ...(nearest ? { guess: nearest } : { isHopeless: true as const }),
      };
      return {
        path: ["colors", scheme, role],
        fault: { code: "low-contrast", params },
        ...(nearest && { text: `"${nearest}"` }),
      };
    },
  );
  return [...faults, ...low];
}

/** Red, green and blue as numbers alone, or as programs and printers write a colour. */
function ofOtherNotation(text: string): string | undefined {
  const hex = /^0x([0-9a-f]{6})$/i.exec(text)?.[1];
  if (hex) return `#${hex.toLowerCase()}`;
  const [name, ...parts] = /^(cmyk)?\s?\(?\s*((?:\d+%?[\s,]*){3,4})\)?$/i.exec(text)?.slice(1) ?? [];
  const numbers = parts.join().match(/\d+/g)?.map(Number) ?? [];
  if (name === undefined && numbers.length === 3 && numbers.every((one) => one <= 255))
    return `rgb(${numbers.join(" ")})`;
  if (name === undefined || numbers.length !== 4 || numbers.some((one) => one > 100)) return undefined;
  const black = numbers.pop()!;
  const light = numbers.map((one) => Math.round(255 * (1 - one / 100) * (1 - black / 100)));
  return `#${light.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

/** What a colour may be meant to be: a name with a slip in it, or digits without their sign. */
function guessOf(text: string): string | undefined {
  const digits = /^\s*#?\s*([0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})\s*;?\s*$/i.exec(text)?.[1];
  if (digits) return `#${digits.toLowerCase()}`;
  const plain = text.trim().replace(/;$/, "");
  const other = ofOtherNotation(plain);
  if (other) return other;
  if (readColor(plain)) return plain;
  const open = openBrackets(plain);
  const closed = plain + ")".repeat(Math.max(0, open));
  if (open > 0 && readColor(closed)) return closed;
  return suggest(plain.toLowerCase(), colorNames);
}
