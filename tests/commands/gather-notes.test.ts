import { expect, it } from "vitest";
import { gatherNotes } from "../../renderer/commands/gather-notes.ts";

it("notes of one kind are said once, with their number", () => {
  const note = (number: number) =>
    `pages/events/[slug].yaml:12  /events/${number} tells search engines nothing about its Event, because it has no date.`;
  const all = [...Array.from({ length: 919 }, (_, index) => note(index)), "security.txt runs out in 3 days."];
  expect(gatherNotes(all)).toEqual([
    `${note(0)} The same holds in 918 more places.`,
    "security.txt runs out in 3 days.",
  ]);
  expect(gatherNotes([note(1)])).toEqual([note(1)]);
});
