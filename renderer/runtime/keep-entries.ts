type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input:not([type=file]), textarea, select";

/**
 * Carries what a visitor entered from fields that go to the same fields that come.
 *
 * @param from Nodes that held the fields, in the document or not any more.
 * @param to   Holds the new ones, in the same order.
 */
export function keepEntries(from: readonly Node[], to: ParentNode): void {
  const left = from.flatMap((node) =>
    node instanceof Element
      ? [...(node.matches(FIELDS) ? [node] : []), ...node.querySelectorAll(FIELDS)]
      : [],
  ) as Field[];
  const come = to.querySelectorAll<Field>(FIELDS);
  left.forEach((old, index) => {
    const next = come[index];
    if (next?.name !== old.name || next.type !== old.type) return;
    if (next.value !== old.value) next.value = old.value;
    if ("checked" in next && "checked" in old) next.checked = old.checked;
  });
}
