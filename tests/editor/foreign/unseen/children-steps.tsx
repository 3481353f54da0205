import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

export const options = { heading: "text", steps: ["text"], tags: ["text"] };
export const values = {
  heading: "How a sail is mended",
  steps: ["Wash the salt out", "Find the tear", "Sew it twice"],
  tags: ["canvas", "patience", "wax"],
};

function Numbered({ children }: { children: ReactNode }) {
  return (
    <ol>
      {Children.map(children, (child, index) =>
        isValidElement(child)
          ? cloneElement(child as ReactElement<{ prefix?: string }>, { prefix: `${index + 1}. ` })
          : child,
      )}
    </ol>
  );
}

function Step({ prefix = "", children }: { prefix?: string; children: ReactNode }) {
  return <li>{Children.toArray([prefix, children]).join("")}</li>;
}

function Separated({ children }: { children: ReactNode }) {
  const all = Children.toArray(children);
  return all.map((child, index) => [child, index < all.length - 1 && <i key={String(index)}> · </i>]);
}

/** Children that are counted, copied and joined. */
export default function Steps({ heading, steps, tags }: typeof values) {
  return (
    <section>
      <h2>{heading}</h2>
      <Numbered>
        {steps.map((step) => (
          <Step key={step}>{step}</Step>
        ))}
      </Numbered>
      <p>
        <Separated>
          {tags.map((tag) => (
            <b key={tag}>#{tag}</b>
          ))}
        </Separated>
      </p>
    </section>
  );
}
