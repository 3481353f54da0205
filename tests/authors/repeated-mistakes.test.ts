import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Problem } from "../../renderer/model.ts";
import { copyOfSite, examplePages, marked, problemsWith } from "./real-site.ts";
import { type Mistake, seedBlockMistakes } from "./seed-block-mistakes.ts";

/** Every so many of the mistakes is made twice; all with `REPEATED=1`. */
const STEP = Number(process.env.REPEATED ?? 6);

/** Lines that are written once more are told, and rightly. */
const OF_THE_COPY: ReadonlySet<string> = new Set(["doubled-line"]);

let copy: Awaited<ReturnType<typeof copyOfSite>>;

beforeAll(async () => {
  copy = await copyOfSite();
  writeFileSync(join(copy.dir, "pages/_bare.yaml"), "blocks:\n  - type: page\n");
  await copy.site.update(["pages/_bare.yaml"]);
});
afterAll(() => copy.remove());

/** A page with its block once more, in other words. */
function twice(text: string): string {
  const block = text.slice(text.indexOf("blocks:\n") + "blocks:\n".length).trimEnd();
  return `${text.trimEnd()}\n${block.replace(/^( +(?:- )?(?:[a-z]+): [A-Z][^\n:#"]*[a-z.])$/gm, "$1 Again.")}\n`;
}

const errorsOf = async (text: string): Promise<readonly Problem[]> =>
  (await problemsWith(copy.site, "pages/try.yaml", text)).filter(({ severity }) => severity === "error");

describe("a mistake that was made in two blocks", () => {
  it("is told as where it was made once, and as nothing else", async () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const example of examplePages()) {
      const type = copy.site.blockTypes.get(String(example.block.type))!;
      const usual = new Set((await errorsOf(twice(example.text))).map(({ code }) => code));
      const mistakes = seedBlockMistakes(example, type).filter((_, index) => index % STEP === 0);
      for (const mistake of mistakes) {
        tried += 1;
        const told = await verdict(mistake, usual);
        if (told) wrong.push(`${mistake.name}: ${told}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  }, 300_000);

  it.each([2, 3, 20])("is told once for the name of an option that %i blocks do not have", async (count) => {
    const block = (number: number) =>
      `  - type: card-grid\n    heading: Group ${number}\n    cards:\n      - title: Card ${number}\n        text: Some words.\n        href: /contact\n`;
    const blocks = Array.from({ length: count }, (_, index) => block(index + 1)).join("");
    const text = `title: A page of cards\ndescription: A page whose blocks were all written with the name of an option that does not exist.\nlayout: bare\nindex: false\nblocks:\n  - type: hero\n    heading: Cards\n${blocks}`;
    const errors = await errorsOf(text);
    expect(new Set(errors.map((one) => `${one.code} «${marked(text, one)}»`))).toEqual(
      new Set(["unknown-option «cards»"]),
    );
  });
});

/** What is wrong with what is told; undefined when nothing is. */
async function verdict(mistake: Mistake, usual: ReadonlySet<string>): Promise<string | undefined> {
  // In other words, some values are not allowed any more.
  if (mistake.codes.some((code) => usual.has(code))) return undefined;
  const alone = await errorsOf(mistake.text);
  const isRight = (text: string) => (one: Problem) =>
    mistake.codes.includes(one.code) && marked(text, one) === mistake.marks;
  // What is not told where it is made once is another test's business.
  if (!alone.some(isRight(mistake.text))) return undefined;
  const text = twice(mistake.text);
  const errors = (await errorsOf(text)).filter(({ code }) => !usual.has(code) && !OF_THE_COPY.has(code));
  const known = new Set([...mistake.codes, ...alone.map(({ code }) => code)]);
  const others = errors.filter(({ code }) => !known.has(code)).map(({ code }) => code);
  if (others.length > 0) return `${others.join(", ")} is told besides`;
  return errors.some(isRight(text)) ? undefined : "it is not told";
}
