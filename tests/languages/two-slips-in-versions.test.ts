import { afterAll, describe, expect, it } from "vitest";
import { type Files, mockSite, removeMockSites } from "../support/mock-site.ts";
import { translated } from "../translations/translated-site.ts";

afterAll(removeMockSites);

const pages = "pages/about.de.yaml";
const rows = "data/jobs.de.yaml";

/** Where what is told of a version stands, with what is offered there. */
async function toldOf(file: string, files: Files): Promise<string[]> {
  const { problems } = await mockSite(files);
  return problems
    .filter((one) => one.file === file)
    .map(({ code, range, fix, offer }) => {
      const correction = fix ?? offer;
      return `${range.start.line} ${code}${correction ? ` ${JSON.stringify(correction.text)}` : ""}`;
    });
}

describe("two mistakes in one version are told together, where and as each is told alone", () => {
  it.each<[file: typeof pages | typeof rows, first: [string, string], second: [string, string]]>([
    [pages, ["- label: { of: Roles", "  label: { of: Roles"], ["    text: { of: We", "    txet: { of: We"]],
    [pages, ["of: Home, text:", "of: Home text:"], ["  roles:\n", "  rolse:\n"]],
    [
      pages,
      ["    heading: { of: Roles", "     heading: { of: Roles"],
      ["    text: { of: We", "    titre: { of: We"],
    ],
    [
      pages,
      ["of: Home, text:", "of: Home text:"],
      ["of: Roles, text: Stellen }\n  r", "of: Role, text: Stellen }\n  r"],
    ],
    [pages, ["  roles:\n", "  roles:\n>>>>>>> theirs\n"], ["    text: { of: We", "    txet: { of: We"]],
    // What nobody can correct is of its own line alone.
    [pages, ["    text: { of: We", "    headi\n    text: { of: We"], ["title: { of", "titel: { of"]],
    [
      pages,
      ["    text: { of: We", "Ask Ana for a shorter one.\n    text: { of: We"],
      ["title: { of", "titel: { of"],
    ],
    [rows, ["of: Data Engineer, text:", "of: Data Engineer text:"], ["writer:\n  title", "writer:\n  titel"]],
  ])("%s: %j, %j", async (file, [from, to], [otherFrom, otherTo]) => {
    const text = translated[file];
    const told = async (next: string): Promise<string[]> => toldOf(file, { ...translated, [file]: next });
    const first = text.replace(from, to);
    const second = text.replace(otherFrom, otherTo);
    const alone = [...(await told(first)), ...(await told(second))];
    expect(alone).toHaveLength(2);
    expect((await told(second.replace(from, to))).toSorted()).toEqual(alone.toSorted());
  });

  it("a broken link too", async () => {
    const text = translated[pages]
      .replace("of: Home, text:", "of: Home text:")
      .replace("Wir bauen **Dinge**.", '"Wir bauen [Dinge](/abuot)."');
    expect(await toldOf(pages, { ...translated, [pages]: text })).toEqual([
      expect.stringContaining("broken-link"),
      expect.stringContaining("missing-comma"),
    ]);
  });
});

describe("a name in the wrong column of a long version is told itself, with its column", () => {
  const names = ["one", "two", "three", "four", "five", "six"];
  const original = `title: Long\ndescription: A page of many blocks.\nblocks:\n${names
    .map((id) => `  - type: prose\n    id: ${id}\n    heading: The ${id}\n    text: Words of ${id}.\n`)
    .join("")}`;
  const version = `title: { of: Long, text: Lang }\ndescription: { of: A page of many blocks., text: Eine Seite. }\nblocks:\n${names
    .map(
      (id) =>
        `  ${id}:\n    heading: { of: The ${id}, text: Die ${id} }\n    text: { of: Words of ${id}., text: Worte. }\n`,
    )
    .join("")}`;
  it.each([
    ["    heading: { of: The five", "     heading: { of: The five", '17 wrong-indentation ""'],
    ["    heading: { of: The five", "   heading: { of: The five", '17 wrong-indentation " "'],
    ["    text: { of: Words of five", "     text: { of: Words of five", '18 wrong-indentation ""'],
  ])("%j", async (from, to, expected) => {
    const changed = version.replace(from, to);
    const files = { ...translated, "pages/long.yaml": original, "pages/long.de.yaml": changed };
    const told = await toldOf("pages/long.de.yaml", files);
    expect(told.filter((one) => !one.includes("unreachable"))).toEqual([expected]);
  });
});
