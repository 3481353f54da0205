export const options = {
  title: "text",
  unit: "text",
  bars: [{ label: "text", value: "number" }],
  placeholder: "text",
  send: "text",
};
export const values = {
  title: "Boats by the colour of their hull",
  unit: "boats",
  bars: [
    { label: "White, mostly", value: 41 },
    { label: "Blue", value: 17 },
    { label: "Nobody remembers", value: 3 },
  ],
  placeholder: "Colour of your boat",
  send: "Count mine, too",
};

/** A drawing with words, and a form whose words are attributes. */
export default function Chart({ title, unit, bars, placeholder, send }: typeof values) {
  return (
    <figure>
      <svg viewBox="0 0 400 120" role="img" aria-label={title}>
        <title>{title}</title>
        {bars.map(({ label, value }, index) => (
          <g key={label} transform={`translate(0 ${index * 30})`}>
            <rect width={value * 4} height="20" />
            <text x="10" y="15">
              {label}
              <tspan fontWeight="bold">{` ${value} ${unit}`}</tspan>
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        {title.split(" ").map((word, index) => (
          <span key={String(index)}>{word} </span>
        ))}
      </figcaption>
      <form>
        <input type="text" placeholder={placeholder} />
        <input type="submit" value={send} />
      </form>
    </figure>
  );
}
