import { expect, test } from "vitest";
import type { BlockContext } from "../../renderer/model.ts";
import type { Props } from "./props.ts";
import breadcrumbList from "./structured-data.ts";

const context = {
  origin: "https://www.site.example",
  canonical: "https://www.site.example/insights/one",
} as unknown as BlockContext;

const pathOf = (...items: Props["items"]) => breadcrumbList({ look: "trail", items } as Props, context);
const entry = (position: number, name: string, item: string) => ({
  "@type": "ListItem",
  position,
  name,
  item,
});

test("the way to the page is a numbered list of absolute addresses, named after the page", () => {
  expect(
    pathOf({ label: "Home", href: "/" }, { label: "Insights", href: "/insights" }, { label: "One" }),
  ).toEqual({
    "@type": "BreadcrumbList",
    "@id": "https://www.site.example/insights/one#breadcrumb",
    itemListElement: [
      entry(1, "Home", "https://www.site.example/"),
      entry(2, "Insights", "https://www.site.example/insights"),
      entry(3, "One", "https://www.site.example/insights/one"),
    ],
  });
});

test("the last entry is the page under its canonical address, whatever it links to", () => {
  expect(pathOf({ label: "Home", href: "/" }, { label: "One", href: "/other?from=list" })).toMatchObject({
    itemListElement: [
      entry(1, "Home", "https://www.site.example/"),
      entry(2, "One", "https://www.site.example/insights/one"),
    ],
  });
});

test("an entry on another site keeps its address, and one without a link stands for the page", () => {
  expect(
    pathOf({ label: "Group", href: "https://group.example/a" }, { label: "Unit" }, { label: "One" }),
  ).toMatchObject({
    itemListElement: [
      entry(1, "Group", "https://group.example/a"),
      entry(2, "Unit", "https://www.site.example/insights/one"),
      entry(3, "One", "https://www.site.example/insights/one"),
    ],
  });
});

test("tabs and a link back are no way to the page", () => {
  for (const look of ["tabs", "back"])
    expect(breadcrumbList({ look, items: [{ label: "Home", href: "/" }] } as Props, context)).toBeUndefined();
});
