import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTime } from "../../renderer/publish/in-time.ts";
import { makePages } from "../../renderer/publish/make-pages.ts";
import type { Order } from "../../renderer/publish/orders.ts";
import { PageMaker } from "../../renderer/publish/page-maker.ts";
import { ViewError, viewError } from "../../renderer/publish/view-error.ts";
import { startJob } from "../../renderer/publish/write-job.ts";
import { openUnreadSite } from "../../renderer/site/open-site.ts";
import { removeSmallSites, write, writeSmallSite } from "./small-site.ts";

afterAll(removeSmallSites);

const SCHEMA = JSON.stringify({
  title: "Oops",
  description: "A block whose view does what it is told.",
  type: "object",
  additionalProperties: false,
  required: ["does"],
  properties: { does: { type: "string", description: "What it does." } },
});

/** Statements, styles and types that bundling takes out or writes anew stand above what fails. */
const VIEW = `import styled from "@emotion/styled";
import {
  ArrowRight,
  Clock as Watch,
} from "lucide-react";

interface Props {
  does: string;
}

const Box = styled.div\`
  padding: 1rem;
  color: var(--ink);
\`;

function read(value: unknown): string {
  return (value as { none: { once: string } }).none.once;
}

async function ask(): Promise<void> {
  await fetch("/api/prices");
}

export default function Oops({ does }: Props) {
  const text = does === "throws" ? read(does) : does;
  if (does === "asks") ask();
  if (does === "waits") setTimeout(() => console.log(read(does)), 1);
  while (does === "loops") Math.random();
  if (does === "looks") return <p>{window.innerWidth}</p>;
  return (
    <Box>
      <ArrowRight />
      <Watch />
      {text}
    </Box>
  );
}
`;

/** A view in which a part of the engine fails. */
const SHOT = `import { Picture } from "yaml-site/ui/picture";

export default function Shot() {
  const image = { src: "/a.svg", alt: "", width: 10, height: 10 };
  return (
    <div>
      <Picture image={image as never} />
    </div>
  );
}
`;

const page = (does: string): string =>
  `title: Oops\ndescription: What the page Oops of this small site tells its readers.\nblocks:\n  - type: hero\n    heading: Oops\n  - type: oops\n    does: ${does}\n`;

let dir = "";
beforeAll(() => {
  dir = writeSmallSite();
  write(dir, "blocks/oops/schema.json", SCHEMA);
  write(dir, "blocks/oops/view.tsx", VIEW);
  // From the first: with each block more, all are bundled anew.
  write(dir, "blocks/shot/schema.json", SCHEMA);
  write(dir, "blocks/shot/view.tsx", SHOT);
});

/** What the command line says of a build of the site with this page. */
function build(does: string): { status: number | null; said: string } {
  write(dir, "pages/oops.yaml", page(does));
  const command = join(import.meta.dirname, "../../renderer/run.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, "build", "--site", dir], {
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

async function ordersOf(does: string, more = 0) {
  write(dir, "pages/oops.yaml", page(does));
  for (let number = 0; number < more; number += 1) write(dir, `pages/many/page-${number}.yaml`, page(does));
  const site = await openUnreadSite({ dir });
  const { job } = await startJob(site, join(dir, "dist"));
  const files = more > 0 ? site.pageFiles.filter((file) => file.includes("many")) : ["pages/oops.yaml"];
  return { site, job, orders: files.map((file): Order => ({ file, known: {}, isWritten: true })) };
}

describe("a view that fails", () => {
  it("is told with the line of its source", () => {
    const { status, said } = build("throws");
    expect(said).toContain(
      `Block "oops" (pages/oops.yaml:6) could not be rendered: Cannot read properties of undefined (reading 'once')\n  at blocks/oops/view.tsx:17:`,
    );
    expect(said).not.toContain("server.mjs");
    expect(status).toBe(1);
  });

  it.each([
    ["asks", "Failed to parse URL from /api/prices", 21],
    ["waits", "Cannot read properties of undefined", 17],
  ])("is told when nobody waits for what it %s", (does, message, line) => {
    const { status, said } = build(does);
    expect(said).toContain(`A view has started something that failed later: ${message}`);
    expect(said).toContain(`at blocks/oops/view.tsx:${line}:`);
    expect(said).not.toMatch(/server\.mjs|node:internal/);
    expect(status).toBe(1);
  });

  it("is told what to do where it asks for a browser", () => {
    const { status, said } = build("looks");
    expect(said).toMatch(
      /could not be rendered: window is not defined\n {2}at blocks\/oops\/view\.tsx:29:\d+\nA page is made in Node, where there is no browser: use it in an effect/,
    );
    expect(status).toBe(1);
  });

  it("is told with its line where a part of the engine fails in it, which React has called", () => {
    write(dir, "pages/shot.yaml", page("shows").replace("oops\n", "shot\n"));
    const { status, said } = build("nothing");
    rmSync(join(dir, "pages/shot.yaml"));
    expect(said).toMatch(
      /Block "shot" \(pages\/shot\.yaml:6\) could not be rendered: .+\n {2}at blocks\/shot\/view\.tsx:7:7$/m,
    );
    expect(status).toBe(1);
  });

  it("is told when it fails before anything is made of it", () => {
    write(dir, "blocks/early/schema.json", SCHEMA);
    write(
      dir,
      "blocks/early/view.tsx",
      "const isWide = document.body.clientWidth > 400;\n\nexport default function Early() {\n  return <p>{isWide}</p>;\n}\n",
    );
    const { status, said } = build("nothing");
    rmSync(join(dir, "blocks/early"), { recursive: true });
    expect(said).toContain(
      "A view could not be loaded: document is not defined\n  at blocks/early/view.tsx:1:16\nA page is made in Node",
    );
    expect(said).not.toMatch(/server\.mjs|page-maker/);
    expect(status).toBe(1);
  });

  it("is told in another thread as well", async () => {
    const { site, job, orders } = await ordersOf("throws", 320);
    const made = makePages({ site, siteOptions: { dir }, orders, job, take: async () => {} });
    await expect(made).rejects.toThrow(/^Block "oops" .*\n {2}at blocks\/oops\/view\.tsx:17:/);
    await expect(made).rejects.toBeInstanceOf(ViewError);
  });
});

describe("what to do about a fault of a view", () => {
  const saidOf = (message: string): string => {
    const error = new Error(message);
    error.stack = `Error: ${message}\n    at file:///nowhere/server.mjs:1:1`;
    return (viewError(error, dir) as Error).message;
  };

  it.each([
    ["A component suspended while responding to synchronous input.", "neither async"],
    ["Element type is invalid: expected a string but got: object.", "exports by default"],
    ["Objects are not valid as a React child (found: object with keys {html}).", "<RichText"],
    ['Block "a" (pages/a.yaml:1) could not be rendered: IntersectionObserver is not defined', "behavior.ts"],
    ["HTMLElement is not defined", "behavior.ts"],
  ])("%s", (message, advice) => {
    expect(saidOf(message)).toContain(advice);
  });

  it.each(["windows is not defined", "price is not defined", "Node is not ready", "The window is shut."])(
    "is not made up: %s",
    (message) => {
      expect(saidOf(message)).toBe(message);
    },
  );
});

describe("a view that never ends", () => {
  it("is broken off and told", async () => {
    const { site, job, orders } = await ordersOf("loops");
    const maker = new PageMaker(site, 200);
    await maker.start(await job);
    maker.take(orders[0]!);
    expect(() => maker.make(10)).toThrow(
      'Block "oops" (pages/oops.yaml:6) is not rendered after 0 seconds. Look for a loop in its view that never ends.',
    );
  });
});

describe("a work in time", () => {
  it("gives what it came to", () => {
    expect(
      inTime(
        1000,
        () => [1],
        () => new Error("late"),
      ),
    ).toEqual([1]);
  });

  it("throws what it threw", () => {
    const fail = () => {
      throw new RangeError("own");
    };
    expect(() => inTime(1000, fail, () => new Error("late"))).toThrow(RangeError);
  });
});
