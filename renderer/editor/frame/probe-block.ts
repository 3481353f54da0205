import type { BlockDefinition } from "../../model.ts";
import type { EditValue } from "../edit-page.ts";
import { type Landing, spaced } from "../find/landing.ts";
import { type Markable, markables } from "../find/markable.ts";
import { drawnParts, probe } from "../find/probe.ts";
import type { Part } from "../find/visible-parts.ts";
import type { Path } from "../protocol.ts";
import type { ViewRenderer } from "./render-view.tsx";

/** What is known of the texts of a block. */
export interface ProbedBlock {
  landings: readonly Landing[];
  /** Its options that may be texts. */
  texts: readonly Markable[];
}

/** What probes have found, by type and options: a page that was changed has most blocks as they were. */
const probes = new Map<string, readonly Landing[]>();
const MOST_PROBES = 500;

/**
 * Finds out what the texts of a block are made of, by rendering its view as the build does; and as it is awake when the
 * page shows words that the build has not: those that effects have put there, and all of views that only run awake.
 *
 * @param live  What its view has drawn on the page. @param valueAt  What is known of one of its options.
 */
export function probeBlock(
  definition: BlockDefinition,
  live: readonly Part[],
  valueAt: (option: Path) => EditValue | undefined,
  renderer: ViewRenderer,
  lang: string,
  hasOwnPlace: (inner: BlockDefinition) => boolean,
): ProbedBlock {
  const texts = markables(definition.props, (option) => {
    const value = valueAt(option);
    return value?.isFreeText === true || value?.kind?.startsWith("markdown") === true;
  });
  // Views may take these apart, and then draw nothing for what is marked.
  const formed = markables(definition.props, (option) => valueAt(option)?.isFormed === true);
  const render = (how: "html" | "awakeHtml") => (props: BlockDefinition["props"]) =>
    renderer[how]({ ...definition, props }, lang, hasOwnPlace);
  const landingsOf = (how: "html" | "awakeHtml"): readonly Landing[] => {
    const key = `${how} ${lang} ${definition.type} ${JSON.stringify(definition.props)}`;
    const known = probes.get(key) ?? probe(definition.props, [texts, formed], render(how));
    if (probes.size === MOST_PROBES) probes.clear();
    probes.set(key, known);
    return known;
  };
  const asBuilt = landingsOf("html");
  const missing = missingIn(live, asBuilt);
  const isBetter =
    missing > 0 && missingIn(live, drawnParts(definition.props, render("awakeHtml")) ?? []) < missing;
  return { landings: isBetter ? landingsOf("awakeHtml") : asBuilt, texts: [...texts, ...formed] };
}

/** How many texts of the page say something that a rendering does not. */
function missingIn(live: readonly Part[], rendered: readonly { text: string }[]): number {
  const words = new Set(rendered.map(({ text }) => spaced(text)));
  return live.filter(({ text }) => /\p{L}/u.test(text) && !words.has(spaced(text))).length;
}
