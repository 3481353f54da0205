import { afterAll, describe, expect, it } from "vitest";
import { catalogue } from "../../renderer/problems/catalogue.ts";
import type { Draft } from "../../renderer/problems/draft.ts";
import { english } from "../../renderer/problems/english/index.ts";
import { wordingOf } from "../../renderer/problems/problem.ts";
import { checksFile, highlighted, mockSite, quietRules, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

/** Words of the machine room that authors should never have to read. */
const banned =
  /\b(schema|additional propert|oneOf|anyOf|enum|instance|null|string|boolean|undefined|object|array)\b/i;
/** Problems that only people who build blocks and collections meet. */
const forDevelopers = new Set([
  "failed-rules",
  "bad-schema",
  "incomplete-block",
  "changing-render",
  "dead-handler",
  "moved-element",
  "refused-code",
  "unread-styles",
  "missing-data",
  "missing-data-schema",
]);

it("every code of the catalogue has words, and nothing else has", () => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(catalogue).sort());
});

describe.each(Object.entries(catalogue))("%s", (code, kind) => {
  const { file = "pages/index.yaml", wrong, right, marks, encoding, isLink, beside = {} } = kind.example;
  const around = { ...beside, "checks.yaml": checksFile(quietRules.filter((rule) => rule !== code)) };

  it("finds exactly the mistake of its example, where it is", async () => {
    const stored =
      wrong === null ? null : isLink ? { link: wrong } : encoding ? Buffer.from(wrong, encoding) : wrong;
    const site = await mockSite({ ...around, [file]: stored });
    expect(site.problems.map((problem) => `${problem.code}: ${problem.message}`)).toEqual([
      expect.stringContaining(`${code}: `),
    ]);
    const [problem] = site.problems;
    // The words are made of what tools get: plain JSON that says it all.
    const { params } = JSON.parse(JSON.stringify(problem)) as Pick<Draft, "params">;
    const { origin, cell, more, ...own } = (params ?? {}) as Partial<Draft>;
    const known = { ...(origin && { origin }), ...(cell && { cell }), ...(more && { more }) };
    const fault = { code, params: own, ...known } as Draft;
    expect(wordingOf(fault)).toEqual({
      message: problem!.message,
      ...(problem!.hint !== undefined && { hint: problem!.hint }),
    });
    expect(problem?.file).toBe(file);
    expect(problem?.severity).toBe(kind.severity);
    if (wrong !== null) expect(highlighted(site, problem!)).toBe(marks);
    if (!forDevelopers.has(code)) expect(`${problem!.message} ${problem!.hint ?? ""}`).not.toMatch(banned);
    expect(problem!.message).toMatch(/[.?]$/);
  });

  it("finds nothing once it is put right", async () => {
    const site = await mockSite({ ...around, [file]: right === "" ? null : right });
    expect(site.problems).toEqual([]);
  });
});
