// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { findTexts } from "../../renderer/editor/find/find-texts.ts";
import { markables } from "../../renderer/editor/find/markable.ts";
import { drawnParts, probe } from "../../renderer/editor/find/probe.ts";

/** What can be typed in the texts of a view: "shown → option" for each, with the words of which it has some. */
function typed(html: (text: string) => string, text: string): string[] {
  const render = (props: { text: string }) => html(props.text);
  const texts = markables({ text }, () => true);
  const landings = probe({ text }, [texts], render);
  const found = findTexts(drawnParts({ text }, render)!, landings, texts);
  return found.flatMap(({ parts = [], pieces, isExact, text: shown }) => {
    if (isExact) return [`${shown} → all`];
    if (pieces) return [`${shown} → all of ${pieces.length}`];
    return parts.map(({ from, length, segment }) => {
      const words = shown.slice(from, from + length);
      return `${words} → ${segment ? text.slice(segment.at, segment.at + segment.count) : "all"}`;
    });
  });
}

describe("a text that its view", () => {
  it.each([
    [
      "sets in capitals among others",
      (text: string) => `<p>— ${text.toUpperCase()} —</p>`,
      "our way",
      ["OUR WAY → all"],
    ],
    [
      "takes apart into words",
      (text: string) =>
        text
          .split(" ")
          .map((word) => `<i>${word}</i> `)
          .join(""),
      "Slow boats",
      ["Slow → all of 2", "boats → all of 2"],
    ],
    [
      "takes apart into letters and figures",
      (text: string) => [...text].map((letter) => `<i>${letter}</i>`).join(""),
      "in 61",
      ["i → all of 4", "n → all of 4", "6 → all of 4", "1 → all of 4"],
    ],
    [
      "cuts off",
      (text: string) => `<p>${text.length > 12 ? `${text.slice(0, 9)}…` : text}</p>`,
      "A keel is laid once",
      ["A keel is… → all"],
    ],
    [
      "writes as several entries",
      (text: string) =>
        text
          .split(",")
          .map((entry) => `<li>${entry.trim()}!</li>`)
          .join(""),
      "wheels, kilns ,glazes",
      ["wheels → wheels", "kilns → kilns", "glazes → glazes"],
    ],
    [
      "reads as a small language",
      (text: string) => `<p>${text.replaceAll(/\*(.+?)\*/g, "<em>$1</em>")}</p>`,
      "a *loud* word",
      ["a  → a", "loud → loud", " word → word"],
    ],
  ])("%s", (_, html, text, expected) => {
    expect(typed(html, text).map((line) => line.replaceAll(/\s+/g, " ").trim())).toEqual(
      expected.map((line) => line.replaceAll(/\s+/g, " ").trim()),
    );
  });
});

it("finds nothing to type where other words would not come to stand", () => {
  expect(
    typed((text) => `<b>${text.slice(0, 1)}</b><p>${text.split("").sort().join("")}</p>`, "Ada B"),
  ).toEqual([]);
  expect(typed((text) => `<p>${text === "on" ? "On" : "Other words"}</p>`, "on")).toEqual([]);
});

it("does not take one of two equal words for the other where marks change an order", () => {
  const people = [
    { name: "Wen", place: "Loft" },
    { name: "Ada", place: "Loft" },
  ];
  const View = ({ list }: { list: typeof people }) =>
    list
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ name, place }) => (
        <p key={name}>
          {name}
          <b>{place}</b>
        </p>
      ));
  const props = { list: people };
  const landings = probe(props, [markables(props, () => true)], (some) => renderToString(<View {...some} />));
  expect(landings.map(({ text, option }) => `${text} ${option?.path.join(".")}`)).toEqual([
    "Ada list.1.name",
    "Loft list.1.place",
    "Wen list.0.name",
    "Loft list.0.place",
  ]);
});
