import { type SeededRandom, seededRandom } from "./seeded-random.ts";

/** Words that a large site uses; banks of sentences repeat a few hundred, which no index would notice. */
const WORDS = 60_000;

const FIRST = [
  "b",
  "br",
  "c",
  "d",
  "f",
  "g",
  "gr",
  "h",
  "k",
  "l",
  "m",
  "n",
  "p",
  "pr",
  "r",
  "s",
  "st",
  "t",
  "tr",
  "v",
];
const MIDDLE = ["a", "e", "i", "o", "u", "ai", "ea", "io"];
const LAST = ["", "n", "r", "s", "l", "t", "nd", "st"];
const SYLLABLES = FIRST.flatMap((first) =>
  MIDDLE.flatMap((middle) => LAST.map((last) => first + middle + last)),
);

/** A made-up word, always the same for its rank: frequent ones are short. */
export function madeUpWord(rank: number): string {
  const spread = (rank * 7919) % SYLLABLES.length;
  const rest = Math.floor(rank / SYLLABLES.length);
  const next = SYLLABLES[(rest * 104_729 + rank * 31) % SYLLABLES.length] ?? "";
  return `${SYLLABLES[spread]}${rank < 200 ? "" : next}${rest > 0 ? "in" : ""}`;
}

/** Words as often as languages use them: the second half as often as the first (Zipf's law). */
function words(random: SeededRandom, count: number): string {
  const pick = () => Math.floor(WORDS ** ((random.integer(1_000_000) + 0.5) / 1_000_000)) - 1;
  return Array.from({ length: count }, () => madeUpWord(pick())).join(" ");
}

/** The title of a page, which stands in it once: rare words, so that it can be looked for. */
export function searchPageTitle(number: number): string {
  const random = seededRandom(number + 7_000_000);
  const rare = () => madeUpWord(300 + random.integer(WORDS - 300));
  return `Page ${number} ${rare()} ${rare()} ${rare()}`;
}

/** YAML of a page of some 400 words under three headings. @param next Address of the next page. */
export function searchPageYaml(number: number, next: string): string {
  const random = seededRandom(number + 8_000_000);
  const title = searchPageTitle(number);
  const sections = [1, 2, 3].map(
    (part) => `  - type: prose
    id: part-${part}
    heading: "Part ${part}: ${words(random, 4)}"
    text: |
      ${words(random, 60)}. ${words(random, 70)}. [Next](${next})
`,
  );
  return `title: "${title}"
description: "Generated page ${number}, so that something can be looked for: ${words(random, 6)}."
blocks:
  - type: hero
    size: compact
    heading: "${title}"
    text: "${words(random, 12)}."
${sections.join("")}`;
}
