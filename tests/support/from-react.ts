/** Shapes of drawings that hold nothing. */
const END_OF_SHAPE = /><\/(?:circle|ellipse|line|path|polygon|polyline|rect|use)>/g;

/** HTML of React in the spelling of pages, which browsers read in the same way (`renderer/runtime/markup`). */
export const fromReact = (html: string): string =>
  html.replaceAll("&#x27;", "'").replaceAll(END_OF_SHAPE, "/>");
