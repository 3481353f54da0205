import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { INQUIRY_FILE, INQUIRY_PATH, inquiryReceiver } from "../../renderer/serve/inquiry-receiver.ts";
import { body } from "../blocks/form-props.ts";

let dir: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "answers-"));
  const receive = inquiryReceiver({ dir });
  server = createServer((request, response) =>
    receive(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(dir, { recursive: true });
});

const kept = () =>
  readFileSync(join(dir, INQUIRY_FILE), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const post = (path: string, sent: string | URLSearchParams | FormData, headers: object = {}) =>
  fetch(origin + path, { method: "POST", body: sent, headers: { ...headers }, redirect: "manual" });
const json = { "Content-Type": "application/json" };
const page = { Accept: "text/html,application/xhtml+xml" };

it("takes answers as JSON, as a form and with files, on any path below /api/", async () => {
  const files = new FormData();
  files.append("topic", "Training");
  files.append("cv", new File(["a,b"], "people.csv", { type: "text/csv" }));
  expect((await post("/api/a", '{"days":["Monday"],"copy":true}', json)).status).toBe(200);
  expect((await post("/yogi/api/b", new URLSearchParams("day=Monday&day=Friday"))).status).toBe(200);
  expect((await post("/api/c", files)).status).toBe(200);
  expect(kept()).toMatchObject([
    { to: "/api/a", answers: { days: ["Monday"], copy: true } },
    { to: "/yogi/api/b", answers: { day: ["Monday", "Friday"] } },
    {
      to: "/api/c",
      answers: { topic: "Training", cv: { file: "people.csv", type: "text/csv", bytes: 3 } },
    },
  ]);
});

it("shows a browser that sent by itself where it wants to be, or a page with a way back", async () => {
  const next = await post("/api/a", new URLSearchParams("a=1&_next=https://www.2sd.example/thanks"), page);
  expect([next.status, next.headers.get("Location")]).toEqual([303, "/thanks"]);
  const plain = await post("/api/a", new URLSearchParams("a=1"), {
    ...page,
    Referer: `${origin}/contact?a=1`,
  });
  expect(plain.status).toBe(200);
  expect(await plain.text()).toContain('<a href="/contact?a=1">Back to the form</a>');
  const failed = await post("/api/a?mode=fail", new URLSearchParams("a=1&_next=/thanks"), page);
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain("Nothing is lost");
});

it.each(["//evil.example/x", "https://evil.example//x", "\\\\evil.example/x", "javascript:alert(1)"])(
  "%s leads nobody away from this machine",
  async (next) => {
    const { headers } = await post("/api/a", new URLSearchParams({ _next: next }), page);
    expect(headers.get("Location")?.startsWith("/") ?? true).toBe(true);
    expect(headers.get("Location")?.startsWith("//") ?? false).toBe(false);
  },
);

it("keeps what robots send apart, and lets them believe that it was taken", async () => {
  const robot = new URLSearchParams("email=a@b.example&homepage=https://spam.example");
  expect((await post("/api/a", robot)).status).toBe(200);
  expect((await post("/api/a", new URLSearchParams("email=a@b.example&_gotcha="))).status).toBe(200);
  expect((await post(INQUIRY_PATH, body.replace("{", '{"homepage":"quick",'), json)).status).toBe(200);
  const [first, second, third] = kept();
  expect(first).toMatchObject({ answers: { email: "a@b.example" }, robot: "https://spam.example" });
  expect(second).toMatchObject({ answers: { email: "a@b.example" } });
  expect(second).not.toHaveProperty("robot");
  expect(third).toMatchObject({ ...JSON.parse(body), robot: "quick" });
});

it("refuses what it cannot read, and leaves pages alone", async () => {
  expect((await post("/api/a", "a", { "Content-Type": "text/plain" })).status).toBe(400);
  expect((await post("/api/a", "{", json)).status).toBe(400);
  expect((await post("/api/a", "x", { "Content-Type": "multipart/form-data; boundary=x" })).status).toBe(400);
  expect((await fetch(`${origin}/api/a`)).status).toBe(404);
  expect((await post("/contact", new URLSearchParams("a=1"))).status).toBe(404);
});
