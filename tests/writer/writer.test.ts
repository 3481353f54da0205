import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { EditRequest, Target } from "../../renderer/editor/protocol.ts";
import { problemKey } from "../../renderer/editor/protocol.ts";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import { writeMockSite } from "../support/mock-site.ts";
import { closeWritersAfterEach, done, mock, openIn, set } from "./open-writer.ts";

closeWritersAfterEach();

it("writes a text, and tells what has changed, where it shows and what is wrong now", async () => {
  const { writer, read, site } = await mock();
  const before = read("pages/about.yaml");
  const answer = done(await writer.ask(set("About us")));
  expect(read("pages/about.yaml")).toBe(before.replace("heading: About", "heading: About us"));
  expect(answer.routes).toEqual(["/about"]);
  expect(answer.files[0]?.diff).toContain("+    heading: About us");
  expect(answer.history).toEqual({ undo: "Change of heading" });
  expect(site.page("/about")?.blocks[0]?.props.heading).toBe("About us");
  const worse = done(
    await writer.ask(set("/nowhere", {}, { route: "/", path: ["blocks", 0, "props", "actions", 0, "href"] })),
  );
  expect(worse.problems.fresh.map(({ code }) => code)).toContain("broken-link");
  const better = done(await writer.ask({ ask: "undo" }));
  expect(better.problems.gone.map(({ code }) => code)).toContain("broken-link");
});

it("shows what would change, and leaves everything as it is", async () => {
  const { writer, read, site } = await mock();
  const files = ["pages/index.yaml", "pages/about.yaml", "data/team.yaml"].map(read);
  const problems = [...site.problems];
  const at: Target = { route: "/", path: ["blocks", 0, "props", "actions", 0, "href"] };
  const answer = done(
    await writer.ask({ ask: "preview", operation: { kind: "set", at, value: "/nowhere" } }),
  );
  expect(answer.problems.fresh.map(({ code, frame }) => [code, frame.includes("/nowhere")])).toContainEqual([
    "broken-link",
    true,
  ]);
  expect(answer.routes).toEqual(["/"]);
  expect(answer.history).toEqual({});
  const gone = done(
    await writer.ask({ ask: "preview", operation: { kind: "delete-page", route: "/about" } }),
  );
  expect(gone.problems.fresh.map(({ code }) => code)).toContain("broken-link");
  expect(gone.routes).toContain("/about");
  const fresh = done(
    await writer.ask({ ask: "preview", operation: { kind: "add-page", route: "/new", title: "New" } }),
  );
  expect(fresh.routes).toContain("/new");
  expect(["pages/index.yaml", "pages/about.yaml", "data/team.yaml"].map(read)).toEqual(files);
  expect(site.problems).toEqual(problems);
  expect(site.page("/about")?.title).toBe("About");
  expect(site.routes.some(({ route }) => route === "/new")).toBe(false);
});

it("names the pages that show a setting, and only those", async () => {
  const { writer, read } = await mock({
    "pages/contact.yaml":
      "title: Contact\ndescription: How to write to us.\nblocks:\n  - type: hero\n    heading: Write to ${site.email}\n",
  });
  const operation = { kind: "set", at: { settings: ["email"] }, value: "hi@example.com" } as const;
  expect(done(await writer.ask({ ask: "preview", operation })).routes).toEqual(["/contact"]);
  expect(read("data/site.yaml")).toContain("hello@example.com");
  expect(done(await writer.ask({ ask: "apply", operation })).routes).toEqual(["/contact"]);
  const everywhere = { kind: "set", at: { settings: ["brand"] }, value: "3SD" } as const;
  expect(done(await writer.ask({ ask: "preview", operation: everywhere })).routes).toBe("all");
});

it("follows a bound text to where it is written", async () => {
  const { writer, read } = await mock({
    "pages/contact.yaml":
      "title: Contact\ndescription: How to write to us.\nblocks:\n  - type: hero\n    heading: ${site.email}\n",
  });
  const at: Target = { route: "/contact", path: ["blocks", 0, "props", "heading"] };
  done(await writer.ask(set("hi@example.com", { old: "hello@example.com" }, at)));
  expect(read("data/site.yaml")).toContain("email: hi@example.com");
  done(await writer.ask(set("Contact", {}, { ...at, as: "written" } as Target)));
  expect(read("pages/contact.yaml")).toContain("heading: Contact");
});

it("changes a row by its key", async () => {
  const { writer, read } = await mock();
  const answer = done(
    await writer.ask(set("Benjamin", { old: "Ben" }, { collection: "team", row: "ben", path: ["name"] })),
  );
  expect(read("data/team.yaml")).toContain("- id: ben\n  name: Benjamin\n");
  expect(answer.files.map(({ file }) => file)).toEqual(["data/team.yaml"]);
});

it.each([
  [
    "a page that is not there",
    set("x", {}, { route: "/none", path: ["title"] }),
    /There is no page at \/none/,
  ],
  [
    "a block that is not there",
    set("x", {}, { route: "/about", path: ["blocks", 7, "props", "heading"] }),
    /no such block/,
  ],
  ["a row that is not there", set("x", {}, { collection: "team", row: "zoe", path: ["name"] }), /no row zoe/],
  [
    "a collection that is not there",
    set("x", {}, { collection: "none", row: "a", path: ["b"] }),
    /no collection none/,
  ],
  ["a correction that is gone", { ask: "fix", problem: "pages/about.yaml:0:none" } as EditRequest, /is gone/],
  ["undo without a step", { ask: "undo" } as EditRequest, /nothing to undo/],
  ["redo without a step", { ask: "redo" } as EditRequest, /nothing to redo/],
])("refuses %s in one sentence", async (_, request, message) => {
  const { writer } = await mock();
  const answer = await writer.ask(request);
  expect(answer).toMatchObject({ refused: expect.stringMatching(message) });
  expect(answer).not.toHaveProperty("files");
});

it("makes the correction of a problem", async () => {
  const { writer, site, read } = await mock({
    "pages/old.yaml": "title: Old\ndescription: What is old.\nblocks:\n  - type: hero\n    headng: Old\n",
  });
  const problem = site.problems.find((one) => one.fix ?? one.offer);
  expect(problem?.file).toBe("pages/old.yaml");
  const request: EditRequest = {
    ask: "fix",
    problem: problemKey(problem!),
    ...(!problem?.fix && { offer: true as const }),
  };
  expect(done(await writer.ask(request)).problems.gone).not.toEqual([]);
  expect(read("pages/old.yaml")).toContain("heading: Old");
});

it("makes a correction of several places of one file and of others at once", async () => {
  const page = (name: string, words: string): string =>
    `title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    heading: ${name}\n    text: ${words}\n`;
  const { writer, site, read } = await mock({
    "data/site.yaml":
      "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: a@example.com\nclaim: Ours.\n",
    "pages/old.yaml": page("Old", "${site.tagline} ${site.tagline} ${site.email}"),
    "pages/new.yaml": page("New", "${site.tagline}"),
  });
  const [problem] = site.problems;
  done(await writer.ask({ ask: "fix", problem: problemKey(problem!), offer: true }));
  expect(read("pages/old.yaml")).toContain("text: ${site.claim} ${site.claim} ${site.email}");
  expect(read("pages/new.yaml")).toContain("text: ${site.claim}");
});

it("works a change out again where others have written elsewhere in the file", async () => {
  const { writer, read, write } = await mock();
  const { hash = "" } = done(await writer.ask(set("One"))).files[0]!;
  write("pages/about.yaml", `# note\n${read("pages/about.yaml").replace("What About is", "What we are")}`);
  done(await writer.ask(set("Two", { seen: { "pages/about.yaml": hash }, old: "One" })));
  expect(read("pages/about.yaml")).toMatch(/^# note\n.*\ndescription: What we are\.\n[\s\S]*heading: Two\n/);
  expect(done(await writer.ask(set("Three", { old: "Two" }))).files).toHaveLength(1);
});

it.each([
  ["in place", (path: string, text: string) => writeFileSync(path, text)],
  [
    "by another file with its name",
    (path: string, text: string) => {
      writeFileSync(`${path}.new`, text);
      renameSync(`${path}.new`, path);
    },
  ],
])("shows both texts where others have changed the same %s, and writes nothing", async (_, save) => {
  const { writer, read, dir } = await mock();
  const { hash = "" } = done(await writer.ask(set("One"))).files[0]!;
  save(join(dir, "pages/about.yaml"), read("pages/about.yaml").replace("heading: One", "heading: Theirs"));
  const theirs = read("pages/about.yaml");
  const seen = { "pages/about.yaml": hash };
  for (const more of [{ seen, old: "One" }, { old: "One" }])
    expect(await writer.ask(set("Two", more))).toEqual({
      conflict: { file: "pages/about.yaml", yours: "Two", theirs: "Theirs" },
    });
  const block: Target = { route: "/about", path: ["blocks", 0] };
  const answer = await writer.ask({ ask: "apply", operation: { kind: "delete", at: block }, seen });
  expect(answer).toEqual({
    conflict: { file: "pages/about.yaml", yours: "", theirs: expect.stringContaining("Theirs") },
  });
  expect(read("pages/about.yaml")).toBe(theirs);
});

it("asks before it takes away what others have written, though the file has had such lines elsewhere", async () => {
  const { writer, read, write } = await mock();
  const { hash = "" } = done(await writer.ask(set("One"))).files[0]!;
  const lines = "  - type: hero\n    heading: One\n";
  const twice = read("pages/about.yaml").replace(/blocks:\n/, `$&${lines}`);
  write("pages/about.yaml", twice);
  const second: Target = { route: "/about", path: ["blocks", 1, "props", "heading"] };
  done(await writer.ask(set("Two", { seen: { "pages/about.yaml": hash }, old: "One" }, second)));
  const { hash: now = "" } = done(await writer.ask(set("Three", {}, second))).files[0]!;
  write("pages/about.yaml", read("pages/about.yaml").replace("heading: Three", "heading: One"));
  const seen = { "pages/about.yaml": now };
  expect(await writer.ask({ ask: "apply", operation: { kind: "delete", at: second }, seen })).toEqual({
    conflict: { file: "pages/about.yaml", yours: "", theirs: expect.stringContaining("heading: One") },
  });
});

it.each([
  ["is gone", () => {}],
  ["has become a folder", (path: string) => mkdirSync(path)],
])("says that a file %s, in place of showing nothing as somebody's words", async (_, make) => {
  const { writer, dir } = await mock();
  const { hash = "" } = done(await writer.ask(set("One"))).files[0]!;
  rmSync(join(dir, "pages/about.yaml"));
  make(join(dir, "pages/about.yaml"));
  expect(
    await writer.ask(set("One and two", { seen: { "pages/about.yaml": hash }, old: "One" })),
  ).toHaveProperty("refused");
});

it("tells nothing of what was wrong before in a file that is only called otherwise now", async () => {
  const { writer, read, site } = await openIn(
    writeMockSite({
      "pages/fair.yaml":
        "title: Fair\ndescription: What Fair is.\nblocks:\n  - type: hero\n    headng: Fair\n",
    }),
    planOperation,
  );
  const known = site.problems.filter(({ file }) => file === "pages/fair.yaml");
  expect(known.map(({ code }) => code)).toContain("unknown-option");
  const move = { kind: "move-page", route: "/fair", to: "/market", redirect: false } as const;
  for (const ask of ["preview", "apply"] as const) {
    const { problems } = done(await writer.ask({ ask, operation: move }));
    expect(problems.fresh.filter(({ code }) => code === "unknown-option")).toEqual([]);
    expect(problems.gone.filter(({ code }) => code === "unknown-option")).toEqual([]);
  }
  expect(read("pages/market.yaml")).toContain("headng");
});

it("leaves the only block of a page, without which nobody could put another one there", async () => {
  const { writer, read } = await openIn(writeMockSite(), planOperation);
  const before = read("pages/about.yaml");
  const at: Target = { route: "/about", path: ["blocks", 0], as: "written" };
  const into: Target = { route: "/", path: ["blocks"], as: "written" };
  for (const operation of [
    { kind: "delete", at },
    { kind: "move", at, into, index: 0 },
  ] as const)
    expect(await writer.ask({ ask: "apply", operation })).toEqual({
      refused: "A page needs at least one block: insert another one before this one goes.",
    });
  expect(read("pages/about.yaml")).toBe(before);
  done(await writer.ask({ ask: "apply", operation: { kind: "duplicate", at } }));
  done(await writer.ask({ ask: "apply", operation: { kind: "delete", at } }));
});

it("keeps the mode of files, and takes away what a killed server has left", async () => {
  const dir = writeMockSite();
  const path = join(dir, "pages/about.yaml");
  const left = join(dir, "pages/.about.yaml.0123456789ab.tmp");
  writeFileSync(left, "half");
  const { writer } = await openIn(dir);
  const mode = statSync(path).mode;
  done(await writer.ask(set("One")));
  expect(statSync(path).mode).toBe(mode);
  // It may be of a server that is writing now.
  expect(existsSync(left)).toBe(true);
  expect(readdirSync(join(dir, "pages")).filter((name) => name.startsWith("."))).toHaveLength(1);
});

it("refuses files whose bytes are no text, and folders in place of files", async () => {
  const { writer, dir, read } = await mock();
  const path = join(dir, "pages/about.yaml");
  writeFileSync(path, Buffer.concat([Buffer.from(read("pages/about.yaml")), Buffer.from([35, 0xff, 10])]));
  const before = readFileSync(path);
  expect(await writer.ask(set("One"))).toHaveProperty("refused");
  expect(readFileSync(path).equals(before)).toBe(true);
  mkdirSync(join(dir, "pages/new.yaml"));
  expect(
    await writer.ask({ ask: "apply", operation: { kind: "add-page", route: "/new", title: "New" } }),
  ).toHaveProperty("refused");
});

it.each([
  ["a way up", "../outside.yaml"],
  ["a way up through a folder", "pages/../../outside.yaml"],
  ["an absolute path", "/tmp/outside.yaml"],
  ["a folder that is not for it", "blocks/hero/view.tsx"],
  ["a script among the public files", "public/evil.js"],
  ["the site's own repository", ".git/config"],
  ["a hidden file", "pages/.htaccess"],
  ["a link to a file", "pages/linked.yaml"],
  ["a file below a link", "pages/out/page.yaml"],
  ["a name of Windows", "pages/con:x.yaml"],
  ["a name with a backslash", "pages/..\\..\\x.yaml"],
  ["the folder itself", "pages/"],
])("writes nothing at %s, whoever asks for it", async (_, file) => {
  const dir = writeMockSite({
    "pages/linked.yaml": { link: "about.yaml" },
    "pages/out": { link: "../public" },
  });
  const { writer } = await openIn(dir, () => ({ changes: [{ kind: "add", file, after: "x" }] }));
  const before = readdirSync(dir, { recursive: true }).sort();
  const about = readFileSync(join(dir, "pages/about.yaml"), "utf8");
  expect(await writer.ask(set("x"))).toEqual({
    refused: `${file} is no file that can be changed from here.`,
  });
  const answer = await writer.put(() => ({ file, after: Buffer.from("x"), isKnown: false }));
  expect(answer).toEqual({ refused: `${file} is no file that can be changed from here.` });
  expect(readdirSync(dir, { recursive: true }).sort()).toEqual(before);
  expect(readFileSync(join(dir, "pages/about.yaml"), "utf8")).toBe(about);
  expect(existsSync("/tmp/outside.yaml")).toBe(false);
});
