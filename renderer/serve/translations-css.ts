/** How the pages at `/__translations` look: plain, in the colours that the reader's system asks for. */
export const TRANSLATIONS_CSS = `
:root { color-scheme: light dark; --ground: #fbfbf7; --raised: #fff; --text: #11254d; --soft: #465980; --line: #cbd6e9;
  --link: #1a44b8; --warm: #a8330a; --gone: #b3261e; --fine: #17663f; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #0b1f45; --raised: #12305f; --text: #eef3ff; --soft: #b9c8e6; --line: #35558f;
    --link: #a9c4ff; --warm: #ffb27a; --gone: #ffb4ab; --fine: #8fe0b0; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 80rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; margin: 2rem 0 0.25rem; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; }
.files { list-style: none; margin: 1rem 0; padding: 0; }
.files li { display: grid; gap: 0 1rem; padding: 0.625rem 0; border-top: 1px solid var(--line); }
.files a, .address { overflow-wrap: anywhere; }
.address, .note { color: var(--soft); font-size: 0.875rem; }
.note { margin: 0 0 0.5rem; }
.badge { display: inline-block; padding: 0 0.5rem; border: 1px solid; border-radius: 0.25rem; font-size: 0.8125rem; font-weight: 600; }
.stale, .unmarked { --state: var(--warm); }
.missing, .obsolete { --state: var(--gone); }
.done { --state: var(--fine); }
.badge { color: var(--state); }
.text { padding: 0.75rem 1rem; margin: 1rem 0; background: var(--raised); border: 1px solid var(--line); border-inline-start: 0.375rem solid var(--state, var(--line)); }
.text h2 { margin: 0; font: 600 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.pair { display: grid; gap: 0.5rem 1.5rem; }
.text .pair p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.text .pair p + p { padding-top: 0.5rem; border-top: 1px dashed var(--line); }
ins { color: var(--fine); } del { color: var(--gone); }
em { color: var(--soft); }
details { margin: 1rem 0; } summary { cursor: pointer; }
iframe { width: 100%; height: 80vh; border: 1px solid var(--line); background: var(--raised); }
@media (min-width: 48rem) {
  .files li { grid-template-columns: 2fr 2fr 6rem 1.5fr; }
  .pair { grid-template-columns: 1fr 1fr; }
  .text .pair p + p { padding-top: 0; border-top: 0; }
}
`;
