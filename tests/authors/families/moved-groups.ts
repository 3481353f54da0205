import type { AuthorMistake } from "./mistake.ts";
import { asMistakes, moveLines, shift, type Told } from "./told.ts";

const PRIVACY = "pages/privacy.yaml";
const PARTNERS = "pages/partnerships.yaml";

/** Groups of lines that were moved sideways as a whole, and entries that came among those of another list. */
export function movedGroups(dir: string): AuthorMistake[] {
  return asMistakes("moved groups", [...sideways, ...amongOthers, ...intoTexts], dir);
}

const sideways: Told[] = [
  ...[1, 2, 4, -1, -2].map(
    (by): Told => ({
      name: `the first entry by ${by}`,
      file: PRIVACY,
      change: shift("      - id: introduction", 8, by),
      at: ["- id: introduction"],
    }),
  ),
  ...[-1, 1, 2].map(
    (by): Told => ({
      name: `the first line of a block by ${by}`,
      file: PARTNERS,
      change: shift("  - type: banner", 1, by),
      at: ["- type: banner"],
    }),
  ),
  ...[-1, -2].map(
    (by): Told => ({
      name: `the first line of the first block by ${by}`,
      file: "pages/platform.yaml",
      change: shift("  - type: hero", 1, by),
      at: ["- type: hero"],
    }),
  ),
  ...[-1, -2].map(
    (by): Told => ({
      name: `a whole block by ${by}`,
      file: PARTNERS,
      change: shift("  - type: group-list", 11, by),
      at: ["- type: group-list"],
    }),
  ),
  ...[-1, -2].map(
    (by): Told => ({
      name: `the end of an entry by ${by}`,
      file: "pages/cookies.yaml",
      change: shift("        heading: Managing Cookies", 5, by),
      at: ["heading: Managing Cookies"],
    }),
  ),
  {
    name: "an entry in the column of its block",
    file: "pages/careers/index.yaml",
    change: shift("      - field: skills", 3, -4),
    at: ["- field: skills"],
  },
];

const amongOthers: Told[] = [
  {
    name: "a block between the name of a list and its entries",
    file: "pages/services.yaml",
    change: moveLines("  - type: banner", 8, "      - title: Support for running systems"),
    at: ["- type: banner"],
  },
  {
    name: "an entry in front of all blocks",
    file: PARTNERS,
    change: moveLines("      - label: See all services", 3, "  - type: hero"),
    at: ["- label: See all services"],
  },
  {
    name: "an entry of sorting in front of all blocks",
    file: "pages/insights/articles.yaml",
    change: moveLines("        - label: Newest first", 3, "  - type: hero"),
    at: ["- label: Newest first"],
  },
];

const intoTexts: Told[] = [
  ...[2, 4].map(
    (by): Told => ({
      name: `the name of a list that became words of the text above, by ${by}`,
      file: "pages/terms.yaml",
      change: shift("    items:", 200, by),
      at: ["items:"],
    }),
  ),
  {
    name: "a field that became words of the text above",
    file: "data/events.yaml",
    change: shift("  speakers:", 5, 2),
    at: ["  speakers:"],
  },
];
