import { expect, test } from "vitest";
import checkArticleHeader from "./rules.ts";

test.each([
  "2026-05-01",
  "2024-02-29",
  "1 May 2026",
  "31. Dezember",
  "May 31st, 2026",
  "29 février 2024",
  "Spring 2026",
  "Week 45, 2026",
  "Issue 32",
  "Juniper 40",
  "May 2026",
  "01.05.2026",
  "2026",
  undefined,
])("%s is in order", (date) => expect(checkArticleHeader({ date })).toEqual([]));

test.each([
  "2026-13-01",
  "2026-02-30",
  "2026-00-10",
  "32 May",
  "31. April 2026",
  "February 30, 2026",
  "0 mai 2026",
])("%s is no day", (date) =>
  expect(checkArticleHeader({ date })).toMatchObject([
    { path: ["date"], message: `"date" is ${date}, a day that does not exist.` },
  ]),
);

test("a day that would be shown as it is written", () =>
  expect(checkArticleHeader({ date: "2026-5-1" })).toMatchObject([
    { path: ["date"], hint: "Write 2026-05-01" },
  ]));
