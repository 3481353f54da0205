export type MarkdownCommand = "bold" | "italic" | "link" | "heading" | "list" | "numbers";

/** A text and what is selected in it; offsets from 0 in UTF-16 code units, the end exclusive. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Writes or takes back the marks of Markdown around what is selected, or in front of its lines. */
export function runCommand(command: MarkdownCommand, selected: Selected): Selected {
  switch (command) {
    case "bold":
      return around(selected, "**");
    case "italic":
      return around(selected, "_");
    case "link":
      return link(selected);
    case "heading":
      return before(selected, () => "## ", /^#{1,6} /);
    case "list":
      return before(selected, () => "- ", /^[-*+] /);
    case "numbers":
      return before(selected, (index) => `${index + 1}. `, /^\d+[.)] /);
  }
}

function around({ text, start, end }: Selected, mark: string): Selected {
  const size = mark.length;
  const words = text.slice(start, end);
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark)
    return {
      text: text.slice(0, start - size) + words + text.slice(end + size),
      start: start - size,
      end: end - size,
    };
  // Marks belong to words: a space inside them makes them plain signs.
  const lead = words.length - words.trimStart().length;
  const tail = words.trim() === "" ? 0 : words.length - words.trimEnd().length;
  const from = start + lead;
  const to = Math.max(end - tail, from);
  return {
    text: text.slice(0, from) + mark + text.slice(from, to) + mark + text.slice(to),
    start: from + size,
    end: to + size,
  };
}

/** Makes a link of the words that are selected. @param title  Stands for them where there are none. */
export function linkTo({ text, start, end }: Selected, address: string, title: string): Selected {
  const words = text.slice(start, end);
  const lead = /^\s*/.exec(words)![0];
  const inside =
    words.trim() || title.replaceAll(/[\\[\]]/g, "\\$&") || address.replace(/^(?:mailto|tel):/, "");
  const target = /[\s()<>]/.test(address) ? `<${address.replaceAll(/[<>]/g, encodeURIComponent)}>` : address;
  const link = `${lead}[${inside}](${target})${words.trim() === "" ? "" : words.slice(words.trimEnd().length)}`;
  const at = start + link.length;
  return { text: text.slice(0, start) + link + text.slice(end), start: at, end: at };
}

function link({ text, start, end }: Selected): Selected {
  const words = text.slice(start, end) || "words";
  const address = "/";
  const at = start + words.length + 3;
  return {
    text: `${text.slice(0, start)}[${words}](${address})${text.slice(end)}`,
    start: at,
    end: at + address.length,
  };
}

/** Marks in front of each line; where all of them have it, it goes. */
function before({ text, start, end }: Selected, mark: (index: number) => string, known: RegExp): Selected {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", Math.max(end - 1, from));
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => known.test(line));
  const written = lines
    .map((line, index) => (isMarked ? line.replace(known, "") : mark(index) + line.replace(known, "")))
    .join("\n");
  return { text: text.slice(0, from) + written + text.slice(to), start: from, end: from + written.length };
}
