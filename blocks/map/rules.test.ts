import { describe, expect, test } from "vitest";
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

describe("latitude and longitude turned round", () => {
  const clinics = [
    [11.03, 49.59],
    [11.21, 49.7],
    [10.89, 49.44],
  ];
  const items = (coordinates: readonly (readonly number[])[]) =>
    coordinates.map((one) => ({ coordinates: one }));

  test.each([0, 1, 2])("are told of place %j among others of the region", (turned) => {
    const all = clinics.map((one, index) => (index === turned ? one.toReversed() : one));
    expect(checkMap({ items: items(all) })).toEqual([
      {
        path: ["items", turned, "coordinates"],
        message: `Place ${turned + 1} is far away from all other places, and among them with its two numbers turned round.`,
        hint: `The longitude comes first: [${clinics[turned]!.join(", ")}]`,
      },
    ]);
  });

  test.each([
    ["in order", clinics],
    [
      "of offices all over the world",
      [
        [-0.08, 51.5],
        [-87.6, 41.9],
        [77.6, 13],
        [174.8, -41.3],
      ],
    ],
    [
      "of two places, of which nobody knows which one is right",
      [
        [11.03, 49.59],
        [49.7, 11.21],
      ],
    ],
    ["of one far away that is none of the region turned round", [...clinics, [36.8, -1.3]]],
    ["that cannot be read", [...clinics, []]],
  ])("are not told of places %s", (_, all) => expect(checkMap({ items: items(all) })).toEqual([]));
});
