import createMarkdown, {
  type Env,
  type MarkdownIt,
  type StateBlock,
  type StateInline,
  type Token,
} from "markdown-it";
import footnotes from "markdown-it-footnote";
import { autolinks } from "./autolinks.ts";
import { headingPlaces } from "./heading-places.ts";
import { strikethrough } from "./strikethrough.ts";

/** Parts that a text may be made of: a book of 300 pages has fewer. */
const MAX_PARTS = 50_000;

/** Steps that reading may take; those that look ahead for the end of a link count less. A megabyte of prose takes half. */
const MAX_STEPS = 500_000;
const STEP = 4;

/** A text comes to more parts than `MAX_PARTS`, or to more work than any that is meant to be read. */
export class TooManyParts extends Error {}

/** Deeper than anything that is read: what is nested so deep is refused before it is looked at. */
const MAX_NESTING = 200;

/** Where something stands in the content of its paragraph, heading or cell. Offsets from 0, `end` exclusive. */
export interface PlaceInContent {
  start: number;
  end: number;
}

const places = new WeakMap<Token, PlaceInContent>();

/** Where a link, a picture or a piece of HTML begins and ends in the content of the token that holds it. */
export function placeInContent(token: Token): PlaceInContent | undefined {
  return places.get(token);
}

/**
 * What Markdown means on this site: CommonMark with the tables, footnotes, bare addresses and struck words of
 * GitHub Flavored Markdown. The check, the build and the browser read texts by this one grammar.
 *
 * @param isLine  The text is one line inside other elements: lists, headings and the like are only signs there.
 */
export function createGrammar({ isLine = false } = {}): MarkdownIt {
  // HTML is recognised so that it can be told and left out; as words it would be on the page.
  const md = createMarkdown({ html: true, maxNesting: MAX_NESTING });
  md.use(strikethrough).use(autolinks);
  if (isLine) md.block.ruler.enableOnly(["paragraph"]);
  else {
    md.use(footnotes).use(headingPlaces);
    md.disable("footnote_inline");
  }
  // Addresses stay as they are written until they are rendered; what may not be linked to is left out there.
  md.normalizeLink = (address) => address;
  md.normalizeLinkText = (address) => address;
  md.validateLink = () => true;
  md.inline.tokenize = (state) => tokenize(md, state);
  countParts(md);
  return md;
}

/**
 * Counts what a text is made of while it is read, since a few signs repeated come to more than any machine can
 * hold. Whoever reads a text gives each an `env` of its own.
 */
function countParts(md: MarkdownIt): void {
  const skipToken = md.inline.skipToken.bind(md.inline);
  md.inline.skipToken = (state) => {
    count(state.env, "steps", 1);
    skipToken(state);
  };
  md.block.State = class extends md.block.State {
    override push(...token: Parameters<StateBlock["push"]>): Token {
      count(this.env, "parts", 1);
      return super.push(...token);
    }
  };
  md.inline.State = class extends md.inline.State {
    override push(...token: Parameters<StateInline["push"]>): Token {
      count(this.env, "parts", 1);
      return super.push(...token);
    }
  };
}

function count(env: Env, what: "parts" | "steps", more: number): void {
  const sum = Number(env[what] ?? 0) + more;
  if (sum > (what === "parts" ? MAX_PARTS : MAX_STEPS)) throw new TooManyParts();
  env[what] = sum;
}

/** As in markdown-it, and remembers where things stand. */
function tokenize(md: MarkdownIt, state: StateInline): void {
  const rules = md.inline.ruler.getRules("");
  const end = state.posMax;
  while (state.pos < end) {
    const start = state.pos;
    const first = state.tokens.length;
    count(state.env, "steps", STEP);
    const isRead = state.level < MAX_NESTING && rules.some((rule) => rule(state, false));
    if (!isRead) state.pending += state.src[state.pos++];
    else if (state.tokens.length > first) remember(state, first, start);
  }
  if (state.pending) state.pushPending();
}

/** Of the tokens that a rule made, the first is the one that it is about; words that were waiting may stand before it. */
function remember(state: StateInline, first: number, start: number): void {
  const token = state.tokens[first]!;
  const made = token.type === "text" ? state.tokens[first + 1] : token;
  if (made?.type === "link_open" || made?.type === "image" || made?.type === "html_inline")
    places.set(made, { start, end: state.pos });
}
