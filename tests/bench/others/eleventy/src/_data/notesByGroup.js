import { readFileSync } from "node:fs";

/** Rows of the lists, by the group that a page asks for. */
export default function () {
  const notes = JSON.parse(readFileSync(new URL("notes.json", import.meta.url), "utf8"));
  const groups = {};
  for (const note of notes) {
    groups[note.group] ??= [];
    groups[note.group].push(note);
  }
  return groups;
}
