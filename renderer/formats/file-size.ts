import { perLanguage } from "./per-language.ts";

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"];

/** By the number of the unit, then by how many digits stand behind the point. */
const formats = UNITS.map((unit, step) =>
  [0, 1].map((digits) =>
    perLanguage(
      (lang) =>
        new Intl.NumberFormat(lang, {
          style: "unit",
          unit,
          unitDisplay: step === 0 ? "long" : "short",
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }),
    ),
  ),
);

/**
 * A size as people read it in a language: `840 bytes`, `12 KB`, `1.4 MB`, `1,4 Mo`; thousands are 1,000, as file
 * managers count.
 */
export function fileSize(bytes: number, lang: string): string {
  let size = bytes;
  let step = 0;
  while (size >= 999.5 && step < UNITS.length - 1) {
    size /= 1000;
    step += 1;
  }
  const digits = step > 1 && size < 9.95 ? 1 : 0;
  // Standards write kB; people and their devices do not.
  return formats[step]![digits]!(lang).format(size).replace("kB", "KB");
}
