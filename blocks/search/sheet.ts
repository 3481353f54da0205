/*
 * Styles of what the search makes: they come with its script, so that no page carries them. Elements that pages have
 * from the start are styled in view.tsx. Lengths are stated as tokens.css has them: a token that a script names would stand
 * in every page. Colours are the theme's.
 */
const CSS = `
.search-dialog {
  width: min(44rem, calc(100vw - 2rem));
  max-height: min(44rem, calc(100dvh - 4rem));
  margin: 2rem auto auto;
  padding: 0;
  overflow-y: auto;
  border: 1px solid var(--line-strong);
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
  border-bottom: 1.5px solid var(--ink);
  background: var(--paper-raised);
}
.search-field {
  flex: 1;
  min-width: 0;
  padding: 1rem 1.5rem;
  border: 0;
  background: none;
  color: inherit;
  font-size: 1.25rem;
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
  min-width: 2.75rem;
  padding-inline: 1rem;
  border-inline-start: 1px solid var(--line);
  font-weight: 600;
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
  padding: 0 1.5rem;
}
.search-results {
  max-width: 46rem;
}
.search-status {
  padding-block: 1rem;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
}
.search-status:empty {
  padding-block: 0.5rem;
}
.search-hits > li {
  position: relative;
  padding-block: 1rem;
  border-top: 1px solid var(--line);
}
.search-hits a {
  font-weight: 600;
}
/* The whole result is a place to press. */
.search-hits a::after {
  content: "";
  position: absolute;
  inset: 0 -0.75rem;
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
  box-shadow: 0.75rem 0 var(--paper-tint), -0.75rem 0 var(--paper-tint);
}
.search-place {
  font: 450 0.8125rem / 1.6 var(--font-mono);
  color: var(--ink-soft);
}
.search-excerpt {
  margin-top: 0.25rem;
  font-size: 0.9375rem;
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
  min-height: 2.75rem;
  margin-bottom: 1rem;
  padding: 0.5rem 1rem;
  border: 1.5px solid var(--line-strong);
  border-radius: 2px;
  font-weight: 600;
}
.search-shortcut {
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding-inline: 1.5rem;
  border-top: 1px solid var(--line);
  color: var(--ink-soft);
  font-size: 0.9375rem;
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
