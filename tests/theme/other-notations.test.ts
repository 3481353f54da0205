import { afterAll, describe, expect, it } from "vitest";
import { readTheme } from "../../renderer/theme/read-theme.ts";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

afterAll(removeMockSites);

const offers = (line: string): (string | undefined)[] => {
  const text = `colors:\n  light: { ${line} }\n  dark: {}\n`;
  return readTheme(writeMockSite({ "data/theme.yaml": text })).problems.map(
    ({ fix, offer }) => (fix ?? offer)?.text,
  );
};

describe("a colour in the notation of another program", () => {
  it.each([
    ['accent: "26, 68, 184"', '"rgb(26 68 184)"'],
    ["accent: 0x1a44b8", '"#1a44b8"'],
    ["accent: 0X1A44B8", '"#1a44b8"'],
    ['accent: "cmyk(86%, 63%, 0%, 28%)"', '"#1a44b8"'],
    ['accent: "cmyk(0, 58, 80, 46)"', '"#8a3a1c"'],
  ])("%s is offered", (line, offer) => expect(offers(line)).toEqual([offer]));

  it.each(['"26, 68"', '"26, 68, 300"', '"cmyk(0, 58, 80, 460)"', '"var(--brand)"'])(
    "%s is nothing that is certain",
    (color) => expect(offers(`accent: ${color}`)).toEqual([undefined]),
  );
});

describe("a colour by the name of its part in another system", () => {
  it.each([
    ["primary: navy", "accent"],
    ["text: black", "ink"],
    ["background: white", "paper"],
    ["danger: maroon", "negative"],
  ])("%s is offered as %s", (line, name) => expect(offers(line)).toEqual([name]));
});
