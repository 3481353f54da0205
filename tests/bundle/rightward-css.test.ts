import { expect, it } from "vitest";
import { rightwardCss } from "../../renderer/bundle/rightward-css.ts";
import { tidyCss } from "../../renderer/bundle/tidy-css.ts";

it.each([
  ["margin-inline-start: auto", "margin-left:auto"],
  ["border-inline-end-width: 0", "border-right-width:0"],
  ["inset-inline-start: 0", "left:0"],
  ["scroll-margin-inline-end: 1px", "scroll-margin-right:1px"],
  ["padding-block: 0 2rem; padding-inline: 0 1rem", "padding:0 1rem 2rem 0"],
  ["margin-block: 1px; margin-inline: 0 calc(1px + 2vw)", "margin:1px calc(1px + 2vw) 1px 0"],
  [
    "inset-block: auto calc(1px + 2vw); inset-inline: auto var(--gutter)",
    "inset:auto var(--gutter) calc(1px + 2vw) auto",
  ],
  ["padding-inline: 0 1rem", "padding-left:0;padding-right:1rem"],
  // What both ends have in common is as short as it is.
  ["padding-inline: 1rem", "padding-inline:1rem"],
  ["--margin-inline-start: 1px", "--margin-inline-start:1px"],
  ["margin-inline: 0 auto !important", "margin-inline:0 auto!important"],
])("on a site that runs from left to right, %s is %s", (written, shorter) => {
  expect(tidyCss(rightwardCss(`a{${written}}`))).toBe(`a{${shorter}}`);
});

it("a prefix that no supported browser needs is left out", () => {
  const line = "text-decoration-color:var(--signal)";
  expect(tidyCss(`a:hover{${line}}`)).toBe(`a:hover{${line}}`);
});

it.each([
  [".a:dir(rtl){scale:-1 1}.b{top:0}", ".b{top:0}"],
  [".b{top:0}.a:not(.b, .c):dir(rtl) > i{scale:-1 1}", ".b{top:0}"],
  ["@media print{.a:dir(rtl){top:0}}.b{top:0}", ".b{top:0}"],
  // Half of it is about all pages.
  [".b,.a:dir(rtl){top:0}", ".b,.a:dir(rtl){top:0}"],
  [".a:dir(ltr){top:0}", ".a:dir(ltr){top:0}"],
])("leaves out what is about lines from right to left alone: %s", (written, left) => {
  expect(tidyCss(rightwardCss(written))).toBe(left);
  // On other sites it stays as it is written: no list of languages stands for it.
  expect(tidyCss(written)).toContain(":dir(");
});

it("spaces that mean nothing go from values with custom properties, and stay in texts", () => {
  expect(tidyCss("a{background:var(--lines) 0 0 / 7.5rem 2rem, var(--paper)}")).toBe(
    "a{background:var(--lines) 0 0/7.5rem 2rem,var(--paper)}",
  );
  expect(tidyCss('a{--sign:" / , ";content:var(--sign)}')).toContain('" / , "');
});
