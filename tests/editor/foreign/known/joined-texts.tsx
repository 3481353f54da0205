export const options = { people: [{ first: "text", last: "text", role: "text" }], place: "text" };
export const values = {
  people: [
    { first: "Oda", last: "Fenwick", role: "throwing" },
    { first: "Wen", last: "Hollis", role: "glazes" },
  ],
  place: "St Osyth",
};

/** Several options in one text. */
export default function JoinedTexts({ people, place }: typeof values) {
  return (
    <section>
      {people.map(({ first, last, role }) => (
        <h3 key={last}>{`${last.toUpperCase()}, ${first} (${role})`}</h3>
      ))}
      <p>{`${people.map(({ first }) => first).join(" & ")} at ${place}`}</p>
    </section>
  );
}
