import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findCodeFaults, type LookedAt } from "../../renderer/pages/code-faults.ts";
import { wordingOf } from "../../renderer/problems/problem.ts";

const place = mkdtempSync(join(tmpdir(), "code-faults-"));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** What is said of a block with these files: file, what is marked there, sentence. */
async function told(files: Record<string, string>, block: Partial<LookedAt> = {}): Promise<string[]> {
  const folder = mkdtempSync(join(place, "block-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const faults = await findCodeFaults(folder, {
    isIsland: true,
    hasBehavior: false,
    hasReceiver: false,
    ...block,
  });
  return faults.map(
    ({ file, code, fault }) => `${file}: ${code.slice(fault.start, fault.end)}: ${wordingOf(fault).message}`,
  );
}

const view = (element: string, before = "") => ({
  "view.tsx": `${before}\nexport default function View({ at, items, href }: Props) {\n  return ${element};\n}\n`,
});
const behavior = (line: string, before = "") => ({
  ...view("<p />"),
  "behavior.ts": `${before}\nexport default async function start(element: HTMLElement) {\n  ${line}\n}\n`,
});

describe("what works in npm start alone is told where it stands", () => {
  it.each<[string, Record<string, string>, string]>([
    [
      "a style attribute",
      view('<li style={{ width: "50%" }} />'),
      "view.tsx: style: This is a style attribute of <li>",
    ],
    [
      "a style attribute of a styled element",
      view("<Bar style={{ width: at }} />", "const Bar = styled.div`height: 4px;`;"),
      "view.tsx: style: This is a style attribute of <Bar>",
    ],
    [
      "one that is drawn without a condition, beside some",
      view("<p>{at && <b />}<i style={places} />{at || <b />}</p>"),
      "view.tsx: style: This is a style attribute of <i>",
    ],
    [
      "a picture in a part of the view",
      {
        ...view("<Part />", 'import { Part } from "./parts/part.tsx";'),
        "parts/part.tsx":
          'export const Part = () => <img src="https://images.example.com/a.png" alt="" />;\n',
      },
      'parts/part.tsx: "https://images.example.com/a.png": This is fetched from images.example.com',
    ],
    [
      "a picture at an address that is put together",
      view("<img src={`${CDN}/${at}.png`} alt='' />", 'const CDN = "https://cdn.example.com/v2";'),
      "view.tsx: `${CDN}/${at}.png`: This is fetched from cdn.example.com",
    ],
    [
      "a picture that the visitor has chosen",
      behavior('const img = element.querySelector("img")!; img.src = URL.createObjectURL(file);'),
      "behavior.ts: URL.createObjectURL: What is shown at an address of URL.createObjectURL (blob:)",
    ],
    [
      "a page in a text",
      view('<iframe title="Result" sandbox="allow-scripts" srcDoc={at} />'),
      "view.tsx: srcDoc: srcDoc takes a page from a string",
    ],
    [
      "one that a script writes",
      behavior('element.querySelector("iframe")!.srcdoc = editor.value;'),
      "behavior.ts: srcdoc: srcdoc takes a page from a string",
    ],
    [
      "a feed that is read",
      behavior('const feed = new DOMParser().parseFromString(text, "application/xml");'),
      "behavior.ts: new DOMParser().parseFromString: parseFromString takes HTML or XML from a string",
    ],
    [
      "HTML of a range",
      behavior("element.append(document.createRange().createContextualFragment(text));"),
      "createContextualFragment takes HTML from a string",
    ],
    [
      "HTML that is written",
      behavior("document.write(text);"),
      "behavior.ts: document.write: document.write takes HTML from a string",
    ],
    [
      "a script of another host, as such hosts say it is to be put in",
      behavior('const tag = document.createElement("script");\n  tag.async = true;'),
      "behavior.ts: document.createElement: This is a <script>",
    ],
    [
      "styles that a script makes",
      behavior('document.head.append(document.createElement("style"));'),
      "This is a <style>",
    ],
    [
      "a picture of another host in a script",
      behavior('element.querySelector("img")!.src = `https://images.example.com/${at}.png`;'),
      "This is fetched from images.example.com",
    ],
    ["a film", view('<video poster={"//cdn.example.com/a.jpg"} />'), "This is fetched from cdn.example.com"],
    [
      "a frame",
      view('<iframe src="https://maps.example.com/?q=1" />'),
      "This is fetched from maps.example.com",
    ],
    [
      "a script",
      view('<script src="https://tags.example.com/t.js" />'),
      "This is fetched from tags.example.com",
    ],
    [
      "rules in the view",
      view('<div><style>{".bar { height: 4px; }"}</style><p className="bar" /></div>'),
      "view.tsx: style: This is a <style>",
    ],
    [
      "a script in the view",
      view('<div><script dangerouslySetInnerHTML={{ __html: "go()" }} /></div>'),
      "view.tsx: script: This is a <script>",
    ],
    [
      "a document that is shown by a plug-in",
      view('<object data="/menu.pdf" type="application/pdf" />'),
      "view.tsx: object: This is an <object>",
    ],
    ["a frame of the site itself", view('<iframe src="/plan.html" title="Plan" />'), "This is an <iframe>"],
    [
      "a picture in styles",
      view("<Box />", 'const Box = styled.div`background: url("https://cdn.example.com/a.png");`;'),
      "view.tsx: cdn.example.com: This is fetched from cdn.example.com",
    ],
    [
      "a font in styles",
      view("<Box />", "const look = css`@import url(https://fonts.example.com/css2?family=Lato);`;"),
      "view.tsx: fonts.example.com: This is fetched from fonts.example.com",
    ],
    [
      "a request",
      behavior("await fetch(`${API}?from=${element.id}`);", 'const API = "https://api.example.com/stops";'),
      "behavior.ts: `${API}?from=${element.id}`: api.example.com is asked here",
    ],
    [
      "a request with more behind it",
      behavior('navigator.sendBeacon("https://count.example.com/" + element.id);'),
      "count.example.com is asked here",
    ],
    [
      "a connection",
      behavior('new EventSource("https://live.example.com/boxes");'),
      "live.example.com is asked here",
    ],
    [
      "a form",
      view('<form action="https://news.example.com/subscribe" method="post" />'),
      "news.example.com is asked here",
    ],
    [
      "HTML from a string",
      behavior("element.innerHTML = `<b>${element.id}</b>`;"),
      "behavior.ts: innerHTML: innerHTML takes HTML from a string",
    ],
    [
      "HTML put beside something",
      behavior('element.insertAdjacentHTML("beforeend", "<b>1</b>");'),
      "insertAdjacentHTML takes HTML from a string",
    ],
    ["code from a string", behavior("eval(element.dataset.sum);"), "eval: eval runs code from a string"],
    [
      "a function from a string",
      behavior('const sum = new Function("a", `return ${element.id}`);'),
      "behavior.ts: Function: Function runs code from a string",
    ],
    ["a timer with a string", behavior('setTimeout("go()", 100);'), "setTimeout runs code from a string"],
  ])("%s", async (_, files, sentence) => {
    const sentences = await told(files);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(sentence);
    expect(sentences[0]).toContain("the security policy of published pages refuses");
  });

  it.each<[string, Record<string, string>, Partial<LookedAt>?]>([
    ["a property of a component", view("<Chart style={{ a: 1 }} src='https://example.com/a' />")],
    [
      "a box that an island opens, which React styles in the browser",
      view("<div>{at && <Portal><p style={places} /></Portal>}{href ? <b style={places} /> : null}</div>"),
    ],
    ["links", view('<a href="https://example.com/">https://example.com/</a>')],
    ["files of the site", view('<img src="/images/a.png" srcSet="/images/b.png 2x" alt="" />')],
    ["addresses that come from elsewhere", view("<img src={href} alt='' />")],
    ["a host that is put together", view("<img src={`https://${at}.example.com/a.png`} alt='' />")],
    ["requests to the site itself", behavior('await fetch(siteAddress("/stops.json"));')],
    [
      "requests of a block that names its host",
      behavior('await fetch("https://api.example.com/stops");'),
      { hasReceiver: true },
    ],
    [
      "comments and names",
      behavior(
        '// element.innerHTML = "https://example.com/"\n  element.dataset.from = "https://example.com/";',
      ),
    ],
    [
      "HTML that a sanitiser lets through",
      behavior("element.innerHTML = DOMPurify.sanitize(text, { RETURN_TRUSTED_TYPE: true });"),
    ],
    ["functions and timers", behavior("math.eval(1); isFunction(2); setTimeout(() => `a`, 1);")],
    ["HTML that is read", behavior('if (element.innerHTML === "") element.remove();')],
    [
      "tests and what writes files",
      {
        ...view("<p />"),
        "view.test.tsx": 'it("a", () => fetch("https://example.com/"));\n',
        "files.ts": 'export default () => fetch("https://example.com/");\n',
      },
    ],
    ["an icon's drawing", view('<svg xmlns="http://www.w3.org/2000/svg"><use href="#a" /></svg>')],
    [
      "a script that holds data",
      view('<script type="application/json" dangerouslySetInnerHTML={data} />'),
      {},
    ],
    [
      "a file to save, beside a picture",
      behavior('link.download = "a.csv"; link.href = URL.createObjectURL(file); img.src = "/a.png";'),
    ],
    ["a frame that an option names", view('<iframe src={href} title="Plan" />'), {}],
    ["the place of a shop", behavior("show(shop.geolocation.latitude);"), {}],
    ["a dialog that opens", behavior('dialog.open("https://example.com/");'), {}],
    ["a sensor of the block's own", behavior("new KilnSensor().read();"), {}],
    ["an attribute of another kind", behavior('element.setAttribute("open", "");'), {}],
  ])("nothing is said of %s", async (_, files, block) => {
    expect(await told(files, block)).toEqual([]);
  });
});

it.each([
  ["navigator.geolocation.getCurrentPosition(show, tell);", "place"],
  ["const film = await navigator.mediaDevices?.getUserMedia({ video: true });", "camera or microphone"],
  ["const scale = await navigator.usb.requestDevice({ filters });", "USB devices"],
  ["await new PaymentRequest(methods, sum).show();", "payment"],
  ['window.addEventListener("deviceorientation", turn);', "device's movements"],
  ["const sensor = new Accelerometer();", "device's movements"],
])("what the headers of published pages keep visitors from being asked is told: %s", async (line, what) => {
  expect(await told(behavior(line))).toEqual([
    expect.stringMatching(new RegExp(`^behavior.ts: [^:]*: Visitors are asked for their ${what} here`)),
  ]);
});

it.each([
  ['navigator.serviceWorker.register("/sw.js");', "navigator.serviceWorker.register starts a script"],
  ['const shared = new SharedWorker("/w.js");', "SharedWorker starts a script"],
  ["await WebAssembly.instantiateStreaming(answer);", "WebAssembly.instantiateStreaming makes code"],
  ['element.setAttribute("onclick", "open()");', "An attribute onclick runs code from a string"],
  ['document.execCommand("insertHTML", false, text);', 'execCommand("insertHTML") takes HTML'],
  ['new Audio("https://cdn.example.com/a.mp3").play();', "This is fetched from cdn.example.com"],
  ['request.open("GET", "https://api.example.com/a");', "api.example.com is asked here"],
])("what the policy of published pages refuses of calls is told: %s", async (line, sentence) => {
  expect(await told(behavior(line))).toEqual([expect.stringContaining(`: ${sentence}`)]);
});

describe("what does not go with a slot of an island is told", () => {
  const slot = "browsers leave what is in a <StaticSlot> as the page has it";
  const state = "const [open, setOpen] = useState(false);\n  return ";
  const island = (element: string) => ({
    "view.tsx": `export default function View({ at, items }: Props) {\n  ${state}${element};\n}\n`,
  });
  it.each<[string, string, string]>([
    [
      "a handler",
      "<StaticSlot name='a'>{() => <b onClick={go}>{at}</b>}</StaticSlot>",
      `onClick: onClick is`,
    ],
    ["a state", "<StaticSlot name='a'>{() => <b>{open ? at : ''}</b>}</StaticSlot>", "open: open is shown"],
    [
      "a state of a value",
      "<StaticSlot name='a'>{() => <b>{list[open]}</b>}</StaticSlot>",
      "open: open is shown",
    ],
  ])("%s in it", async (_, element, begins) => {
    const [first = "", ...others] = await told(island(element), { slots: ["items"] });
    expect(others).toEqual([]);
    expect(first).toContain(`view.tsx: ${begins}`);
    expect(first).toContain(slot);
  });

  it("an option outside of it that stands in slots alone", async () => {
    const element =
      "<div><StaticSlot name='a'>{() => <b>{items.length}</b>}</StaticSlot>{open && items.length}</div>";
    expect(await told(island(element), { slots: ["items"] })).toEqual([
      'view.tsx: items: items is missing in browsers: an option with "x-slot" is there in a <StaticSlot> alone.',
    ]);
    expect(await told(island(element), {})).toEqual([]);
  });

  it("and nothing else", async () => {
    const element =
      "<div onClick={go}>{open}{page.items}<StaticSlot name='a'>{() => <b>{items.map(({ open: is }) => row.open)}</b>}</StaticSlot></div>";
    expect(await told(island(element), { slots: ["items"] })).toEqual([]);
  });
});

describe("an element that browsers do not leave in its place is told once", () => {
  const sentence = (name: string, within: string): string => `Browsers do not leave <${name}> in <${within}>`;
  it.each<[string, string, string?]>([
    [
      "tr in table",
      "<table><caption>{at}</caption>{items.map((one) => <tr key={one}><td>{one}</td></tr>)}</table>",
    ],
    ["tr in table", "<Sums><tr><td>{at}</td></tr></Sums>", "const Sums = styled.table`width: 100%;`;"],
    ["tr in table", "<Sums><tr><td>{at}</td></tr></Sums>", 'const Sums = styled("table")`width: 100%;`;'],
    ["td in tbody", "<table><tbody>{at ? <td>{at}</td> : null}</tbody></table>"],
    ["div in tr", "<table><tbody><tr><><div /></></tr></tbody></table>"],
    ["ul in p", "<p>{at}<span><ul>{items}</ul></span></p>"],
    ["p in p", "<Lead>{items.length > 0 && <p>{at}</p>}</Lead>", "const Lead = styled.p`margin: 0;`;"],
    ["a in a", "<a href={href}><h3>{at}</h3><span><a href={at}>More</a></span></a>"],
    ["button in button", '<button type="button"><button type="button">{at}</button></button>'],
  ])("%s", async (which, element, before = "") => {
    const [name = "", within = ""] = which.split(" in ");
    expect(await told(view(element, before))).toEqual([
      expect.stringContaining(`view.tsx: ${name}: ${sentence(name, within)}`),
    ]);
  });

  it.each([
    [
      "<table><thead><tr><th>{at}</th></tr></thead><tbody>{items.map((one) => <tr key={one}><td><p>{one}</p></td></tr>)}</tbody></table>",
    ],
    ["<table><Rows of={items} /></table>"],
    ["<p>{at}<Tip><div /></Tip></p>"],
    ["<p>{at}</p>"],
    ['<button type="button"><svg><path d={at} /></svg><span>{at}</span></button>'],
    ["<a href={href}><div><p>{at}</p></div></a>"],
    ['<Sums as="div"><p>{at}</p></Sums>'],
  ])("and not %s", async (element) => {
    expect(await told(view(element, "const Sums = styled.p`margin: 0;`;"))).toEqual([]);
  });
});

describe("what nothing calls in the HTML of a block is told once", () => {
  const button = 'export const Button = () => <button type="button" onClick={() => alert(1)}>Go</button>;\n';
  const parts = {
    ...view("<Part />", 'import { Part } from "./part.tsx";'),
    "part.tsx": 'import { Button } from "./parts/button.tsx";\nexport const Part = () => <Button />;\n',
    "parts/button.tsx": button,
  };

  it("in a file that the view's parts import", async () =>
    expect(await told(parts, { isIsland: false })).toEqual([
      "parts/button.tsx: onClick: onClick is never called: visitors get the HTML of this block, and no React.",
    ]));

  it("at the view before its parts, and never in an island or in a file that the view has nothing of", async () => {
    const both = { ...parts, ...view("<Part onClick={f} />", 'import { Part } from "./part.tsx";') };
    expect(await told(both, { isIsland: false })).toEqual([expect.stringMatching(/^view\.tsx: onClick/)]);
    expect(await told(both)).toEqual([]);
    expect(await told({ ...view("<p />"), "old.tsx": button }, { isIsland: false })).toEqual([]);
  });
});

describe("styles of Emotion at elements that React makes are told once", () => {
  const styled = "<p css={{ margin: 0 }}><b css={look} /></p>";
  it.each([
    ["without a word of Emotion", ""],
    [
      "where that is said behind an import",
      'import a from "./a.ts";\n/** @jsxImportSource @emotion/react */',
    ],
    ["where it is said as for the classic form of JSX", "/** @jsx jsx */"],
  ])("%s", async (_, before) => {
    expect(await told(view(styled, before))).toEqual([
      'view.tsx: css: Nothing reads these styles of <p>: visitors get an attribute css="[object Object]".',
    ]);
  });

  it("and those of a library that makes them in browsers", async () => {
    const files = view(
      "<Box />",
      'import styled from "styled-components";\nconst Box = styled.p`margin: 0;`;',
    );
    expect(await told(files)).toEqual([
      'view.tsx: "styled-components": The styles of styled-components are in no published page: a script brings them, or none does.',
    ]);
  });

  it.each([
    [
      "of a library of which there are the types alone",
      view("<p />", 'import type { CSS } from "@stitches/react";'),
    ],
    ["where Emotion makes them", view(styled, '"use client";\n/** @jsxImportSource @emotion/react */')],
    [
      "where its own function does",
      view(styled, '/** @jsxRuntime classic */\n/** @jsx jsx */\nimport { jsx } from "@emotion/react";'),
    ],
    ["of a component's own option", view("<Chart css={{ margin: 0 }} />")],
  ])("not %s", async (_, files) => expect(await told(files)).toEqual([]));
});

describe("what a view asks while it is drawn and that differs in the browser is told", () => {
  const body = (lines: string, before = "") => ({
    "view.tsx": `import { useEffect, useState } from "react";\n${before}\nexport default function View({ hours }: Props) {\n  ${lines}\n}\n`,
  });

  it.each<[string, Record<string, string>, string]>([
    [
      "whether there is a window",
      body('return typeof window === "undefined" ? null : <p>{window.innerWidth}</p>;'),
      "view.tsx: typeof window: typeof window is asked",
    ],
    [
      "the same, known before",
      body("return isBrowser && <p />;", 'const isBrowser = typeof document !== "undefined";'),
      "view.tsx: typeof document: ",
    ],
    [
      "the day",
      body("const today = new Date().getDay();\n  return <p>{today}</p>;"),
      "view.tsx: new Date(): ",
    ],
    [
      "the moment that a state begins with",
      body("const [now, setNow] = useState(() => Date.now());\n  return <p>{now}</p>;"),
      "view.tsx: Date.now(): ",
    ],
    [
      "chance in a list",
      body("return hours.map((one) => <li key={one}>{Math.random() < 0.5 ? one : null}</li>);"),
      "view.tsx: Math.random(): ",
    ],
    [
      "what a helper asks",
      body(
        "return <p>{isOpen(hours) ? 1 : 2}</p>;",
        "const isOpen = (hours: Hours) => hours.from < new Date().getHours();",
      ),
      "view.tsx: new Date(): ",
    ],
    [
      "what a hook and a wrapped part ask",
      body(
        "return <Clock />;",
        "const useNow = () => useState(new Date());\nconst Clock = memo(() => <p>{useNow()[0].getDay()}</p>);",
      ),
      "view.tsx: new Date(): ",
    ],
    [
      "behind a return that goes by an option",
      body("if (hours.length === 0) return null;\n  return <p>{new Date().getDay()}</p>;"),
      "view.tsx: new Date(): ",
    ],
  ])("%s", async (_, files, sentence) => {
    const sentences = await told(files);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(sentence);
  });

  it("in a helper of another file, where something that is drawn calls it", async () => {
    const helper = { "a/hours.ts": "export const isOpen = () => new Date().getHours() < 17;\n" };
    const calls = 'import { isOpen } from "./a/hours.ts";';
    expect(await told({ ...body("return <p>{isOpen() ? 1 : 2}</p>;", calls), ...helper })).toEqual([
      expect.stringMatching(/^a\/hours\.ts: new Date\(\): /),
    ]);
    const whole = { "a/hours.ts": "export default function isOpen() {\n  return Date.now() > 0;\n}\n" };
    const one = 'import isOpen from "./a/hours.ts";';
    expect(await told({ ...body("return <p>{isOpen()}</p>;", one), ...whole })).toHaveLength(1);
    expect(await told({ ...body("return <p onClick={() => isOpen()} />;", one), ...whole })).toEqual([]);
    const inEffect = "useEffect(() => void isOpen());\n  return <p />;";
    expect(await told({ ...body(inEffect, calls), ...helper })).toEqual([]);
  });

  it.each([
    [
      "effects and handlers",
      body(
        "const [now, setNow] = useState<Date>();\n  useEffect(() => setNow(new Date()), []);\n  return <b onClick={() => setNow(new Date())}>{now?.getDay()}</b>;",
      ),
    ],
    [
      "what follows from a state",
      body(
        "const [isAwake, wake] = useState(false);\n  useEffect(() => wake(true), []);\n  return <p>{isAwake && new Date().getDay()}{isAwake ? Math.random() : 0}</p>;",
      ),
    ],
    [
      "what stands behind a return that goes by a state",
      body(
        "const isAwake = useAwake();\n  if (!isAwake) return null;\n  return <p>{new Date().getDay()}</p>;",
      ),
    ],
    [
      "what a part gets or else knows",
      body(
        "return <Day />;",
        "function Day({ now }: { now?: Date }) {\n  return <p>{(now ?? new Date()).getDay()}</p>;\n}",
      ),
    ],
    ["days that are given", body("return <p>{new Date(hours.day).getDay()}</p>;")],
    [
      "snapshots of a store and what a ref holds",
      body(
        "const id = useRef(Math.random());\n  const width = useSyncExternalStore(listen, () => (typeof window === 'undefined' ? 0 : innerWidth), () => 0);\n  return <p>{width}</p>;",
      ),
    ],
    ["what nothing draws", body("return <p />;", "export const now = () => Date.now();")],
  ])("nothing is said of %s", async (_, files) => expect(await told(files)).toEqual([]));

  it("with what visitors of a block without an island get", async () => {
    const [sentence] = await told(body("return <p>{new Date().getDay()}</p>;"), { isIsland: false });
    expect(sentence).toContain("visitors see that moment until the next build");
  });
});
