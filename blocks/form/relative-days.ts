import { controlOf, type FormField } from "./check-fields.ts";

/** Gives the days that count from today to the controls: on prerendered pages nobody knows which day it is. */
export function setRelativeDays(form: HTMLFormElement, fields: readonly FormField[]): void {
  for (const { name, ...limits } of fields) {
    const control = controlOf(form, name);
    for (const side of ["min", "max"] as const) {
      const [, days] = /^today(.*)$/.exec(String(limits[side])) ?? [];
      if (days !== undefined) control?.setAttribute(side, dayFromNow(Number(days)));
    }
  }
}

/** The visitor's own calendar day, so many days from today: 2026-05-01. */
function dayFromNow(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return [date.getFullYear(), ...parts].join("-");
}
