/*
 * Scripts may be switched off in the browser, or the site's may not be to be had: blocked by a filter, a proxy, a
 * lost connection. The page is the same then. `data-scripts="failed"` on the root is set by the inline script of
 * renderer/publish/document.ts when the site's script does not load, `data-failed` on a block by
 * renderer/runtime/wake.ts when the block's own does not.
 */
const FAILED = '[data-scripts="failed"] *, [data-failed] *';

/** Rules of a block for a page without its script. Put them after the rules that they change. */
export function withoutScripts(rules: string): string {
  return `@media (scripting: none) { ${rules} } &:is(${FAILED}) { ${rules} }`;
}

/** Rules of a block that only make sense when its script runs. */
export function withScripts(rules: string): string {
  return `@media (scripting: enabled) { &:not(${FAILED}) { ${rules} } }`;
}
