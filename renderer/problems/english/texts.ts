/**
 * Texts that visitors would not see as they are meant.
 */
import { listOr, type Vocabulary, words } from "./words.ts";

/** What is a block of its own, or nothing that belongs into a text: Markdown has no signs for it. */
function blockFor(html: string): string | undefined {
  const tag = /^<(\?|\w+)/.exec(html)?.[1]?.toLowerCase() ?? "";
  if (tag === "iframe" || tag === "embed" || tag === "object")
    return "What another site shows is a block of its own: - type: embed, or - type: video for a film.";
  if (tag === "video" || tag === "audio") return "A film is a block of its own: - type: video.";
  if (["form", "input", "button", "select", "textarea"].includes(tag))
    return "Questions to visitors are a block of their own: - type: form.";
  if (["script", "style", "link", "?"].includes(tag)) return "Delete it.";
  return undefined;
}

export const textWords = {
  "too-deep": ({ limit, of }: { limit: number; of: "lists" | "text" }) =>
    of === "lists"
      ? words(
          `Lists and groups are nested more than ${limit} levels deep here.`,
          "Take the parts out of each other.",
        )
      : words(
          `This text has parts that are nested more than ${limit} levels deep.`,
          "Take the parts out of each other, and close each before what is around it ends.",
        ),

  "too-much": ({ limit }: { limit: number }) =>
    words(
      `This text comes to more than ${limit.toLocaleString("en")} parts.`,
      "Split it, and close what marks words, such as <b>, before the paragraph ends.",
    ),

  "written-break": () =>
    words(
      "Visitors would see \\n as it is written.",
      "Start a new line in a text behind |, or write the parts as texts of their own.",
    ),

  /** `isPlain`: the text is no Markdown, so nothing is left out. */
  "html-in-text": ({ html, isPlain }: { html: string; isPlain?: true }) =>
    isPlain
      ? words(`${html} is shown to visitors as it is written.`, "Write the text without HTML.")
      : words(
          `${html} in this text is left out: HTML is not shown.`,
          blockFor(html) ??
            "Write it in Markdown, such as **bold** or [words](/address), or put a backslash before a < that is meant as a sign.",
        ),

  "html-entity": ({ written, meant }: { written: string; meant: string }) =>
    words(
      `${written} is shown to visitors as it is written.`,
      meant.trim() === "" ? "Write a space." : `Write the sign itself: ${meant}`,
    ),

  "file-name-as-alt": ({ name }: { name: string }) =>
    words(
      `"${name}" is the name of a file, and tells nothing to those who cannot see the picture.`,
      'Say what the picture shows, or write "" if it only decorates.',
    ),

  "assistant-mark": ({ mark, isElision }: { mark: string; isElision?: true }) =>
    isElision
      ? words(
          "This comment stands where an assistant has left out what it did not change.",
          "Put back what stood there, or delete the comment if nothing is missing.",
        )
      : words(`${mark} is a mark of an assistant; visitors would see it.`, "Delete it."),

  "unfinished-text": ({ how, shown }: { how: "filler" | "note" | "gap" | "lost"; shown: string }) =>
    words(
      how === "filler"
        ? `"${shown}" is the Latin that stands where a text is still to come; visitors would read it.`
        : how === "note"
          ? `"${shown}" is a note to yourself; visitors would read it.`
          : how === "lost"
            ? `"${shown}" is what a program writes for a value that it does not have; visitors would read it.`
            : `"${shown}" stands in for words that are still to come; visitors would read it.`,
      how === "note"
        ? "Do what it says, or make it a note that only authors see: # in front, on a line of its own."
        : "Write the text.",
    ),

  "emoji-name": ({ written, meant }: { written: string; meant: string }) =>
    words(
      `${written} is shown to visitors as it is written: only chat programs make a sign of it.`,
      `Write the sign itself: ${meant}`,
    ),

  "undecided-edit": ({ mark }: { mark: string }) =>
    words(
      `${mark} is a proposal of a reviewer; visitors would see it with its signs.`,
      "Decide, and leave only the words that are to be read.",
    ),

  "lost-field": ({ shown }: { shown: string }) =>
    words(
      `"${shown}" is what Word writes where a reference leads nowhere.`,
      "Write in its place what was referred to.",
    ),

  /** `names`: what stands there, as names with values. */
  "front-matter": ({ names }: { names: readonly string[] }) =>
    words(
      `Visitors would read the first lines of this text, ${listOr(names, "and")}, as a heading.`,
      "Take them out with the lines ---: what they say belongs to the page or row that shows the text.",
    ),

  /** `seen` is what the comment says; missing without one. */
  "wrong-marker": ({ marker, seen }: { marker: string; seen?: string }) =>
    words(
      seen === undefined
        ? "The first line of this text has no comment that says whose it is, so visitors who come by a link would not get it."
        : `The first line says "${seen}", and the page that shows this text goes by "${marker}": visitors who come by a link would not get it.`,
      `Write <!-- ${marker} --> as its first line.`,
    ),

  /** `attribute`: whose quotation mark is not closed. */
  "unclosed-element": ({ element, attribute }: { element: string; attribute?: string }) =>
    attribute !== undefined
      ? words(
          `The quotation mark behind ${attribute}= in this <${element}> is never closed, so what follows is taken for a part of it.`,
          "Put the same mark at the end of the value.",
        )
      : words(
          `<${element}> is opened here and never closed, so what follows is taken for a part of it.`,
          `Write </${element}> where it ends.`,
        ),

  "missing-alt": ({ isMarkdown }: { isMarkdown: boolean }) =>
    words(
      "This picture has no words for those who cannot see it.",
      isMarkdown
        ? 'Write what it shows between the brackets, ![like this](/images/team.svg); ![""](…) for one that only decorates.'
        : 'Say in alt="…" what it shows; alt="" for one that only decorates.',
    ),
} satisfies Vocabulary;
