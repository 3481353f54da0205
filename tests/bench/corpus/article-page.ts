import { phrase, proseText } from "./prose.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";

const SHORTEST = 100;
const LONGEST = 900;

/** Number of words of an article: most are short, few are long, as in any magazine. */
export function articleLength(random: SeededRandom): number {
  const share = random.integer(1000) / 1000;
  return Math.round(SHORTEST + (LONGEST - SHORTEST) * share ** 1.6);
}

/**
 * YAML of an article: a hero, Markdown in one to three blocks, and the way to the next article.
 *
 * @param heading The main heading, which stands in the file once. @param routes Of other pages, the next one first.
 */
export function articlePageYaml(number: number, heading: string, routes: readonly string[]): string {
  const random = seededRandom(number + 3_000_000);
  const length = articleLength(random);
  const count = 1 + Math.floor(length / 350);
  const blocks = Array.from({ length: count }, (_, index) => {
    const text = proseText(random, length / count, routes)
      .split("\n")
      .map((line) => (line ? `      ${line}` : ""));
    return `  - type: prose
    heading: "Part ${index + 1}: ${phrase(random, 3, 6)}"
    text: |
${text.join("\n")}
`;
  });
  return `# yaml-language-server: $schema=../../site.schema.json
title: "${heading}"
description: "Article ${number}: ${phrase(random, 12, 20)}."
blocks:
  - type: hero
    size: compact
    eyebrow: Article
    heading: "${heading}"
    text: "${phrase(random, 8, 24)}."
${blocks.join("")}  - type: call-to-action
    heading: Read on
    actions:
      - { label: The next article, href: ${routes[0]} }
`;
}
