/// <reference types="vitest/config" />
import { defineConfig } from "vite";
import { LongestFirst } from "./tests/support/longest-first.ts";

const browserTests = "**/*.browser.test.ts";

/**
 * How vitest runs. The site itself needs no such file: `npm start` sets Vite up by itself
 * (renderer/serve/dev-server.ts), and `npm run build` bundles without it (renderer/bundle/bundle.ts).
 */
export default defineConfig({
  test: {
    // Runs side by side note under names of their own how long each file took: the last one to end writes all notes anew.
    name: process.env.TEST_RUN ?? "",
    sequence: { sequencer: LongestFirst },
    // Megabytes for what is young: sites are read and thrown away by the thousand, and with Node's own few a twelfth of
    // the time went into tidying up behind them.
    execArgv: ["--max-semi-space-size=64"],
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
          // By itself vitest leaves a core to its own process, which has next to nothing to do. A third worker would load
          // all of the engine as well, and cost more than it fills in.
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
          globalSetup: ["tests/support/shared-folder.ts"],
          exclude: ["node_modules/**"],
          // After the unit tests, when both are asked for.
          sequence: { groupOrder: 1 },
          isolate: false,
          // One more than two cores: each file drives a browser of its own, and while one waits for a frame, an answer
          // or a poll, another has something to do (about a tenth of the time with two).
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 240_000,
          // What a busy machine takes longer for is not wrong: a poll waits as long as Playwright would.
          expect: { poll: { timeout: 30_000, interval: 50 } },
        },
      },
    ],
  },
});
