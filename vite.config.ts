/// <reference types="vitest/config" />
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const browserTests = "**/*.browser.test.ts";

// Only for tests: the live server shall not load the test runner.
const sequencer = process.env.VITEST
  ? (await import("./tests/support/longest-first.ts")).LongestFirst
  : undefined;

/**
 * What Vite has to know of this repository: as the live server of `npm start` (renderer/serve/dev-server.ts
 * adds the site's folder, pages and data) and as vitest. `npm run build` bundles without a live server and
 * reads nothing here (renderer/bundle/bundle.ts).
 */
export default defineConfig({
  appType: "custom",
  server: { host: "127.0.0.1" },
  plugins: process.env.VITEST ? [] : [react()],
  optimizeDeps: {
    entries: ["blocks/*/view.tsx", "blocks/site/*/view.tsx"],
    include: [
      "react",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "react-router-dom",
      "@emotion/styled",
      "@emotion/react",
      "react-aria-components",
    ],
  },
  test: {
    sequence: { sequencer },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}", "blocks/**/*.test.{ts,tsx}"],
          exclude: [browserTests],
          // Half of the time went into loading the engine anew for each file. No test replaces a module; what one
          // sets (clocks, globals) it takes back.
          isolate: false,
          // By itself vitest leaves a core to its own process, which has next to nothing to do.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: [browserTests],
          exclude: ["node_modules/**"],
          // After the unit tests, when both are asked for.
          sequence: { groupOrder: 1 },
          // Two cores: each file drives a browser of its own.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What a busy machine takes longer for is not wrong: a poll waits as long as Playwright would.
          expect: { poll: { timeout: 30_000, interval: 50 } },
        },
      },
    ],
  },
});
