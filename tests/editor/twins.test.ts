import { expect, it } from "vitest";
import { twinsOf } from "../../renderer/editor/panel/page/twins.ts";

const page = (route: string, title: string, description = "", lang?: string) => ({
  route,
  title,
  description,
  ...(lang !== undefined && { lang }),
});
const PAGES = [
  page("/news", "News", "What is new"),
  page("/old-news", "News", "What was new"),
  page("/press", "Press", "What is new"),
  page("/ar/news", "News", "What is new", "ar"),
  page("/ar/press", "Press", "What is new", "ar"),
  page("/de/news", "News", "Neues", "de"),
  page("/blank", "Blank"),
  page("/empty", "Empty"),
];

it.each([
  ["/news", "News", "What is new", ["/old-news"], ["/press"]],
  ["/ar/news", "News", "What is new", [], ["/ar/press"]],
  ["/de/news", "News", "Neues", [], []],
  ["/blank", "Blank", "", [], []],
  ["/nowhere", "Press", "x", ["/press"], []],
])("knows which pages say the same as %s", (route, title, description, titles, descriptions) => {
  expect(twinsOf(PAGES, route, { title, description })).toEqual({ title: titles, description: descriptions });
});
