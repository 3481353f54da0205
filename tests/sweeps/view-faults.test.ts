import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { knownTokens, viewFaults } from "./view-faults.ts";

const place = mkdtempSync(join(tmpdir(), "view-faults-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const tokens = new Set(["--ink", "--paper", "--space-3"]);
let blocks = 0;

interface Block {
  view: string;
  wake?: string;
  behavior?: boolean;
}

function faultsOf({ view, wake, behavior }: Block): string[] {
  blocks += 1;
  const folder = join(place, `block-${blocks}`);
  mkdirSync(folder);
  writeFileSync(join(folder, "schema.json"), JSON.stringify(wake ? { "x-wake": wake } : {}));
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

  it.each([
    ["tokens", "color: var(--ink);\n  margin: var( --space-3 );"],
    ["a value in case there is none", "color: var(--mark, red);"],
    ["a property of their own", "--mark: red;\n  color: var(--mark);"],
    ["a value of the module", "padding: $" + "{gap}px;"],
  ])("with %s are not", (_, rules) => {
    expect(faultsOf({ view: style(rules) })).toEqual([]);
  });
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
