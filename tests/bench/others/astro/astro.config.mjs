import { defineConfig } from "astro/config";

export default defineConfig({
  site: "https://www.2sd.example",
  outDir: "dist",
  // Neither of the other two colours code or changes quotation marks.
  markdown: { syntaxHighlight: false, smartypants: false },
  devToolbar: { enabled: false },
});
