import {
  cpSync,
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
import { afterEach, expect, it } from "vitest";
import type { EditAnswer, EditDone, EditRequest, Target } from "../../renderer/editor/protocol.ts";
import { problemKey } from "../../renderer/editor/protocol.ts";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import { Writer } from "../../renderer/serve/writer/writer.ts";
import { openSite, type Site } from "../../renderer/site/site.ts";
import { type Files, removeMockSites, writeMockSite } from "../support/mock-site.ts";
import { plainPlan } from "./plain-plan.ts";

const open: Writer[] = [];
afterEach(() => {
  for (const writer of open.splice(0)) writer.close();
  removeMockSites();
});

interface Opened {
  dir: string;
  site: Site;
  writer: Writer;
  told: string[];
  read(file: string): string;
  write(file: string, text: string): void;
}

async function openIn(dir: string, plan = plainPlan): Promise<Opened> {
  const site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
  const told: string[] = [];
  const writer = new Writer({ site, plan, tell: (message) => void told.push(message) });
  open.push(writer);
  return {
    dir,
    site,
    writer,
    told,
    read: (file) => readFileSync(join(dir, file), "utf8"),
    write: (file, text) => writeFileSync(join(dir, file), text),
  };
}

const mock = (files: Files = {}) => openIn(writeMockSite(files));

const heading: Target = { route: "/about", path: ["blocks", 0, "props", "heading"] };
const set = (value: string, more: object = {}, at: Target = heading): EditRequest => ({
  ask: "apply",
  operation: { kind: "set", at, value },
  ...more,
});

function done(answer: EditAnswer): EditDone {
  expect(answer).toHaveProperty("files");
  return answer as EditDone;
}

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

it("takes back and does again, byte for byte, over several files", async () => {
  const { writer, dir, read } = await mock({
    "pages/crlf.yaml": "\ufefftitle: Old\r\ndescription: What is 🙂.\r\nblocks: []",
  });
  const files = () =>
    Object.fromEntries(readdirSync(join(dir, "pages")).map((name) => [name, read(`pages/${name}`)]));
  const states = [files()];
  const steps: EditRequest[] = [
    set("One"),
    set("Zwei", {}, { route: "/crlf", path: ["title"] }),
    { ask: "apply", operation: { kind: "rename-field", collection: "team", field: "name", name: "both" } },
    { ask: "apply", operation: { kind: "add-page", route: "/new", title: "New" } },
    { ask: "apply", operation: { kind: "move-page", route: "/new", to: "/newer", redirect: false } },
    { ask: "apply", operation: { kind: "delete-page", route: "/newer" } },
  ];
  for (const step of steps) {
    done(await writer.ask(step));
    states.push(files());
  }
  for (const state of states.slice(0, -1).reverse()) {
    done(await writer.ask({ ask: "undo" }));
    expect(files()).toEqual(state);
  }
  expect(await writer.ask({ ask: "undo" })).toHaveProperty("refused");
  for (const state of states.slice(1)) {
    done(await writer.ask({ ask: "redo" }));
    expect(files()).toEqual(state);
  }
});

it("takes the typing of one text back at once", async () => {
  const { writer, read } = await mock();
  const before = read("pages/about.yaml");
  const type = async (text: string, step: string) => done(await writer.ask(set(text, { step })));
  for (const text of ["About u", "About us", "About us al", "About us all"]) await type(text, "typing 1");
  for (const text of ["Who", "Who we are"]) await type(text, "typing 2");
  done(await writer.ask({ ask: "undo" }));
  expect(read("pages/about.yaml")).toContain("heading: About us all\n");
  expect(done(await writer.ask({ ask: "undo" })).history).toEqual({ redo: "Change of heading" });
  expect(read("pages/about.yaml")).toBe(before);
  await type("About u", "typing 3");
  expect((await type("About", "typing 3")).history).toEqual({});
});

it.each([
  ["a colon", "About: us", "  heading: About\n"],
  ["a mark that means something else", "- About", "  heading: About # the one word\n"],
  ["a tab", "About\tus", "  heading: 'About'\n"],
  ["several lines", "About\n\nus\n", "  heading: >-\n        About\n"],
])("leaves every byte of a text that is given up after it had %s in it", async (_, typed, written) => {
  const { writer, read, write, site } = await openIn(writeMockSite({}), planOperation);
  const begun = `title: Us\nblocks:\n  - type: hero\n  ${written}`;
  write("pages/us.yaml", begun);
  await site.update(["pages/us.yaml"]);
  const at: Target = { route: "/us", path: ["blocks", 0, "props", "heading"] };
  const type = async (text: string) => done(await writer.ask(set(text, { step: "typing" }, at)));
  await type("About x");
  await type(typed);
  expect((await type("About")).history).toEqual({});
  expect(read("pages/us.yaml")).toBe(begun);
});

it.each([
  ["plain", "  heading: About\n", "  heading: About us all\n"],
  ["plain, in front of a comment", "  heading: About us # no\n", "  heading: About us all # no\n"],
  ["in its own marks", "  heading: 'About'\n", "  heading: 'About us all'\n"],
  ["not there", "  text: Us\n", "  heading: About us all\n"],
])("writes a text that was %s as if it had been typed at once", async (_, before, after) => {
  const { writer, read, write, site } = await openIn(writeMockSite({}), planOperation);
  const file = (written: string) => `title: Us\nblocks:\n  - type: hero\n  ${written}`;
  write("pages/us.yaml", file(before));
  await site.update(["pages/us.yaml"]);
  const at: Target = { route: "/us", path: ["blocks", 0, "props", "heading"] };
  for (const text of ["About ", "About us: ", "About us\tall ", "About us all"])
    done(await writer.ask(set(text, { step: "typing" }, at)));
  expect(read("pages/us.yaml")).toContain(after);
  done(await writer.ask({ ask: "undo" }));
  expect(read("pages/us.yaml")).toBe(file(before));
});

it("writes a text that differs by a mark alone from what it was", async () => {
  const { writer, read } = await openIn(writeMockSite({}), planOperation);
  for (const text of ["About: us", "About - us", "(About) us"]) {
    done(await writer.ask(set("About us", { step: `before ${text}` })));
    const before = read("pages/about.yaml");
    done(await writer.ask(set("About", { step: text })));
    done(await writer.ask(set(text, { step: text })));
    expect(read("pages/about.yaml")).toContain(text);
    done(await writer.ask({ ask: "undo" }));
    expect(read("pages/about.yaml")).toBe(before);
  }
});

it("keeps what others have written when a step is taken back, or says that it cannot", async () => {
  const { writer, read, write } = await mock();
  done(await writer.ask(set("One")));
  done(await writer.ask(set("/", {}, { route: "/", path: ["blocks", 0, "props", "actions", 0, "href"] })));
  done(await writer.ask(set("Two")));
  write("pages/about.yaml", read("pages/about.yaml").replace("title: About", "title: Theirs"));
  done(await writer.ask({ ask: "undo" }));
  expect(read("pages/about.yaml")).toMatch(/title: Theirs[\s\S]*heading: One\n/);
  write("pages/about.yaml", read("pages/about.yaml").replace("heading: One", "heading: Theirs"));
  const theirs = read("pages/about.yaml");
  done(await writer.ask({ ask: "undo" }));
  expect(await writer.ask({ ask: "undo" })).toEqual({
    refused: expect.stringMatching(/^pages\/about\.yaml was changed elsewhere/),
    history: { redo: "Change of href" },
    mark: expect.any(String),
  });
  expect(read("pages/about.yaml")).toBe(theirs);
  expect(await writer.ask({ ask: "undo" })).toMatchObject({ refused: "There is nothing to undo." });
});

it("takes back only what the browser has been told of, and says what it would be otherwise", async () => {
  const { writer, read } = await mock();
  const back = (ask: "undo" | "redo", mark: string) => writer.ask({ ask, mark });
  const mine = done(await writer.ask(set("Mine")));
  const theirs = done(await writer.ask(set("Theirs")));
  expect(theirs.history).toEqual(mine.history);
  const { history, mark } = theirs;
  expect(await writer.ask({ ask: "history" })).toMatchObject({ files: [], history, mark });
  const refused = await back("undo", mine.mark);
  expect(refused).toMatchObject({
    refused: expect.stringContaining("this would undo it: Change of heading."),
    mark: theirs.mark,
    history: { undo: "Change of heading" },
  });
  expect(read("pages/about.yaml")).toContain("heading: Theirs\n");
  // Whoever presses again means it.
  const undone = done(await back("undo", (refused as EditDone).mark));
  expect(read("pages/about.yaml")).toContain("heading: Mine\n");
  expect(await back("redo", theirs.mark)).toHaveProperty("refused");
  const again = done(await back("redo", undone.mark));
  expect(read("pages/about.yaml")).toContain("heading: Theirs\n");
  expect(again.mark).toBe(theirs.mark);
  done(await back("undo", again.mark));
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

it("does not delete a new page, or half a step, when others have gone on with it", async () => {
  const { writer, read, write, dir } = await mock();
  done(await writer.ask({ ask: "apply", operation: { kind: "add-page", route: "/new", title: "New" } }));
  write("pages/new.yaml", read("pages/new.yaml").replace("What New is", "What they wrote"));
  expect(await writer.ask({ ask: "undo" })).toHaveProperty("refused");
  expect(existsSync(join(dir, "pages/new.yaml"))).toBe(true);
  done(
    await writer.ask({
      ask: "apply",
      operation: { kind: "rename-field", collection: "team", field: "name", name: "both" },
    }),
  );
  write("pages/about.yaml", read("pages/about.yaml").replace("# both", "# theirs"));
  expect(await writer.ask({ ask: "undo" })).toHaveProperty("refused");
  expect(read("pages/index.yaml")).toContain("# both");
});

it("knows after a restart what can be taken back", async () => {
  const first = await mock();
  const before = first.read("pages/about.yaml");
  for (const text of ["One", "Two", "Three"]) done(await first.writer.ask(set(text)));
  done(await first.writer.ask({ ask: "undo" }));
  first.writer.close();
  const second = await openIn(first.dir);
  expect(done(await second.writer.ask({ ask: "redo" })).history).toEqual({ undo: "Change of heading" });
  for (let step = 0; step < 3; step += 1) done(await second.writer.ask({ ask: "undo" }));
  expect(second.read("pages/about.yaml")).toBe(before);
  expect(second.told).toEqual([]);
});

it.each([
  ["nonsense", () => "nonsense\n"],
  ["a changed byte", (text: string) => text.replace("heading", "haeding")],
  ["a folder's worth of zeros", () => "\0".repeat(4096)],
])("starts all the same when its history is damaged: %s", async (_, damage) => {
  const first = await mock();
  for (const text of ["One", "Two"]) done(await first.writer.ask(set(text)));
  first.writer.close();
  const journal = ".cache/writer/history.journal";
  first.write(journal, damage(first.read(journal)));
  const second = await openIn(first.dir);
  expect(second.told).toEqual([expect.stringContaining("was damaged")]);
  expect(existsSync(join(first.dir, `${journal}.damaged`))).toBe(true);
  done(await second.writer.ask(set("Three")));
  expect(done(await second.writer.ask({ ask: "undo" })).history).toEqual({ redo: "Change of heading" });
});

it("goes on from the last whole line of its history", async () => {
  const first = await mock();
  for (const text of ["One", "Two"]) done(await first.writer.ask(set(text)));
  first.writer.close();
  const journal = ".cache/writer/history.journal";
  const text = first.read(journal);
  for (const cut of [text.slice(0, -10), `${text}abc`, `${text}${text.slice(0, 40)}`]) {
    first.write(journal, cut);
    const second = await openIn(first.dir);
    expect(second.told).toEqual([]);
    expect(done(await second.writer.ask(set("Three"))).history.undo).toBe("Change of heading");
    second.writer.close();
  }
});

it("keeps its history to itself when two servers are open, and both write whole files", async () => {
  const first = await mock();
  const second = await openIn(first.dir);
  expect(second.told).toEqual([expect.stringContaining("Another server")]);
  await Promise.all(
    Array.from({ length: 8 }, (_, index) => (index % 2 ? first : second).writer.ask(set(`Edition ${index}`))),
  );
  expect(first.read("pages/about.yaml")).toMatch(/heading: Edition \d\n$/);
  done(await first.writer.ask(set("One", { old: /heading: (.*)/.exec(first.read("pages/about.yaml"))![1] })));
  expect(await second.writer.ask(set("Two", { old: "not this" }))).toHaveProperty("conflict");
  // Whoever did not hear that a text was written sends it once more.
  await second.writer.ask(set("Two"));
  expect(await second.writer.ask(set("Two", { old: "not this" }))).toMatchObject({ files: [] });
});

it("keeps the history of a folder that was copied while a server had it open", async () => {
  const dir = writeMockSite();
  const lock = join(dir, ".cache/writer/history.journal.lock");
  mkdirSync(join(dir, ".cache/writer"), { recursive: true });
  writeFileSync(lock, "");
  writeFileSync(lock, `${process.ppid} ${statSync(lock).ino}`);
  const copy = writeMockSite();
  cpSync(join(dir, ".cache"), join(copy, ".cache"), { recursive: true });
  expect((await openIn(dir)).told).toEqual([expect.stringContaining("Another server")]);
  expect((await openIn(copy)).told).toEqual([]);
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
  const site = await openSite({ dir, blockDirs: [join(dir, "blocks")] });
  const writer = new Writer({ site, plan: () => ({ changes: [{ kind: "add", file, after: "x" }] }) });
  open.push(writer);
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
