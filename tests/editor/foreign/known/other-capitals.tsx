export const options = { heading: "text", kicker: "text", items: ["text"] };
export const values = {
  heading: "THE WORKSHOP",
  kicker: "our method",
  items: ["first look", "then measure"],
};

const titled = (text: string): string =>
  text
    .toLowerCase()
    .split(" ")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** Other capitals than written, and spaces taken off. */
export default function OtherCapitals({ heading, kicker, items }: typeof values) {
  return (
    <section>
      <small>{`— ${kicker.toUpperCase()} —`}</small>
      <h2>{titled(heading)}</h2>
      <ul>
        {items.map((item, index) => (
          <li key={item}>{`${index + 1}) ${titled(item).trim()}!`}</li>
        ))}
      </ul>
    </section>
  );
}
