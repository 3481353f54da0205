import { expect, test } from "vitest";
import type { BlockContext } from "../../renderer/model.ts";
import type { Props } from "./props.ts";
import article from "./structured-data.ts";

const contextOf = (site: object = {}, image?: string) =>
  ({
    origin: "https://www.site.example",
    canonical: "https://www.site.example/insights/one",
    image,
    page: { lang: "en" },
    site: { brand: "Site", url: "https://www.site.example", lang: "en", ...site },
  }) as unknown as BlockContext;
const articleOf = (props: object, context = contextOf()) => article(props as Props, context);
const organization = (name: string) => ({
  "@type": "Organization",
  name,
  url: "https://www.site.example/",
});

test("an article says everything that search engines ask of one", () => {
  const props = {
    title: "One",
    text: "In short.",
    date: "2025-03-04",
    category: "Data",
    tags: ["AI", "CRM"],
    readingTime: 7,
    cover: { image: { src: "/covers/one.svg", alt: "" } },
  };
  const context = contextOf({ legalName: "Site Ltd" }, "https://www.site.example/assets/share/one.png");
  expect(articleOf(props, context)).toEqual({
    "@type": "BlogPosting",
    "@id": "https://www.site.example/insights/one#article",
    headline: "One",
    description: "In short.",
    datePublished: "2025-03-04",
    inLanguage: "en",
    articleSection: "Data",
    keywords: "AI, CRM",
    timeRequired: "PT7M",
    image: "https://www.site.example/covers/one.svg",
    mainEntityOfPage: "https://www.site.example/insights/one",
    author: organization("Site Ltd"),
    publisher: organization("Site Ltd"),
  });
});

test("what the article does not say is left out, and the company goes by its brand", () => {
  expect(articleOf({ title: "One", date: "2025-03-04" })).toEqual({
    "@type": "BlogPosting",
    "@id": "https://www.site.example/insights/one#article",
    headline: "One",
    datePublished: "2025-03-04",
    inLanguage: "en",
    mainEntityOfPage: "https://www.site.example/insights/one",
    author: organization("Site"),
    publisher: organization("Site"),
  });
});

test("its picture is the cover, or else the one that the page is shared with", () => {
  const share = contextOf({}, "https://www.site.example/assets/share/one.png");
  const cover = { image: { src: "https://pictures.example/one.png", alt: "" } };
  expect(articleOf({ cover }, share)?.image).toBe("https://pictures.example/one.png");
  expect(articleOf({ cover: {} }, share)?.image).toBe("https://www.site.example/assets/share/one.png");
  expect(articleOf({}, share)?.image).toBe("https://www.site.example/assets/share/one.png");
});
