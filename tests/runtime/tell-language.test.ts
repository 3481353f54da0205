import { describe, expect, it } from "vitest";
import { tellLanguage } from "../../renderer/runtime/tell-language.ts";

const english = (texts: string[], dir?: "ltr") => ({ lang: "en", texts, ...(dir && { dir }) });

describe("texts of a block that nobody has translated are told to be in their own language", () => {
  it.each([
    [
      "a block that says nothing else, as a whole",
      '<div data-block="hero"><h1>Welcome</h1><p>Come in</p></div>',
      '<div lang="en" data-block="hero"><h1>Welcome</h1><p>Come in</p></div>',
    ],
    [
      "numbers, signs and drawings beside them, which are the same in every language",
      '<div data-block="a"><p>Welcome</p> 24 % <svg aria-hidden="true"><title>Pfeil</title></svg></div>',
      '<div lang="en" data-block="a"><p>Welcome</p> 24 % <svg aria-hidden="true"><title>Pfeil</title></svg></div>',
    ],
    [
      "the outermost elements that have no translation in them",
      '<div data-block="a"><h2>Stellen</h2><ul><li><a href="/x">Welcome</a> <b>Come in</b></li><li>Koch</li></ul></div>',
      '<div data-block="a"><h2>Stellen</h2><ul><li lang="en"><a href="/x">Welcome</a> <b>Come in</b></li><li>Koch</li></ul></div>',
    ],
    [
      "a text beside a translated one, in an element of its own",
      '<div data-block="a"><p>Ort: <!-- --> Welcome <!-- -->!</p></div>',
      '<div data-block="a"><p>Ort: <!-- --> <span lang="en">Welcome</span> <!-- -->!</p></div>',
    ],
    [
      "no text beside another one in an island, which would lose it",
      '<div data-block="a"><div data-root=""><p>Ort: <!-- -->Welcome</p><p>Come in</p></div><script type="application/json">{"a":"Welcome"}</script></div>',
      '<div data-block="a"><div data-root=""><p>Ort: <!-- -->Welcome</p><p lang="en">Come in</p></div><script type="application/json">{"a":"Welcome"}</script></div>',
    ],
    [
      "what pictures show and buttons are called",
      '<div data-block="a"><p>Stellen</p><img src="/a.png" alt="Welcome"/><button aria-label="Come in"><svg></svg></button></div>',
      '<div data-block="a"><p>Stellen</p><img lang="en" src="/a.png" alt="Welcome"/><button lang="en" aria-label="Come in"><svg></svg></button></div>',
    ],
    [
      "a text with signs that HTML spells otherwise",
      '<div data-block="a"><p>Stellen</p><p>R&amp;D isn&#x27;t &quot;far&quot;</p></div>',
      '<div data-block="a"><p>Stellen</p><p lang="en">R&amp;D isn&#x27;t &quot;far&quot;</p></div>',
    ],
    [
      "nothing of what says its language itself",
      '<div data-block="a"><a href="/" lang="fr">Welcome</a><p>Stellen</p></div>',
      '<div data-block="a"><a href="/" lang="fr">Welcome</a><p>Stellen</p></div>',
    ],
    [
      "a text with places that something was put into, as long as that is no word",
      '<div data-block="a"><p>3 of 1.204 events</p><p>Stellen of 2 events</p></div>',
      '<div data-block="a"><p lang="en">3 of 1.204 events</p><p>Stellen of 2 events</p></div>',
    ],
    [
      "an element with a translated name: only what is in it",
      '<div data-block="a"><nav aria-label="Bereiche"><p>Welcome</p></nav></div>',
      '<div data-block="a"><nav aria-label="Bereiche"><p lang="en">Welcome</p></nav></div>',
    ],
  ])("%s", (_name, html, told) => {
    expect(
      tellLanguage(html, english(["Welcome", "Come in", "{shown} of {total} events", `R&D isn't "far"`])),
    ).toBe(told);
  });

  it("with their direction, where the page has the other one", () => {
    expect(tellLanguage("<div><p>Welcome</p><p>مرحبا</p></div>", english(["Welcome"], "ltr"))).toBe(
      '<div><p lang="en" dir="ltr">Welcome</p><p>مرحبا</p></div>',
    );
  });

  it("without it, where nothing of it is to be seen: a name for screen readers turns no row of buttons around", () => {
    const html = '<div><p>مرحبا</p><div class="tools"><button aria-label="Welcome"></button></div></div>';
    expect(tellLanguage(html, english(["Welcome"], "ltr"))).toBe(
      '<div><p>مرحبا</p><div lang="en" class="tools"><button aria-label="Welcome"></button></div></div>',
    );
  });
});
