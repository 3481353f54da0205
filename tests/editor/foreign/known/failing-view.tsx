export const options = { heading: "text" };
export const values = { heading: "It works" };

/** Fails for one word. */
export default function FailingView({ heading }: typeof values) {
  if (heading === "Fail") throw new Error("This word is too much.");
  return <h2>{heading}</h2>;
}
