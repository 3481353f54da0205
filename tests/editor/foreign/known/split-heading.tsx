export const options = { heading: "text", line: "text", text: "text" };
export const values = {
  heading: "Slow boats, quick hands",
  line: "Since 1961",
  text: "Every word comes in by itself.",
};

/** Words, letters and a first letter of their own, as animations want them. */
export default function SplitHeading({ heading, line, text }: typeof values) {
  return (
    <header>
      <h1 aria-label={heading}>
        {heading.split(" ").map((word, index) => (
          <span key={String(index)} className="word" aria-hidden="true">
            {[...word].map((letter, at) => (
              <span key={String(at)}>{letter}</span>
            ))}
            {"\u00a0"}
          </span>
        ))}
      </h1>
      <h2>
        {[...line].map((letter, index) => (
          <i key={String(index)}>{letter === " " ? "\u00a0" : letter}</i>
        ))}
      </h2>
      <p>
        <b>{text.slice(0, 1)}</b>
        {text.slice(1)}
      </p>
    </header>
  );
}
