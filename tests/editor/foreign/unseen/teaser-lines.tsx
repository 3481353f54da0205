export const options = { heading: "text", text: "text", facts: ["text"], address: "text", more: "text" };
export const values = {
  heading: "Sails|and what holds them",
  text: "A loft is a floor without posts, because a mainsail laid out flat needs all of it and a little more of the street.",
  facts: ["Founded: 1961", "Floor: pitch pine", "Longest seam: 31 metres"],
  address: "Tidewater Loft\n4 Marsh Lane\nSt Osyth",
  more: "read on",
};

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(" ", most)).replace(/[,;]$/, "")} …`;

/** Lines, pairs and a beginning, all out of single texts. */
export default function Teaser({ heading, text, facts, address, more }: typeof values) {
  return (
    <section>
      <h2>
        {heading.split("|").map((line, index) => (
          <span key={line} style={{ display: "block", paddingInlineStart: `${index}em` }}>
            {line}
          </span>
        ))}
      </h2>
      <p>{cut(text, 60)}</p>
      <a href="/">{more[0]?.toUpperCase() + more.slice(1)} »</a>
      <dl>
        {facts.map((fact) => {
          const [term = "", ...rest] = fact.split(":");
          return (
            <div key={fact}>
              <dt>{term}</dt>
              <dd>{rest.join(":").trim()}</dd>
            </div>
          );
        })}
      </dl>
      <address>
        {address.split("\n").flatMap((line, index) => [index > 0 && <br key={`${line}-`} />, line])}
      </address>
    </section>
  );
}
