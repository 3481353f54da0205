/**
 * How far to the right something stands that begins where a box begins, on pages of either direction.
 *
 * @param margin  Pixels that stay free at the sides of the window. @param shift  Pixels that it stands further in.
 */
export function placeAlong(box: DOMRect, part: HTMLElement, margin: number, shift = 0): number {
  const isRightToLeft = part.matches(":dir(rtl)");
  const left = isRightToLeft ? box.right - shift - part.offsetWidth : box.left + shift;
  return Math.max(margin, Math.min(left, window.innerWidth - part.offsetWidth - margin));
}
