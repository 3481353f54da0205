/**
 * Measures the check on every mistake of the corpus: `npx tsx tests/authors/measure-mistakes.ts [--old|--new]
 * [--family WORD] [--name PATTERN] [--json FILE (one judgement a line)] [--part 1/2]
 * [--languages (every mistake in the site with all its languages)]`. Prints the figures and each failure with what was said.
 */
import { appendFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { isVersion } from "../support/site-copy.ts";
import { allMistakes } from "./families/all.ts";
import type { AuthorMistake } from "./families/mistake.ts";
import { ChangedSite, nameOf } from "./measure/changed-site.ts";
import { type Judgement, judge } from "./measure/judge.ts";
import { examplePages } from "./real-site.ts";
import { type Mistake, seedBlockMistakes } from "./seed-block-mistakes.ts";
import { seedDataMistakes } from "./seed-data-mistakes.ts";
import { seedPageMistakes } from "./seed-page-mistakes.ts";

const { values } = parseArgs({
  options: {
    old: { type: "boolean" },
    new: { type: "boolean" },
    family: { type: "string" },
    name: { type: "string" },
    json: { type: "string" },
    part: { type: "string", default: "1/1" },
    quiet: { type: "boolean" },
    languages: { type: "boolean" },
  },
});

/** The earlier corpus in the form of the new one: what its fixes should write was never written down. */
function earlier(
  { name, file, text, codes, marks, meant }: Mistake,
  usual: readonly string[],
): AuthorMistake {
  return {
    family: "earlier corpus",
    name,
    files: { [file]: text },
    file,
    lines: [],
    codes,
    marks,
    remedy: "fix",
    usual,
    ...(meant && { meant }),
  };
}

const changed = await ChangedSite.open(values.languages);
/** The site with its languages, for mistakes in them. */
let versions: ChangedSite | undefined;
const old = values.new
  ? []
  : [...seedPageMistakes(changed.dir), ...seedDataMistakes(changed.dir)].map((seed) => earlier(seed, []));
// Each example is a change of the site, which only the earlier corpus needs.
for (const example of values.new ? [] : examplePages()) {
  await changed.write({ "pages/try.yaml": example.text });
  const usual = changed.problems.map(({ code }) => code);
  await changed.restore();
  const seeds = seedBlockMistakes(example, changed.site.blockTypes.get(example.type)!);
  old.push(...seeds.map((seed) => earlier(seed, usual)));
}
const [part = 1, parts = 1] = values.part.split("/").map(Number);
const corpus = [...old, ...(values.old ? [] : allMistakes(changed.dir))]
  .filter(({ family }) => !values.family || family.includes(values.family))
  .filter(({ name }) => !values.name || new RegExp(values.name).test(name))
  .filter((_, index) => index % parts === part - 1);
const original = await changed.texts();
const judgements: Judgement[] = [];
if (values.json) writeFileSync(values.json, "");
for (const mistake of corpus) {
  try {
    const inVersion = !values.languages && Object.keys(mistake.files).some(isVersion);
    if (inVersion) versions ??= await ChangedSite.open(true);
    const judgement = await judge(inVersion ? versions! : changed, mistake, original);
    judgements.push(judgement);
    if (values.json) appendFileSync(values.json, `${JSON.stringify(judgement)}\n`);
  } catch (error) {
    console.error(`${nameOf(mistake)}: ${(error as Error).stack}`);
    await changed.restore();
    await versions?.restore();
  }
}
changed.remove();
versions?.remove();

if (!values.quiet) for (const judgement of judgements) show(judgement);
const families = new Map<string, Judgement[]>();
for (const one of judgements)
  families.set(one.mistake.family, [...(families.get(one.mistake.family) ?? []), one]);
console.log(`${"family".padEnd(30)}    n   one  place silent misled  harm  code`);
for (const [name, list] of [...families, ["all", judgements] as const]) console.log(figures(name, list));

function figures(name: string, list: readonly Judgement[]): string {
  const share = (test: (one: Judgement) => boolean): string =>
    `${((100 * list.filter(test).length) / list.length).toFixed(0)}%`.padStart(6);
  const number = (test: (one: Judgement) => boolean): string => String(list.filter(test).length).padStart(6);
  return `${name.padEnd(30)}${String(list.length).padStart(5)}${share((one) => one.isOne)}${share((one) => one.isPlaced)}${number((one) => one.isSilent)}${number((one) => one.misleading.length > 0)}${number((one) => one.harms.length > 0)}${share((one) => one.isRightCode)}`;
}

function show({ mistake, said, isOne, isPlaced, isSilent, misleading, harms }: Judgement): void {
  if (isOne && isPlaced && misleading.length === 0 && harms.length === 0) return;
  const faults = [
    isSilent ? "SILENT" : isOne ? "" : `${said.length} MESSAGES`,
    isPlaced || isSilent ? "" : "ELSEWHERE",
    misleading.length > 0 ? "MISLEADS" : "",
    harms.length > 0 ? "HARMS" : "",
  ].filter(Boolean);
  console.log(
    `\n[${faults.join(", ")}] ${nameOf(mistake)} (wanted ${[...mistake.codes, ...(mistake.newCode ? [`+${mistake.newCode}`] : [])].join("|")} at ${mistake.file}:${mistake.lines.join("|")})`,
  );
  for (const one of said.slice(0, 6))
    console.log(
      `   ${one.file}:${one.line} ${one.code} «${one.marks}» ${one.message} → ${one.hint ?? ""}${one.fix !== undefined ? ` [fix: ${one.fix}]` : ""}`,
    );
  for (const one of [...misleading, ...harms]) console.log(`   ! ${one}`);
}
