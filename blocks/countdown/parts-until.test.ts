import { expect, test } from "vitest";
import { partsUntil } from "./parts-until.ts";

test.each([
  [1, { day: 0, hour: 0, minute: 1 }],
  [60_000, { day: 0, hour: 0, minute: 1 }],
  [60_001, { day: 0, hour: 0, minute: 2 }],
  [3_600_000, { day: 0, hour: 1, minute: 0 }],
  [86_399_999, { day: 1, hour: 0, minute: 0 }],
  [90_060_000, { day: 1, hour: 1, minute: 1 }],
])("%i ms", (left, parts) => expect(partsUntil(left)).toEqual(parts));
