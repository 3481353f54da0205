/** Pixels that a pointer moves before it drags: less is a click that trembled. */
const SLACK = 4;

/**
 * Turns the drag of a pointer over an element into degrees: a drag across the whole element is half a turn.
 * While it lasts, the element has `data-dragging`; the click at its end chooses nothing.
 *
 * @param onDrag Called with the degrees by which the view moves east and north.
 */
export function followDrag(
  element: HTMLElement,
  onDrag: (east: number, north: number) => void,
  signal: AbortSignal,
): void {
  let from: { id: number; x: number; y: number } | undefined;
  let isDragging = false;

  const end = (event: PointerEvent) => {
    if (from?.id !== event.pointerId) return;
    from = undefined;
    delete element.dataset.dragging;
    // The click comes right after this event.
    setTimeout(() => {
      isDragging = false;
    });
  };
  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.button !== 0 || from) return;
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      isDragging = false;
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      if (from?.id !== event.pointerId) return;
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      if (!isDragging && Math.hypot(right, down) < SLACK) return;
      if (!isDragging) {
        isDragging = true;
        element.dataset.dragging = "";
        element.setPointerCapture(event.pointerId);
      }
      from = { id: event.pointerId, x: event.clientX, y: event.clientY };
      const scale = 180 / element.clientWidth;
      onDrag(-right * scale, down * scale);
    },
    { signal },
  );
  element.addEventListener("pointerup", end, { signal });
  element.addEventListener("pointercancel", end, { signal });
  element.addEventListener(
    "click",
    (event) => {
      if (!isDragging) return;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );
}
