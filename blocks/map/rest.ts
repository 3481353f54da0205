import { watchMotion } from "../../renderer/runtime/motion.ts";

interface RestOptions {
  /** The element whose visibility counts. */
  element: HTMLElement;
  /** Milliseconds without a touch after which the globe may turn again. */
  resumeMs: number;
  isPaused: boolean;
  /** Called with whether the globe may turn, at the start and at every change. */
  onChange(mayTurn: boolean): void;
}

/** Decides whether the globe may turn by itself. */
export interface Rest {
  /** The visitor did something. */
  touch(): void;
  /** The visitor is busy with it for some while: pointer on the globe, focus in it. */
  hold(reason: string): void;
  /** They are done with it: the wait begins. */
  release(reason: string): void;
  /** A reason of the globe's own is gone: nothing to wait for. */
  drop(reason: string): void;
  setPaused(paused: boolean): void;
  end(): void;
}

/**
 * The globe turns when nobody touches it and has not for a while, nobody paused it, motion is wanted, and it can
 * be seen.
 */
export function createRest({ element, resumeMs, isPaused, onChange }: RestOptions): Rest {
  const reasons = new Set<string>(["out of sight"]);
  if (isPaused) reasons.add("paused");
  let timer: number | undefined;
  const tell = () => onChange(reasons.size === 0);
  const set = (reason: string, holds: boolean) => {
    if (holds) reasons.add(reason);
    else reasons.delete(reason);
    tell();
  };
  const touch = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => set("touched", false), resumeMs);
    set("touched", true);
  };

  const observer = new IntersectionObserver((entries) => {
    set("out of sight", !entries.at(-1)?.isIntersecting);
  });
  observer.observe(element);
  const onVisibility = () => set("hidden tab", document.hidden);
  document.addEventListener("visibilitychange", onVisibility);
  const stopWatching = watchMotion((allowed) => set("no motion", !allowed));

  return {
    touch,
    hold: (reason) => set(reason, true),
    release(reason) {
      if (!reasons.has(reason)) return;
      touch();
      set(reason, false);
    },
    drop: (reason) => set(reason, false),
    setPaused: (paused) => set("paused", paused),
    end() {
      window.clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener("visibilitychange", onVisibility);
      stopWatching();
    },
  };
}
