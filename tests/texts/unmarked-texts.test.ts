import { describe, expect, it } from "vitest";
import type { Draft } from "../../renderer/problems/draft.ts";
import { reportMarkup } from "../../renderer/texts/report-markup.ts";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";
import { findNode } from "../../renderer/yaml/tree.ts";

/** The problems of the text `a`, and the file with what is offered. */
function told(text: string): string[] {
  const { node } = findNode(parseYaml(text).tree!, ["a"]);
  const drafts: Draft[] = [];
  const value = node.kind === "scalar" ? node.source : "";
  reportMarkup(value, { type: "string", "x-kind": "markdown" }, node, ["a"], { text, drafts });
  return drafts.flatMap(({ code, offer }) =>
    offer ? [code, text.slice(0, offer.start) + offer.text + text.slice(offer.end)] : [code],
  );
}

describe("a text with a list or a heading in it that no sign keeps on its lines", () => {
  it.each([
    [
      "below its name",
      "a:\n  We wait.\n\n  - Tickets stay valid.\n  - Islanders first.\nb: 1\n",
      "a: |\n  We wait.\n\n  - Tickets stay valid.\n  - Islanders first.\nb: 1\n",
    ],
    [
      "beside its name",
      "a: Two steps\n  1) Clay\n  2) Water\n",
      "a: |\n  Two steps\n  1) Clay\n  2) Water\n",
    ],
    [
      "with numbers",
      "a:\n  Three steps\n  1. Clay\n  2. Water\n",
      "a: |\n  Three steps\n  1. Clay\n  2. Water\n",
    ],
    [
      "with one entry below an empty line",
      "a:\n  We wait.\n\n  * Tickets stay valid.\n",
      "a: |\n  We wait.\n\n  * Tickets stay valid.\n",
    ],
    [
      "below a heading, which would be a remark",
      "a:\n  ## What to do\n\n  We wait for you.\nb: 1\n",
      "a: |\n  ## What to do\n\n  We wait for you.\nb: 1\n",
    ],
  ])("is told: %s", (_, text, offered) => expect(told(text)).toEqual(["unmarked-text", offered]));

  it.each([
    ["has its sign", "a: |\n  We wait.\n\n  - Tickets.\n  - Islanders.\n"],
    ["is a sentence that goes on with a dash", "a:\n  We wait\n  - or sail - as the captain says.\n"],
    ["is in quotation marks", 'a: "We wait.\n\n  - or sail.\n  - or not."\n'],
    ["stands below a remark", "a:\n  # What to do\n  We wait for you.\n"],
    ["stands below a remark of the group", "b:\n  ## The text\n  a: 1\na: Of two words\n"],
    ["is one of several lines", "a:\n  We wait,\n  and then we sail.\n\n  The captain decides.\n"],
  ])("is fine where it %s", (_, text) => expect(told(text)).toEqual([]));
});
