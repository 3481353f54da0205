import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { colourCombinations, type WithCombinations } from "./colour-combinations.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  impact: string | null;
  help: string;
  nodes: {
    target: string[];
    failureSummary: string;
    any: { data: { messageKey?: string } | null }[];
    isOutlined?: boolean;
    /** What stands in it are signs, such as − or ×, without a letter or digit. */
    isSign?: boolean;
    /** It is a film without sound. */
    isMuted?: boolean;
  }[];
}

export interface AxeOptions {
  /** Rules that make no sense for the page, such as `region` on a lone example. */
  without?: string[];
  /** Run these rules alone; default all that axe has for WCAG 2.2 A and AA, and its best practices. */
  only?: string[];
  /**
   * States of this page's content in which all rules have run. In one of them again, at another width, only those
   * run whose outcome sizes, places or colours can change, unless the shell around it is in a state in which no page
   * has been looked at yet; a new one is added.
   */
  seen?: Set<string>;
  /**
   * True where many pages are looked at in one tab: colours are measured at the texts whose combination of them has not
   * been found in order there yet. What is wrong is told wherever it is.
   */
  measuresColoursOnce?: boolean;
}

/** The rules whose outcome a change of the theme can change. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The rules whose outcome the width of the window can change while elements, attributes and what is visible stay. */
const LAYOUT_RULES = [...COLOUR_RULES, "target-size", "scrollable-region-focusable"];

/*
 * What axe cannot decide, and why nobody has to: a single character has the contrast of the words beside it, and a
 * sign such as − in a button is none of the words that its name has to begin with; what
 * lies behind a dialog or a fixed bar is measured where it is in the open; what is drawn with ::before and ::after
 * are marks beside a text, never its ground. Outlined text has the ground's colour inside its outline.
 */
const EXPLAINED = [
  "shortTextContent",
  "nonBmp",
  "bgOverlap",
  "elmPartiallyObscured",
  "elmPartiallyObscuring",
  "pseudoContent",
];

/**
 * What axe finds on the page as it stands, one line per finding and element; empty when all is well. What axe
 * leaves undecided counts as a finding, unless it is explained above.
 *
 * Background pictures are taken away while it runs, because axe gives up on them: the site draws its squared
 * paper with gradients. `tests/ui/contrast.test.ts` measures texts on the lines of that paper.
 */
export async function axeViolations(page: Page, without: string[] = []): Promise<string[]> {
  return axeFindings(page, { without });
}

/**
 * From now on axe is there in every document that the page opens. For those that look at one after the other: sending
 * its half megabyte to each costs more than running it.
 */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(source);
}

/** As `axeViolations`, with a choice of rules. */
export async function axeFindings(
  page: Page,
  { without = [], only, seen, measuresColoursOnce = false }: AxeOptions = {},
): Promise<string[]> {
  if (seen) {
    const { content, shell } = await page.evaluate(describeState);
    const shells = seenShells.get(page) ?? new Set();
    seenShells.set(page, shells);
    if (seen.has(content) && shells.has(shell)) only = LAYOUT_RULES.filter((rule) => !without.includes(rule));
    seen.add(content);
    shells.add(shell);
  }
  await page.evaluate(untilColoursStand);
  const newColours = measuresColoursOnce ? await findNewColours(page) : undefined;
  if (newColours?.length === 0) {
    if (only) only = only.filter((rule) => !COLOUR_RULES.includes(rule));
    else without = [...without, ...COLOUR_RULES];
    if (only?.length === 0) return [];
  }
  const { violations, incomplete } = await runIn(page, { without, only, newColours });
  const undecided = incomplete.map((finding) => ({
    ...finding,
    nodes: finding.nodes.filter(
      ({ any, isOutlined, isMuted, isSign }) =>
        // Nothing is heard in a film that is muted: it needs no captions.
        !(finding.id === "video-caption" && isMuted) &&
        !(finding.id === "label-content-name-mismatch" && isSign) &&
        !any.some(({ data }) => EXPLAINED.includes(data?.messageKey ?? "")) &&
        !(isOutlined && any.some(({ data }) => data?.messageKey === "equalRatio")),
    ),
  }));
  const areColoursInOrder = [...violations, ...undecided].every(
    ({ id, nodes }) => nodes.length === 0 || !COLOUR_RULES.includes(id),
  );
  if (newColours && areColoursInOrder)
    for (const number of newColours) measuredColours.get(page)?.add(number);
  return [...describe(violations, ""), ...describe(undecided, "undecided, ")];
}

/** Runs axe, which is sent where it is not there yet: asking first would be one more way there and back each time. */
async function runIn(page: Page, choice: Choice): Promise<Outcome> {
  const outcome = await page.evaluate(runAxe, choice);
  if (outcome) return outcome;
  await page.evaluate(source);
  return (await page.evaluate(runAxe, choice))!;
}

function describe(findings: Finding[], prefix: string): string[] {
  return findings.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(
      (node) =>
        `${prefix}${id} (${impact}): ${help}: ${node.target.join(" ")}: ${node.failureSummary.replaceAll("\n", " ")}`,
    ),
  );
}

/** States of the shell, which all pages share, in which all rules have run in a tab. */
const seenShells = new WeakMap<Page, Set<string>>();

/** Combinations of colours that have been measured in a tab and are in order. */
const measuredColours = new WeakMap<Page, Set<number>>();

/** Combinations of colours that nobody has found in order yet. */
async function findNewColours(page: Page): Promise<number[]> {
  const measured = measuredColours.get(page) ?? new Set();
  measuredColours.set(page, measured);
  return (await page.evaluate(colourCombinations)).filter((number) => !measured.has(number));
}

/** Runs in the page. Elements, attributes and texts, and which elements are visible: of the content, and of the rest. */
function describeState(): { content: string; shell: string } {
  const main = document.querySelector("main");
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? 1 : 0;
  const visible = (elements: readonly Element[]) => elements.map(isVisible).join("");
  const around = [...document.querySelectorAll("body *")].filter((element) => !main?.contains(element));
  const rest = document.body.cloneNode(true) as HTMLElement;
  rest.querySelector("main")?.replaceChildren();
  // The entry of the page that is open is marked, on each page another.
  for (const marked of rest.querySelectorAll("[aria-current]")) marked.removeAttribute("aria-current");
  // Links to the page in other languages lead from each page elsewhere.
  for (const link of rest.querySelectorAll("a[hreflang]")) link.removeAttribute("href");
  return {
    content: main ? main.outerHTML + visible([...main.querySelectorAll("*")]) : "",
    shell: document.documentElement.className + rest.innerHTML + visible(around),
  };
}

interface Choice {
  without: string[];
  only: string[] | undefined;
  /** Colours are measured at the texts with these combinations; undefined for all texts. */
  newColours: number[] | undefined;
}

interface Axe {
  run(options: object): Promise<Outcome>;
  /** Rules look at other elements until `reset`. */
  configure(options: { rules: { id: string; selector: string }[] }): void;
  reset(): void;
}

interface Outcome {
  violations: Finding[];
  incomplete: Finding[];
}

/**
 * Runs in the page. What is still fading or changing its colour would be measured halfway. What a frame starts to move
 * has started when the first message behind it comes; waiting for another frame took longer than many a run of axe.
 */
async function untilColoursStand(): Promise<void> {
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    requestAnimationFrame(() => port2.postMessage(0));
  });
  const onTheirWay = document
    .getAnimations()
    .filter(
      ({ playState, timeline, effect }) =>
        playState === "running" &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(onTheirWay.map(({ finished }) => finished));
}

/** Runs in the page; undefined where axe has not come yet. */
async function runAxe({ without, only, newColours }: Choice): Promise<Outcome | undefined> {
  const { axe, colourCombinations } = window as unknown as { axe?: Axe } & WithCombinations;
  if (!axe) return undefined;
  const MARK = "data-new-colours";
  const marked = new Set<Element>();
  for (const combination of newColours ?? [])
    for (const element of colourCombinations?.get(combination) ?? []) {
      marked.add(element);
      const link = element.closest("a, [role=link]");
      if (link) marked.add(link);
    }
  if (newColours) {
    for (const element of marked) element.setAttribute(MARK, "");
    axe.configure({
      rules: [
        { id: "color-contrast", selector: `[${MARK}]` },
        { id: "link-in-text-block", selector: `a[href][${MARK}], [role=link][${MARK}]` },
      ],
    });
  }
  const plain = new CSSStyleSheet();
  plain.replaceSync("*, ::before, ::after { background-image: none !important }");
  document.adoptedStyleSheets.push(plain);
  const { violations, incomplete } = await axe.run({
    // Style sheets are inline: there is nothing to load first.
    preload: false,
    resultTypes: ["violations", "incomplete"],
    ...(only ? { runOnly: { type: "rule", values: only } } : {}),
    rules: only
      ? {}
      : {
          "target-size": { enabled: true },
          ...Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        },
  });
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(plain), 1);
  if (newColours) {
    for (const element of marked) element.removeAttribute(MARK);
    axe.reset();
  }
  for (const node of incomplete.flatMap(({ nodes }) => nodes)) {
    const element = document.querySelector(node.target[0] ?? "html");
    node.isSign = !/[\p{L}\p{N}]/u.test(element?.textContent ?? "");
    node.isMuted = element?.matches("video[muted]") ?? false;
    node.isOutlined = Boolean(
      element && Number.parseFloat(getComputedStyle(element).webkitTextStrokeWidth) > 0,
    );
  }
  return { violations, incomplete };
}
