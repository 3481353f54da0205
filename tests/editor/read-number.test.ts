import { expect, it } from "vitest";
import { readText } from "../../renderer/editor/panel/values.ts";

const whole = { kind: "number", isWhole: true } as const;
const any = { kind: "number", isWhole: false } as const;

/** Numbers as forms of countries write them, with their thousands apart. */
const LOCALES = ["en", "de", "de-CH", "fr", "es", "pt", "nl", "sv", "pl"];

it.each(LOCALES)("reads the numbers of %s as they are meant, and guesses nothing", (locale) => {
  const write = (value: number, digits: number): string =>
    new Intl.NumberFormat(locale, {
      useGrouping: "always",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    } as Intl.NumberFormatOptions).format(value);
  for (const value of [7, 186, 1000, 1250, 86_400, 1_234_567, -2500])
    expect(readText(whole, write(value, 0)), write(value, 0)).toEqual({ value });
  for (const value of [0.5, 14.5, 186.25, 1234.56, -1_234_567.5])
    expect(readText(any, write(value, 2)), write(value, 2)).toEqual({ value });
});

it.each([
  ["1.000", "Write 1000 or 1: 1.000 can mean both."],
  ["1,500", "Write 1500 or 1.5: 1,500 can mean both."],
  ["12,345", "Write 12345 or 12.345: 12,345 can mean both."],
])("asks what %s means where decimals can stand", (text, fault) => {
  expect(readText(any, text)).toEqual({ fault });
});

it("takes places on the earth as they are", () => {
  expect(readText(any, "51.507")).toEqual({ value: 51.507 });
  expect(readText(any, "-0.128")).toEqual({ value: -0.128 });
});

it.each(["1.00", "1.0000", "1,00", "12.34.567", "1.000,5", "1 00", "acht"])(
  "%s is no whole number",
  (text) => {
    expect(readText(whole, text)).toEqual({ fault: "Write a whole number." });
  },
);
