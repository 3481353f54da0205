import { describe, expect, it } from "vitest";
import { analyzeText } from "./analyze-text.ts";

const namesIn = (text: string) => analyzeText(text).entities.map((entity) => entity.text);
const entitiesIn = (text: string) =>
  analyzeText(text).entities.map((entity) => `${entity.type} ${entity.text}`);
const keywordsIn = (text: string) => analyzeText(text).keywords;

it("a text without words has no tone, no keywords and no entities", () => {
  for (const text of ["", "   ", "12 + 30 = 42", "?!"]) {
    expect(analyzeText(text)).toEqual({ sentiment: "Neutral", keywords: [], entities: [], language: "en" });
  }
});

describe("the tone", () => {
  it.each([
    ["good good good", "Positive"],
    ["good good", "Positive"],
    ["good, good, but bad", "Slightly Positive"],
    ["good but bad", "Neutral"],
    ["bad, bad, but good", "Slightly Negative"],
    ["bad bad", "Negative"],
    ["bad bad bad", "Negative"],
  ])("of %j is what is left when praise and complaint are set against each other", (text, sentiment) => {
    expect(analyzeText(text).sentiment).toBe(sentiment);
  });

  it("is heard in capitals, and in whole words alone", () => {
    expect(analyzeText("GOOD").sentiment).toBe("Slightly Positive");
    expect(analyzeText("Goodness gracious").sentiment).toBe("Neutral");
  });
});

describe("keywords", () => {
  it("are longer than three letters", () => {
    expect(keywordsIn("The red house near Rome")).toEqual(["house", "near", "rome"]);
  });

  it("come by frequency, and those of the same frequency in the order of the text", () => {
    expect(keywordsIn("zebra apple mango apple mango apple kiwis")).toEqual([
      "apple",
      "mango",
      "zebra",
      "kiwis",
    ]);
  });

  it("are six at most, the rarer ones left out", () => {
    expect(keywordsIn("alpha bravo delta gamma sigma omega kappa kappa")).toEqual([
      "kappa",
      "alpha",
      "bravo",
      "delta",
      "gamma",
      "sigma",
    ]);
  });

  it("keep hyphens, apostrophes and digits inside a word", () => {
    expect(keywordsIn("state-of-the-art web2print, o'brien's -dash- 'quoted' covid-19")).toEqual([
      "state-of-the-art",
      "web2print",
      "o'brien's",
      "dash",
      "quoted",
      "covid-19",
    ]);
  });

  it("know the words that say nothing with either apostrophe", () => {
    expect(keywordsIn("It doesn't, they don’t, it wouldn’t")).toEqual([]);
  });
});

describe("entities", () => {
  it("are names of technologies however they are spaced and spelt, and not as a part of a longer word", () => {
    expect(entitiesIn("we run node.js on AWS with machine  learning")).toEqual([
      "TECHNOLOGY node.js",
      "TECHNOLOGY AWS",
      "TECHNOLOGY machine  learning",
    ]);
    expect(entitiesIn("we run nodexjs, nodejs and daws, and a javanese sapling")).toEqual([]);
  });

  it("are ideas that business texts are about", () => {
    expect(entitiesIn("less risk, better data quality")).toEqual(["CONCEPT risk", "CONCEPT data quality"]);
  });

  it("are names in capital letters, with the signs and digits that belong to them", () => {
    expect(entitiesIn("we met AT&T, Élodie Łuk, Jean-Luc and Area51")).toEqual([
      "ENTITY AT&T",
      "ENTITY Élodie Łuk",
      "ENTITY Jean-Luc",
      "ENTITY Area51",
    ]);
    expect(entitiesIn("we met iPhone and 3Com")).toEqual([]);
  });

  it("do not overlap: a known technology or idea wins over the name around it", () => {
    expect(entitiesIn("we chose Kubernetes Engine and Contoso Analytics today")).toEqual([
      "TECHNOLOGY Kubernetes",
      "CONCEPT Analytics",
    ]);
    // What stands right beside it is a name of its own.
    expect(entitiesIn("we chose Anna/Kubernetes/Berta")).toEqual([
      "ENTITY Anna",
      "TECHNOLOGY Kubernetes",
      "ENTITY Berta",
    ]);
  });

  it("are longer than one letter", () => {
    expect(namesIn("Plan X met Hy today; then X left")).toEqual(["Plan X", "Hy"]);
  });

  it("leave out the small words that begin a sentence or a title", () => {
    expect(namesIn("In The Hague we met The Guardian")).toEqual(["Hague", "Guardian"]);
    expect(namesIn("we say The and About They")).toEqual([]);
  });

  it.each([
    "Yesterday was dry",
    "  Yesterday was dry",
    "“Yesterday was dry”",
    "(Yesterday was dry)",
    "it rained. Yesterday was dry",
    "it rained.\tYesterday was dry",
    "it rained!   Yesterday was dry",
    "did it rain? Yesterday was dry",
    "it rained… Yesterday was dry",
    "it rained: Yesterday was dry",
    "it rained\nYesterday was dry",
    "it rained\n\n  Yesterday was dry",
    'it "rained." Yesterday was dry',
    "(it rained.) Yesterday was dry",
    'it rained. "Yesterday was dry"',
    "it rained. (Yesterday was dry)",
    "‘it rained.’ ‘Yesterday was dry’",
  ])("leave out a single word at the start of a sentence: %j", (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  it.each(["on Yesterday", "on   Yesterday", 'on "Yesterday"', "rain, Yesterday", "one. on Yesterday"])(
    "take it for a name elsewhere: %j",
    (text) => expect(namesIn(text)).toEqual(["Yesterday"]),
  );

  it("come in the order of the text, each once in whatever case", () => {
    expect(entitiesIn("we saw Zoe, security, kafka, Adam, KAFKA, Zoe and ZOE")).toEqual([
      "ENTITY Zoe",
      "CONCEPT security",
      "TECHNOLOGY kafka",
      "ENTITY Adam",
    ]);
  });

  it("are twelve at most, the first of the text", () => {
    const people = "Anna Bert Carl Dora Emil Fred Gina Hans Ines Jana Karl Lisa Mona".split(" ");
    expect(namesIn(`we met ${people.slice(0, 12).join(", ")}`)).toEqual(people.slice(0, 12));
    expect(namesIn(`we met ${people.join(", ")}`)).toEqual(people.slice(0, 12));
  });
});

// Looking back from every name took minutes for such texts, longer than any test may.
it("a long text is read at once, also one that is mostly space", () => {
  expect(namesIn(`it rained${" ".repeat(100_000)}Berlin`)).toEqual(["Berlin"]);
  expect(namesIn(`it rained.${"\n \t".repeat(30_000)}Berlin`)).toEqual([]);
  expect(analyzeText("It rained in Oslo. ".repeat(25_000)).entities).toEqual([
    { text: "Oslo", type: "ENTITY" },
  ]);
});
