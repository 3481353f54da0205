import type { Page } from "playwright";

/** Follows a link to an address, as one on the page would be followed; the visitor may come on to any address. */
export async function followLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = "go";
    link.id = "go";
    document.getElementById("main")?.prepend(link);
  }, address);
  await page.locator("#go").hover();
  await page.locator("#go").click();
}
