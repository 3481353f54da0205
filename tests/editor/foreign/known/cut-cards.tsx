export const options = { cards: [{ title: "text", text: "text", author: "text" }] };
export const values = {
  cards: [
    {
      title: "The keel",
      text: "A keel is laid once and thought about for the rest of a boat's life, by everyone who leans on it.",
      author: "Ada Byrne",
    },
    { title: "The long, long deck that somebody has to scrub", text: "Short.", author: "Oda Fenwick" },
  ],
};

/** Cut by letters and by words; of a name the first letters. */
export default function CutCards({ cards }: typeof values) {
  return cards.map(({ title, text, author }) => (
    <article key={title}>
      <h3>{title.length > 20 ? `${title.substring(0, 17)}...` : title}</h3>
      <p>{text.split(" ").slice(0, 8).join(" ") + (text.split(" ").length > 8 ? "…" : "")}</p>
      <footer>
        <b>
          {author
            .split(" ")
            .map((name) => name[0])
            .join("")}
        </b>{" "}
        by {author}
      </footer>
    </article>
  ));
}
