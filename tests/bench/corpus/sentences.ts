import type { SeededRandom } from "./seeded-random.ts";

// Every combination reads as English, and none needs quoting in YAML.
const WHO = [
  "The delivery team",
  "A small group of engineers",
  "The platform owner",
  "Our data architect",
  "The operations desk",
  "The client's own staff",
  "A pair of reviewers",
  "The service manager",
  "The migration lead",
  "Each product team",
  "The security officer",
  "The analyst on duty",
];
const DOES = [
  "draws up",
  "reviews",
  "rehearses",
  "signs off",
  "documents",
  "measures",
  "hands over",
  "simplifies",
  "tests",
  "maintains",
  "explains",
  "plans",
];
const WHAT = [
  "the cutover plan",
  "the reporting pipeline",
  "the access rules",
  "the billing interface",
  "the recovery procedure",
  "the forecast model",
  "the integration layer",
  "the customer record",
  "the release checklist",
  "the cost baseline",
  "the training material",
  "the warehouse schema",
];
const WHEN = [
  "before the next release",
  "with the people who will run it",
  "in the first two weeks",
  "while the old system still answers",
  "once the figures agree",
  "at the end of each quarter",
  "without stopping daily business",
  "under a realistic load",
  "together with finance and audit",
  "on the client's own premises",
  "before anybody writes code",
  "as part of the regular service",
];

/** One sentence of nine to sixteen words, capital and full stop included. */
export function sentence(random: SeededRandom): string {
  return `${random.pick(WHO)} ${random.pick(DOES)} ${random.pick(WHAT)} ${random.pick(WHEN)}.`;
}

/** A paragraph of whole sentences with at least so many words. */
export function paragraph(random: SeededRandom, words: number): string {
  const sentences: string[] = [];
  for (let count = 0; count < words; count += sentences.at(-1)?.split(" ").length ?? 0)
    sentences.push(sentence(random));
  return sentences.join(" ");
}

/** A title of three to five words: "Testing the release checklist". */
export function title(random: SeededRandom): string {
  const topic = random.pick(["Planning", "Reviewing", "Testing", "Measuring", "Moving", "Renewing"]);
  return `${topic} ${random.pick(WHAT)}`;
}
