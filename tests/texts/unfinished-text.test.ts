import { afterAll, describe, expect, it } from "vitest";
import { findForeignMarkup } from "../../renderer/texts/foreign-markup.ts";
import { mockSite, removeMockSites } from "../support/mock-site.ts";
import { taken } from "../support/taken-offer.ts";
import { told } from "../support/told.ts";

afterAll(removeMockSites);

const page = (text: string): string =>
  `title: About\ndescription: What About is.\nblocks:\n  - type: hero\n    heading: About\n    text: ${text}\n`;

describe("what is left of a text that is not finished is told", () => {
  const marked = (text: string, isMarkdown: boolean): string | undefined => {
    const one = findForeignMarkup(text, isMarkdown);
    return one?.fault.code === "unfinished-text" ? text.slice(one.start, one.end) : undefined;
  };
  it.each([
    ["Lorem ipsum dolor sit amet, consectetur adipiscing elit.", /^Lorem ipsum dolor sit amet/],
    ["We open soon. lorem ipsum dolor", /^lorem ipsum dolor$/],
    ["TODO: say how to get here", /^TODO:$/],
    ["TODO", /^TODO$/],
    ["Open from 9 to 5 [TODO ask Ana]", /^\[TODO ask Ana\]$/],
    ["FIXME the price is old", /^FIXME$/],
    ["Welcome to [Your Company Name].", /^\[Your Company Name\]$/],
    ["Rufen Sie [Ihre Telefonnummer] an", /^\[Ihre Telefonnummer\]$/],
    ["[Insert text here]", /^\[Insert text here\]$/],
    ["Dear [FIRST NAME], come in", /^\[FIRST NAME\]$/],
    ["[Text folgt]", /^\[Text folgt\]$/],
    ["Your text here", /^Your text here$/],
    ["Hier steht Ihr Text", /^Hier steht Ihr Text$/],
    ["xxx", /^xxx$/],
    ["TBD", /^TBD$/],
    ["Call %PHONE% today", /^%PHONE%$/],
    ["Tel. +34 956 XX XX XX", /^XX XX XX$/],
    ["undefined", /^undefined$/],
    ["Opening hours: [object Object]", /^\[object Object\]$/],
    ["PENDIENTE: texto de Ana", /^PENDIENTE:$/],
    ["À FAIRE : les horaires", /^À FAIRE :$/],
    ["Visite [Seu título]", /^\[Seu título\]$/],
    ["[Insertar foto de la sala 3]", /^\[Insertar foto de la sala 3\]$/],
    ["Tu texto aquí", /^Tu texto aquí$/],
    ["Texto de relleno.", /^Texto de relleno\.$/],
    ["هذا النص هو مثال لنص يمكن أن يستبدل في نفس المساحة", /^هذا النص هو مثال/],
  ])("%j", (text, expected) => {
    expect(marked(text, false)).toMatch(expected);
    expect(marked(text, true)).toMatch(expected);
  });

  it.each([
    "TODO INCLUIDO: habitación y desayuno",
    "Lists of to-dos, and what we did with them",
    "Typesetters have used Lorem ipsum since the sixteenth century",
    "She called [your company] and nobody answered",
    "Read [Your First Visit](/about)",
    "Write to [Your Name][1]\n\n[1]: /about",
    "We write `TODO:` where a thing is to be done",
    "Your text arrives within the hour",
    "Your title",
    "Your description",
    "Enter title",
    "An opening [in the wall] is closed",
    "- [x] done",
    "Malcolm XXX",
    "The programme follows",
    "100%ABC% of it",
    "Siglos XX-XXI, y XIX",
    "Super Bowl XXX",
    "Speaker TBD",
    "To be undefined is to be free",
    "Pendiente: 12 %",
    "Un texto aquí y otro allí",
    "El título provisional era otro",
    "A FAZER EM LISBOA",
  ])("nothing is left in %j", (text) => {
    const one = findForeignMarkup(text, true);
    expect(one?.fault.code === "unfinished-text" && one).toBe(false);
  });
});

it("a name between two square brackets is a gap in a plain text, and half a link in Markdown", () => {
  const code = (isMarkdown: boolean) => findForeignMarkup("Call [[phone]] today", isMarkdown)?.fault.code;
  expect([code(false), code(true)]).toEqual(["unfinished-text", "half-link"]);
  expect(findForeignMarkup("if [[ -f x ]]; then", false)?.fault.code).not.toBe("unfinished-text");
});

describe("the name of a sign of chat programs is told with the sign", () => {
  it.each([
    ["Come by :tada:", "🎉"],
    ["A :white_check_mark: for every room", "✅"],
    [":+1: from all of us", "👍"],
  ])("%j", (text, sign) => {
    for (const isMarkdown of [true, false])
      expect(findForeignMarkup(text, isMarkdown)).toMatchObject({
        fault: { code: "emoji-name" },
        meant: sign,
      });
  });

  it.each([
    "From 10:30:45 on",
    "std::x::y",
    "https://example.com/:x:/y",
    "The ratio a:x:b",
    ":unknown_thing:",
  ])("%j is none", (text) => expect(findForeignMarkup(text, true)).toBeUndefined());
});

it("authors read once, as a warning, what is left", async () => {
  const site = await mockSite({ "pages/about.yaml": page("Lorem ipsum dolor sit amet.") });
  expect(site.problems.map(({ severity }) => severity)).toEqual(["warning"]);
  expect(told(site)).toEqual([
    'pages/about.yaml:6:11 unfinished-text «Lorem ipsum dolor sit amet» | "Lorem ipsum dolor sit amet" is the Latin that stands where a text is still to come; visitors would read it. | Write the text.',
  ]);
  const { text, left } = await taken("pages/about.yaml", page('"We are open :tada:"'));
  expect(text).toBe(page('"We are open 🎉"'));
  expect(left).toEqual([]);
});

it("what stands in an empty field says what to type there", async () => {
  const files = {
    "blocks/ask/schema.json": JSON.stringify({
      title: "Ask",
      description: "A field.",
      type: "object",
      additionalProperties: false,
      properties: { placeholder: { type: "string", description: "Shown in the empty field." } },
    }),
    "blocks/ask/view.tsx": "export default () => null;\n",
  };
  const ask = `${page("We ask.")}  - type: ask\n    placeholder: Enter your text here\n`;
  expect(told(await mockSite({ ...files, "pages/about.yaml": ask }))).toEqual([]);
});

it("long texts are looked through once", () => {
  for (const piece of ["[", ":x", "[Your ", "TODO ", "[Insert a ", "lorem ipsum ", "[[a", "XX ", "%AAA"])
    expect(findForeignMarkup(piece.repeat(20_000), true)?.fault.code).not.toBe("emoji-name");
});
