// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Form from "../../blocks/form/view.tsx";
import { type Toast, takeToasts } from "../../renderer/runtime/toasts.ts";
import { answers, body, contactForm } from "./form-props.ts";
import { hydrate, type Mounted } from "./mount.tsx";

type Answer = (signal: AbortSignal) => Promise<Response>;

let view: Mounted;
let requests: { url: string; init: RequestInit }[];
let answer: Answer;

const ok: Answer = async () => new Response(null, { status: 204 });
const never: Answer = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
  });

const form = () => view.get<HTMLFormElement>("form");
const control = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const values = () => Object.fromEntries(Object.keys(answers).map((name) => [name, control(name).value]));
const empty = Object.fromEntries(Object.keys(answers).map((name) => [name, ""]));
const button = () => view.get<HTMLButtonElement>("button[type=submit]");
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const submit = () => act(async () => form().requestSubmit());

async function type(name: string, value: string): Promise<void> {
  await act(async () => {
    control(name).value = value;
    control(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
}

async function fillIn(): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await type(name, value);
}

async function open(address = "/contact", before?: (element: HTMLElement) => void): Promise<void> {
  history.replaceState(null, "", address);
  view = await hydrate(<Form {...contactForm} />, before);
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  requests = [];
  answer = ok;
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return answer(init.signal as AbortSignal);
  });
});
afterEach(async () => {
  await pass(20_000);
  view.unmount();
  takeToasts();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what is sent", () => {
  beforeEach(() => open());

  it("is exactly six of the eight answers, as JSON by POST, byte for byte", async () => {
    await fillIn();
    await submit();
    expect(requests).toHaveLength(1);
    const { url, init } = requests[0]!;
    expect(url).toBe("https://api.2sd.example/yogi/api/demo");
    expect(init.method).toBe("POST");
    expect(init.headers).toEqual({ "Content-Type": "application/json" });
    expect(init.body).toBe(body);
  });

  it("goes out once, however often the visitor sends it", async () => {
    answer = never;
    await fillIn();
    for (let count = 0; count < 100; count += 1) await submit();
    await act(async () => button().click());
    expect(requests).toHaveLength(1);
  });
});

describe("while it is being sent", () => {
  it("the button says so and is disabled, and is enabled again afterwards with its focus", async () => {
    await open();
    await fillIn();
    answer = never;
    button().focus();
    await submit();
    expect(button().textContent).toBe("Sending Message...");
    expect(button().disabled).toBe(true);
    expect(view.get("[role=status]").textContent).toBe("Sending Message...");
    await pass(10_000);
    expect(button().textContent).toBe("Send Message");
    expect(button().disabled).toBe(false);
    expect(document.activeElement).toBe(button());
  });
});

describe("how it ends", () => {
  beforeEach(async () => {
    await open();
    await fillIn();
  });

  const success: Toast = {
    kind: "success",
    title: "Message Sent Successfully!",
    text: "Thank you for reaching out. Our team will get back to you within 24 hours.",
    topic: "/contact#",
  };
  const failure = (text: string): Toast => ({
    kind: "error",
    title: "Submission Error",
    text,
    topic: "/contact#",
  });

  it.each([200, 201, 204])("status %i: the form is empty, and the visitor is thanked", async (status) => {
    answer = async () => new Response(status === 204 ? null : "<p>not JSON", { status });
    await submit();
    expect(values()).toEqual(empty);
    expect(takeToasts()).toEqual([success]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([400, 401, 404, 413, 429, 500, 503])("status %i: the answers stay", async (status) => {
    answer = async () => new Response("{}", { status });
    await submit();
    expect(values()).toEqual(answers);
    expect(takeToasts()).toEqual([failure("Please try again or contact us directly.")]);
  });

  it("no connection: the answers stay", async () => {
    answer = async () => {
      throw new TypeError("Failed to fetch");
    };
    await submit();
    expect(values()).toEqual(answers);
    expect(takeToasts()).toEqual([failure("Network error. Please check your internet connection.")]);
  });

  it("no answer for 10 seconds: the request is given up, the answers stay", async () => {
    answer = never;
    await submit();
    await pass(9999);
    expect(takeToasts()).toEqual([]);
    expect(requests[0]?.init.signal?.aborted).toBe(false);
    await pass(1);
    expect(requests[0]?.init.signal?.aborted).toBe(true);
    expect(values()).toEqual(answers);
    expect(takeToasts()).toEqual([failure("Request timed out. Please check your connection and try again.")]);
  });

  it("anything else that goes wrong: the answers stay", async () => {
    answer = async () => {
      throw new Error("Nobody knows");
    };
    await submit();
    expect(takeToasts()).toEqual([failure("Please try again or contact us directly.")]);
  });

  it("no timer stays behind an answer", async () => {
    await submit();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("the visitor who moves on learns it elsewhere, and cannot send it twice on the way back", async () => {
    answer = () =>
      new Promise((resolve) => setTimeout(() => resolve(new Response(null, { status: 200 })), 5000));
    await submit();
    view.unmount();
    await open();
    expect(button().disabled).toBe(true);
    expect(values()).toEqual(answers);
    await submit();
    await pass(5000);
    expect(requests).toHaveLength(1);
    expect(takeToasts()).toEqual([success]);
    expect(values()).toEqual(empty);
    expect(button().disabled).toBe(false);
  });

  it("in each of 200 attempts in exactly one message, never sent twice, nothing lost on failure", async () => {
    let seed = 20;
    const random = () => {
      seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
      return seed / 4_294_967_296;
    };
    const ends = new Set<string>();
    for (let attempt = 1; attempt <= 200; attempt += 1) {
      await type("firstName", `Visitor ${attempt}`);
      for (const [name, value] of Object.entries(answers)) if (name !== "firstName") await type(name, value);
      const typed = values();
      const [delay, kind] = [random() * 15_000, Math.floor(random() * 3)];
      answer = (signal) =>
        new Promise((resolve, reject) => {
          signal.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
          setTimeout(() => {
            if (kind === 0) resolve(new Response(null, { status: 200 }));
            else if (kind === 1) resolve(new Response(null, { status: 500 }));
            else reject(new TypeError("Failed to fetch"));
          }, delay);
        });
      await submit();
      await submit();
      await pass(15_000);
      const [toast, ...more] = takeToasts();
      expect(more).toEqual([]);
      ends.add(toast?.text ?? "");
      expect(requests).toHaveLength(attempt);
      expect(String(requests.at(-1)?.init.body)).toContain(`"Visitor ${attempt}"`);
      expect(values()).toEqual(toast?.kind === "success" ? empty : typed);
    }
    expect(ends.size).toBe(4);
  });
});

describe("what is missing", () => {
  beforeEach(() => open());
  const errors = () => [...view.element.querySelectorAll(".error")].map((error) => error.textContent);

  it("stands beside each field and in a summary that has focus; nothing is sent", async () => {
    await submit();
    expect(requests).toEqual([]);
    expect(errors()).toHaveLength(8);
    expect(errors()[0]).toBe("Enter your first name.");
    expect(errors()[1]).toBe("Last name: please fill in this field.");
    const summary = view.get(".summary");
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain("Your message was not sent yet");
    expect(summary.querySelectorAll("a")).toHaveLength(8);
    const described = control("firstName").getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe("Enter your first name.");
    expect(control("firstName").getAttribute("aria-invalid")).toBe("true");
  });

  it("is one click away in the summary", async () => {
    await submit();
    await act(async () => view.get<HTMLAnchorElement>(".summary li:nth-child(4) a").click());
    expect(document.activeElement).toBe(control("phone"));
  });

  it("goes as soon as it is put right, and new errors wait for the next attempt", async () => {
    await fillIn();
    await type("lastName", "");
    await submit();
    expect(errors()).toEqual(["Last name: please fill in this field."]);
    await type("firstName", "");
    expect(errors()).toEqual(["Last name: please fill in this field."]);
    await type("lastName", "Berg");
    expect(errors()).toEqual([]);
    expect(view.element.querySelector(".summary")).toBeNull();
    await submit();
    expect(errors()).toEqual(["Enter your first name."]);
  });

  it("includes an e-mail address that is none", async () => {
    await fillIn();
    await type("email", "ada at example");
    await submit();
    expect(errors()).toEqual(["Write the e-mail address in full, for example name@example.com."]);
    expect(requests).toEqual([]);
  });
});

describe("what was typed", () => {
  it("before the form was awake stays", async () => {
    await open("/contact", (element) => {
      const early = element.querySelector<HTMLInputElement>("[name=firstName]");
      if (early) early.value = "Grace";
    });
    expect(control("firstName").value).toBe("Grace");
  });

  it("is there again after the page was left in mid-typing", async () => {
    await open();
    await fillIn();
    view.unmount();
    await open();
    expect(values()).toEqual(answers);
  });

  it("is not in the way when what is kept is not readable", async () => {
    sessionStorage.setItem("draft:/contact#", '{"values": 3');
    await open();
    expect(values()).toEqual(empty);
  });

  it("does not matter where storage is blocked", async () => {
    const blocked = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No", "SecurityError");
    });
    await open();
    await fillIn();
    await submit();
    expect(takeToasts()).toHaveLength(1);
    blocked.mockRestore();
  });
});

describe("?subject=Partnership", () => {
  it("fills in the subject", async () => {
    await open("/contact?subject=Partnership");
    expect(values()).toEqual({ ...empty, subject: "Partnership" });
  });

  it("does not come back over what the visitor made of it", async () => {
    await open("/contact?subject=Partnership");
    await type("subject", "Partnership in Spain");
    view.unmount();
    await open("/contact?subject=Partnership");
    expect(control("subject").value).toBe("Partnership in Spain");
  });

  it("is granted when it is asked for on a page that is open already", async () => {
    await open();
    history.replaceState(null, "", "/contact?subject=Partnership");
    await act(async () => document.dispatchEvent(new CustomEvent("site:query")));
    expect(control("subject").value).toBe("Partnership");
  });

  it("puts nothing but text into the field", async () => {
    await open(`/contact?subject=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`);
    expect(control("subject").value).toBe('"><img src=x onerror=alert(1)>');
    expect(view.element.querySelector("img")).toBeNull();
  });
});
