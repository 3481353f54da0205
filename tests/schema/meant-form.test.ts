import { describe, expect, it } from "vitest";
import { MOMENT } from "../../renderer/clock/moments.ts";
import { plainName } from "../../renderer/formats/plain-name.ts";
import { findLinkFault } from "../../renderer/schema/links.ts";
import { meantForm } from "../../renderer/schema/meant-form.ts";
import { meantName, wantsPlainName } from "../../renderer/schema/plain-name.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";

const hours: Schema = { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" };
const focus: Schema = { type: "string", pattern: "^\\d{1,3}% \\d{1,3}%$" };
const day: Schema = { type: "string", format: "date" };
const moment: Schema = { type: "string", pattern: MOMENT.source };
const origin: Schema = { type: "string", pattern: "^https://[^/\\s]+$" };
const report: Schema = { type: "string", pattern: "^(mailto:[^\\s@]+@[^\\s@]+|https://\\S+)$" };
const phone: Schema = { type: "string", pattern: "^\\+[1-9][\\d ]+$" };

it.each([" ", "/", "1", "a.", "a-", "@", ";"])("looks for no form in a long text of %j", (sign) => {
  const text = `a${sign.repeat(100_000)}b`;
  for (const schema of [hours, day, origin, report]) expect(meantForm(text, schema)).toBeUndefined();
  expect(findLinkFault(text)).toMatchObject({ code: "bad-link" });
});

it.each<[string, Schema, string | undefined]>([
  ["9:00", hours, "09:00"],
  ["9.30", hours, "09:30"],
  ["3 pm", hours, "15:00"],
  ["12:15 am", hours, "00:15"],
  ["godz. 19", hours, "19:00"],
  ["o 19.30", hours, "19:30"],
  ["od 19:00", hours, undefined],
  ["25:00", hours, undefined],
  ["9", hours, "09:00"],
  ["17", hours, "17:00"],
  ["24", hours, undefined],
  ["2026_12_05", day, "2026-12-05"],
  ["46361", day, "2026-12-05"],
  ["12345", day, undefined],
  ["2026-12-05 to 2026-12-07", day, undefined],
  ["46361", moment, "2026-12-05"],
  ["Ana Roth <ana@example.com>", { type: "string", format: "email" }, "ana@example.com"],
  ["1830", hours, "18:30"],
  ["2530", hours, undefined],
  ["http//www.example.com", origin, "https://www.example.com"],
  ["https:/example.com", origin, "https://example.com"],
  ["Your animal", { type: "string", pattern: "^[A-Za-z][A-Za-z0-9]*$" }, "yourAnimal"],
  ["Your animal", { type: "string", pattern: "^[A-Za-z][A-Za-z0-9-]*$" }, undefined],
  ["Berlin", { type: "string", format: "time-zone" }, "Europe/Berlin"],
  ["Europa/Berlin", { type: "string", format: "time-zone" }, "Europe/Berlin"],
  ["New York", { type: "string", format: "time-zone" }, "America/New_York"],
  ["9-17", hours, undefined],
  ["noon", hours, undefined],
  ["60 55", focus, "60% 55%"],
  ["Top-Left", { type: "string", pattern: "^(top|bottom)( (left|right))?$" }, "top left"],
  ["60, 55", focus, "60% 55%"],
  ["55%, 60%", focus, "55% 60%"],
  ["centre", focus, undefined],
  ["18.02.2027", day, "2027-02-18"],
  ["2027-2-18", day, "2027-02-18"],
  ["18 February 2027", day, "2027-02-18"],
  ["Feb 18, 2027", day, "2027-02-18"],
  ["18/02/2027", day, "2027-02-18"],
  ["31.02.2027", day, undefined],
  ["12 kwietnia 2027 r.", day, "2027-04-12"],
  ["12 października 2027", day, "2027-10-12"],
  ["12 IV 2027", day, "2027-04-12"],
  ["5 de mayo 2027", day, undefined],
  ["5 mayo 2027", day, "2027-05-05"],
  ["piątek, 12 marca 2027", day, "2027-03-12"],
  ["Freitag, den 12. März 2027", day, "2027-03-12"],
  ["le 12 mars 2027", day, "2027-03-12"],
  ["am 12. März 2027", day, "2027-03-12"],
  ["the 12th of March 2027", day, "2027-03-12"],
  ["12-Mar-2027", day, "2027-03-12"],
  ["20270312", day, "2027-03-12"],
  ["20271312", day, undefined],
  ["2027-03-12T00:00:00Z", day, "2027-03-12"],
  ["2027-03-12T18:00:00Z", day, undefined],
  // It is a Friday.
  ["Montag, 12. März 2027", day, undefined],
  ["od 12 marca 2027", day, undefined],
  // The eleventh of December and the twelfth of November.
  ["11/12/2027", day, undefined],
  ["2026-12-03 9:00", moment, "2026-12-03 09:00"],
  ["2026-12-03, 9 Uhr", moment, "2026-12-03 09:00"],
  ["2026-12-03T9:30", moment, "2026-12-03 09:30"],
  ["3.12.2026 9.30", moment, "2026-12-03 09:30"],
  ["3. Dezember 2026 um 19 Uhr", moment, "2026-12-03 19:00"],
  ["Dec 3, 2026, 7 pm", moment, "2026-12-03 19:00"],
  ["3.12.2026", moment, "2026-12-03"],
  ["03/12/2026 9:00", moment, undefined],
  ["2026-12-03 25 Uhr", moment, undefined],
  ["2026-12-03 - 2026-12-05", moment, undefined],
  ["3.12.2026 bis 5.12.2026", moment, undefined],
  ["2026-12-03 9:00", day, undefined],
  ["www.example.com", origin, "https://www.example.com"],
  ["https://www.example.com/", origin, "https://www.example.com"],
  ["security@example.com", report, "mailto:security@example.com"],
  ["info@museum,example", { type: "string", format: "email" }, "info@museum.example"],
  ["info@museum, example", { type: "string", format: "email" }, undefined],
  ["0049 30 12", phone, "+49 30 12"],
  ["Europe/Londen", { type: "string", format: "time-zone" }, undefined],
])("%j is meant as %j", (value, schema, meant) => expect(meantForm(value, schema)).toBe(meant));

describe("names in plain letters", () => {
  const id: Schema = { type: "string", pattern: "^[A-Za-z][A-Za-z0-9_-]*$" };
  const slug: Schema = { type: "string", pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" };

  it.each([
    ["Öffnungs zeiten", "oeffnungs-zeiten"],
    ["U\u0308BER uns", "ueber-uns"],
    ["Été 2026", "ete-2026"],
    ["E\u0301te\u0301", "ete"],
    ["Straßenbahn", "strassenbahn"],
    ["Ærø & Smørrebrød", "aero-smorrebrod"],
    ["Łódź", "lodz"],
    ["News (1)", "news-1"],
    [" a__b ", "a-b"],
  ])("%j is %s", (text, name) => {
    expect(plainName(text)).toBe(name);
    expect(meantName(text, id)).toBe(name);
    expect(meantName(text, slug)).toBe(name);
  });

  it.each(["pages/_about.yaml", "about.html", "/texts/about.md"])("%j is called about", (text) => {
    expect(meantName(text, slug)).toBe("about");
  });

  it.each([
    ["letters of other scripts", "案内 2026"],
    ["signs alone", "!?"],
    ["what would still be none", "1 Tag"],
    ["what is one", "team"],
  ])("are not made of %s", (_, text) => expect(meantName(text, id)).toBeUndefined());

  it("are wanted by patterns that take nothing else", () => {
    expect([id, slug].every(wantsPlainName)).toBe(true);
    for (const pattern of [
      "^[a-z]+$",
      "^\\S+$",
      "^/[a-z-]+$",
      "^.*$",
      "^[\\w.-]+$",
      "^\\d{4}$",
      "^[a-z/-]+$",
    ])
      expect(wantsPlainName({ type: "string", pattern })).toBe(false);
    expect(wantsPlainName({ type: "string", format: "date" })).toBe(false);
  });
});
