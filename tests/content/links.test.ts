import { describe, expect, it } from "vitest";
import { findImageFault, findLinkFault, splitLink } from "../../renderer/content/links.ts";

describe("addresses that are fine", () => {
  it.each([
    "/",
    "/about?x=1#team",
    "#team",
    "https://example.com/a",
    "HTTP://example.com",
    "tel:+44 (0)20 7946-0000",
    "mailto:a@b.example",
    "MAILTO:a@b.example?subject=Hello",
  ])("%s", (address) => expect(findLinkFault(address)).toBeUndefined());
});

describe("addresses that are not", () => {
  it.each([
    ["", "The address is empty.", "Write where the link leads.", undefined],
    [" /about", 'The address " /about" starts or ends with a space.', "Remove the space.", "/about"],
    ["/about ", 'The address "/about " starts or ends with a space.', "Remove the space.", "/about"],
    [
      "tel:call us",
      '"tel:call us" is not a telephone number.',
      "Write it in international form: tel:+441234567890.",
      undefined,
    ],
    [
      "tel:",
      '"tel:" is not a telephone number.',
      "Write it in international form: tel:+441234567890.",
      undefined,
    ],
    [
      "/our team",
      'The address "/our team" has a space in it.',
      "Write %20 for a space in an address.",
      undefined,
    ],
    ["\\about", 'The address "\\about" has a backslash in it.', "Use / in addresses.", undefined],
    [
      "//example.com",
      '"//example.com" leads to another site without saying how.',
      "Write https://example.com for another site, or one slash for a page of this one.",
      undefined,
    ],
    ["mailto:info", '"mailto:info" is not an e-mail address.', "Write mailto:name@example.com.", undefined],
    [
      "https://",
      '"https://" is not a full address.',
      "Write it as in the browser: https://example.com/page.",
      undefined,
    ],
    [
      "javascript:alert(1)",
      'Links cannot start with "javascript:".',
      "They start with / for a page of this site, # for a place on the page, https://, mailto: or tel:.",
      undefined,
    ],
    [
      "www.example.com",
      '"www.example.com" is not a full address.',
      "Write https://www.example.com",
      "https://www.example.com",
    ],
    [
      "example.co.uk/a",
      '"example.co.uk/a" is not a full address.',
      "Write https://example.co.uk/a",
      "https://example.co.uk/a",
    ],
    ["about", '"about" is not an address.', "A page of this site starts with a slash: /about", undefined],
    [
      "../about",
      '"../about" is not an address.',
      "A page of this site starts with a slash: /about",
      undefined,
    ],
  ])("%j", (address, message, hint, fix) =>
    expect(findLinkFault(address)).toEqual({ message, hint, ...(fix && { fix }) }),
  );
  it("a long one is cut in the message, one of sixty characters is not", () => {
    const message = (length: number) => findLinkFault("x".repeat(length))?.message;
    expect(message(60)).toBe(`"${"x".repeat(60)}" is not an address.`);
    expect(message(61)).toBe(`"${"x".repeat(57)}…" is not an address.`);
  });
});

describe("paths of pictures", () => {
  it("lead to a file under public/", () => expect(findImageFault("/images/team.svg")).toBeUndefined());
  it.each([
    [
      "https://example.com/a.png",
      "Pictures come from this site, not from another address.",
      "Put the file into public/images/ and write /images/name.svg.",
      undefined,
    ],
    [
      "//example.com/a.png",
      "Pictures come from this site, not from another address.",
      "Put the file into public/images/ and write /images/name.svg.",
      undefined,
    ],
    [
      "../public/images/a.png",
      'The path of a picture starts with a slash, not "../public/images/a.png".',
      "It is the path under public/: /images/a.png",
      undefined,
    ],
    [
      "/public/images/a.png",
      '"/public/images/a.png" begins with the folder\'s own name.',
      "Write it as visitors get it: /images/a.png",
      "/images/a.png",
    ],
    [
      "/images/our team.png",
      'The path "/images/our team.png" has a space or a backslash in it.',
      "Name the file with small letters, digits and hyphens.",
      undefined,
    ],
    [
      "/images\\a.png",
      'The path "/images\\a.png" has a space or a backslash in it.',
      "Name the file with small letters, digits and hyphens.",
      undefined,
    ],
  ])("%j", (path, message, hint, fix) =>
    expect(findImageFault(path)).toEqual({ message, hint, ...(fix && { fix }) }),
  );
});

it.each([
  ["/about?x=1#team", { path: "/about", anchor: "team" }],
  ["/about#team?x", { path: "/about", anchor: "team?x" }],
  ["/about#", { path: "/about", anchor: "" }],
  ["/about", { path: "/about" }],
  ["#team", { path: "", anchor: "team" }],
  ["?q", { path: "" }],
])("%s is taken apart", (href, parts) => expect(splitLink(href)).toEqual(parts));
