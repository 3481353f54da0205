import { useState } from "react";
import { createPortal } from "react-dom";

export const options = { heading: "text", note: "text", button: "text" };
export const values = {
  heading: "Ferries this week",
  note: "The evening boat does not sail on Thursday.",
  button: "Understood",
};

/** Its note is put elsewhere by a portal. */
export default function Ferries({ heading, note, button }: typeof values) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(true);
  return (
    <section>
      <div ref={setPlace} />
      <h2>{heading}</h2>
      {place &&
        isOpen &&
        createPortal(
          <div role="status">
            <p>{note}</p>
            <button type="button" onClick={() => setOpen(false)}>
              {button}
            </button>
          </div>,
          place,
        )}
    </section>
  );
}
