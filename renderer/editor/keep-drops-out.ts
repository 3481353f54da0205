/** What browsers open in place of a page on which it is dropped. */
const OPENED = ["Files", "text/uri-list"];

/**
 * Sees to it that a picture, a file or a link that misses its field does not open in place of the editor. Fields and
 * views that take what is dropped come first.
 *
 * @param tell  Called with where a file was dropped; without it, the pointer says that nothing can be dropped there.
 */
export function keepDropsOut(tell?: (at: Element) => void): () => void {
  const isKeptOut = (event: DragEvent): boolean => {
    const { dataTransfer, defaultPrevented, target } = event;
    if (defaultPrevented || !OPENED.some((type) => dataTransfer?.types.includes(type))) return false;
    return dataTransfer?.types.includes("Files") === true || !takesWords(target);
  };
  const onOver = (event: DragEvent): void => {
    if (!isKeptOut(event)) return;
    event.preventDefault();
    if (!tell && event.dataTransfer) event.dataTransfer.dropEffect = "none";
  };
  const onDrop = (event: DragEvent): void => {
    if (!isKeptOut(event)) return;
    event.preventDefault();
    if (event.dataTransfer?.types.includes("Files") && event.target instanceof Element) tell?.(event.target);
  };
  window.addEventListener("dragover", onOver);
  window.addEventListener("drop", onDrop);
  return () => {
    window.removeEventListener("dragover", onOver);
    window.removeEventListener("drop", onDrop);
  };
}

/** A link that is dropped into a text becomes its words. */
function takesWords(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, [contenteditable]:not([contenteditable=false])") !== null
  );
}
