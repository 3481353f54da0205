import { watchMotion } from "../../renderer/runtime/motion.ts";
import { sessionStore } from "../../renderer/runtime/storage.ts";
import { NARROW_SCALE, OFFSET } from "./crowding.ts";
import { followDrag } from "./drag.ts";
import { drawGlobe, type GlobeDrawing, type Marker, markersOf, type Place, SIZE, warmUp } from "./globe.ts";
import { createRest, type Rest } from "./rest.ts";
import { createTurning } from "./turning.ts";

/** Whether the visitor paused the globe, kept as long as the tab. */
const PAUSED_KEY = "map-paused";

const NARROW = "(max-width: 47.99rem)";

/** How long the globe is seen at rest before it starts to turn, in milliseconds: the page has better things to do. */
const REST = 1500;

/** Makes the globe turn, and its markers, region buttons and cards choose the same place. */
export default function startMap(element: HTMLElement): (() => void) | undefined {
  const frame = element.querySelector<HTMLElement>("[data-resume]");
  const stage = element.querySelector<HTMLElement>(".stage");
  const svg = stage?.querySelector("svg");
  const pause = element.querySelector<HTMLButtonElement>("[data-pause]");
  if (!frame || !stage || !svg || !pause) return undefined;
  const cards = [...element.querySelectorAll<HTMLElement>(".places > li")];
  const places = cards.map(placeOf);
  const control = new AbortController();
  const { signal } = control;

  const center = placeOf(svg);
  const turning = createTurning(center, (next) => show(svg, drawGlobe(next, places, 1)));
  const rest = createRest({
    element: stage,
    resumeMs: Number(frame.dataset.resume) * 1000,
    isPaused: sessionStore.read(PAUSED_KEY) !== null,
    onChange: turning.setSpinning,
  });

  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const chosen = target.closest<HTMLElement | SVGElement>("[data-place]");
    const turn = target.closest<HTMLElement>("[data-turn]");
    if (target.closest("[data-pause]"))
      setPaused(pause, rest, pause.getAttribute("aria-pressed") === "false");
    if (turn) turning.moveBy(Number(turn.dataset.turn), 0);
    const index = Number(chosen?.dataset.place);
    const place = chosen && places[index];
    if (!place) return;
    // Assistive technology chooses without a pointer or a key.
    rest.touch();
    select(element, cards, index);
    turning.travelTo(place);
  };
  element.addEventListener("click", onClick, { signal });
  for (const type of ["pointerdown", "keydown"]) {
    element.addEventListener(type, (event) => event.target !== pause && rest.touch(), { signal });
  }
  holdWhileBusy(stage, rest, signal);
  followDrag(stage, turning.moveBy, signal);

  for (const button of element.querySelectorAll("button")) button.disabled = false;
  frame.dataset.live = "";
  select(
    element,
    cards,
    cards.findIndex((card) => card.hasAttribute("data-selected")),
  );
  setPaused(pause, rest, sessionStore.read(PAUSED_KEY) !== null);
  const stopWatching = watchMotion((allowed) => {
    pause.hidden = !allowed;
  });
  // The picture is there already; only the buttons over it have to find their places.
  placeMarkers(svg, markersOf(center, places));
  rest.hold("not warm yet");
  const endWarmUp = inSlices(warmUp(), () => rest.drop("not warm yet"));

  return () => {
    endWarmUp();
    control.abort();
    stopWatching();
    rest.end();
    turning.end();
  };
}

/** Shows which place is chosen: on its buttons, its marker and its card, and in the caption. */
function select(element: HTMLElement, cards: readonly HTMLElement[], index: number): void {
  for (const chosen of element.querySelectorAll<HTMLElement>("button[data-place]")) {
    chosen.setAttribute("aria-pressed", String(Number(chosen.dataset.place) === index));
  }
  const marked = [...element.querySelectorAll(".place"), ...cards];
  marked.forEach((item, at) => {
    item.toggleAttribute("data-selected", at % cards.length === index);
  });
  for (const card of cards) card.removeAttribute("aria-current");
  cards[index]?.setAttribute("aria-current", "true");
  const caption = element.querySelector(".caption");
  if (caption) caption.textContent = cards[index]?.dataset.caption ?? "";
}

/** Pauses the globe or lets it go on, and keeps that for the tab. */
function setPaused(button: HTMLButtonElement, rest: Rest, paused: boolean): void {
  button.setAttribute("aria-pressed", String(paused));
  rest.setPaused(paused);
  if (paused) sessionStore.write(PAUSED_KEY, "1");
  else sessionStore.remove(PAUSED_KEY);
}

/** The globe rests while the pointer is on it or the focus in it. */
function holdWhileBusy(stage: HTMLElement, rest: Rest, signal: AbortSignal): void {
  stage.addEventListener("pointerenter", () => rest.hold("pointer"), { signal });
  stage.addEventListener("pointerleave", () => rest.release("pointer"), { signal });
  stage.addEventListener("focusin", () => rest.hold("focus"), { signal });
  stage.addEventListener("focusout", () => rest.release("focus"), { signal });
}

/** Puts a drawing into the picture. */
function show(svg: SVGSVGElement, { land, graticule, markers }: GlobeDrawing): void {
  svg.querySelector(".land")?.setAttribute("d", land);
  svg.querySelector(".graticule")?.setAttribute("d", graticule);
  placeMarkers(svg, markers);
}

/** Moves the drawn markers, and the buttons over their numbers. */
function placeMarkers(svg: SVGSVGElement, markers: readonly Marker[]): void {
  const offset = OFFSET * (window.matchMedia(NARROW).matches ? NARROW_SCALE : 1);
  const buttons = svg.parentElement?.querySelectorAll<HTMLElement>(".marker");
  const groups = svg.querySelectorAll<SVGGElement>(".place");
  markers.forEach(({ x, y, isVisible }, index) => {
    const group = groups[index];
    const button = buttons?.[index];
    if (!group || !button) return;
    group.toggleAttribute("hidden", !isVisible);
    group.setAttribute("transform", `translate(${x} ${y})`);
    const direction = group.dataset.side === "left" ? -1 : 1;
    button.hidden = !isVisible;
    button.style.left = `${(((x + direction * offset) / SIZE) * 100).toFixed(2)}%`;
    button.style.top = `${(((y - offset) / SIZE) * 100).toFixed(2)}%`;
  });
}

/** After a rest, takes one step after the other with a pause between, so that nothing waits for all of them. */
function inSlices(steps: Iterator<void>, done: () => void): () => void {
  let timer = 0;
  const next = () => {
    if (steps.next().done) done();
    else timer = window.setTimeout(next);
  };
  timer = window.setTimeout(next, REST);
  return () => window.clearTimeout(timer);
}

function placeOf({ dataset }: HTMLElement | SVGElement): Place {
  return [Number(dataset.lng), Number(dataset.lat)];
}
