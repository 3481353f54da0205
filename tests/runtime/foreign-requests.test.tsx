// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PageDefinition } from "../../renderer/model.ts";
import { foreignRequests, watchRequests } from "../../renderer/runtime/live/foreign-requests.ts";
import { RefusedRequests } from "../../renderer/runtime/live/refused-requests.tsx";

const HOST = "http://127.0.0.1:5173";
const OWN = `${HOST}/@fs/home/ada/gym/blocks/live-search/view.tsx?t=17`;
let end = () => {};
const { fetch } = globalThis;
const asks = vi.fn(async () => new Response());

/** What the browser tells of something that an element has fetched. */
let fetched = (_by: string, _address: string) => {};

beforeEach(() => {
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(listen: (list: { getEntries(): object[] }) => void) {
        fetched = (initiatorType, name) => listen({ getEntries: () => [{ initiatorType, name }] });
      }
      observe() {}
      disconnect() {}
    },
  );
  globalThis.fetch = asks as typeof globalThis.fetch;
  end = watchRequests();
});
afterEach(() => {
  end();
  globalThis.fetch = fetch;
  asks.mockClear();
  vi.unstubAllGlobals();
});

/** A request from code with these files in its trace, the nearest first. */
async function ask(address: string, ...files: string[]): Promise<void> {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = () => ["Error", ...files.map((file) => `    at load (${file}:12:5)`)].join("\n");
  await globalThis.fetch(address);
  Error.prepareStackTrace = prepareStackTrace;
}

const told = (receivers?: string[], asks?: string[]) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[location.pathname]}>
      <RefusedRequests page={{ receivers } as unknown as PageDefinition} asks={asks} />
    </MemoryRouter>,
  );

const files = () => foreignRequests().map(({ origin, file }) => `${file} ${origin}`);

it("keeps what the site's own blocks ask other hosts for, and lets it through", async () => {
  await ask("https://api.example.com/search?q=knots", OWN);
  await ask("https://api.example.com/search?q=more", OWN);
  await ask("https://prices.example.com/now", `${HOST}/node_modules/.vite/deps/axios.js`, OWN);
  await ask("https://api.example.com/a", `${HOST}/blocks/site/rates/behavior.ts`);
  expect(files()).toEqual([
    "blocks/live-search/view.tsx https://api.example.com",
    "blocks/live-search/view.tsx https://prices.example.com",
    "blocks/site/rates/behavior.ts https://api.example.com",
  ]);
  expect(asks).toHaveBeenCalledTimes(4);
});

it("keeps nothing of the site's own host, of blocks of the engine, and of extensions", async () => {
  await ask("/prices.json", OWN);
  await ask("https://forms.example.com", `${HOST}/blocks/form/send-form.ts`);
  await ask(
    "https://forms.example.com",
    `${HOST}/@fs/home/ada/gym/node_modules/yaml-site/blocks/form/send.ts`,
  );
  await ask("https://words.example.com", "chrome-extension://abc/blocks/words.js");
  expect(files()).toEqual([]);
});

it("says so on the page, unless a block of it names the host", async () => {
  await ask("https://api.example.com/search", OWN);
  expect(told()).toContain(
    "blocks/live-search/view.tsx asks https://api.example.com, which works here alone.",
  );
  expect(told(["https://api.example.com"])).toBe("");
  expect(told([], ["https://api.example.com"])).toBe("");
});

it("says where a block shows a picture of another host, whatever option it comes from", () => {
  document.body.innerHTML =
    '<div data-at="pages/walks.yaml:7"><img src="https://cdn.example.com/a.jpg"></div><img src="https://cdn.example.com/b.jpg">';
  fetched("img", "https://cdn.example.com/a.jpg");
  fetched("img", "https://cdn.example.com/b.jpg");
  fetched("img", `${location.origin}/a.jpg`);
  fetched("script", "https://cdn.example.com/a.jpg");
  expect(files()).toEqual(["pages/walks.yaml:7 https://cdn.example.com"]);
  expect(told()).toContain(
    "pages/walks.yaml:7 shows a file of https://cdn.example.com, which works here alone.",
  );
});
