/*
 * Styles of what the search makes: they come with its script, so that no page carries them. Elements that pages have
 * from the start are styled in view.tsx.
 */
const CSS = `
.search-dialog {
  width: min(44rem, calc(100vw - 2rem));
  max-height: min(44rem, calc(100dvh - 4rem));
  margin: 2rem auto auto;
  padding: 0;
  overflow-y: auto;
  border: var(--hairline) solid var(--line-strong);
  background: var(--paper-raised);
  color: var(--ink);
  box-shadow: var(--lift);
}
.search-dialog::backdrop {
  background: var(--scrim);
}
.search-dialog form {
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  border-bottom: var(--pen) solid var(--ink);
  background: var(--paper-raised);
}
.search-field {
  flex: 1;
  min-width: 0;
  padding: var(--space-4) var(--space-5);
  border: 0;
  background: none;
  color: inherit;
  font-size: var(--text-lead);
}
.search-field::placeholder {
  color: var(--ink-soft);
  opacity: 1;
}
.search-field::-webkit-search-cancel-button {
  display: none;
}
.search-field:focus-visible {
  outline: 2px solid var(--focus);
  outline-offset: -4px;
}
.search-submit,
.search-close {
  min-width: var(--target);
  padding-inline: var(--space-4);
  border-left: var(--hairline) solid var(--line);
  font-weight: var(--weight-strong);
}
.search-close {
  font-size: 1.5rem;
  font-weight: 400;
}
.search-close::before {
  content: "×";
  content: "×" / "";
}
.search-submit:hover,
.search-close:hover,
.search-more:hover {
  color: var(--blue-strong);
}
.search-submit:focus-visible,
.search-close:focus-visible {
  outline-offset: -4px;
}
.search-dialog > .search-results {
  padding: 0 var(--space-5);
}
.search-results {
  max-width: 46rem;
}
.search-status {
  padding-block: var(--space-4);
  color: var(--ink-soft);
  font-size: var(--text-small);
  overflow-wrap: anywhere;
}
.search-status:empty {
  padding-block: var(--space-2);
}
.search-hits > li {
  position: relative;
  padding-block: var(--space-4);
  border-top: var(--hairline) solid var(--line);
}
.search-hits a {
  font-weight: var(--weight-strong);
}
/* The whole result is a place to press. */
.search-hits a::after {
  content: "";
  position: absolute;
  inset: 0 calc(-1 * var(--space-3));
}
.search-hits a:focus-visible {
  outline: none;
}
.search-hits a:focus-visible::after {
  outline: 2px solid var(--focus);
  outline-offset: -2px;
}
.search-hits > li:hover {
  background: var(--paper-tint);
  box-shadow: var(--space-3) 0 var(--paper-tint), calc(-1 * var(--space-3)) 0 var(--paper-tint);
}
.search-place {
  font: 450 var(--text-note) / 1.6 var(--font-mono);
  color: var(--ink-soft);
}
.search-excerpt {
  margin-top: var(--space-1);
  font-size: var(--text-small);
  line-height: 1.5;
  color: var(--ink-soft);
  overflow-wrap: anywhere;
}
.search-results mark {
  background: none;
  color: var(--ink);
  font-weight: 650;
  text-decoration: underline 2px var(--signal);
  text-underline-offset: 0.2em;
}
.search-hits a mark {
  color: inherit;
}
.search-more {
  min-height: var(--target);
  margin-bottom: var(--space-4);
  padding: var(--space-2) var(--space-4);
  border: var(--pen) solid var(--line-strong);
  border-radius: var(--corner);
  font-weight: var(--weight-strong);
}
.search-shortcut {
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--target);
  padding-inline: var(--space-5);
  border-top: var(--hairline) solid var(--line);
  color: var(--ink-soft);
  font-size: var(--text-small);
}
.search-shortcut > input {
  width: 1.25rem;
  height: 1.25rem;
  accent-color: var(--blue);
}
@media (hover: none) {
  .search-shortcut {
    display: none;
  }
}
[data-asked] .all {
  display: none;
}
`;

let isAdded = false;

/** Adds the styles to the document, once. */
export function addSheet(): void {
  if (isAdded) return;
  isAdded = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
}
