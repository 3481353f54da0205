import { perLanguage } from "./per-language.ts";

const plain = perLanguage((lang) => new Intl.NumberFormat(lang));

/** A number of things as a language writes it: `1,240`, `1.240`, `۱٬۲۴۰`. */
export function numeral(count: number, lang: string): string {
  return plain(lang).format(count);
}

/** A text such as an hour in the digits of a language: `19:30`, `۱۹:۳۰`. */
export function inDigitsOf(lang: string, text: string): string {
  return text.replace(/\d/g, (digit) => plain(lang).format(Number(digit)));
}
