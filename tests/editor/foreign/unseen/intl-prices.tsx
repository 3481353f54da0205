export const options = {
  heading: "text",
  currency: "text",
  people: ["text"],
  rows: [{ name: "text", price: "number", share: "number" }],
};
export const values = {
  heading: "What it costs",
  currency: "EUR",
  people: ["Oda Fenwick", "Ruben Castellane", "Wen Hollis"],
  rows: [
    { name: "Mast, new", price: 4200, share: 0.42 },
    { name: "Mast, mended", price: 1350.5, share: 0.135 },
  ],
};

/** Numbers and lists as the language writes them. */
export default function Prices({ heading, currency, people, rows }: typeof values) {
  const money = new Intl.NumberFormat("en", { style: "currency", currency });
  const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });
  const list = new Intl.ListFormat("en", { type: "conjunction" });
  return (
    <section>
      <h2>{heading}</h2>
      <p>Estimated by {list.format(people)}.</p>
      <dl>
        {rows.map(({ name, price, share }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {money.format(price)} ({percent.format(share)})
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
