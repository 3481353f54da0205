import { defineConfig } from "vitest/config";

/** `MUTATION_TESTS="tests/schema/links.test.ts,…"` asks these alone: sooner done, and never too high a score. */
const chosen = process.env.MUTATION_TESTS?.split(",");

/**
 * The quick tests, which mutation testing runs again and again: no browser, no editor, no process of their own,
 * no whole site.
 */
export default defineConfig({
  test: {
    include: chosen ?? [
      "tests/{check,data,files,filling,generate,pages,problems,schema,site,texts,yaml}/*.test.ts",
      "tests/blocks/{form-rules,form,playground,text-analyzer}.test.{ts,tsx}",
      "tests/formats/*.test.ts",
      "tests/publish/structured-data.test.ts",
      "tests/screens/list-data.test.ts",
      "tests/runtime/small-helpers.test.ts",
      "blocks/**/*.test.ts",
    ],
    exclude: ["tests/{yaml/mutations,generate/site-schema}.test.ts", "**/*.browser.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
