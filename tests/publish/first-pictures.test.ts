import { expect, test } from "vitest";
import { firstPictures } from "../../renderer/publish/first-pictures.ts";

const img = (name: string, width = 1600, height = 900, more = "") =>
  `<img src="/${name}" alt=""${more} width="${width}" height="${height}" loading="lazy"/>`;
const photo = (name: string, sizes = "calc(94vw - 16px)") =>
  `<picture><source type="image/avif" srcSet="/${name}.avif 480w" sizes="${sizes}"/>${img(name)}</picture>`;
const block = (...parts: string[]) => `<div data-block="any">${parts.join("")}</div>`;
const words = (count: number) => `<p>${"words ".repeat(count)}</p>`;
const eager = (html: string) =>
  Array.from(html.matchAll(/<img [^>]*>/g), ([tag]) => tag)
    .filter((tag) => !tag.includes("loading="))
    .map((tag) => /src="\/([^"]+)"/.exec(tag)?.[1]);
const high = (html: string) => /<img fetchpriority="high" src="\/([^"]+)"/.exec(html)?.[1];

test("a page without pictures stays as it is", () => {
  const html = block("<h1>Start</h1>", words(50));
  expect(firstPictures(html)).toEqual({ html, preload: "" });
});

test("the largest of the first screen is fetched before all else, those far below wait", () => {
  const html =
    block("<h1>Start</h1>", photo("small", "200px"), photo("large")) + block(words(900), photo("last"));
  const first = firstPictures(html);
  expect(eager(first.html)).toEqual(["small", "large"]);
  expect(high(first.html)).toBe("large");
  expect(first.preload).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/large.avif 480w" imagesizes="calc(94vw - 16px)" fetchpriority="high">\n',
  );
});

test("portraits beside names are nobody's largest picture", () => {
  const html = block(img("face", 40, 40), "Ann");
  expect(firstPictures(html)).toEqual({ html, preload: "" });
});

test("a drawing is fetched first without a line in the head", () => {
  const first = firstPictures(block(img("plan.svg")));
  expect([high(first.html), first.preload]).toEqual(["plan.svg", ""]);
});

test("of two that take turns with the theme neither is fetched in vain", () => {
  const html = block(img("day", 1600, 900, ' class="in-light"'), img("night", 1600, 900, ' class="in-dark"'));
  const first = firstPictures(html);
  expect([eager(first.html), first.preload]).toEqual([[], ""]);
});

test("what is closed takes no room, and its pictures wait", () => {
  const html = block(
    `<details><summary>More</summary>${words(900)}${photo("inside")}</details>`,
    photo("after"),
  );
  expect(eager(firstPictures(html).html)).toEqual(["after"]);
});
