import { inFlow } from "../yaml/line.ts";
import { weekdaysAmong } from "./day-names.ts";
import { ofValue } from "./free-text.ts";
import type { Reading } from "./reading.ts";
import type { Schema } from "./schema-types.ts";

/** Words for several days of the week at once, in English, German and French. */
const EVERY = /^(?:daily|every ?day|all days|all week|täglich|jeden tag|tous les jours)$/i;
const WORKING = /^(?:week ?days|working days|werktags|wochentags|en semaine)$/i;
const FREE = /^(?:weekends?|at weekends|on weekends|am wochenende|le week-end)$/i;

const SPAN = /^(\S+)(?:\s*[-–—]\s*|\s+(?:to|till|until|through|bis|à|au)\s+)(\S+)$/i;

/** Days of the week as people write them where each is wanted by its name: `Mon-Fri`, `Monday to Friday, Sunday`. */
export function asDays(text: string, { items }: Schema): Reading | undefined {
  const entry = items && !Array.isArray(items) ? ofValue(items) : undefined;
  const values = (entry?.enum ?? []).filter((one): one is string => typeof one === "string");
  const week = values.length > 0 ? weekdaysAmong(values) : undefined;
  if (!week) return undefined;
  const found = text
    .split(/\s*[,;&/]\s*|\s+(?:and|und|et)\s+/)
    .map((part) => daysIn(part.trim(), week.dayOf));
  const days = [...new Set(found.flatMap((one) => one ?? []))];
  const meant = days.flatMap((day) => week.days.get(day) ?? []);
  if (found.includes(undefined) || meant.length < days.length) return undefined;
  return { value: meant, written: `[${meant.map(inFlow).join(", ")}]` };
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

function daysIn(part: string, dayOf: (word: string) => number | undefined): readonly number[] | undefined {
  if (EVERY.test(part)) return WEEK;
  if (WORKING.test(part)) return WEEK.slice(0, 5);
  if (FREE.test(part)) return WEEK.slice(5);
  const [, first, last] = SPAN.exec(part) ?? [];
  if (first === undefined || last === undefined) {
    const day = dayOf(part);
    return day === undefined ? undefined : [day];
  }
  const [from, to] = [dayOf(first), dayOf(last)];
  if (from === undefined || to === undefined) return undefined;
  return WEEK.slice(0, ((to - from + 7) % 7) + 1).map((day) => (from + day) % 7);
}
