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
  ])("%s", async (_, files, sentence) => {
    const sentences = await told(files);
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(sentence);
    expect(sentences[0]).toContain("the security policy of published pages refuses");
  });

  it.each<[string, Record<string, string>, Partial<LookedAt>?]>([
    ["a property of a component", view("<Chart style={{ a: 1 }} src='https://example.com/a' />")],
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
  ])("nothing is said of %s", async (_, files, block) => {
    expect(await told(files, block)).toEqual([]);
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
