import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type BundleJob, runBundling } from "../../renderer/bundle/bundle.ts";
import type { createPrerenderer, ServerBlock } from "../../renderer/runtime/server.tsx";

const site = mkdtempSync(join(tmpdir(), "views-as-html-"));
afterAll(() => rmSync(site, { recursive: true, force: true }));

const VIEWS: Record<string, Record<string, string>> = {
  "price-chart": {
    "view.tsx":
      'import { lazy, Suspense } from "react";\nconst Chart = lazy(() => import("./chart.tsx"));\nexport default () => <Suspense fallback="Wait"><Chart /></Suspense>;\n',
    "chart.tsx":
      'import React from "react";\nconst Bar = React.lazy(() => import("./bar.tsx").then(({ Bar }) => ({ default: Bar })));\nexport default () => <p>Prices <Bar /></p>;\n',
    "bar.tsx": "export const Bar = () => <b>since May</b>;\n",
  },
  "walk-map": {
    "view.tsx":
      'import { lazy, Suspense } from "react";\nconst Walks = lazy(() => import("./walks.tsx"));\nexport default () => <Suspense fallback="A list of walks"><Walks /></Suspense>;\n',
    "walks.tsx": "const width = window.innerWidth;\nexport default () => <p>{width}</p>;\n",
  },
  "fee-table": {
    "view.tsx":
      '/** @jsxImportSource @emotion/react */\nimport { Global, keyframes } from "@emotion/react";\nimport styled from "@emotion/styled";\nconst blink = keyframes`from { opacity: 0 }`;\nconst Fees = styled.table`inline-size: 100%;`;\nexport default () => <Fees><Global styles={{ "@page": { size: "A4" }, ".fees-open": { animation: `${blink} 1s` } }} /><caption css={{ captionSide: "bottom" }}>Fees</caption></Fees>;\n',
  },
};

let html = (_type: string): string => "";
let css = (_type: string): string => "";
beforeAll(async () => {
  for (const [type, files] of Object.entries(VIEWS)) {
    mkdirSync(join(site, "blocks", type), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(site, "blocks", type, name), text);
  }
  const folder = join(site, "out");
  const types = Object.keys(VIEWS).map((name) => ({
    name,
    folder: join(site, "blocks", name),
    wake: "visible" as const,
    hasBehavior: false,
    isIsland: true,
  }));
  const job = { part: "server" as const, types, words: {} as BundleJob["words"], others: {} };
  await runBundling({ ...job, isMirrored: false, folder });
  const server = (await import(pathToFileURL(join(folder, "server.mjs")).href)) as {
    createPrerenderer: typeof createPrerenderer;
    views: ReadonlyMap<string, ServerBlock["view"]>;
  };
  await setImmediate();
  const blocks = new Map(
    [...server.views].map(([name, view]) => [
      name,
      { view, wake: "static" as const, isIsland: false, slots: [] },
    ]),
  );
  const { renderBlock, rules } = server.createPrerenderer(blocks);
  const render = (type: string) => renderBlock({ type, props: {} }, "b0-", "en");
  html = (type) => render(type).html.replaceAll(/<!--.*?-->|<template.*?>/g, "");
  css = (type) => rules.css(rules.withKeyframes(render(type).styles));
});

it("what a view loads by React.lazy is in the page, and what that loads as well", () =>
  expect(html("price-chart")).toContain("<p>Prices <b>since May</b></p>"));

it("what only a browser can load leaves in the page what is shown meanwhile", () =>
  expect(html("walk-map")).toContain("A list of walks"));

it("the css option of Emotion makes a class, also beside styled elements", () => {
  const [, name] = /<caption class="([\w-]+)">Fees/.exec(html("fee-table")) ?? [];
  expect(css("fee-table")).toContain(`.${name}{caption-side:bottom;}`);
});

it("styles for the whole page come with the block, each time that it is drawn", () => {
  expect(css("fee-table")).toContain("@page{size:A4;}");
  expect(css("fee-table")).toMatch(/\.fees-open\{animation:(animation-\w+) 1s;\}/);
  expect(css("walk-map")).toBe("");
});
