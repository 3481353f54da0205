import { describe, expect, it } from "vitest";
import { wordingOf } from "../../renderer/problems/problem.ts";
import {
  findImageFault,
  findLinkFault,
  type ImageFault,
  type LinkFault,
  splitLink,
} from "../../renderer/schema/links.ts";

/** What is said of an address, and the one that was meant. */
function told(fault: LinkFault | ImageFault | undefined) {
  return fault && { ...wordingOf(fault), ...(fault.fix !== undefined && { fix: fault.fix }) };
}

describe("addresses that are fine", () => {
  it.each([
    "/",
    "/about?x=1#team",
    "#team",
    "https://example.com/a",
    "HTTPS://example.com",
    "tel:+44 (0)20 7946-0000",
    "mailto:a@b.example",
    "mailto:a@b.example,c@d.example?subject=Hi",
    "https://example.com/a,b;c?d=e,f",
    "MAILTO:a@b.example?subject=Hello",
    "mailto:jo.smith@mail.example.com?subject=Hi@work",
    "/tel:12",
  ])("%s", (address) => expect(findLinkFault(address)).toBeUndefined());
});

it("pages of WordPress by their numbers are told, and queries of a page's own are not", () => {
  for (const address of ["/?page_id=42", "?p=42", "/?cat=3&lang=en"])
    expect(findLinkFault(address)).toMatchObject({ code: "doubtful-link", params: { case: "number" } });
  for (const address of ["/?page=2", "/about?p=42", "?class=first-pots", "/?plan=care"])
    expect(findLinkFault(address)).toBeUndefined();
});

describe("addresses that are not", () => {
  it.each([
    ["", "The address is empty.", "Write where the link leads.", undefined],
    [" /about", 'The address " /about" starts or ends with a space.', "Remove the space.", "/about"],
    ["/about ", 'The address "/about " starts or ends with a space.', "Remove the space.", "/about"],
    [
      "tel:call us",
      '"tel:call us" is not a telephone number.',
      "Write it in international form: tel:+4930123456.",
      undefined,
    ],
    [
      "tel:",
      '"tel:" is not a telephone number.',
      "Write it in international form: tel:+4930123456.",
      undefined,
    ],
    [
      "/our team",
      'The address "/our team" has a space in it.',
      "An address has none: leave only the address itself here.",
      undefined,
    ],
    ["\\about", 'The address "\\about" has a backslash in it.', "Use / in addresses.", undefined],
    [
      "//example.com",
      '"//example.com" leads to another site without saying how.',
      "Write https://example.com for another site, or one slash for a page of this one.",
      undefined,
    ],
    [
      "https://example.com/?a=1&amp;b=2",
      'The address "https://example.com/?a=1&amp;b=2" has &amp; in it, as HTML writes the sign &.',
      "Write https://example.com/?a=1&b=2",
      "https://example.com/?a=1&b=2",
    ],
    [
      "/search?a=1&amp;b=2#c",
      'The address "/search?a=1&amp;b=2#c" has &amp; in it, as HTML writes the sign &.',
      "Write /search?a=1&b=2#c",
      "/search?a=1&b=2#c",
    ],
    [
      "press@museum.example?subject=Hi",
      '"press@museum.example?subject=Hi" is not an address.',
      "Write mailto:press@museum.example?subject=Hi",
      "mailto:press@museum.example?subject=Hi",
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
      "They start with / for a page of this site, # for a place on the page, ? or ./ or ../ for one near it, https://, mailto:, tel: or sms:.",
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
    [
      "about",
      '"about" is not an address.',
      "A page of this site starts with a slash, another site with https://, a mail address with mailto:.",
      undefined,
    ],
    [
      ".../about",
      '".../about" is not an address.',
      "A page of this site starts with a slash, another site with https://, a mail address with mailto:.",
      undefined,
    ],
  ])("%j", (address, message, hint, fix) =>
    expect(told(findLinkFault(address))).toEqual({ message, hint, ...(fix && { fix }) }),
  );
  it.each([
    ["mailto:info@museum,example", "mailto:info@museum.example"],
    ["info@museum,example", "mailto:info@museum.example"],
    ["mailto:info@museum,co,example?subject=A,b", "mailto:info@museum.co.example?subject=A,b"],
  ])("%j may be %j", (address, meant) =>
    expect(findLinkFault(address)).toMatchObject({ code: "bad-link", offer: meant }),
  );
  it.each([
    ["hotel:12", 'Links cannot start with "hotel:".'],
    ["tel:12x", '"tel:12x" is not a telephone number.'],
    ["tel:x12", '"tel:x12" is not a telephone number.'],
    ["mailto:a@b@c", '"mailto:a@b@c" is not an e-mail address.'],
    ["mailto:a@museum", '"mailto:a@museum" is not an e-mail address.'],
    ["mailto:a@museum.example,b@museum", '"mailto:a@museum.example,b@museum" is not an e-mail address.'],
    ["mailto:a?b@c", '"mailto:a?b@c" is not an e-mail address.'],
    ["mailto:@b.example?x", '"mailto:@b.example?x" is not an e-mail address.'],
    ["mailto:a@?x", '"mailto:a@?x" is not an e-mail address.'],
    ["x-mailto:a@b.example", 'Links cannot start with "x-mailto:".'],
    ["x-mailto:a@b.example?c", 'Links cannot start with "x-mailto:".'],
    ["xhttps://example.com", 'Links cannot start with "xhttps:".'],
    ["example.com:8080", '"example.com:8080" is not an address.'],
    ["my.example.com:8080/a", '"my.example.com:8080/a" is not an address.'],
    ["a.b:8", 'Links cannot start with "a.b:".'],
    ["localhost:3000", 'Links cannot start with "localhost:".'],
    ["web+x:my.example.com:80", 'Links cannot start with "web+x:".'],
    ["example.com:x", 'Links cannot start with "example.com:".'],
    ["example.com", '"example.com" is not a full address.'],
    ["a.b.c.example.org", '"a.b.c.example.org" is not a full address.'],
    ["example.community", '"example.community" is not an address.'],
    ["@www.example.com", '"@www.example.com" is not an address.'],
  ])("%s: %s", (address, message) => expect(told(findLinkFault(address))?.message).toBe(message));
  it.each([".../about", "team/../about", "about/"])(
    "of a page are told to start with a slash: %s",
    (address) =>
      expect(told(findLinkFault(address))?.hint).toBe(
        "A page of this site starts with a slash, another site with https://, a mail address with mailto:.",
      ),
  );
  it.each([
    ["hello@2sd.example", "mailto:hello@2sd.example"],
    ["mailto hello@2sd.example", "mailto:hello@2sd.example"],
    ["mailto://hello@2sd.example", "mailto:hello@2sd.example"],
    ["+44 20 7946 0210", "tel:+442079460210"],
    ["phone:+442079460210", "tel:+442079460210"],
    ["https//www.example.com", "https://www.example.com"],
    ["https:// www.example.com", "https://www.example.com"],
    ["<https://example.com>", "https://example.com"],
    ["“www.example.com”", "https://www.example.com"],
  ])("that stand for another are corrected: %s", (address, meant) =>
    expect(told(findLinkFault(address))).toMatchObject({ hint: `Write ${meant}`, fix: meant }),
  );
  it.each([
    ["linkedin.example/in/x", "https://linkedin.example/in/x"],
    ["020 7946 0210", "tel:02079460210"],
    ["htps://www.example.com", "https://www.example.com"],
  ])("that probably stand for another are offered it: %s", (address, meant) =>
    expect(findLinkFault(address)).toMatchObject({ offer: meant }),
  );
  it("a long one is cut in the message, one of sixty characters is not", () => {
    const message = (length: number) => told(findLinkFault("x".repeat(length)))?.message;
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
      "Put the file into public/images/, and write its path without public: /images/name.svg.",
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
    expect(told(findImageFault(path))).toEqual({ message, hint, ...(fix && { fix }) }),
  );
});

describe("a path of a picture without a slash", () => {
  it.each([".//images/a.png", "images/./a.png", "xhttp:a.png", "a//b.png"])("is none: %s", (path) =>
    expect(told(findImageFault(path))).toEqual({
      message: `The path of a picture starts with a slash, not "${path}".`,
      hint: "Put the file into public/images/, and write its path without public: /images/name.svg.",
    }),
  );
  it.each(["http://example.com/a.png", "HTTPS:a.png"])("is no other address: %s", (path) =>
    expect(told(findImageFault(path))?.message).toBe(
      "Pictures come from this site, not from another address.",
    ),
  );
  it("is cut after sixty characters, and one with a space after sixty", () => {
    expect(told(findImageFault("x".repeat(61)))?.message).toBe(
      `The path of a picture starts with a slash, not "${"x".repeat(57)}…".`,
    );
    expect(told(findImageFault(`/ ${"x".repeat(59)}`))?.message).toBe(
      `The path "/ ${"x".repeat(58)}" has a space or a backslash in it.`,
    );
  });
});

it.each([
  ["/about?x=1#team", { path: "/about", anchor: "team" }],
  ["/about#team?x", { path: "/about", anchor: "team?x" }],
  ["/about#", { path: "/about", anchor: "" }],
  ["/about", { path: "/about" }],
  ["#team", { path: "", anchor: "team" }],
  ["?q", { path: "" }],
])("%s is taken apart", (href, parts) => expect(splitLink(href)).toStrictEqual(parts));

it.each([
  ["https://www.museum,example/a,b", "https://www.museum.example/a,b"],
  ["https://museum;example", "https://museum.example"],
])("a comma in the name of a host is meant as the point beside it: %s", (address, meant) => {
  expect(findLinkFault(address)).toMatchObject({ code: "bad-link", offer: meant });
  expect(findLinkFault(meant)).toBeUndefined();
});
