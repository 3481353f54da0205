// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { takeToasts } from "../../renderer/runtime/toasts.ts";
import { attemptOf, send } from "./attempts.ts";
import { readDraft, writeDraft } from "./draft.ts";

const FORM = "/contact#";
const draft = { values: { name: "Ada" }, prefilled: { subject: "Demo" } };
const options = {
  endpoint: { url: "https://api.example/demo", send: ["name", "zip"], timeoutMs: 10_000 },
  success: {
    title: "Message Sent Successfully!",
    text: "Thank you for reaching out. Our team will get back to you within 24 hours.",
  },
  failure: {
    title: "Submission Error",
    timeout: "Request timed out. Please check your connection and try again.",
    network: "Network error. Please check your internet connection.",
    other: "Please try again or contact us directly.",
  },
};
const answers = { name: "Ada", subject: "Demo" };

const ask = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const ok = async () => new Response(null, { status: 200 });
const silence = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", ask);
  ask.mockReset().mockImplementation(ok);
  writeDraft(FORM, draft);
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(20_000);
  takeToasts();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("a form is sent with the answers it is asked for, an unknown one empty", async () => {
  await send(FORM, answers, options);
  expect(ask).toHaveBeenCalledOnce();
  const [url, { method, headers, body }] = ask.mock.calls[0]!;
  expect({ url, method, headers, body }).toEqual({
    url: "https://api.example/demo",
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: '{"name":"Ada","zip":""}',
  });
});

it("success is said once, and what was typed is forgotten", async () => {
  expect(await send(FORM, answers, options)).toBe("success");
  expect(takeToasts()).toEqual([{ kind: "success", topic: FORM, ...options.success }]);
  expect(readDraft(FORM)).toEqual({ values: {}, prefilled: {} });
  expect(vi.getTimerCount()).toBe(0);
});

it.each<[string, typeof ok, "network" | "other"]>([
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), "network"],
  ["a refusal", async () => new Response(null, { status: 500 }), "other"],
  ["anything else", () => Promise.reject(new Error("Nobody knows")), "other"],
])("%s is said once, and what was typed is kept", async (_, answer, outcome) => {
  ask.mockImplementation(answer);
  expect(await send(FORM, answers, options)).toBe(outcome);
  const { title, [outcome]: text } = options.failure;
  expect(takeToasts()).toEqual([{ kind: "error", topic: FORM, title, text }]);
  expect(readDraft(FORM)).toEqual(draft);
  expect(vi.getTimerCount()).toBe(0);
});

it("ten seconds without an answer end it, not a moment sooner", async () => {
  ask.mockImplementation(silence);
  const attempt = send(FORM, answers, options);
  await vi.advanceTimersByTimeAsync(9999);
  expect(attemptOf(FORM)).toBe(attempt);
  expect(takeToasts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await attempt).toBe("timeout");
  const { title, timeout: text } = options.failure;
  expect(takeToasts()).toEqual([{ kind: "error", topic: FORM, title, text }]);
  expect(readDraft(FORM)).toEqual(draft);
});

it("what is still on its way is not sent again, and ends in one message", async () => {
  const first = send(FORM, answers, options);
  expect(send(FORM, { name: "Bert" }, options)).toBe(first);
  expect(attemptOf(FORM)).toBe(first);
  await first;
  expect(ask).toHaveBeenCalledOnce();
  expect(takeToasts()).toHaveLength(1);
});

it("another form is sent meanwhile, and the same one again when it has ended", async () => {
  const first = send(FORM, answers, options);
  expect(attemptOf("/other#form")).toBeUndefined();
  const other = send("/other#form", answers, options);
  expect(other).not.toBe(first);
  await Promise.all([first, other]);
  expect(attemptOf(FORM)).toBeUndefined();
  await send(FORM, answers, options);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(takeToasts().map(({ topic }) => topic)).toEqual([FORM, "/other#form", FORM]);
});
