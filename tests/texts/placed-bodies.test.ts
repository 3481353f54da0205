import fc from "fast-check";
import type { Element } from "hast";
import { describe, expect, it } from "vitest";
import { sanitizePolicy } from "../../renderer/sanitize-policy.ts";
import { renderBody } from "../../renderer/texts/render-body.ts";
import { elementsIn, parseHtml } from "../hostile/content/observe-html.ts";

/** Elements of a page around a text: what they are, they stay, whatever the text holds. */
const parents = [
  ["<div>", "</div>"],
  ["<ul><li><div>", "</div></li><li>next</li></ul>"],
  ["<ol><li><section>", "</section></li></ol>"],
  ["<dl><dt>a</dt><dd><div>", "</div></dd><dt>next</dt></dl>"],
  ["<table><tbody><tr><td><div>", "</div></td><td>next</td></tr></tbody></table>"],
  ["<table><caption><div>", "</div></caption><tbody><tr><td>next</td></tr></tbody></table>"],
  ["<blockquote><div>", "</div></blockquote>"],
  ["<figure><figcaption><div>", "</div></figcaption></figure>"],
  ["<details open=''><summary>a</summary><div>", "</div></details>"],
  ["<button><div>", "</div></button>"],
  ["<form><fieldset><div>", "</div></fieldset></form>"],
] as const;

/** The path of an element, as names from the outermost on. */
const pathOf = ([element, around]: [Element, readonly Element[]]) =>
  [...around, element].map(({ tagName }) => tagName).join(" ");

const shapeOf = (html: string) =>
  JSON.stringify(parseHtml(html).children, (key, value) => (key === "position" ? undefined : value));

/** What goes wrong when a text stands in a parent; empty when nothing does. */
function escapes(html: string, [before, after]: readonly [string, string]): string[] {
  const marked = `${before.replace(/>$/, ' id="around">')}${html}${after}<p id="after">after</p>`;
  const elements = [...elementsIn(parseHtml(marked))];
  const around = elements.find(([{ properties }]) => properties.id === "around")?.[0];
  const bare = [...elementsIn(parseHtml(`${before}${after}<p id="after">after</p>`))].map(pathOf);
  const outside = elements
    .filter(([element, list]) => element !== around && !list.includes(around!))
    .map(pathOf);
  const inside = JSON.stringify(around?.children, (key, value) => (key === "position" ? undefined : value));
  const expected = bare.filter((path) => path !== pathOf(elements.find(([element]) => element === around)!));
  return [
    ...(JSON.stringify(outside) === JSON.stringify(expected) ? [] : [`around it: ${outside.join(", ")}`]),
    ...(inside === shapeOf(html) ? [] : [`in it: ${inside}`]),
  ];
}

const others =
  "div font center marquee option optgroup form button a nobr ruby rt template svg math select".split(" ");
const names = [...sanitizePolicy.tags, ...others];

describe("the text of a file never leaves its block", () => {
  it.each(names)("not with a stray %s, alone, twice and within itself", (name) => {
    for (const text of [
      `<${name}>x</${name}>`,
      `<${name}>x<${name}>y`,
      `x</${name}>y`,
      `<p>a<${name}>b</${name}>c</p>`,
      `<a href="/x">a<${name}>b<a href="/y">c</a></${name}></a>`,
      `<ul><${name}><li>a</li></${name}></ul>`,
      `<h2><font><${name}>a</${name}></font></h2>`,
    ])
      for (const parent of parents) expect(escapes(renderBody(text, "a.html"), parent), text).toEqual([]);
  });

  it("not with any mixture of them", () => {
    const piece = fc.oneof(
      fc.constantFrom(...names).map((name) => `<${name}>`),
      fc.constantFrom(...names).map((name) => `</${name}>`),
      fc.constantFrom("x", " ", "\n", "<table><tr><td>", "</table>", "<p><b id=1>", "<!-- c -->", "&lt;li>"),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), fc.constantFrom(...parents), (pieces, parent) => {
        const html = renderBody(pieces.join(""), "a.html");
        expect(escapes(html, parent)).toEqual([]);
      }),
      { numRuns: 3_000, seed: 24 },
    );
  });
});
