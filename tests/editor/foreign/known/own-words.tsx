export const options = { heading: "text", opens: "date", count: "number" };
export const values = { heading: "Open studio", opens: "2026-12-05", count: 12500 };

/** Mostly words that nobody wrote on the page. */
export default function OwnWords({ heading, opens, count }: typeof values) {
  const day = new Date(opens).toLocaleDateString("en", { weekday: "long", day: "numeric", month: "long" });
  return (
    <section>
      <h2>{heading}</h2>
      <p>Doors open on {day}</p>
      <p>
        {new Intl.NumberFormat("en", { notation: "compact", compactDisplay: "long" }).format(count)} visitors
      </p>
      <button type="button">Remind me</button>
    </section>
  );
}
