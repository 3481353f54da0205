import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { INQUIRY_FILE, INQUIRY_PATH, inquiryReceiver } from "../../renderer/serve/inquiry-receiver.ts";
import { faultsOf, type SiteUnderTest, serveBuiltSite } from "../support/built-site.ts";

/** A fiftieth of real time: answers after 0 to 300 ms, and the form gives up after 200. */
const TIMEOUT = 200;
const LATEST = 300;

const ATTEMPTS = 200;

/** The first name in an attempt, counted from 1: what tells it from all others. */
const nameOf = (attempt: number) => `firstName ${attempt}`;

let site: SiteUnderTest;
let server: Server;
let dir: string;
let address: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "submissions-"));
  let seed = 7;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return seed / 4_294_967_296;
  };
  const receive = inquiryReceiver({ dir, random });
  site = await serveBuiltSite();
  server = createServer((request, response) => {
    receive(request, response, () => void passOn(request.url ?? "/", response));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await site?.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(dir, { recursive: true });
});

/** The built site, with a form that sends to this server and is less patient. */
async function passOn(path: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(site.address + path);
  const type = answer.headers.get("Content-Type") ?? "";
  // On a kept connection that is cut the browser itself would send a request again; none is kept here.
  response.writeHead(answer.status, { "Content-Type": type, Connection: "close" });
  if (!type.includes("html")) return void response.end(Buffer.from(await answer.arrayBuffer()));
  const html = await answer.text();
  response.end(
    html
      .replaceAll(/"url":"[^"]*(\/yogi\/api\/demo)"/g, '"url":"$1"')
      .replaceAll('"timeoutMs":10000', `"timeoutMs":${TIMEOUT}`),
  );
}

it("200 attempts at a receiver that fails, cuts and is late by chance: one message each, sent once each, nothing lost", async () => {
  await fetch(`${address}${INQUIRY_PATH}/mode`, {
    method: "POST",
    body: new URLSearchParams({ mode: "random", ms: String(LATEST) }),
  });
  const page = await site.open("/robots.txt");
  // What the page asks for, to be told from what arrives.
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url() === address + INQUIRY_PATH) sent.push(request.postDataJSON().firstName);
  });
  await page.goto(`${address}/contact`);
  await page.locator("[name=firstName]").scrollIntoViewIfNeeded();
  await page.locator("[data-block=form][data-awake]").waitFor();

  const results = await page.evaluate(async (attempts) => {
    const form = document.querySelector("[data-block=form] form") as HTMLFormElement;
    const button = form.querySelector("button") as HTMLButtonElement;
    const fields = [...form.elements].filter(
      (field): field is HTMLInputElement => "name" in field && field.name !== "",
    );
    const values = () => fields.map((field) => field.value).join("\n");
    const toasts: string[] = [];
    for (const region of document.querySelectorAll("[data-region]")) {
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) toasts.push(node.textContent ?? "");
      }).observe(region, { childList: true });
    }
    const list: { toasts: string[]; isSuccess: boolean; lost: boolean }[] = [];
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      for (const field of fields) {
        field.value = field.type === "email" ? "ada@example.com" : `${field.name} ${attempt}`;
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
      const typed = values();
      toasts.length = 0;
      form.requestSubmit();
      form.requestSubmit();
      while (button.disabled || toasts.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      // A second message would come right behind the first.
      await new Promise((resolve) => setTimeout(resolve, 10));
      const kept = values();
      const isEmpty = kept.trim() === "";
      const isSuccess = toasts[0]?.startsWith("Message Sent Successfully!") ?? false;
      list.push({ toasts: [...toasts], isSuccess, lost: isSuccess ? !isEmpty : kept !== typed });
    }
    return list;
  }, ATTEMPTS);

  expect(results.filter(({ toasts }) => toasts.length !== 1)).toEqual([]);
  expect(results.filter(({ lost }) => lost)).toEqual([]);
  expect(sent).toEqual(results.map((_, index) => nameOf(index + 1)));
  // Success and all three failures have come up.
  expect(new Set(results.flatMap(({ toasts }) => toasts)).size).toBe(4);
  const received = readFileSync(join(dir, INQUIRY_FILE), "utf8")
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { firstName: string }).firstName);
  // One more may arrive only for one that never did: an attempt that is given up while it connects leaves a
  // connection, on which the browser sends the next one again by itself when it is cut (docs/inquiry-receiver.md).
  expect(received.length).toBeLessThanOrEqual(ATTEMPTS);
  // What was given up may have been cut before it arrived; what was thanked for has arrived.
  const thanked = results.flatMap(({ isSuccess }, index) => (isSuccess ? [nameOf(index + 1)] : []));
  expect(thanked.filter((name) => !received.includes(name))).toEqual([]);
  const other = faultsOf(page).filter((fault) => !/Failed to load resource|net::ERR/.test(fault));
  expect(other).toEqual([]);
}, 240_000);
