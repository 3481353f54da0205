import { expect, test } from "vitest";
import checkMap from "./rules.ts";

test("the address of a place is no link of a map", () =>
  expect(
    checkMap({
      items: [
        { address: "Zeichnerhof 7, 10179 Berlin" },
        { address: "https://maps.app.goo.gl/Ab12" },
        { address: "https://www.openstreetmap.org/#map=17/52.5128/13.4167" },
      ],
    }),
  ).toEqual([
    {
      path: ["items", 1, "address"],
      message: "The address is the link of a map, which visitors would read letter by letter.",
      hint: "Write street and town.",
    },
    {
      path: ["items", 2, "address"],
      message: "The address is the link of a map, which visitors would read letter by letter.",
      hint: "Write street and town. The place of the link is coordinates: [13.4167, 52.5128].",
    },
  ]));

test.each([undefined, "x", [undefined], [{}], [{ address: "${item.address}" }]])(
  "%j is told elsewhere",
  (items) => expect(checkMap({ items })).toEqual([]),
);
