import { afterAll, describe, expect, it } from "vitest";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";
import { translated } from "../translations/translated-site.ts";

afterAll(removeMockSites);

type Name = keyof typeof translated;
type Put = [from: string, to: string];

const about = "pages/about.de.yaml";
const jobs = "data/jobs.de.yaml";
const layout = "pages/_layout.de.yaml";
const settings = "data/site.de.yaml";

const changed = (file: Name, ...puts: Put[]): Files => ({
  ...translated,
  [file]: puts.reduce<string>((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`There is no "${from}".`);
    return text.replace(from, to);
  }, translated[file]),
});

/** What is told, and what is offered. */
const told = async (files: Files): Promise<string[]> => {
  const site = await mockSite(files);
  return summary(site).map((one, index) => {
    const { fix, offer, hint } = site.problems[index]!;
    const because = /^Its texts are(?= those of ")|^Only |block \d.*/.exec(hint ?? "")?.[0] ?? "";
    return `${one.replace(/^\S+\/\S+?:/, "")} ${fix ? `fix ${fix.text}` : `offer ${offer?.text}`} ${because}`.trim();
  });
};

describe("texts by an id or key that the original has not", () => {
  it.each<[string, Files, string[]]>([
    [
      "of a block whose id has changed",
      changed("pages/about.yaml", ["id: opening", "id: welcome"]),
      ["5:3 obsolete-translation «opening» offer welcome Its texts are"],
    ],
    [
      "translated",
      changed(about, ["  opening:", "  eröffnung:"]),
      ["5:3 obsolete-translation «eröffnung» offer opening Its texts are"],
    ],
    [
      "two of them translated",
      changed(about, ["  opening:", "  eröffnung:"], ["  end:", "  schluss:"]),
      [
        "5:3 obsolete-translation «eröffnung» offer opening Its texts are",
        "17:3 obsolete-translation «schluss» offer end Its texts are",
      ],
    ],
    [
      "with a text that is stale",
      changed(about, ["  opening:", "  eröffnung:"], ["of: We build **", "of: We built **"]),
      ["5:3 obsolete-translation «eröffnung» offer opening Its texts are"],
    ],
    [
      "nearly right",
      changed(about, ["  end:", "  edn:"], ["The end.", "An end."]),
      ["17:3 obsolete-translation «edn» fix end"],
    ],
    [
      "of a shared list",
      changed(about, ["  call:", "  aufruf:"]),
      ["15:3 obsolete-translation «aufruf» offer call Its texts are"],
    ],
    [
      "of a layout",
      changed(layout, ["  legal:", "  rechtliches:"]),
      ["2:3 obsolete-translation «rechtliches» offer legal Its texts are"],
    ],
    [
      "of a row",
      changed(jobs, ["writer:", "redaktion:"]),
      ["7:1 obsolete-translation «redaktion» offer writer Its texts are"],
    ],
    [
      "without marks, where one block has no texts",
      changed(about, [
        "  call:\n    label: { of: Apply now, text: Jetzt bewerben }",
        "  aufruf:\n    label: Los",
      ]),
      ["15:3 obsolete-translation «aufruf» offer call Only"],
    ],
    [
      "an option",
      changed(about, ["    heading: { of: Roles", "    ueberschrift: { of: Roles"]),
      ["12:5 obsolete-translation «ueberschrift» offer heading Its texts are"],
    ],
    [
      "a setting",
      changed(settings, ["claim:", "anspruch:"]),
      ["1:1 obsolete-translation «anspruch» offer claim Its texts are"],
    ],
  ])("%s", async (_, files, expected) => {
    expect(await told(files)).toEqual(expected);
  });

  it.each<[string, Files, string]>([
    [
      "has lost it",
      changed("pages/about.yaml", ["    id: opening\n", ""]),
      "5:3 obsolete-translation «opening»",
    ],
    [
      "has lost it, of which a text is stale",
      changed("pages/about.yaml", ["    id: opening\n", ""], ["We build", "We built"]),
      "5:3 obsolete-translation «opening»",
    ],
  ])("of a block that %s", async (_, files, expected) => {
    expect(await told(files)).toEqual([
      `${expected} offer undefined block 1, which has no id: write id: opening there.`,
    ]);
  });

  it("that are of nothing are told without a guess, and so is what lacks its texts", async () => {
    const gone = changed(about, [
      "  call:\n    label: { of: Apply now, text: Jetzt bewerben }",
      "  team:\n    heading: { of: Our team, text: Wir }",
    ]);
    expect(await told(gone)).toEqual([
      "4:1 missing-translation «blocks» offer undefined",
      "15:3 obsolete-translation «team» offer undefined",
    ]);
  });

  it("whose names the only one left has not are told without a guess", async () => {
    const two = "aufruf:\n    text: Los\n";
    const files = changed(
      about,
      ["  call:\n    label: { of: Apply now, text: Jetzt bewerben }\n", `  ${two}`],
      ["  end:\n    text:\n", "  schluss:\n    text:\n"],
    );
    expect(await told(files)).toContain("15:3 obsolete-translation «aufruf» offer undefined");
  });
});
