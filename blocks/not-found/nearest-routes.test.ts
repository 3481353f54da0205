import { expect, test } from "vitest";
import { nearestRoutes } from "./nearest-routes.ts";

const routes = [
  "/",
  "/about",
  "/careers",
  "/contact",
  "/insights/events",
  "/showcases/invoice-automation",
  "/jobs/data-engineer",
];

test("a misspelt address finds the page that was meant", () => {
  expect(nearestRoutes("/carreers", routes)[0]).toBe("/careers");
  expect(nearestRoutes("/blueprints/invoice_automation", routes)[0]).toBe("/showcases/invoice-automation");
  expect(nearestRoutes("/carreers/x", routes)[0]).toBe("/careers");
  expect(nearestRoutes("/events", routes)[0]).toBe("/insights/events");
});

test("an address like nothing on the site suggests nothing", () => {
  expect(nearestRoutes("/xqzvw", routes)).toEqual([]);
  expect(nearestRoutes("/", routes)).toEqual([]);
});
