import { describe, expect, it } from "vitest";
import type { Shape } from "../../renderer/languages/shape.ts";
import { card, lay, shape } from "./laid-page.ts";

const about = `title: About us
blocks:
  - type: hero
    id: intro
    heading: Careers at \${site.brand}
    tone: ink
    code: npm start
    image: { src: /team.svg, alt: The team }
    tags: ["24", Data]
`;

describe("a version in another language", () => {
  it("takes texts from the version and everything else from the original", () => {
    const { data, states } = lay(
      about,
      `title: { of: About us, text: Über uns }
blocks:
  intro:
    heading: { of: "Careers at \${site.brand}", text: "Arbeiten bei \${site.brand}" }
    image: { src: /team-de.svg, alt: { of: The team, text: Das Team } }
    tags: [{ of: Data, text: Daten }]
`,
    );
    expect(data).toEqual({
      title: "Über uns",
      blocks: [
        {
          type: "hero",
          id: "intro",
          heading: "Arbeiten bei ${site.brand}",
          tone: "ink",
          code: "npm start",
          image: { src: "/team-de.svg", alt: "Das Team" },
          tags: ["24", "Daten"],
        },
      ],
    });
    expect(states).toEqual([
      "translated | title | About us | Über uns",
      "translated | blocks.intro.heading | Careers at ${site.brand} | Arbeiten bei ${site.brand}",
      "translated | blocks.intro.image.alt | The team | Das Team",
      "translated | blocks.intro.tags.0 | Data | Daten",
    ]);
  });

  it("tells what is stale, missing, unmarked and obsolete", () => {
    const { data, states, strays } = lay(
      about,
      `title: Über uns
blocks:
  intro:
    heading: { of: "Jobs at \${site.brand}", text: "Stellen bei \${site.brand}" }
    text: { of: Join us, text: Kommt zu uns }
  outro:
    heading: { of: Bye, text: Tschüs }
`,
    );
    expect(states).toEqual([
      "unmarked | title | About us | Über uns",
      "stale | blocks.intro.heading | Careers at ${site.brand} | Stellen bei ${site.brand}",
      "missing | blocks.intro.image.alt | The team",
      "missing | blocks.intro.tags. | Data",
      "obsolete | blocks.intro.text | Join us | Kommt zu uns",
      "obsolete | blocks.outro.heading | Bye | Tschüs",
    ]);
    expect(strays).toEqual([]);
    expect(data).toMatchObject({ title: "Über uns", blocks: [{ heading: "Stellen bei ${site.brand}" }] });
  });

  it("knows entries of lists by their texts, wherever they stand", () => {
    const list = (...items: string[]): string =>
      `blocks:\n  - type: hero\n    id: a\n    items:\n${items.join("")}`;
    const entry = (title: string, words: string): string =>
      `      - title: ${title}\n        text: ${words}\n        href: /x\n`;
    const { data } = lay(
      list(
        entry("New", "Nobody has seen this one before"),
        entry("Three", "The third of them"),
        entry("One", "The very first of them"),
      ),
      `blocks:
  a:
    items:
      - title: { of: One, text: Eins }
        text: { of: The first of them, text: Das erste }
      - title: { of: Two, text: Zwei }
        text: { of: Something else entirely, text: Etwas anderes }
      - title: { of: Three, text: Drei }
        text: { of: The third of them, text: Das dritte }
`,
    );
    expect(data).toMatchObject({
      blocks: [
        {
          items: [
            { title: "New", text: "Nobody has seen this one before" },
            { title: "Drei", text: "Das dritte", href: "/x" },
            { title: "Eins", text: "Das erste" },
          ],
        },
      ],
    });
  });

  it("finds nested blocks by their ids, in whatever block they stand", () => {
    const { data } = lay(
      "blocks:\n  - type: hero\n    id: a\n    blocks:\n      - type: hero\n        id: b\n        heading: Inner\n",
      "blocks:\n  b:\n    heading: { of: Inner, text: Innen }\n",
    );
    expect(data).toMatchObject({ blocks: [{ blocks: [{ id: "b", heading: "Innen" }] }] });
  });

  it("says of which block a text cannot be translated, because it has no id", () => {
    const { units } = lay("blocks:\n  - type: hero\n    heading: Hello\n", "{}");
    expect(units).toMatchObject([
      { state: "missing", needsId: ["blocks", 0], path: ["blocks", 0, "heading"] },
    ]);
  });

  it("guesses what a misspelt block, option or row was to be", () => {
    const guesses = (version: string) => lay(about, version).units.flatMap(({ stray }) => stray?.guess ?? []);
    expect(guesses("blocks:\n  into:\n    heading: { of: x, text: y }\n")).toEqual(["intro"]);
    expect(guesses("blocks:\n  intro:\n    headng: { of: x, text: y }\n")).toEqual(["heading"]);
  });

  it("finds rows by their keys", () => {
    const rows: Shape = { ...shape, schema: card, key: "href" };
    const { data, states } = lay(
      "- { href: /a, title: One }\n- { href: /b, title: Two }\n",
      "/b: { title: { of: Two, text: Zwei } }\n/c: { title: { of: Three, text: Drei } }\n",
      rows,
    );
    expect(data).toMatchObject([{ title: "One" }, { title: "Zwei" }]);
    expect(states).toEqual([
      "missing | /a.title | One",
      "translated | /b.title | Two | Zwei",
      "obsolete | /c.title | Three | Drei",
    ]);
  });

  it.each([
    ["id", "yalda", []],
    ["id", "The longest night", []],
    ["slug", "three-bridges", []],
    ["name", "Wood", ["missing | Wood.name | Wood"]],
  ])("asks for no translation of a key, %s: %s, unless it is the name of something", (key, value, states) => {
    const rows: Shape = { ...shape, schema: { properties: { [key]: { type: "string" } } }, key };
    expect(lay(`- { ${key}: ${value} }\n`, "{}", rows).states).toEqual(states);
    const own = lay(`- { ${key}: ${value} }\n`, `${value}: { ${key}: toot }\n`, rows).data;
    // An address may end in each language as it likes; an id is the same in all.
    expect(own).toEqual([{ [key]: key === "id" ? value : "toot" }]);
  });

  it("says where a version has another form than its original", () => {
    const { misfits } = lay(about, "title: [a]\nblocks:\n  intro: Hallo\n");
    expect(misfits).toMatchObject([
      { wanted: "text", path: ["title"] },
      { wanted: "group", path: ["blocks", "intro"] },
    ]);
  });
});
