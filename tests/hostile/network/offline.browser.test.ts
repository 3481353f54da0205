import { afterAll, beforeAll, expect, test } from "vitest";
import { arrived } from "../../support/arrived.ts";
import { type SiteUnderTest, serveBuiltSite } from "../../support/built-site.ts";

let site: SiteUnderTest;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site?.close());

test("a form that came into view without network wakes when the network is back, with what was typed", async () => {
  const page = await site.open("/contact");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  const field = page.getByLabel("First name", { exact: false });
  await field.scrollIntoViewIfNeeded();
  await field.fill("Amara");
  await page.locator("[data-block=form][data-failed]").waitFor();
  await page.context().setOffline(false);
  await page.locator("[data-block=form][data-awake]").waitFor();
  expect(await page.locator("[data-block=form][data-failed]").count()).toBe(0);
  expect(await field.inputValue()).toBe("Amara");
});

test("a form that is sent without network says so, and keeps every answer", async () => {
  const page = await site.open("/contact");
  await page.getByLabel("First name", { exact: false }).scrollIntoViewIfNeeded();
  await page.locator("[data-block=form][data-awake]").waitFor();
  await page.waitForLoadState("networkidle");
  const fields = page.locator("form input[required], form textarea[required]");
  const answers: string[] = [];
  for (const field of await fields.all()) {
    const answer = (await field.getAttribute("type")) === "email" ? "amara@example.com" : "0123456789";
    answers.push(answer);
    await field.fill(answer);
  }
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.getByText("Network error. Please check your internet connection.").waitFor();
  expect(await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))).toEqual(
    answers,
  );
});

test("a link that is followed without network costs nothing: the page is there again on the way back", async () => {
  const page = await site.open("/about");
  await page.waitForLoadState("networkidle");
  const title = await page.title();
  await page.context().setOffline(true);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Services", exact: true })
    .click();
  // The browser says itself that there is no network.
  await expect
    .poll(() => page.evaluate(() => location.protocol).catch(() => "on its way"))
    .toBe("chrome-error:");
  await page.context().setOffline(false);
  await page.goBack();
  await arrived(page, "/about");
  expect(await page.title()).toBe(title);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Services", exact: true })
    .click();
  await arrived(page, "/services");
  expect(await page.title()).not.toBe(title);
});

test("what was typed stays when somebody else has changed the page, such as a translator", async () => {
  const page = await site.open("/contact");
  await page.waitForLoadState("networkidle");
  const field = page.getByLabel("First name", { exact: false });
  const label = page.locator("[data-block=form] label").last();
  await field.evaluate((input) => {
    (input as HTMLInputElement).value = "Amara";
  });
  await label.evaluate((element) => {
    const font = document.createElement("font");
    font.textContent = "Ihre Nachricht";
    element.replaceChildren(font);
  });
  await field.scrollIntoViewIfNeeded();
  await page.locator("[data-block=form][data-awake]").waitFor();
  await expect.poll(() => label.textContent()).not.toBe("Ihre Nachricht");
  expect(await field.inputValue()).toBe("Amara");
});
