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

test("an address of an older site finds the page without its ending", () => {
  for (const asked of [
    "/insights/events.html",
    "/Events.HTM",
    "/insights/events/index.html",
    "/insights/events.php",
    "/events.aspx",
    "/events.asp",
    "/events.jsp",
  ])
    expect(nearestRoutes(asked, routes)[0], asked).toBe("/insights/events");
  expect(nearestRoutes("/index.html", routes)).toEqual([]);
  // The page itself comes before the one above it.
  expect(nearestRoutes("/insights/events.html", ["/insights", ...routes])[0]).toBe("/insights/events");
  expect(nearestRoutes("/html", ["/html", "/about"])).toEqual(["/html"]);
});

test("an address like nothing on the site suggests nothing", () => {
  expect(nearestRoutes("/xqzvw", routes)).toEqual([]);
  expect(nearestRoutes("/", routes)).toEqual([]);
});

const jobs = ["analyst", "architect", "engineer", "scientist", "steward", "writer"].map(
  (job) => `/jobs/data-${job}`,
);

test("the best comes first, whatever the case and the signs between words, and those like it follow", () => {
  for (const asked of [
    "/jobs/data-writer",
    "/JOBS/Data_Writer",
    "/jobs//data---writer/",
    "/jobs/data.writer!",
  ]) {
    expect(nearestRoutes(asked, jobs)[0]).toBe("/jobs/data-writer");
  }
  expect(nearestRoutes("/data-enginer", routes)).toEqual(["/jobs/data-engineer"]);
});

test("five are suggested at most, and equally good ones in alphabetical order", () => {
  expect(nearestRoutes("/jobs", jobs.toReversed())).toEqual(jobs.slice(0, 5));
  expect(nearestRoutes("/jobs", jobs.slice(0, 4).toReversed())).toEqual(jobs.slice(0, 4));
});

test("each page is suggested once, by the part of the address that fits it best", () => {
  expect(nearestRoutes("/contact/about", routes).slice(0, 2)).toEqual(["/about", "/contact"]);
  expect(nearestRoutes("/careers/careers", ["/about", "/careers"])).toEqual(["/careers"]);
});

test("one wrong part hides no page that another part names, and parts of two letters name none", () => {
  expect(nearestRoutes("/2019/11/04/events", routes)[0]).toBe("/insights/events");
  expect(nearestRoutes("/company/who-we-are/contact", routes)[0]).toBe("/contact");
  expect(nearestRoutes("/de/careers", ["/careers", "/jobs/model-design"])).toEqual(["/careers"]);
});

test("the home page is never suggested: its link is on every page", () => {
  expect(nearestRoutes("/home", ["/", "/homes"])).toEqual(["/homes"]);
  expect(nearestRoutes("/index", ["/"])).toEqual([]);
  expect(nearestRoutes("/%/--/", routes)).toEqual([]);
});

test("the place of a word in a long address does not matter", () => {
  const deep = "/showcases/a-very-long-name-of-a-project-that-nobody-types-in-full/retrospective";
  expect(nearestRoutes("/retrospective", [deep, "/about"])).toEqual([deep]);
});
