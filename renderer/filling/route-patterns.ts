/** The route pattern of a file: `pages/jobs/[slug].yaml` → `/jobs/[slug]`. */
export function patternOf(file: string): string {
  const path = file
    .replace(/^pages\//, "")
    .replace(/\.yaml$/, "")
    .replace(/(^|\/)index$/, "");
  return `/${path.replace(/\/$/, "")}`;
}

/** The route pattern of a page: a version in another language has one of its own. */
export function patternOfPage({ file, pattern }: { file: string; pattern?: string }): string {
  return pattern ?? patternOf(file);
}

/** The last part of an address. */
export function endingOf(route: string): string {
  return route.slice(route.lastIndexOf("/") + 1);
}

/** The beginning of an address, up to what a row fills in. */
export function beforeField(pattern: string): string {
  const at = pattern.indexOf("[");
  return at === -1 ? pattern : pattern.slice(0, at);
}
