import { expect, it } from "vitest";
import { meantValue } from "../../renderer/schema/meant-value.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";

const listOf = (...values: string[]): Schema => ({ type: "array", items: { enum: values } });
const long = listOf("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday");
const short = listOf("mo", "tu", "we", "th", "fr", "sa", "su");
const german = listOf("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Feiertag");

it.each<[text: string, schema: Schema, meant: string | undefined]>([
  ["Mon-Fri", long, "[Monday, Tuesday, Wednesday, Thursday, Friday]"],
  ["Monday to Wednesday", long, "[Monday, Tuesday, Wednesday]"],
  ["Mon – Wed, Sat", long, "[Monday, Tuesday, Wednesday, Saturday]"],
  ["Sat and Sun", long, "[Saturday, Sunday]"],
  ["Fri-Mon", long, "[Friday, Saturday, Sunday, Monday]"],
  ["mondays & thursdays", long, "[Monday, Thursday]"],
  ["weekdays", long, "[Monday, Tuesday, Wednesday, Thursday, Friday]"],
  ["weekends", long, "[Saturday, Sunday]"],
  ["daily", long, "[Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]"],
  ["Monday-Wednesday", short, "[mo, tu, we]"],
  ["Mo-Mi", german, "[Montag, Dienstag, Mittwoch]"],
  ["Di bis Do", german, "[Dienstag, Mittwoch, Donnerstag]"],
  // Not all of these days can be chosen, this may be two days, and these are none.
  ["daily", german, undefined],
  ["S-M", long, undefined],
  ["9-17", long, undefined],
  ["summer", long, undefined],
  ["Mon-Fri", listOf("Mon", "Sun"), undefined],
  ["Mon-Fri", listOf("Small", "Medium", "Large"), undefined],
])("%s", (text, schema, meant) => expect(meantValue(text, schema)).toBe(meant));
