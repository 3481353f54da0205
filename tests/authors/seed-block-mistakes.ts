import type { BlockType } from "../../renderer/pages/block-types.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";
import type { ExamplePage } from "./real-site.ts";

/** One mistake in one file, and what a good check says about it. */
export interface Mistake {
  name: string;
  file: string;
  text: string;
  /** Codes that say what is wrong; more than one where two are equally true. */
  codes: readonly string[];
  marks: string;
  /** What a suggestion has to name, if one is made. */
  meant?: string;
}

const file = "pages/try.yaml";

/** Swaps two letters in the middle of a word: the commonest slip of the keyboard. */
export function slip(word: string): string {
  for (let at = Math.floor(word.length / 2); at > 0; at -= 1)
    if (word[at] !== word[at - 1])
      return word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1);
  return `${word}x`;
}

/** Mistakes that every block can have, made in the text of its first example. */
export function seedBlockMistakes({ text, block }: ExamplePage, blockType: BlockType): Mistake[] {
  const type = blockType.name;
  const options = Object.keys(block).filter((name) => name !== "type");
  const schemaOf = (name: string): Schema | undefined => blockType.schema.properties?.[name];
  const line = (name: string): RegExp => new RegExp(`^(    )(${name}:)( .*)?$`, "m");
  const mistakes: Mistake[] = [];
  const add = (name: string, wrong: string, codes: string[], marks: string, meant?: string): void => {
    if (wrong !== text)
      mistakes.push({ name: `${type}: ${name}`, file, text: wrong, codes, marks, ...(meant && { meant }) });
  };
  add(
    "misspelt type",
    text.replace(`- type: ${type}\n`, `- type: ${slip(type)}\n`),
    ["unknown-block-type"],
    slip(type),
    type,
  );
  add("foreign option", `${text.trimEnd()}\n    zzzColour: red\n`, ["unknown-option"], "zzzColour");
  const [first] = options.filter((name) => schemaOf(name) && name.length > 3);
  if (first)
    add(
      `misspelt ${first}`,
      text.replace(line(first), `$1${slip(first)}:$3`),
      ["unknown-option"],
      slip(first),
      first,
    );
  for (const name of options) {
    const schema = schemaOf(name);
    const value = block[name];
    // A text of several lines goes on below the line that is changed.
    const isOneLine =
      line(name).exec(text)?.[3] !== undefined &&
      /^[^[{|>&*]/.test(String(value)) &&
      !/\n/.test(String(value));
    if (!schema || !isOneLine) continue;
    const put = (written: string): string =>
      text.replace(line(name), `$1$2 ${written.replaceAll("$", "$$$$")}`);
    if (schema.enum) {
      add(`impossible ${name}`, put("zzz"), ["not-allowed-value", "wrong-type"], "zzz");
    } else if (typeof value === "number") {
      add(`words for the number ${name}`, put("several"), ["wrong-type"], "several");
      if (schema.maximum !== undefined)
        add(
          `${name} too large`,
          put(String(schema.maximum + 7)),
          ["out-of-range"],
          String(schema.maximum + 7),
        );
    } else if (typeof value === "boolean") {
      add(`a word for ${name}`, put("perhaps"), ["wrong-type"], "perhaps");
    } else if (typeof value === "string") {
      add(`a list for ${name}`, put("[a, b]"), ["wrong-type"], "[a, b]");
      add(`no value for ${name}`, put("").replace(`${name}: \n`, `${name}:\n`), ["empty-value"], name);
      if (schema["x-kind"] === "link") {
        add(
          `a broken link in ${name}`,
          put("/nothing-of-this-name"),
          ["broken-link"],
          "/nothing-of-this-name",
        );
        add(`a program in ${name}`, put('"javascript:alert(1)"'), ["bad-link"], '"javascript:alert(1)"');
      } else if (schema["x-kind"] === "image") {
        add(
          `a missing picture in ${name}`,
          put("/images/none-such.png"),
          ["missing-image"],
          "/images/none-such.png",
        );
      } else if (schema["x-kind"] === "icon") {
        add(`an unknown icon in ${name}`, put("zzz-icon"), ["unknown-icon"], "zzz-icon");
      } else if (!schema["x-kind"] || schema["x-kind"].startsWith("markdown")) {
        add(`a binding in ${name}`, put("We are ${site.brnd}"), ["bad-binding"], "brnd", "brand");
        add(`a colon in ${name}`, put("AI: what now"), ["colon-in-text"], "AI: what now");
        add(`an open quotation mark in ${name}`, put('"never closed'), ["unclosed-quote"], '"never closed');
        add(`text cut off in ${name}`, put("We are #1 here"), ["text-cut-off"], "#1 here");
      }
    }
  }
  for (const name of (blockType.schema.required ?? []).filter((option) => options.includes(option))) {
    const { [name]: _, ...rest } = block;
    if (Object.keys(rest).length < 1) continue;
    const whole = new RegExp(`^    ${name}:.*\\n(?:(?:      .*|    - .*|\\s*)\\n)*`, "m");
    const wrong = `${text}\n`.replace(whole, "").trimEnd();
    add(`missing ${name}`, `${wrong}\n`, ["missing-option"], type);
  }
  return mistakes;
}
