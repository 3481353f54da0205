import { transform } from "rolldown/utils";
import { expect, it } from "vitest";
import { framesOf } from "../../renderer/runtime/live/fault-place.ts";
import { FAULT_FRAMES } from "../../renderer/runtime/live/protocol.ts";
import { tellFaultPlaces } from "../../renderer/serve/fault-places.ts";

const DIR = "/home/ada/farm";
const VIEW = `interface Props {\n  items?: { price: number }[];\n}\n\nexport default function Prices({ items }: Props) {\n  return <p>{items!.map(({ price }) => price).join()}</p>;\n}\n`;

type Listener = (data: unknown, client: { send(event: string, data: unknown): void }) => Promise<void>;

/** What a server answers that has made these modules, by address. */
async function answerTo(
  data: unknown,
  modules: Record<string, { file: string; code: string }>,
): Promise<unknown[]> {
  const listeners = new Map<string, Listener>();
  const server = {
    ws: { on: (event: string, listener: Listener) => listeners.set(event, listener) },
    moduleGraph: {
      async getModuleByUrl(url: string) {
        const module = modules[url];
        const made = module && (await transform("view.tsx", module.code, { sourcemap: true }));
        return module && { file: module.file, transformResult: made };
      },
    },
  };
  tellFaultPlaces(server as unknown as Parameters<typeof tellFaultPlaces>[0], DIR);
  const answers: unknown[] = [];
  await listeners.get(FAULT_FRAMES)?.(data, { send: (_event, answer) => answers.push(answer) });
  return answers;
}

const OWN = { file: `${DIR}/blocks/prices/view.tsx`, code: VIEW };
const PART = { file: "/opt/engine/renderer/ui/section.tsx", code: VIEW };

/** The line of the made code that has the call, as browsers count. */
async function frame(url: string): Promise<{ url: string; line: number; column: number }> {
  const lines = (await transform("view.tsx", VIEW)).code.split("\n");
  const line = lines.findIndex((text) => text.includes(".map("));
  return { url, line: line + 1, column: lines[line]!.indexOf(".map(") + 2 };
}

it("a page that asks where a view has failed hears the place in the site's own code", async () => {
  const frames = [await frame("/renderer/ui/section.tsx"), await frame("/@fs/blocks/prices/view.tsx?t=17")];
  const modules = { "/renderer/ui/section.tsx": PART, "/@fs/blocks/prices/view.tsx?t=17": OWN };
  expect(await answerTo({ id: 3, frames }, modules)).toEqual([
    { id: 3, place: expect.stringMatching(/^blocks\/prices\/view\.tsx:6:\d+$/) },
  ]);
});

it("of code that is not the site's own, and of what no page asks, nothing is said", async () => {
  const modules = { "/renderer/ui/section.tsx": PART };
  expect(await answerTo({ id: 3, frames: [await frame("/renderer/ui/section.tsx")] }, modules)).toEqual([]);
  for (const data of [undefined, {}, { id: 1, frames: {} }, { id: 1, frames: [null, { url: 3 }] }])
    expect(await answerTo(data, modules)).toEqual([]);
});

it.each([
  ["Chromium", "TypeError: x\n    at Prices (http://127.0.0.1:5173/@fs/a/view.tsx?t=17:15:70)"],
  ["Firefox", "Prices@http://127.0.0.1:5173/@fs/a/view.tsx?t=17:15:70\n"],
])("a trace is read as %s writes it", (_, stack) => {
  const error = Object.assign(new Error("x"), { stack });
  expect(framesOf(error)).toEqual([{ url: "/@fs/a/view.tsx?t=17", line: 15, column: 70 }]);
});
