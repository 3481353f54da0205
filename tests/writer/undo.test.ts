import { cpSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { EditDone, EditRequest, Target } from "../../renderer/editor/protocol.ts";
import { planOperation } from "../../renderer/operations/plan-operation.ts";
import { writeMockSite } from "../support/mock-site.ts";
import { closeWritersAfterEach, done, mock, openIn, set } from "./open-writer.ts";

closeWritersAfterEach();

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

it("keeps the history after a crash, also where another program has the number of the server by now", async () => {
  const leftIn = (dir: string, began: string, age = 0): void => {
    const lock = join(dir, ".cache/writer/history.journal.lock");
    mkdirSync(join(dir, ".cache/writer"), { recursive: true });
    writeFileSync(lock, "");
    writeFileSync(lock, `${process.ppid} ${statSync(lock).ino}${began}`);
    const written = Date.now() / 1000 - age;
    utimesSync(lock, written, written);
  };
  const [later, before] = [writeMockSite(), writeMockSite()];
  if (existsSync("/proc/self/stat")) {
    leftIn(later, " 1");
    expect((await openIn(later)).told).toEqual([]);
  }
  // The machine was off in between.
  leftIn(before, "", uptime() + 30 * 60 * 60);
  expect((await openIn(before)).told).toEqual([]);
});
