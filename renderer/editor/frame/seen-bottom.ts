/**
 * Where the part of this window ends that can be seen, in its own pixels: the keyboard of a phone lies over the rest,
 * and so does what a magnified window leaves out.
 */
export function seenBottom(): number {
  const view = window.parent.visualViewport;
  const frame = window.frameElement?.getBoundingClientRect();
  return view && frame
    ? Math.min(window.innerHeight, view.offsetTop + view.height - frame.top)
    : window.innerHeight;
}
