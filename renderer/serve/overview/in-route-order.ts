/** Things by their addresses as people count: 2 comes before 10. */
export function inRouteOrder<Thing>(things: readonly Thing[], routeOf: (thing: Thing) => string): Thing[] {
  const placed = things.map((thing) => ({
    thing,
    place: routeOf(thing).replace(/\d+/g, (one) => one.padStart(12, "0")),
  }));
  return placed.sort((a, b) => (a.place < b.place ? -1 : 1)).map(({ thing }) => thing);
}
