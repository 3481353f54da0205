import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { guardRequests } from "../../renderer/serve/guard-request.ts";
import { fileOpener } from "../../renderer/serve/open-file.ts";
import { ask } from "../hostile/requests/raw-request.ts";

const guard = guardRequests();
const dir = mkdtempSync(join(tmpdir(), "open-"));
const page = join(dir, "site/page.yaml");
let server: Server;
let port = 0;
beforeAll(async () => {
  mkdirSync(join(dir, "site"));
  writeFileSync(page, "title: Page\n");
  writeFileSync(join(dir, "secret.txt"), "secret");
  symlinkSync(join(dir, "secret.txt"), join(dir, "site/link.yaml"));
  const open = fileOpener(guard, [join(dir, "site")]);
  // Stands for Vite's opener: tells what it would have opened.
  server = createServer((request, response) => open(request, response, () => response.end(request.url)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(dir, { recursive: true });
});

const own = () => ({
  Origin: `http://127.0.0.1:${port}`,
  "Sec-Fetch-Site": "same-origin",
  "Content-Type": "application/json",
  "X-Site-Token": guard.token,
});
const post = (place: unknown, headers: Record<string, string> = {}, method = "POST") =>
  ask(port, "/@site/open", { method, headers: { ...own(), ...headers }, body: JSON.stringify({ place }) });

it("opens a file of the site for the server's own page", async () => {
  const { text } = await post(`${page}:3:7`);
  expect(new URL(text, "http://x").searchParams.get("file")).toBe(`${page}:3:7`);
  expect((await post(page)).text).toContain(encodeURIComponent(":1:1"));
});

it.each([
  ["another method", {}, "GET", 405],
  ["no token", { "X-Site-Token": "" }, "POST", 403],
  ["the token of another start", { "X-Site-Token": guardRequests().token }, "POST", 403],
  ["a page of another site", { Origin: "https://evil.example" }, "POST", 403],
  ["a page on another port", { "Sec-Fetch-Site": "same-site" }, "POST", 403],
  ["a page of no origin", { Origin: "null" }, "POST", 403],
  ["a name that was made to lead here", { Host: "evil.example" }, "POST", 403],
  ["a plain form", { "Content-Type": "text/plain" }, "POST", 415],
])("refuses %s", async (_, headers, method, status) => {
  const answer = await post(page, headers, method);
  expect([answer.status, answer.text.includes(page)]).toEqual([status, false]);
});

it.each([
  ["a file elsewhere", () => join(dir, "secret.txt")],
  ["a way out of the site", () => join(dir, "site/../secret.txt")],
  ["a link that leads out", () => join(dir, "site/link.yaml")],
  ["a folder", () => join(dir, "site")],
  ["what does not exist", () => join(dir, "site/none.yaml")],
  ["a name with an escape character", () => `${page}\u001b[2J`],
  ["a relative name", () => "page.yaml"],
  ["no text", () => 3],
  ["something endless", () => `${page}${"x".repeat(10_000)}`],
])("does not open %s", async (_, place) => {
  const { status, text } = await post(place());
  expect(status === 403 || status === 413).toBe(true);
  expect(text).not.toContain("open-in-editor");
});
