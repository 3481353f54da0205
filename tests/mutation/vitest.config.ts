import { defineConfig } from "vitest/config";

/** `MUTATION_TESTS="tests/content/links.test.ts,…"` asks these alone: sooner done, and never too high a score. */
const chosen = process.env.MUTATION_TESTS?.split(",");

/**
 * The quick tests, which mutation testing runs again and again: no browser, no editor, no process of their own,
 * no whole site.
 */
export default defineConfig({
  test: {
    include: chosen ?? [
      "tests/content/*.test.ts",
      "tests/act/{form-rules,form,playground,text-analyzer}.test.{ts,tsx}",
      "tests/found/{absolute-links,atom,atom-lines,calendar-lines,icalendar,structured-data,zoned-time}.test.ts",
      "tests/lists/{list-data,small-helpers}.test.ts",
      "blocks/**/*.test.ts",
    ],
    exclude: ["tests/content/{mutations,site-schema}.test.ts", "**/*.browser.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
