import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { knownTokens, textFaults, viewFaults } from "./view-faults.ts";

const place = mkdtempSync(join(tmpdir(), "view-faults-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const tokens = new Set(["--ink", "--paper", "--space-3"]);
let blocks = 0;

interface Block {
  view: string;
  wake?: string;
  behavior?: boolean;
  properties?: object;
}

function faultsOf({ view, wake, behavior, properties }: Block): string[] {
  blocks += 1;
  const folder = join(place, `block-${blocks}`);
  mkdirSync(folder);
  writeFileSync(join(folder, "schema.json"), JSON.stringify({ "x-wake": wake, properties }));
  writeFileSync(join(folder, "view.tsx"), view);
  if (behavior) writeFileSync(join(folder, "behavior.ts"), "export default () => {};\n");
  return viewFaults(folder, tokens);
}

const clicking = 'export default () => (\n  <button type="button" onClick={() => alert(1)}>Go</button>\n);\n';
const counting = 'import { useState as live } from "react";\nexport default () => <p>{live(1)[0]}</p>;\n';

describe("what does nothing in a block that is no island", () => {
  it.each<[string, Block, string]>([
    ["a handler", { view: clicking }, "view.tsx:2: onClick is never called"],
    [
      "a handler beside a behavior",
      { view: clicking, wake: "load", behavior: true },
      "onClick is never called",
    ],
    ["a handler of a block that wakes never", { view: clicking, wake: "static" }, "onClick is never called"],
    ["a handler of a part", { view: "const x = <Button onPress={go} />;" }, "onPress is never called"],
    ["state", { view: counting }, "view.tsx:2: useState does nothing"],
    [
      "an effect",
      { view: 'import React from "react";\nReact.useEffect(() => {});' },
      "useEffect does nothing",
    ],
  ])("%s is told", (_, block, told) => {
    const faults = faultsOf(block);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(told);
    expect(faults[0]).toContain('Write a behavior.ts, or make it an island with "x-wake" in its schema.');
  });

  it.each<[string, Block]>([
    ["a handler of an island", { view: clicking, wake: "visible" }],
    ["state of an island", { view: counting, wake: "idle" }],
    ["an option that begins with on", { view: "const x = <Row onward={1} one={2} onRow={f} />;" }],
    ["a hook that renders", { view: 'import { useId, useMemo } from "react";\nuseId();\nuseMemo(f, []);' }],
    ["a function of its own", { view: "const useState = () => 1;\nuseState();" }],
    ["a text", { view: 'const x = <p title="onClick={go}">onClick</p>;' }],
  ])("%s is not", (_, block) => expect(faultsOf(block)).toEqual([]));
});

describe("entries of a list", () => {
  it.each([
    ["of an expression", "const x = list.map((one) => <li>{one}</li>);"],
    ["in brackets", "const x = list.map((one) => (\n  <li>{one}</li>\n));"],
    ["of a statement", "const x = list.map((one) => {\n  const text = one;\n  return <li>{text}</li>;\n});"],
    ["of a branch", "const x = list.map((one) => {\n  if (one) return <li>{one}</li>;\n  return null;\n});"],
    ["of a condition", "const x = list.map((one) => (one ? <li>{one}</li> : null));"],
    ["of a conjunction", "const x = list.map((one) => one && <li>{one}</li>);"],
    ["in a fragment", "const x = list.map((one) => <>{one}</>);"],
    ["of a list that may be missing", "const x = list?.map((one) => <li>{one}</li>);"],
    ["of a function", "const x = list.map(function (one) {\n  return <li>{one}</li>;\n});"],
  ])("%s need a key", (_, view) => {
    expect(faultsOf({ view })).toEqual([expect.stringContaining("The entries of a list have no key")]);
  });

  it.each([
    ["with a key", "const x = list.map((one) => <li key={one}>{one}</li>);"],
    ["with a spread, which may have one", "const x = list.map((one) => <li {...one} />);"],
    ["that are no elements", "const x = list.map((one) => one.title);"],
    ["in a list of their own", "const x = list.map((one) => ({ icon: <i />, one }));"],
    [
      "of a function in the function",
      "const x = list.map((one) => {\n  const f = () => <i />;\n  return f;\n});",
    ],
    ["that React counts", "const x = Children.map(list, (one) => <li>{one}</li>);"],
  ])("%s are as they should be", (_, view) => expect(faultsOf({ view })).toEqual([]));
});

const style = (rules: string): string =>
  `import styled from "@emotion/styled";\nconst Box = styled.div\`\n  ${rules}\n\`;\n`;

describe("styles", () => {
  it.each([
    [
      "a token that there is not",
      "color: var(--inc);",
      "view.tsx:3: There is no token --inc. Did you mean --ink?",
    ],
    ["a token that is like none", "color: var(--brand-colour);", "There is no token --brand-colour."],
    [
      "a colour",
      "color: #b00020;",
      "view.tsx:3: color is #b00020 in every theme, light or dark: write a token, such as var(--ink), or, if the colour is part of what is shown, a custom property of its own (--flag: #b00020).",
    ],
    [
      "the name of a colour",
      "& p {\n    background: White;\n  }",
      "view.tsx:4: background is White in every theme",
    ],
    [
      "a colour in a border",
      "border-block-start: 1px solid rgb(0 0 0 / 20%);",
      "border-block-start is rgb(0 0 0 / 20%) in every theme, light or dark: write a token, such as var(--line-strong)",
    ],
    [
      "a colour where scripts run",
      "$" + "{withScripts('& p { color: hsl(0 50% 50%); }')}",
      "view.tsx:3: color is hsl(0 50% 50%) in every theme",
    ],
    [
      "a side",
      "/* the mark; */\n  margin-left: 1rem;",
      "view.tsx:4: margin-left goes to the wrong side where lines run from right to left: write margin-inline-start.",
    ],
    [
      "a place",
      "@media (min-width: 48rem) {\n    left: 0;\n  }",
      "view.tsx:4: left goes to the wrong side where lines run from right to left: write inset-inline-start.",
    ],
    ["a border", "border-right-color: var(--ink);", "write border-inline-end-color."],
    ["a corner", "border-bottom-left-radius: 2px;", "write border-end-start-radius."],
    [
      "a text",
      "text-align: left;",
      "text-align: left goes to the wrong side where lines run from right to left: write text-align: start.",
    ],
    ["a float", "float: right;", "write float: inline-end."],
    ["four sides", "padding: 0 calc(1px + 2px) 0 $" + "{gap}px;", "write padding-block and padding-inline."],
    [
      "a move",
      "transform: translateX(-50%);",
      "transform: translateX(-50%) goes to the wrong side where lines run from right to left: add a rule with :dir(rtl) that moves the other way.",
    ],
    [":global", ":global(body) { margin: 0; }", ":global is no selector"],
    ["a theme", "color: $" + "{(props) => props.theme.ink};", "Views have no theme object"],
    [
      "a theme that is taken apart",
      "color: $" + "{({ theme }) => theme.colour.ink};",
      "Views have no theme object",
    ],
  ])("with %s are told", (_, rules, told) => {
    expect(faultsOf({ view: style(rules) })).toEqual([expect.stringContaining(told)]);
  });

  it("with a theme that the block gives its parts are not", () => {
    const inTheme = `${style("color: $" + "{({ theme }) => theme.ink};")}\nconst X = () => <ThemeProvider theme={{ ink: INK }}><Box /></ThemeProvider>;\n`;
    expect(faultsOf({ view: inTheme })).toEqual([]);
  });

  it.each([
    ["a colour of a custom property", "--mark: #b00020;\n  color: var(--mark);"],
    ["colours of a drawing", "& path { fill: #b00020; stroke: white; }"],
    [
      "colours of paper and of forced colours",
      "@media print {\n  & { color: black; }\n}\n@media (forced-colors: active) { background: #fff; }",
    ],
    [
      "colours that follow a token",
      "color: color-mix(in oklch, var(--ink), black 20%);\n  border: 1px solid rgb(from var(--ink) r g b / 0.5);",
    ],
    [
      "no colours of their own",
      "color: inherit;\n  background: none;\n  border: 1px solid currentColor;\n  outline-color: Highlight;\n  background: transparent url(red.svg) no-repeat;",
    ],
    [
      "words that are called like colours",
      "animation: red 1s;\n  grid-area: tan;\n  border-color: var(--line, red); /* color: red; */",
    ],
    [
      "both sides alike",
      "left: 0;\n  right: 0;\n  margin-left: auto;\n  margin-right: auto;\n  margin: 0 auto;\n  padding: 1px 2px 3px 2px;",
    ],
    [
      "ends of lines",
      "margin-inline-start: 1px;\n  inset-inline-end: 0;\n  text-align: start;\n  float: inline-end;",
    ],
    [
      "a second rule for lines that run the other way",
      "transform: translateX(4px);\n  &:dir(rtl) { transform: translateX(-4px); margin-left: 1px; }",
    ],
    [
      "what crosses the window",
      "@keyframes in { from { transform: translateX(-100%); } }\n  & svg { translate: 3px; }",
    ],
    ["tokens", "color: var(--ink);\n  margin: var( --space-3 );"],
    ["a value in case there is none", "color: var(--mark, red);"],
    ["a property of their own", "--mark: red;\n  color: var(--mark);"],
    ["a value of the module", "padding: $" + "{gap}px;"],
  ])("with %s are not", (_, rules) => {
    expect(faultsOf({ view: style(rules) })).toEqual([]);
  });
});

describe("styles that are written as objects", () => {
  it.each([
    ["a colour", 'styled.p({ color: "#b00020" })', "color is #b00020 in every theme"],
    [
      "a colour of a part, in a rule",
      'styled(Card)({ "&:hover": { borderBlockStart: "1px solid red" } })',
      "border-block-start is red in every theme",
    ],
    [
      "a colour in a template",
      "css({ backgroundColor: `rgb(0 0 0 / ${depth})` })",
      "background-color is rgb(",
    ],
    [
      "a colour that a function gives",
      'styled.p(({ isLate }) => ({ display: "block", outlineColor: "crimson" }))',
      "outline-color is crimson in every theme",
    ],
    ["a side", "styled.p({ marginLeft: 4 })", "write margin-inline-start"],
    ["a text at a side", 'css({ textAlign: "right" })', "write text-align: end"],
  ])("with %s are told", (_, styles, told) =>
    expect(faultsOf({ view: `const Box = ${styles};` })).toEqual([expect.stringContaining(told)]),
  );

  it.each([
    ["tokens", 'styled.p({ color: "var(--ink)", "--mark": "#b00020", borderColor: "var(--mark)" })'],
    ["colours of a drawing", 'styled.svg({ fill: "#b00020", "& path": { stroke: "white" } })'],
    ["colours of paper", 'styled.p({ "@media print": { color: "black" } })'],
    ["both sides alike", 'styled.p({ left: 0, right: 0, marginLeft: "auto", marginRight: "auto" })'],
    ["what code works out", "styled.p({ color: tone, background: on ? ink : paper, ...more })"],
    ["names of another kind", 'marks({ color: "red" })'],
    ["options of a library", 'new Chart({ color: "red" }); draw({ left: 4 })'],
  ])("with %s are not", (_, styles) => expect(faultsOf({ view: `const Box = ${styles};` })).toEqual([]));
});

describe("elements of a view", () => {
  it.each([
    [
      "a style attribute",
      "const x = (\n  <p style={{ color }}>a</p>\n);",
      "view.tsx:2: A style attribute is refused",
    ],
    [
      "an <img> without alt",
      'const x = <img src="/a.svg" />;',
      "view.tsx:1: An <img> without alt is read out",
    ],
    ["a <script>", "const x = <script>{code}</script>;", "A <script> in a view is refused"],
    [
      "a text of an option as HTML",
      "const X = ({ note }) => <p dangerouslySetInnerHTML={{ __html: note }} />;",
      "dangerouslySetInnerHTML takes what an author has written for HTML",
    ],
    [
      "a text of a row as HTML",
      "const X = (row) => <p dangerouslySetInnerHTML={{ __html: `<b>$" + "{row.note}</b>` }} />;",
      "dangerouslySetInnerHTML takes what an author has written for HTML",
    ],
  ])("%s is told", (_, view, told) => expect(faultsOf({ view })).toEqual([expect.stringContaining(told)]));

  it.each([
    ["the style of a part", "const x = <Chart style={look} />;"],
    ["an <img> for decoration", 'const x = <img alt="" src="/a.svg" />;'],
    ["an <img> that gets its attributes", "const x = <img {...given} />;"],
    [
      "data for a script",
      'const x = <script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />;',
    ],
    [
      "HTML that the build has made",
      "const X = ({ text, html }) => <p dangerouslySetInnerHTML={{ __html: text.html + html }} />;\nconst Y = ({ html }) => <p dangerouslySetInnerHTML={{ __html: html }} />;",
    ],
    [
      "HTML of the code",
      "const SIGN = '<svg />';\nconst X = () => <p dangerouslySetInnerHTML={{ __html: SIGN }} />;",
    ],
  ])("%s is as it should be", (_, view) => expect(faultsOf({ view })).toEqual([]));

  it("the style of a box that opens is told where React does not draw it in browsers, and there alone", () => {
    const view = "const X = ({ isOpen, place }) => <>{isOpen && <p style={place}>a</p>}</>;";
    expect(faultsOf({ view })).toHaveLength(1);
    expect(faultsOf({ view, wake: "visible" })).toEqual([]);
  });
});

describe("numbers and days", () => {
  it.each([
    [
      "toLocaleString",
      "const x = (1234.5).toLocaleString();",
      "view.tsx:1: toLocaleString goes by the language of the machine, not by that of the page: give it useLanguage() as its first argument.",
    ],
    [
      "toLocaleDateString",
      "const x = day.toLocaleDateString(undefined, { month });",
      "toLocaleDateString goes by the language of the machine",
    ],
    [
      "a format",
      "const x = new Intl.NumberFormat();",
      "Intl.NumberFormat goes by the language of the machine",
    ],
    [
      "a format without new",
      "const x = Intl.DateTimeFormat(undefined, { month });",
      "Intl.DateTimeFormat goes by the language of the machine",
    ],
  ])("of %s without a language are told", (_, view, told) =>
    expect(faultsOf({ view })).toEqual([expect.stringContaining(told)]),
  );

  it("are not written where the machine is asked for its time zone", () =>
    expect(
      faultsOf({
        view: "Intl.DateTimeFormat().resolvedOptions().timeZone;\n(new Intl.DateTimeFormat()).resolvedOptions();",
      }),
    ).toEqual([]));

  it("with a language are as they should be", () =>
    expect(
      faultsOf({ view: "n.toLocaleString(lang);\nnew Intl.NumberFormat(lang);\nn.toString();" }),
    ).toEqual([]));
});

describe("options", () => {
  const properties = {
    heading: { type: "string" },
    note: { type: "string" },
    by: { type: "string", "x-kind": "field" },
    items: { type: "array", items: { properties: { title: {}, to: {}, deck: {} } } },
  };
  it.each([
    [
      "that nothing reads are told",
      "({ heading, items }) => items.map(({ title, to }) => title + to) // note",
      ["note", "items[].deck"],
    ],
    ["of entries that go on as a whole are not", "({ heading, note, items }) => f(items)", []],
    ["are not, where all go on", "({ heading, ...section }) => f(section)", []],
    [
      "are not, where entries go on",
      "({ heading, note, items }) => items.map((one) => <Row key={one.title} {...one} />)",
      [],
    ],
  ])("%s", (_, view, unread) =>
    expect(
      faultsOf({ view: `// note\nexport default ${view.replace(/ \/\/.*/, "")};\n`, properties }),
    ).toEqual(
      unread.map((name) =>
        expect.stringMatching(
          new RegExp(
            `^schema\\.json:\\d+: Nothing in the block reads the option ${name.replace("[]", "\\[\\]")}: `,
          ),
        ),
      ),
    ),
  );
});

it("leaves a file that is no TypeScript to the bundler", () => {
  expect(faultsOf({ view: "export default () => <p>;" })).toEqual([]);
});

it("knows what the engine's parts and other blocks set", () => {
  const folder = join(place, "blocks");
  mkdirSync(folder);
  writeFileSync(join(folder, "behavior.ts"), 'element.style.setProperty("--place", "1px");\n');
  const known = knownTokens(":root{--ink:#000}", [folder]);
  expect([...known]).toEqual(expect.arrayContaining(["--ink", "--place"]));
});

it("finds texts that pages in other languages say as well", () => {
  const folder = join(place, "texts");
  mkdirSync(folder);
  writeFileSync(
    join(folder, "view.tsx"),
    "export default () => (\n  <p>\n    Next\n    sailing\n  </p>\n);\n",
  );
  writeFileSync(join(folder, "rules.ts"), 'export default () => "No sailing is left.";\n');
  expect(textFaults(folder)).toEqual([
    'view.tsx:3: "Next sailing" stands in the code, and so on pages in every language: make it an option with a "default" and an "x-word" in schema.json.',
  ]);
});
