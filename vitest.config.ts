import { defineConfig } from "vitest/config";

const browserTests = "**/*.browser.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/**/*.test.{ts,tsx}", "blocks/**/*.test.{ts,tsx}"],
          exclude: [browserTests],
          testTimeout: 30_000,
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
        },
      },
    ],
  },
});
