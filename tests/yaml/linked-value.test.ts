import { expect, it } from "vitest";
import { linkedInFlow, readLinked } from "../../renderer/yaml/linked-value.ts";

it.each([
  ["[Ask us](/visit)", "{ label: Ask us, href: /visit }"],
  ['[Ask us]( /visit "Now" )', "{ label: Ask us, href: /visit }"],
  ['<a class="button" href="/visit">Ask us</a>', "{ label: Ask us, href: /visit }"],
  ["![Two bowls, one tall](/images/bowls.svg)", '{ src: /images/bowls.svg, alt: "Two bowls, one tall" }'],
  ['<img src="/images/bowls.svg" alt="Two bowls">', "{ src: /images/bowls.svg, alt: Two bowls }"],
])("%s is read as a link or picture", (written, group) => {
  expect(linkedInFlow(readLinked(written)!)).toBe(group);
});

it("what has no words, or more than a link, is none", () => {
  expect(linkedInFlow(readLinked('<img src="/images/bowls.svg">')!)).toBeUndefined();
  for (const text of ["See [us](/visit).", "<a>us</a>", "<img alt='x'>", "[us]"])
    expect(readLinked(text)).toBeUndefined();
});
