import { loadOnRequest } from "../../renderer/runtime/foreign-frame.ts";
import { watchMotion } from "../../renderer/runtime/motion.ts";

/** Loads a film from elsewhere when it is asked for; lets one in a loop play while things may move. */
export default function video(element: HTMLElement): (() => void) | undefined {
  const film = element.querySelector<HTMLElement>('.film[data-look="loop"]');
  return film ? loop(film) : loadOnRequest(element);
}

function loop(film: HTMLElement): (() => void) | undefined {
  const video = film.querySelector("video");
  const button = film.querySelector("button");
  if (!video || !button) return undefined;
  const ended = new AbortController();
  // The attribute alone does not count for what was put into the page by a script.
  video.muted = true;
  let isStopped = false;
  const play = (plays: boolean) => {
    button.setAttribute("aria-pressed", String(!plays));
    // A browser that saves power may refuse; the picture stays then.
    if (plays) video.play().catch(() => button.setAttribute("aria-pressed", "true"));
    else video.pause();
  };
  const stopWatching = watchMotion((allowed) => play(allowed && !isStopped));
  button.addEventListener(
    "click",
    () => {
      isStopped = !video.paused;
      play(!isStopped);
    },
    { signal: ended.signal },
  );
  button.disabled = false;
  return () => {
    ended.abort();
    stopWatching();
    video.pause();
    button.disabled = true;
  };
}
