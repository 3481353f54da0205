export const options = { title: "text", steps: ["text"], note: "text" };
export const values = {
  title: "From clay to cup",
  steps: ["Wedge", "Throw", "Fire twice"],
  note: "Ask for a tour",
};

/** Words in a drawing, one of them along a path, one in several lines. */
export default function DrawnWords({ title, steps, note }: typeof values) {
  return (
    <svg viewBox="0 0 300 200" aria-label={note}>
      <title>{title}</title>
      <path id="arc" d="M20 60a130 60 0 0 1 260 0" fill="none" />
      <text>
        <textPath href="#arc">{title}</textPath>
      </text>
      {steps.map((step, index) => (
        <text key={step} x={20 + index * 90} y="120">
          {step.split(" ").map((word, line) => (
            <tspan key={word} x={20 + index * 90} dy={line * 14}>
              {word}
            </tspan>
          ))}
        </text>
      ))}
    </svg>
  );
}
