import { type AuthorMistake, Family, TRY } from "./mistake.ts";

/** Lines that ran on into the one above: somebody pressed Backspace at the start of a line, or a mail joined them. */
export function runOnLines(dir: string): AuthorMistake[] {
  const family = new Family("run-on lines", dir);
  const site = "data/site.yaml";
  const join = (name: string, file: string, from: string, to: string): void =>
    family.edit(name, file, from, to, "two-on-a-line|list-on-line", {
      remedy: "offer",
      mended: true,
      on: to.split("\n")[0]!,
    });
  join("a label and its link", TRY, "- label: Contact us\n        href", "- label: Contact us href");
  join("the same without a space", TRY, "- label: Contact us\n        href", "- label: Contact ushref");
  join("a link and the next entry", TRY, "look: primary\n      - label", "look: primary - label");
  join("the same without a space", TRY, "look: primary\n      - label", "look: primary- label");
  join("a list and its first entry", TRY, "actions:\n      - label", "actions: - label");
  join("a group and its first name", TRY, "item:\n      title", "item: title");
  join("the same without a space", TRY, "item:\n      title", "item:title");
  join("a number and a group, without a space", TRY, "limit: 3\n    item", "limit: 3item");
  join("a number and the row's texts", TRY, "limit: 3\n    item", "limit: 3 item");
  join("an id and a heading", TRY, "id: roles\n    heading", "id: rolesheading");
  join("settings", site, "\nphone:", "phone:");
  join("settings with a space", site, "\nphone:", " phone:");
  join("rows", "data/offices.yaml", "region: Europe\n  entityName", "region: EuropeentityName");
  join("rows with quotation marks", "data/events.yaml", "\n  startTime", "startTime");
  return family.mistakes;
}
