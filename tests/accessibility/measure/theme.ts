import type { Page } from "playwright-core";

/** Shows the page in a theme, as the switch in the header does, without touching it. */
export async function showTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.classList.toggle("dark", name === "dark");
    document.documentElement.classList.toggle("light", name === "light");
  }, theme);
}
