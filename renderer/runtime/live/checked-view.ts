/**
 * A view's module, when its default export can be drawn. React says of anything else that it cannot convert it, or
 * that it got an object, and names no file.
 *
 * @throws Error for whoever writes the block.
 */
export async function checkedView<View>(load: () => Promise<{ default: View }>): Promise<{ default: View }> {
  const module = await load();
  const view: unknown = module.default;
  // What memo and forwardRef make is an object of React's.
  const isDrawn =
    typeof view === "function" || (typeof view === "object" && view !== null && "$$typeof" in view);
  if (isDrawn) return module;
  throw new Error(
    view === undefined
      ? 'Its view.tsx has no default export. Write "export default" before the function that is its view.'
      : "The default export of its view.tsx is no function that draws something.",
  );
}
