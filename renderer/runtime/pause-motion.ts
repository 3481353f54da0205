/** Pauses or resumes all motion of the page and tells everybody who watches. */
export function setMotionPaused(paused: boolean): void {
  if (paused) document.documentElement.dataset.motion = "paused";
  else delete document.documentElement.dataset.motion;
  document.dispatchEvent(new CustomEvent("site:motion"));
}
