export const options = { title: "text", text: "text" };
export const values = {
  title: "House **rules**",
  text: "Take off your *muddy* boots at the door.\n\nTea is in the **blue** tin; [the kettle](https://kettle.example/) whistles.\n\n- Dogs are welcome\n- Cats decide for themselves",
};

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const inline = (text: string): string =>
  escaped(text)
    .replaceAll(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replaceAll(/\*(.+?)\*/g, "<em>$1</em>")
    .replaceAll(/\[(.+?)\]\((https:.+?)\)/g, '<a href="$2">$1</a>');

const block = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) =>
      part.startsWith("- ")
        ? `<ul>${part
            .split("\n")
            .map((line) => `<li>${inline(line.slice(2))}</li>`)
            .join("")}</ul>`
        : `<p>${inline(part)}</p>`,
    )
    .join("");

/** A Markdown of its own, in options that are plain texts. */
export default function Rules({ title, text }: typeof values) {
  return (
    <section>
      <h2 dangerouslySetInnerHTML={{ __html: inline(title) }} />
      <div dangerouslySetInnerHTML={{ __html: block(text) }} />
    </section>
  );
}
