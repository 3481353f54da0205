import { describe, expect, it } from "vitest";
import { measureIn } from "../../renderer/texts/letters/measure-text.ts";
import fitHeader, { type Fitted } from "./fit.ts";

const measureText = measureIn();

const LABELS = "Home,About,Services,Technologies,Platform,Showcases,Insights,Careers,Contact".split(",");
const entries = (labels: readonly string[]) => labels.map((label) => ({ label, href: "/" }));

/** The header of the engine's first site, with some options in place of its own. */
const header = (own: Partial<Fitted> = {}): Fitted => ({
  brand: { label: "2SD, home", number: "2", word: "Two", suffix: "SD", href: "/" },
  items: entries(LABELS),
  search: { label: "Search", href: "/search" },
  switches: ["motion", "theme"],
  ...own,
});
const word = (text: string) => ({ brand: { label: "Home", text, href: "/" } });

describe("the entries stand in the bar", () => {
  it("of the first site from 1,024 px on, further apart from 1,280 px on", () => {
    expect(fitHeader(header(), measureText)).toEqual({ from: 64, isRoomy: true, isTight: false });
  });
  it.each([
    ["a wider logo", word("Harbour Works"), 72],
    ["a button", { actions: [{ label: "Talk to us", href: "/contact", look: "primary" }] }, 72],
    ["twelve more", { items: entries([...LABELS, ..."ABCDEFGHIJKL"]) }, 0],
    ["long words", { items: entries(LABELS.map((label) => `${label} and more`)) }, 0],
    ["few entries", { items: entries(["Home", "About"]), ...word("Harbour Works") }, 64],
  ] as const)("with %s", (_, own, from) => {
    expect(fitHeader(header(own as Partial<Fitted>), measureText).from).toBe(from);
  });
  it("close together when they have no room otherwise", () => {
    const many = {
      items: entries([...LABELS, "Partners", "Press", "Status", "Support"]),
      ...word("Works"),
      switches: [],
    };
    expect(fitHeader(header(many), measureText)).toMatchObject({ from: 72, isRoomy: false });
  });
});

describe("the switches are in the menu of telephones", () => {
  it.each([
    ["beside a wide word", word("Harbour Works"), true],
    ["but not beside a narrow one", word("Kestrel"), false],
    ["beside a picture of unknown size", { brand: { label: "Home", image: {}, href: "/" } }, true],
    [
      "but not beside a square one",
      { brand: { label: "Home", image: { width: 64, height: 64 }, href: "/" } },
      false,
    ],
    ["beside a button", { ...word("A"), narrowActions: "bar" }, true],
  ])("%s", (_, own, isTight) => {
    expect(fitHeader(header(own as Partial<Fitted>), measureText).isTight).toBe(isTight);
  });
});
