import { useEffect, useState } from "react";

export const options = { heading: "text", greeting: "text", fallback: "text" };
export const values = {
  heading: "Good morning, harbour",
  greeting: "The office is open until six.",
  fallback: "Opening hours are on their way.",
};

/** Says something else once it is in the browser, and something by an effect. */
export default function Hours({ heading, greeting, fallback }: typeof values) {
  const [isThere, setThere] = useState(false);
  const [title, setTitle] = useState("");
  useEffect(() => setThere(true), []);
  useEffect(() => setTitle(heading.toUpperCase()), [heading]);
  return (
    <section>
      {title && <h2>{title}</h2>}
      <p>{isThere ? greeting : fallback}</p>
    </section>
  );
}
