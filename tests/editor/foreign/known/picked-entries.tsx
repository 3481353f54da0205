export const options = { heading: "text", entries: [{ title: "text", kind: "text", price: "number" }] };
export const values = {
  heading: "On the slipway",
  entries: [
    { title: "Weatherly", kind: "yawl", price: 12000 },
    { title: "", kind: "sloop", price: 9000 },
    { title: "Anna", kind: "yawl", price: 5400 },
    { title: "Quiet Company", kind: "ketch", price: 31000 },
  ],
};

/** Entries left out, sorted, grouped, each kind once. */
export default function PickedEntries({ heading, entries }: typeof values) {
  const shown = entries
    .filter(({ title }) => title.length > 0 && title.length < 20)
    .sort((a, b) => a.title.localeCompare(b.title));
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  return (
    <section>
      <h2>
        {heading} ({shown.length})
      </h2>
      <p>{kinds.map((kind) => `${kind}s`).join(", ")}</p>
      <ul>
        {shown.map(({ title, kind, price }) => (
          <li key={title}>
            {title} – a {kind} for {price.toLocaleString("en", { style: "currency", currency: "EUR" })}
          </li>
        ))}
      </ul>
    </section>
  );
}
