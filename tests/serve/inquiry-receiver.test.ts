import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { INQUIRY_FILE, INQUIRY_PATH, inquiryReceiver } from "../../renderer/serve/inquiry-receiver.ts";
import { body } from "../blocks/form-props.ts";

let dir: string;
let server: Server;
let origin: string;
let chance: number;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "inquiries-"));
  chance = 0;
  const receive = inquiryReceiver({ dir, origins: ["https://www.2sd.example"], random: () => chance });
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
  existsSync(join(dir, INQUIRY_FILE))
    ? readFileSync(join(dir, INQUIRY_FILE), "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as object)
    : [];
const post = (
  text = body,
  { query = "", headers = {}, signal }: { query?: string; headers?: object; signal?: AbortSignal } = {},
) =>
  fetch(`${origin}${INQUIRY_PATH}${query}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: text,
    signal,
  });
const setMode = (mode: string, ms = "0") =>
  fetch(`${origin}${INQUIRY_PATH}/mode`, {
    method: "POST",
    body: new URLSearchParams({ mode, ms }),
    redirect: "manual",
  });

describe("the inquiry receiver", () => {
  it("takes an inquiry and keeps it", async () => {
    const response = await post();
    expect(response.status).toBe(200);
    expect(kept()).toMatchObject([JSON.parse(body)]);
  });

  it.each([
    ["not JSON", "{", ["The body is not JSON."]],
    ["a list", "[]", ["The body is not a JSON object."]],
    ["too little", body.replace('"firstName":"Ada",', ""), ['"firstName" is missing.']],
    ["an empty answer", body.replace('"Ada"', '""'), ['"firstName" is empty.']],
    ["no text", body.replace('"Ada"', "3"), ['"firstName" is missing.']],
    ["too much", body.replace("{", '{"subject":"x",'), ['"subject" is no field of an inquiry.']],
  ])("refuses %s and says why", async (_, text, problems) => {
    const response = await post(text);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { problems: string[] }).problems).toEqual(problems);
    expect(kept()).toEqual([]);
  });

  it("refuses other types, sizes, methods and origins", async () => {
    expect((await post(body, { headers: { "Content-Type": "text/plain" } })).status).toBe(400);
    expect((await post(`"${"x".repeat(70_000)}"`)).status).toBe(413);
    expect((await fetch(`${origin}${INQUIRY_PATH}`, { method: "PUT" })).status).toBe(405);
    expect((await post(body, { headers: { Origin: "https://elsewhere.example" } })).status).toBe(403);
    expect(kept()).toEqual([]);
  });

  it("lets pages of loopback and of the named origin send to it", async () => {
    for (const from of [origin, "http://localhost:5173", "https://www.2sd.example"]) {
      const response = await fetch(`${origin}${INQUIRY_PATH}`, {
        method: "OPTIONS",
        headers: { Origin: from },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe(from);
      expect(response.headers.get("Access-Control-Allow-Headers")).toBe("Content-Type");
    }
  });

  it("leaves all other addresses alone", async () => {
    expect((await fetch(`${origin}/contact`)).status).toBe(404);
  });

  it("can be told to fail, to cut, to hang and to be late, for one inquiry or for all", async () => {
    expect((await post(body, { query: "?mode=fail" })).status).toBe(500);
    expect((await post()).status).toBe(200);
    await setMode("fail");
    expect((await post()).status).toBe(500);
    await setMode("drop");
    await expect(post()).rejects.toThrow(TypeError);
    await setMode("hang");
    await expect(post(body, { signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/);
    await setMode("delay", "120");
    const started = performance.now();
    expect((await post()).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(115);
    expect(kept()).toHaveLength(6);
  });

  it.each([
    [0, 200],
    [0.4, 500],
  ])("in mode random does what chance says (%f)", async (value, status) => {
    chance = value;
    await setMode("random");
    expect((await post()).status).toBe(status);
  });

  it("explains itself in the browser and changes its mode there", async () => {
    const changed = await setMode("delay", "2500");
    expect(changed.status).toBe(303);
    const page = await (await fetch(`${origin}${INQUIRY_PATH}`)).text();
    expect(page).toContain('value="delay" checked');
    expect(page).toContain('value="2500"');
    expect((await setMode("explode")).status).toBe(400);
  });

  it("uses each connection once, so that no browser sends an inquiry again by itself", async () => {
    expect((await post()).headers.get("Connection")).toBe("close");
  });
});
