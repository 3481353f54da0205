import { expect, it } from "vitest";
import { isMapLink, readMapPlace } from "../../renderer/formats/map-links.ts";

it.each([
  [
    "https://www.google.com/maps/place/Berlin/@52.50697,13.28465,11z/data=!3m1!4b1!4m6!3m5!8m2!3d52.520007!4d13.404954!16z",
    52.520007,
    13.404954,
  ],
  ["https://www.google.de/maps/@48.1371,11.5754,15z", 48.1371, 11.5754],
  ["https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2428.4!2d13.3777!3d52.5163!2m3", 52.5163, 13.3777],
  ["https://maps.google.com/?q=-33.8568,151.2153", -33.8568, 151.2153],
  ["https://www.google.com/maps/search/?api=1&query=47.5951518%2C-122.3316393", 47.595152, -122.331639],
  ["https://www.google.com/maps/search/52.52,+13.405?entry=tts", 52.52, 13.405],
  ["https://www.openstreetmap.org/#map=17/52.51627/13.37770", 52.51627, 13.3777],
  ["https://www.openstreetmap.org/?mlat=52.5163&mlon=13.3777#map=12/50.0/10.0", 52.5163, 13.3777],
  ["https://www.openstreetmap.org/node/1#map=17/52.5/13", 52.5, 13],
  ["https://maps.apple.com/?ll=50.894967,4.341626&q=Atomium", 50.894967, 4.341626],
  ["https://maps.apple.com/place?coordinate=37.33,-122.01&name=Park", 37.33, -122.01],
  ["https://www.bing.com/maps?cp=47.677797~-122.122013&lvl=15", 47.677797, -122.122013],
  ["https://bing.com/maps/default.aspx?sp=point.45.23_-122.7_Barn", 45.23, -122.7],
  ["geo:48.2010,16.3695;u=10", 48.201, 16.3695],
  [`52°31'12.0"N 13°24'18.0"E`, 52.52, 13.405],
  ["33.8568° S, 151.2153° E", -33.8568, 151.2153],
])("%s says a place", (text, latitude, longitude) => {
  expect(readMapPlace(text)).toEqual({ latitude, longitude });
});

it.each([
  "https://maps.app.goo.gl/Ab12",
  "https://goo.gl/maps/Ab12",
  "https://osm.org/go/0MbEQj8",
  "https://www.google.com/maps/place/Museum",
  "https://maps.apple.com/?q=Atomium",
  "https://www.bing.com/maps?q=Leeds",
  "https://www.google.com/maps/@95.1,11.5,15z",
])("%s is of a map and says none", (link) => {
  expect(isMapLink(link)).toBe(true);
  expect(readMapPlace(link)).toBeUndefined();
});

it.each([
  "https://www.google.com/search?q=52.5,13.4",
  "https://maps.example/@52.5,13.4",
  "https://www.bing.com/search?q=1",
  "14 Draughtsman's Yard, London",
  "52.5, 13.4",
  "13,4° O 52,5° N",
  "https://",
])("%s is none of a map", (text) => {
  expect(isMapLink(text)).toBe(false);
  expect(readMapPlace(text)).toBeUndefined();
});
