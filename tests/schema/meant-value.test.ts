import { describe, expect, it } from "vitest";
import { beginningOf, meantValue } from "../../renderer/schema/meant-value.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import { showProblem } from "../support/show-problems.ts";
import { checkText, type ValueCases } from "./check-value.ts";

const texts: Schema = { type: "array", items: { type: "string" } };
const labelled: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["label"],
  properties: { label: { type: "string" }, note: { type: "string" } },
};

const condition: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["field"],
  properties: { field: { type: "string" }, is: { type: "string" } },
};
const link: Schema = {
  type: "object",
  additionalProperties: false,
  required: ["label", "href"],
  properties: { label: { type: "string" }, href: { type: "string", "x-kind": "link" } },
};

/** Checks a value, and compares its problems and the file with all that is offered. */
function isOffered(_: string, [schema, text, ...expected]: ValueCases[string]): void {
  const problems = checkText({ type: "object", properties: { a: schema } }, text);
  const offered = problems.flatMap(({ offer }) => {
    const edit = Array.isArray(offer) ? offer[0] : offer;
    return edit ? [text.slice(0, edit.start) + edit.text + text.slice(edit.end)] : [];
  });
  expect([...problems.map((problem) => showProblem(text, problem)), ...offered]).toEqual(expected);
}

describe("what a value of another kind was meant to be", () => {
  const cases: [value: unknown, schema: Schema, meant: string | undefined][] = [
    ["4,5", { type: "number" }, "4.5"],
    ["3", { type: "integer" }, "3"],
    ["1 200", { type: "integer" }, "1200"],
    ["tak", { type: "boolean" }, "true"],
    ["FAŁSZ", { type: "boolean" }, "false"],
    ["✓", { type: "boolean" }, "true"],
    ["1.200,50", { type: "number" }, "1200.5"],
    ["\u22123", { type: "number" }, "-3"],
    ["4,5", { type: "integer" }, undefined],
    ["18k", { type: "number" }, "18000"],
    ["1,2 Mio.", { type: "number" }, "1200000"],
    ["18500,-", { type: "integer" }, "18500"],
    ["890.– EUR", { type: "number" }, "890"],
    ["1_250", { type: "number" }, "1250"],
    ["18.500 €", { type: "integer" }, "18500"],
    ["18,500", { type: "integer" }, "18500"],
    ["18,500", { type: "number" }, undefined],
    ["4,5", { type: "number", maximum: 4 }, undefined],
    ["Three", { type: "number" }, "3"],
    ["0.875rem", { type: "number", minimum: 13 }, "14"],
    ["2rem", { type: "number" }, "2"],
    ["160%", { type: "number", maximum: 2.2 }, "1.6"],
    ["bold", { type: "number", minimum: 100, maximum: 900 }, "700"],
    ["bold", { type: "number", maximum: 9 }, undefined],
    ["30-44", { type: "array", items: { type: "number" } }, "[30, 44]"],
    ["2026-04", texts, '["2026-04"]'],
    ["20 minutes", { type: "number" }, "20"],
    ["€ 12,50", { type: "number" }, "12.5"],
    ["EUR 1.200,50", { type: "number" }, "1200.5"],
    ["98 %", { type: "integer" }, "98"],
    ["2 hours 30", { type: "number" }, undefined],
    ["0:45", { type: "integer" }, undefined],
    [["boats"], { type: "string", enum: ["boats"] }, "boats"],
    [["boats"], { type: "string" }, undefined],
    ["about 20", { type: "integer" }, undefined],
    ["ja", { type: "boolean" }, "true"],
    ["No", { type: "boolean" }, "false"],
    ["off", { type: "boolean" }, "false"],
    [1, { type: "boolean" }, "true"],
    ["maybe", { type: "boolean" }, undefined],
    ["ture", { type: "boolean" }, "true"],
    ["flase", { type: "boolean" }, "false"],
    ["full", { type: "boolean" }, undefined],
    ["tea", { type: "boolean" }, undefined],
    ["14+", { type: "integer" }, "14"],
    ["from 14", { type: "integer" }, "14"],
    ["à partir de 14", { type: "integer" }, "14"],
    ["ab 14 Jahren", { type: "integer" }, "14"],
    ["from £12.50", { type: "number" }, "12.5"],
    ["since 2014", { type: "integer" }, "2014"],
    ["14-18", { type: "integer" }, undefined],
    ["from 14 to 18", { type: "integer" }, undefined],
    ["from home", { type: "integer" }, undefined],
    // Both kinds can be meant by it.
    ["1", { type: ["boolean", "integer"] }, undefined],
    ["rescue", texts, "[rescue]"],
    ["Sea rescue", texts, "[Sea rescue]"],
    ["Rescue: how", texts, '["Rescue: how"]'],
    ["no", texts, '["no"]'],
    ['the "Elbe 5"', texts, "['the \"Elbe 5\"']"],
    [6, { type: "array", items: { type: "number" } }, "[6]"],
    [6, texts, undefined],
    ["rescue, sea boats", texts, "[rescue, sea boats]"],
    ["الإنقاذ، القوارب", texts, "[الإنقاذ, القوارب]"],
    ["Dogs, 2.00, 4", texts, "[Dogs, 2.00, 4]"],
    ["2, 4", { type: "array", items: { type: "number" } }, "[2, 4]"],
    ["Just me / Two of us / Three or more", texts, "[Just me, Two of us, Three or more]"],
    ["rescue | boats · crew", texts, "[rescue, boats, crew]"],
    ["${item.when}, ${item.price}", texts, '["${item.when}", "${item.price}"]'],
    ["${item.when} at ${item.price}", texts, undefined],
    // Two entries, or a sentence.
    ["We wait for the tide, and then we go", texts, undefined],
    ["Rescue, boats.", texts, undefined],
    ["rescue,, boats", texts, undefined],
    ["rescue", { type: "array", items: { type: "string", enum: ["boats"] } }, undefined],
    ["rescue", { ...texts, minItems: 2 }, undefined],
    ["rescue\nboats", texts, undefined],
    ["${item.tags}", texts, undefined],
    ["Ticket", labelled, "{ label: Ticket }"],
    ["Ticket, reduced", labelled, '{ label: "Ticket, reduced" }'],
    ["/tickets", labelled, undefined],
    ["[Ask us](/visit#ask)", link, "{ label: Ask us, href: /visit#ask }"],
    ["[Ask us](/visit)", labelled, undefined],
    ['<a href="/visit">Ask us</a>', link, "{ label: Ask us, href: /visit }"],
    ["Ticket", { ...labelled, required: ["label", "note"] }, undefined],
    ["Ticket", { type: "object", additionalProperties: { type: "string" } }, undefined],
    ["topic is Something else", condition, "{ field: topic, is: Something else }"],
    ["topic = Other", condition, "{ field: topic, is: Other }"],
    [["a"], { type: "string" }, undefined],
    [null, texts, undefined],
  ];
  it.each(cases)("%j of %j is %j", (value, schema, meant) => {
    expect(meantValue(value, schema)).toBe(meant);
  });
});

describe("it is told and offered", () => {
  const cases: ValueCases = {
    "for a number": [
      { type: "number", description: "Its weight." },
      "a: 4,5 # tons\n",
      '1:4 wrong-type «4,5» | "a" must be a number, not the text "4,5". | Write 4.5',
      "a: 4.5 # tons\n",
    ],
    "for a switch in quotation marks": [
      { type: "boolean" },
      'a: "yes"\n',
      '1:4 wrong-type «"yes"» | "a" must be true or false, not the text "yes". | Write true',
      "a: true\n",
    ],
    "for a list": [
      texts,
      "a: rescue\n",
      '1:4 wrong-type «rescue» | "a" must be a list, not the text "rescue". | Write [rescue]',
      "a: [rescue]\n",
    ],
    "for all entries of a list at once": [
      { type: "array", items: labelled },
      "a:\n  - Child\n  - Adult # over 16\n",
      '2:5 wrong-type «Child» | Entry 1 of "a" must be a group of options (label, note), not the text "Child". | The same holds in 1 more place. Write { label: Child }',
      "a:\n  - { label: Child }\n  - { label: Adult } # over 16\n",
    ],
    "for an entry of a list": [
      { type: "array", items: labelled },
      "a:\n  - label: Child\n  - Adult\n",
      '3:5 wrong-type «Adult» | Entry 2 of "a" must be a group of options (label, note), not the text "Adult". | Write { label: Adult }',
      "a:\n  - label: Child\n  - { label: Adult }\n",
    ],
  };
  it.each(Object.entries(cases))("%s", isOffered);
});

describe("a sentence with a colon as an entry", () => {
  const cases: ValueCases = {
    "is told as one": [
      texts,
      "a:\n  - Bring boots\n  - Note: the deck is wet\n",
      '3:5 colon-in-text «Note: the deck is wet» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "Note: the deck is wet"',
      'a:\n  - Bring boots\n  - "Note: the deck is wet"\n',
    ],
    "with a beginning of several words": [
      texts,
      "a:\n  - open daily: ten to five\n",
      '2:5 colon-in-text «open daily: ten to five» | A colon followed by a space ends a name, so this text cannot be read as one. | Put the text in quotation marks: "open daily: ten to five"',
      'a:\n  - "open daily: ten to five"\n',
    ],
    "that is rather a name and its value is a group": [
      texts,
      "a:\n  - boots: Red\n",
      '2:5 wrong-type «boots: Red» | Entry 1 of "a" must be a text, not a group of options.',
    ],
    "of a choice is none": [
      { type: "array", items: { type: "string", pattern: "^x" } },
      "a:\n  - Note: wet\n",
      '2:5 wrong-type «Note: wet» | Entry 1 of "a" must be a text, not a group of options.',
    ],
    "with more lines below it is none": [
      texts,
      "a:\n  - Note: wet\n    other: dry\n",
      '2:5 wrong-type «Note: wet» | Entry 1 of "a" must be a text, not a group of options.',
    ],
  };
  it.each(Object.entries(cases))("%s", isOffered);
});

describe("a place on a map", () => {
  const number = (most: number): Schema => ({ type: "number", minimum: -most, maximum: most });
  const place: Schema = {
    type: "array",
    description: "Longitude, then latitude.",
    items: [number(180), number(90)],
    minItems: 2,
  };
  const turned: Schema = { type: "array", items: [number(90), number(180)], minItems: 2 };
  const link = "https://www.openstreetmap.org/#map=17/52.5/13.4";
  const cases: ValueCases = {
    "is that of a link": [
      place,
      `a: ${link}\n`,
      `1:4 wrong-type «${link}» | "a" must be a list, not the text "${link}". | Write [13.4, 52.5]`,
      "a: [13.4, 52.5]\n",
    ],
    "is that of a link, with the latitude first": [
      turned,
      `a: ${link}\n`,
      `1:4 wrong-type «${link}» | "a" must be a list, not the text "${link}". | Write [52.5, 13.4]`,
      "a: [52.5, 13.4]\n",
    ],
    "has names": [
      place,
      "a: { lat: 52.5, lon: 13.4 }\n",
      '1:4 wrong-type «{ lat: 52.5, lon: 13.4 }» | "a" must be a list, not a group of options. | Write [13.4, 52.5]',
      "a: [13.4, 52.5]\n",
    ],
    "is not known from a short link": [
      place,
      "a: https://maps.app.goo.gl/Ab12\n",
      '1:4 wrong-type «https://maps.app.goo.gl/Ab12» | "a" must be a list, not the text "https://maps.app.goo.gl/Ab12". | The link does not say where it leads: open it, press the place with the right button, and write its two numbers as [longitude, latitude]. Maps show the latitude first.',
    ],
    "is not known from two numbers alone": [
      place,
      "a: 52.5, 13.4\n",
      '1:4 wrong-type «52.5, 13.4» | "a" must be a list, not the text "52.5, 13.4". | Longitude, then latitude.',
    ],
  };
  it.each(Object.entries(cases))("%s", isOffered);
});

describe("numbers by width of the window", () => {
  const count: Schema = { type: "integer", minimum: 1, maximum: 6 };
  const columns: Schema = {
    type: "object",
    description: "Such as { base: 1, md: 2 }.",
    additionalProperties: false,
    required: ["base"],
    properties: { base: count, sm: count, md: count, lg: count },
  };
  const wants = '"a" must be a group of options (base, sm, md, lg), not';
  const cases: ValueCases = {
    "are one alone": [
      columns,
      "a: 2\n",
      `1:4 wrong-type «2» | ${wants} the number 2. | Write { base: 1, md: 2 }`,
      "a: { base: 1, md: 2 }\n",
    ],
    "are one in words": [
      columns,
      "a: 5 columns # wide\n",
      `1:4 wrong-type «5 columns» | ${wants} the text "5 columns". | Write { base: 1, md: 3, lg: 5 }`,
      "a: { base: 1, md: 3, lg: 5 } # wide\n",
    ],
    "are more than there may be": [
      columns,
      "a: 12\n",
      `1:4 wrong-type «12» | ${wants} the number 12. | Such as { base: 1, md: 2 }.`,
    ],
    "are none": [
      columns,
      "a: auto\n",
      `1:4 wrong-type «auto» | ${wants} the text "auto". | Such as { base: 1, md: 2 }.`,
    ],
    "stand where one is wanted": [
      count,
      "a: { base: 1, md: 2 }\n",
      '1:4 wrong-type «{ base: 1, md: 2 }» | "a" must be a whole number, not a group of options. | Write 2',
      "a: 2\n",
    ],
  };
  it.each(Object.entries(cases))("%s", isOffered);
});

describe("a list without its brackets", () => {
  const tagged: Schema = {
    type: "object",
    additionalProperties: false,
    properties: { tags: { type: "array", minItems: 2, items: { type: "string" } }, note: { type: "string" } },
  };
  const cases: ValueCases = {
    "is told once": [
      tagged,
      "a: { tags: red, dark green, 'x', note: b }\n",
      `1:12 text-cut-off «red, dark green, 'x'» | Between braces a comma begins the next entry, so "tags" has only the value "red". | A list of values stands in square brackets: [red, dark green, 'x']`,
      "a: { tags: [red, dark green, 'x'], note: b }\n",
    ],
  };
  it.each(Object.entries(cases))("%s", isOffered);
});

describe("a text that its comma has ended", () => {
  const cases: ValueCases = {
    "goes on with a number": [
      labelled,
      "a: { label: open from 9, 17 }\n",
      '1:13 text-cut-off «open from 9, 17» | Between braces a comma begins the next entry, so visitors would see "open from 9". | Put the text in quotation marks: "open from 9, 17"',
      'a: { label: "open from 9, 17" }\n',
    ],
    "is held by curly marks alone": [
      labelled,
      "a: { label: “open, from nine” }\n",
      '1:13 text-cut-off «“open, from nine”» | Between braces a comma begins the next entry, so visitors would see "“open". | Put the text in quotation marks: "open, from nine"',
      'a: { label: "open, from nine" }\n',
    ],
    "goes on with one word": [
      labelled,
      "a: { label: closed, mondays }\n",
      '1:13 text-cut-off «closed, mondays» | Between braces a comma begins the next entry, so visitors would see "closed". | Put the text in quotation marks: "closed, mondays"',
      'a: { label: "closed, mondays" }\n',
    ],
    "and a name that lacks its value": [
      labelled,
      "a: { label: closed, notes }\n",
      '1:21 unknown-field «notes» | "a" has no option "notes". | Did you mean "note"? | a: { label: closed, note }\n',
    ],
  };
  it.each(Object.entries(cases))("%s", isOffered);
});

describe("one value that stands in brackets or in a group of its own", () => {
  const choice: Schema = { enum: ["strip", "panel"] };
  const flag: Schema = { type: "boolean" };
  const free: Schema = { type: "string" };
  const cases: [Schema, unknown, string | undefined][] = [
    [flag, [true], "true"],
    [flag, { value: false }, "false"],
    [choice, ["strip"], "strip"],
    [choice, { value: "strip" }, "strip"],
    [free, { en: "Visit us" }, "Visit us"],
    [free, { "en-US": "Visit: us" }, '"Visit: us"'],
    [{ type: "integer" }, { default: 3 }, "3"],
    // Two, another name, or another kind of value.
    [flag, [true, false], undefined],
    [choice, { value: "tall" }, undefined],
    [choice, { look: "strip" }, undefined],
    [free, { en: "Visit us", de: "Besuch" }, undefined],
    [free, { heading: "Visit us" }, undefined],
    [labelled, { value: "Visit us" }, undefined],
  ];
  it.each(cases)("%j: %j", (schema, value, meant) => expect(meantValue(value, schema)).toBe(meant));
});

describe("the beginning of a group of which one text is there", () => {
  const facts: Schema = {
    type: "object",
    required: ["term", "text"],
    properties: { term: { type: "string" }, text: { type: "string" } },
  };
  const picture: Schema = {
    type: "object",
    required: ["src", "alt"],
    properties: { src: { type: "string", "x-kind": "image" }, alt: { type: "string" } },
  };
  const photo: Schema = { type: "object", required: ["image"], properties: { image: picture } };
  const cases: [Schema, unknown, string | undefined][] = [
    [facts, "Mon-Fri 9-17", "{ term: Mon-Fri 9-17, text: … }"],
    [{ type: "array", items: link }, "Contact", "[{ label: Contact, href: … }]"],
    [{ type: "array", items: link }, "/contact", "[{ label: …, href: /contact }]"],
    [picture, "C:\\Users\\a\\kids.png", "{ src: /images/kids.png, alt: … }"],
    [photo, "kids.png", "{ image: { src: /images/kids.png, alt: … } }"],
    [facts, "a".repeat(61), undefined],
    [facts, "{{ item }}", undefined],
    [labelled, "Contact", undefined],
    [picture, "", undefined],
    [facts, 3, undefined],
    [texts, "a", undefined],
  ];
  it.each(cases)("%j: %j", (schema, value, begins) => expect(beginningOf(value, schema)).toBe(begins));
});

describe("words in the place of a group of which they are only a part", () => {
  const group = (...names: string[]): Schema => ({
    type: "object",
    additionalProperties: false,
    required: ["label"],
    properties: Object.fromEntries(
      names.map((name): [string, Schema] => [
        name,
        name === "href"
          ? { type: "string", "x-kind": "link" }
          : ["items", "image"].includes(name)
            ? { type: "object" }
            : { type: "string" },
      ]),
    ),
  });

  it.each<[name: string, schema: Schema, text: string, meant?: string, begun?: string]>([
    [
      "an entry of a menu leads nowhere by them",
      group("label", "href", "items"),
      "About",
      undefined,
      "{ label: About, href: … }",
    ],
    [
      "nor has it words by its address",
      group("label", "href", "items"),
      "/about",
      undefined,
      "{ label: …, href: /about }",
    ],
    [
      "a logo is seen by them",
      group("label", "text", "image"),
      "Kestrel",
      "{ label: Kestrel, text: Kestrel }",
    ],
    ["a fact is one without a link", group("label", "href"), "Kestrel", "{ label: Kestrel }"],
  ])("%s", (_, schema, text, meant, begun) => {
    expect(meantValue(text, schema)).toBe(meant);
    if (begun !== undefined) expect(beginningOf(text, schema)).toBe(begun);
  });
});
