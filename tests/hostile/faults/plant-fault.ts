import { basename } from "node:path";
import type { Page, Route } from "playwright";

/** A chunk of a block, as it was built. */
export interface Chunk {
  /** Address below the site's. */
  source: string;
  code: string;
  isIsland: boolean;
}

/** What goes wrong with a block. */
export interface Fault {
  /** Completes "when its script …". */
  name: string;
  /** What the report says the block could not do. */
  stage: "load" | "start" | "render" | "run";
  /** Whether it can happen to a chunk; by default to all. */
  concerns?: (chunk: Chunk) => boolean;
  /** Answers the request for the chunk. */
  answer(route: Route, chunk: Chunk): Promise<void>;
  /** The fault waits in the awake block until it is clicked. */
  needsClick?: boolean;
}

const PAGE = "<!doctype html><title>Not found</title><h1>Not found</h1>";
const script = (route: Route, body: string) => route.fulfill({ contentType: "text/javascript", body });

/** React as the chunk's own imports have it; found among what they export, whatever the bundler calls it. */
const FIND_REACT = (code: string) => {
  const [, file] = /from"(\.\/react-[^"]+)"/.exec(code) ?? [];
  return `import * as plantedShared from "${file}";
const plantedReact = () => Object.values(plantedShared).map((it) => it()).find((it) => it?.useEffect);`;
};

/** The same chunk, whose view is another one that calls it. */
function withView({ code, source }: Chunk, view: string, head = ""): string {
  const exported = /var ([\w$]+)=([\w$]+)\(([\w$]+)\);export\{\1 as default\}/;
  if (!exported.test(code)) throw new Error(`${basename(source)} does not end as islands do.`);
  return `${head}${code.replace(exported, (_, name, islandOf, own) => {
    return `var ${name}=${islandOf}(((View)=>${view})(${own}));export{${name} as default}`;
  })}`;
}

/** The same chunk, whose starter is another one that calls it. */
function withStarter({ code, source }: Chunk, starter: string): string {
  const exported = /export\{([\w$]+) as default\};?\s*$/;
  if (!exported.test(code)) throw new Error(`${basename(source)} does not end as blocks do.`);
  return code.replace(
    exported,
    (_, own) => `const plantedStart=${starter.replaceAll("START", own)};export{plantedStart as default}`,
  );
}

/**
 * Code that puts a click handler on the block: for an island one that React calls, for a behavior a listener of
 * its own.
 */
function withHandler(chunk: Chunk, body: string): string {
  const handler = `()=>{${body}}`;
  if (!chunk.isIsland)
    return withStarter(
      chunk,
      `(element,tell)=>{element.addEventListener("click",${handler});return START(element,tell)}`,
    );
  // React finds handlers on the nodes it has taken over: this is what a view's own onClick would have put there.
  const plant = `const node=[...element.querySelectorAll("[data-root] *")].find((it)=>Object.keys(it).some((key)=>key.startsWith("__reactProps")));
    node[Object.keys(node).find((key)=>key.startsWith("__reactProps"))].onClick=${handler};node.dataset.planted=""`;
  return withStarter(
    chunk,
    `(element,tell)=>{const end=START(element,tell);
    const wait=()=>setTimeout(()=>{if(Object.keys(element.querySelector("[data-root] *")).some((key)=>key.startsWith("__reactProps"))){${plant}}else wait()},10);wait();return end}`,
  );
}

const throws = (when: string) => `throw new Error("planted ${when}")`;

/** Every way in which the script of a block can fail. */
export const faults: Fault[] = [
  { name: "is refused", stage: "load", answer: (route) => route.abort() },
  {
    name: "is missing",
    stage: "load",
    answer: (route) => route.fulfill({ status: 404, contentType: "text/html", body: PAGE }),
  },
  {
    name: "is answered with a page and status 200",
    stage: "load",
    answer: (route) => route.fulfill({ contentType: "text/html", body: PAGE }),
  },
  {
    name: "breaks off",
    stage: "load",
    answer: (route, { code }) => script(route, code.slice(0, code.length / 2)),
  },
  {
    name: "throws when it is read",
    stage: "load",
    answer: (route, { code }) => script(route, `${code};${throws("on import")}`),
  },
  {
    name: "throws when it starts",
    stage: "start",
    answer: (route, chunk) => script(route, withStarter(chunk, `()=>{${throws("in the starter")}}`)),
  },
  {
    name: "throws in render",
    stage: "render",
    concerns: ({ isIsland }) => isIsland,
    answer: (route, chunk) => script(route, withView(chunk, `()=>{${throws("in render")}}`)),
  },
  {
    name: "throws in an effect",
    stage: "render",
    concerns: ({ isIsland }) => isIsland,
    answer: (route, chunk) =>
      script(
        route,
        withView(
          chunk,
          `(props)=>{plantedReact().useEffect(()=>{${throws("in an effect")}},[]);return View(props)}`,
          FIND_REACT(chunk.code),
        ),
      ),
  },
  {
    name: "throws in a timer",
    stage: "run",
    answer: (route, chunk) =>
      script(
        route,
        withStarter(
          chunk,
          `(element,tell)=>{setTimeout(()=>{${throws("in a timer")}});return START(element,tell)}`,
        ),
      ),
  },
  {
    name: "throws in an event handler",
    stage: "run",
    needsClick: true,
    answer: (route, chunk) => script(route, withHandler(chunk, throws("in a handler"))),
  },
  {
    name: "rejects a promise in an event handler",
    stage: "run",
    needsClick: true,
    answer: (route, chunk) =>
      script(route, withHandler(chunk, `(async()=>{await null;${throws("in a promise")}})()`)),
  },
  {
    name: "rejects with words and no error in an event handler",
    stage: "run",
    needsClick: true,
    answer: (route, chunk) => script(route, withHandler(chunk, `Promise.reject("planted words")`)),
  },
];

/** What was there before any block woke, and what was reported; kept by the page itself. */
export interface Watched extends Window {
  before: Map<HTMLElement, { nodes: Element[]; text: string; links: string[] }>;
  told: { stage: string; block?: string; at?: string; page: string; message: string }[];
}

/** Runs before the entry script: cuts data if it is told to, and keeps what was prerendered. */
export function rememberPage({ cut }: { cut: string[] }): void {
  const watched = window as unknown as Watched;
  const blocks = [...document.querySelectorAll<HTMLElement>("[data-src]")];
  for (const block of blocks.filter(({ dataset }) => cut.includes(dataset.block ?? ""))) {
    for (const { firstChild: text } of block.querySelectorAll("script"))
      if (text instanceof Text) text.deleteData(text.length / 2, text.length);
  }
  watched.before = new Map(
    blocks.map((block) => [
      block,
      {
        nodes: [...block.querySelectorAll("*")],
        text: block.textContent ?? "",
        links: [...block.querySelectorAll("a")].map(({ href }) => href),
      },
    ]),
  );
}

/** Makes the page remember itself before its first script runs, and collect what is reported. */
export async function watchPage(page: Page, entry: { address: string; code: string }, cut: string[] = []) {
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.told = [];
    document.addEventListener("site:fault", (event) => {
      const { stage, block, at, page: path, message } = (event as CustomEvent).detail;
      watched.told.push({ stage, block, at, page: path, message });
    });
  });
  await page.route(entry.address, (route) =>
    script(route, `(${rememberPage.toString()})(${JSON.stringify({ cut })});${entry.code}`),
  );
}
