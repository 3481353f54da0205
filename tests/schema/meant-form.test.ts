import { expect, it } from "vitest";
import { meantForm } from "../../renderer/schema/meant-form.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";

const hours: Schema = { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" };
const focus: Schema = { type: "string", pattern: "^\\d{1,3}% \\d{1,3}%$" };
const day: Schema = { type: "string", format: "date" };
const origin: Schema = { type: "string", pattern: "^https://[^/\\s]+$" };
const report: Schema = { type: "string", pattern: "^(mailto:[^\\s@]+@[^\\s@]+|https://\\S+)$" };
const phone: Schema = { type: "string", pattern: "^\\+[1-9][\\d ]+$" };

it.each<[string, Schema, string | undefined]>([
  ["9:00", hours, "09:00"],
  ["9.30", hours, "09:30"],
  ["3 pm", hours, "15:00"],
  ["12:15 am", hours, "00:15"],
  ["25:00", hours, undefined],
  ["noon", hours, undefined],
  ["60 55", focus, "60% 55%"],
  ["60, 55", focus, "60% 55%"],
  ["55%, 60%", focus, "55% 60%"],
  ["centre", focus, undefined],
  ["18.02.2027", day, "2027-02-18"],
  ["2027-2-18", day, "2027-02-18"],
  ["18 February 2027", day, "2027-02-18"],
  ["Feb 18, 2027", day, "2027-02-18"],
  ["18/02/2027", day, "2027-02-18"],
  ["31.02.2027", day, undefined],
  // The eleventh of December and the twelfth of November.
  ["11/12/2027", day, undefined],
  ["www.example.com", origin, "https://www.example.com"],
  ["https://www.example.com/", origin, "https://www.example.com"],
  ["security@example.com", report, "mailto:security@example.com"],
  ["0049 30 12", phone, "+49 30 12"],
  ["Europe/Londen", { type: "string", format: "time-zone" }, undefined],
])("%j is meant as %j", (value, schema, meant) => expect(meantForm(value, schema)).toBe(meant));
