export const options = { note: "text" };
export const values = { note: "Only for those who look into the file" };

/** Draws nothing at all. */
export default function NothingThere(_: typeof values) {
  return null;
}
