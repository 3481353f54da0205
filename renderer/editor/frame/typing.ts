import { holdStage, onStage, releaseStage, watchAnswers } from "../../runtime/live/stage.ts";
import { countCharacters } from "../count-characters.ts";
import type { EditPage } from "../edit-page.ts";
import { type Mark, markInSource, markSource, type Stretch } from "../find/mark-words.ts";
import { boundWords } from "../find/places.ts";
import { keyOf, valueAt } from "../paths.ts";
import type { Path } from "../protocol.ts";
import { KEPT_THEIRS } from "../text-conflict.ts";
import { placeCaret, selectedIn } from "./caret.ts";
import type { FrameHost, TextOrigin, TypedText } from "./frame-api.ts";
import type { Overlay } from "./overlay.ts";
import type { MappedText } from "./page-map.ts";
import { placeKind } from "./place-kind.ts";
import { putWords } from "./put-words.ts";
import { seenBottom } from "./seen-bottom.ts";
import { piecesOf } from "./text-pieces.ts";
import { openPlace, openPlaceOver } from "./typing-place.ts";
import { asMarked, asShown, optionWith, startOf } from "./written-words.ts";

/** Milliseconds without a key after which what was typed is written. */
const PAUSE = 400;

/** Share of the longest text from which on it is said how much room is left. */
const NEAR = 0.8;

/** A text that is being typed. */
export interface Typing {
  element: HTMLElement;
  /** Ends it. @param keeps  False: the text becomes what it was. */
  end(keeps?: boolean): Promise<void>;
}

export interface TypingContext {
  host: FrameHost;
  overlay: Overlay;
  lang: string;
  /** What is known of the page; see `TypedText`. */
  page: Pick<EditPage, "told" | "blocks"> | undefined;
  /** Called when it is over, and which text is wanted next in the block. */
  onEnd(next: "next" | "previous" | undefined): void;
}

/** Between marks of Markdown not every word can stand, and no word at all. */
const CANNOT_STAND = "This cannot be written here as it is: the form has the whole text.";

/** Keys that mark words, as the form has them. */
const MARKS: Readonly<Record<string, Mark>> = { b: "strong", i: "em" };

const LEFT_OUT = "Without words it is taken off the page when you end.";

const THEIRS = "Somebody else has changed this text too. You choose between both when you end.";

const NO_MARKS = "This text has no bold or slanted words.";
const NOTHING_SELECTED = "Select the words first.";

let count = 0;

/**
 * Types in a text of the page where it stands. React leaves the page alone until the end; what was typed is written
 * when the typing pauses, and at its end.
 *
 * @param at  Where the pointer was, in pixels of the window; the whole text is selected without it.
 * @returns undefined when its parts cannot be told apart.
 */
export function typeIn(
  text: MappedText,
  context: TypingContext,
  at?: { x: number; y: number },
): Typing | undefined {
  const { host, overlay, lang, page } = context;
  const block = page?.blocks.find(({ path }) => keyOf(path) === keyOf(text.block));
  const { value } = text;
  const pieced = piecesOf(text);
  const isWhole = pieced?.isWhole === true;
  const start = isWhole ? (value.source ?? "") : startOf(text);
  const shown = pieced?.shown ?? (pieced && boundWords(text.text.trim(), pieced.pieces));
  if (pieced && !shown) return undefined;
  // What the page shows of it before, and of each wording that was written.
  const shownBefore = new Set([valueAt(onStage()?.page, value.path)]);
  holdStage();
  const filled = pieced && { ...pieced, shown: shown! };
  const place =
    text.attribute === undefined && placeKind(text) === "inside"
      ? openPlace(text.pieces ?? [text.node], start, lang, filled)
      : openPlaceOver(text.node, start, lang, filled);
  const { element } = place;
  element.setAttribute("role", "textbox");
  element.setAttribute("aria-label", value.label);
  count += 1;
  const step = `typing ${Date.now()} ${count}`;
  const typedText = (words: string, old: string): TypedText => ({
    value,
    text: words,
    old,
    isWhole,
    step,
    ...(page?.told !== undefined && { told: page.told }),
    ...(block && { block }),
  });
  let written = start;
  /** As the file has it; undefined for words that cannot stand there. */
  const asWritten = (words: string): string | undefined => optionWith(text, words);
  let isComposing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let origin: TextOrigin | undefined;
  let fault: string | undefined;
  let isRefused = false;
  /** What was sent last is in no file yet, and is to get there. */
  let isWaiting = false;
  let isOver = false;

  /** It is all that its option says: nothing follows it that a space at its end would stand in front of. */
  const isOption = !filled && !text.segment && !text.inSource;
  const trim = (): void => {
    const words = place.read();
    if (words !== words.trim()) place.write(words.trim());
  };
  const isEmptied = (source: string | undefined): boolean => source === "" && value.canBeLeftOut === true;
  const showNote = (): void => {
    const source = asWritten(place.read());
    const room = roomIn(source ?? "", value.maxLength);
    const emptied = isEmptied(source) ? LEFT_OUT : undefined;
    const says = [fault, emptied, room?.words, origin?.words]
      .filter((part) => part !== undefined)
      .join(" · ");
    const isBad = fault !== undefined || room?.isOver === true;
    overlay.note(isOver ? undefined : element, says, { isBad, routes: origin?.routes ?? [] });
  };
  /** What is kept of each key is needed no more. */
  const forget = (): void => {
    if (!isWaiting) host.forget(value);
  };
  const write = async (marked?: string): Promise<void> => {
    clearTimeout(timer);
    const now = place.read();
    isRefused = false;
    if (now === written && marked === undefined) return forget();
    const source = marked ?? asWritten(now);
    if (source === undefined) {
      fault = CANNOT_STAND;
      return showNote();
    }
    // It would come back elsewhere in the file: as long as somebody types, words may follow.
    if (isEmptied(source) && !isOver) return showNote();
    const before = written;
    const old = asWritten(before) ?? before;
    written = now;
    fault = undefined;
    shownBefore.add(asShown(text, isWhole ? (element.textContent ?? "") : now));
    isWaiting = true;
    const answer = await host.typed(typedText(source, old), {
      onLate() {
        isWaiting = false;
        fault = undefined;
        showNote();
      },
      onTheirs() {
        fault = THEIRS;
        showNote();
      },
    });
    isWaiting = "conflict" in answer || ("refused" in answer && answer.isForNow === true);
    if ("refused" in answer) {
      fault = answer.refused;
      // It is in no file: it is sent again when the server says something new, and at the end.
      isRefused = fault !== KEPT_THEIRS && !answer.isForNow && written === now;
      if (isRefused) written = before;
    } else if ("conflict" in answer) fault = "Somebody else has changed this text. What you typed is kept.";
    else fault = answer.problems.fresh.find(({ severity }) => severity === "error")?.message;
    showNote();
  };
  const later = (): void => {
    clearTimeout(timer);
    const source = asWritten(place.read());
    if (source !== undefined) host.keep(typedText(source, asWritten(written) ?? written));
    showNote();
    if (!isComposing) timer = setTimeout(() => void write(), PAUSE);
  };
  const onComposition = ({ type }: Event): void => {
    isComposing = type !== "compositionend";
    if (isComposing) clearTimeout(timer);
    else later();
  };
  const onPaste = (event: ClipboardEvent | DragEvent): void => {
    const refusal = putWords(event);
    if (refusal === undefined) return;
    fault = refusal;
    showNote();
  };
  const onBeforeInput = (event: InputEvent): void => {
    if (/^insert(Paragraph|LineBreak)$|^format/.test(event.inputType)) event.preventDefault();
  };
  /** Makes what is selected bold or slanted, or plain again, and ends: the page shows it. */
  const setMark = (mark: Mark): void => {
    const { inSource, segment } = text;
    const { kind } = value;
    const stretch = selectedIn(element);
    const hasMarks = kind?.startsWith("markdown") && !segment;
    const find = (words: string): string | undefined => {
      if (!kind || filled) return undefined;
      return inSource ? markInSource(inSource, words, stretch, mark) : markSource(words, kind, stretch, mark);
    };
    const source = hasMarks ? find(place.read()) : undefined;
    if (source !== undefined) return void end(true, undefined, { source, stretch, mark });
    fault = !hasMarks ? NO_MARKS : stretch.start === stretch.end ? NOTHING_SELECTED : CANNOT_STAND;
    showNote();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.isComposing || event.keyCode === 229) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const mark = isCommand ? MARKS[event.key.toLowerCase()] : undefined;
    if (mark) {
      event.preventDefault();
      setMark(mark);
      return;
    }
    if (event.key === "Enter" || event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      const next = event.key === "Tab" ? (event.shiftKey ? "previous" : "next") : undefined;
      void end(event.key !== "Escape", next);
    }
  };
  const onBlur = (): void => void end();
  /** The keyboard of a phone has come and left less room. */
  const onResize = (): void => {
    const { top, bottom } = element.getBoundingClientRect();
    // In the middle, since pages settle after that, and what is said of the text stands below it.
    element.scrollIntoView({ block: top < 0 || bottom > seenBottom() ? "center" : "nearest" });
  };
  const end = async (
    keeps = true,
    next?: "next" | "previous",
    marked?: { source: string; stretch: Stretch; mark: Mark },
  ): Promise<void> => {
    if (isOver) return;
    isOver = true;
    for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    window.removeEventListener("resize", onResize);
    window.parent.visualViewport?.removeEventListener("resize", onResize);
    unwatch();
    overlay.note(undefined);
    if (!keeps) place.write(start);
    else if (isOption && start === start.trim() && !marked) trim();
    const now = keeps ? place.read() : start;
    const words = isWhole ? (element.textContent ?? "") : now;
    const sent = keeps ? write(marked?.source) : restoreStart();
    place.leave();
    const shownNow = marked ? asMarked(text, words, marked) : asShown(text, words);
    const isSame = now === start && !marked;
    const instead = [...shownBefore];
    releaseStage(topOf(text.block), isSame ? undefined : { path: value.path, value: shownNow, instead });
    host.typing(undefined);
    context.onEnd(next);
    await sent;
  };
  const restoreStart = async (): Promise<unknown> =>
    written === start
      ? forget()
      : host.typed(typedText(asWritten(start) ?? start, asWritten(written) ?? written));

  const listeners = [
    ["input", later],
    ["compositionstart", onComposition],
    ["compositionend", onComposition],
    ["paste", onPaste as EventListener],
    ["drop", onPaste as EventListener],
    ["beforeinput", onBeforeInput as EventListener],
    ["keydown", onKey as EventListener],
    ["blur", onBlur],
  ] as const;
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  window.addEventListener("resize", onResize);
  window.parent.visualViewport?.addEventListener("resize", onResize);
  const unwatch = watchAnswers(() => {
    if (isRefused && !isComposing) void write();
  });
  element.focus({ preventScroll: at !== undefined });
  placeCaret(element, at);
  host.typing(value);
  showNote();
  void host.originOf(value).then((found) => {
    origin = found;
    showNote();
  });
  return { element, end };
}

/** The block among those of layout or page that another one stands in. */
const topOf = (block: Path): string => block.slice(0, block[0] === "layout" ? 3 : 2).join("/");

function roomIn(text: string, most: number | undefined): { words: string; isOver: boolean } | undefined {
  if (most === undefined || text.length < most * NEAR) return undefined;
  const left = most - countCharacters(text);
  return left < 0 ? { words: `${-left} too many`, isOver: true } : { words: `${left} left`, isOver: false };
}
