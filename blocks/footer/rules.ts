import type { MeasureText } from "../../renderer/model.ts";
import { LIMITS, longestWord } from "./fit.ts";

/** Size in pixels in which the longest names are set where they have least room. */
const SMALLEST = 32;

/** Checks that no word of the name is broken, even in the smallest size. */
export default function checkFooter({ brand }: { brand: string }, measure: MeasureText) {
  const over = Math.ceil((longestWord(brand, measure) - LIMITS[2]) * SMALLEST);
  if (over <= 0) return [];
  const text = brand.split(/\s+/).reduce((one, other) => (other.length > one.length ? other : one));
  return [{ path: ["brand"], tooLong: { text, place: "the name in the footer", over } }];
}
