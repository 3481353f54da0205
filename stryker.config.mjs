// @ts-check
/** Mutation testing: `npm run mutate`; see tests/mutation/README.md. */
export default {
  // Stryker would rewrite paths in tsconfig.json through an interface that TypeScript 7 lacks; ours has none to rewrite.
  tsconfigFile: "none",
  testRunner: "vitest",
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  // A mutant in what runs once at import would need a fresh process each.
  ignoreStatic: true,
  concurrency: 1,
  mutate: [
    "renderer/{files,yaml,schema,texts,data,pages,filling,check,site}/**/*.ts",
    "renderer/problems/**/*.ts",
    "renderer/formats/**/*.ts",
    "!renderer/problems/catalogue*.ts",
    "blocks/*/{rules,files,structured-data}.ts",
    "blocks/card-grid/cut-text.ts",
    "blocks/cloud-scaler/instances.ts",
    "blocks/cookie-banner/consent.ts",
    "blocks/filter-list/{list-data,list-state,matching-items}.ts",
    "blocks/form/{attempts,check-fields,draft,send-answers}.ts",
    "blocks/header/mark-of.ts",
    "blocks/latency-mock/vary-latency.ts",
    "blocks/legal-document/anchor.ts",
    "blocks/map/globe.ts",
    "blocks/not-found/nearest-routes.ts",
    "blocks/text-analyzer/analyze-text.ts",
  ],
  reporters: ["clear-text", "json", "html"],
  tempDirName: "node_modules/.cache/stryker",
  jsonReporter: { fileName: "node_modules/.cache/mutation/report.json" },
  htmlReporter: { fileName: "node_modules/.cache/mutation/report.html" },
  ignorePatterns: ["dist", "public", ".cache", "docs", ".vscode"],
};
