import { expect, test } from "vitest";
import checkEmbed from "./rules.ts";

test.each([
  "https://www.google.com/maps/embed?pb=!1m18!1m12",
  "https://www.google.com/maps/embed/v1/place?key=a&q=b",
  "https://www.google.com/maps/d/embed?mid=1",
  "https://www.google.com/maps/d/u/0/embed?mid=1",
  "https://maps.google.com/maps?q=Leeds&output=embed",
  "https://www.google.com/calendar/embed?src=a",
  "https://www.openstreetmap.org/export/embed.html?bbox=1&layer=mapnik",
  "https://www.bing.com/maps/embed?h=400&w=500&cp=47.6~-122.1",
  "https://booking.example/maps/place/1",
  "https://google.example/maps/place/1",
  // What the schema tells is not told twice.
  "http://goo.gl/maps/x",
  "https://",
  undefined,
])("%s is in order", (address) => expect(checkEmbed({ address })).toEqual([]));

test.each([
  "https://maps.app.goo.gl/Ab12",
  "https://goo.gl/maps/Ab12",
  "https://www.google.com/maps/place/Museum/@53.8,-1.5,17z",
  "https://www.google.co.uk/maps?q=Leeds",
  "https://google.de/maps/dir//Leeds",
  "https://maps.google.com/?q=Leeds",
  "https://www.google.com/maps/d/viewer?mid=1",
  "https://www.openstreetmap.org/#map=17/52.5/13.4",
  "https://osm.org/go/0MbEQj8",
  "https://maps.apple.com/?ll=50.8,4.3",
  "https://www.bing.com/maps?cp=47.6~-122.1",
])("%s is no page for a frame", (address) =>
  expect(checkEmbed({ address })).toMatchObject([
    { path: ["address"], message: expect.stringContaining("frame") },
  ]),
);

test("an address from HTML has its signs", () =>
  expect(checkEmbed({ address: "https://maps.example/?a=1&amp;b=2" })).toMatchObject([
    { path: ["address"], hint: "Write https://maps.example/?a=1&b=2" },
  ]));
