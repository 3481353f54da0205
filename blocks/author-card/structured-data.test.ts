import { expect, test } from "vitest";
import type { BlockContext } from "../../renderer/model.ts";
import type { Props } from "./props.ts";
import articleAuthor from "./structured-data.ts";

const context = {
  origin: "https://www.site.example",
  canonical: "https://www.site.example/insights/one",
} as unknown as BlockContext;
const authorOf = (props: object) => articleAuthor(props as Props, context);

test("the author joins the article of the page, with absolute addresses", () => {
  expect(
    authorOf({
      show: true,
      name: "Ann",
      role: "Engineer",
      image: { src: "/people/ann.svg", alt: "" },
      href: "/people#ann",
    }),
  ).toEqual({
    "@type": "BlogPosting",
    "@id": "https://www.site.example/insights/one#article",
    author: {
      "@type": "Person",
      name: "Ann",
      jobTitle: "Engineer",
      image: "https://www.site.example/people/ann.svg",
      url: "https://www.site.example/people#ann",
    },
  });
});

test("a profile elsewhere keeps its address", () => {
  expect(authorOf({ show: true, name: "Ann", href: "https://profiles.example/ann" })).toMatchObject({
    author: { url: "https://profiles.example/ann" },
  });
});

test("what is not known of the author is not said", () => {
  expect(authorOf({ show: true, name: "Ann" })?.author).toEqual({ "@type": "Person", name: "Ann" });
});

test("a card that is not shown, or names nobody, says nothing", () => {
  expect(authorOf({ show: false, name: "Ann" })).toBeUndefined();
  expect(authorOf({ show: true })).toBeUndefined();
  expect(authorOf({ show: true, name: "" })).toBeUndefined();
});
