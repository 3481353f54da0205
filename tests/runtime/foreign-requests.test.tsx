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

beforeEach(() => {
  globalThis.fetch = asks as typeof globalThis.fetch;
  end = watchRequests();
});
afterEach(() => {
  end();
  globalThis.fetch = fetch;
  asks.mockClear();
});

/** A request from code with these files in its trace, the nearest first. */
async function ask(address: string, ...files: string[]): Promise<void> {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = () => ["Error", ...files.map((file) => `    at load (${file}:12:5)`)].join("\n");
  await globalThis.fetch(address);
  Error.prepareStackTrace = prepareStackTrace;
}

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
  const told = (receivers?: string[]) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[location.pathname]}>
        <RefusedRequests page={{ receivers } as unknown as PageDefinition} />
      </MemoryRouter>,
    );
  expect(told()).toContain(
    "blocks/live-search/view.tsx asks https://api.example.com, which works here alone.",
  );
  expect(told(["https://api.example.com"])).toBe("");
});
