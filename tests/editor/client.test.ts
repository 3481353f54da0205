import { afterEach, expect, it, vi } from "vitest";
import type { Operation } from "../../renderer/edit/operation.ts";
import { createClient } from "../../renderer/editor/client.ts";
import { AWAY, NoAnswer } from "../../renderer/editor/post.ts";
import type { EditAnswer, EditDone, EditRequest, Path, Target } from "../../renderer/editor/protocol.ts";
import type { TextOperation } from "../../renderer/editor/text-conflict.ts";
import { unsentChanges } from "../../renderer/editor/unsent-changes.ts";

const set = (value: string, ...path: Path): Operation<Target> => ({
  kind: "set",
  at: { route: "/about", path: path.length > 0 ? path : ["title"] },
  value,
});

const done = (hash: string, history: EditDone["history"] = { undo: "Change of title" }): EditDone => ({
  files: [{ file: "pages/about.yaml", hash, diff: "" }],
  routes: ["/about"],
  problems: { fresh: [], gone: [] },
  history,
  mark: hash,
});

/** A server whose answers are given by hand, in the order of the requests. */
function server() {
  const asked: { body: EditRequest; answer(answer: EditAnswer | Error): void }[] = [];
  const post = (_path: string, body: EditRequest): Promise<EditAnswer> =>
    new Promise((resolve, reject) => {
      asked.push({ body, answer: (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)) });
    });
  const next = async (): Promise<(typeof asked)[number]> => {
    while (asked.length === 0) await Promise.resolve();
    return asked.shift()!;
  };
  return { post, next, asked };
}

afterEach(() => void vi.useRealTimers());

it("sends one change after the other, with what the answers before said", async () => {
  const { post, next, asked } = server();
  const client = createClient(post);
  const both = [client.apply(set("One")), client.apply(set("Two"), { old: "One", step: "typing 1" })];
  expect(client.state.phase).toBe("saving");
  const first = await next();
  expect(asked).toEqual([]);
  first.answer(done("a"));
  const second = await next();
  expect(second.body).toMatchObject({ seen: { "pages/about.yaml": "a" }, old: "One", step: "typing 1" });
  expect(client.state.phase).toBe("saving");
  second.answer(done("b"));
  await Promise.all(both);
  expect(client.state).toEqual({ phase: "saved", history: { undo: "Change of title" } });
});

it("has a text compared with what it replaces, whatever other changes have told of its file since", async () => {
  const { post, next } = server();
  const client = createClient(post);
  const ask = async (...[operation, more]: Parameters<typeof client.apply>): Promise<EditRequest> => {
    const applied = client.apply(operation, more);
    const { body, answer } = await next();
    answer(done(`after ${operation.kind}`));
    await applied;
    return body;
  };
  const heading = set("Two", "blocks", 0, "heading");
  await ask(heading, { old: "One" });
  await ask({ kind: "delete", at: { route: "/about", path: ["blocks", 1] } });
  // Somebody may have written it before one of these: nobody has looked at it.
  expect(await ask(set("Title"), { old: "Old title" })).toHaveProperty("seen", {});
  expect(await ask(heading, { old: "Two" })).toMatchObject({ seen: { "pages/about.yaml": "after set" } });
  // Nobody says what it was: the lines of its file are compared.
  expect(await ask(set("Title"))).toMatchObject({ seen: { "pages/about.yaml": "after set" } });
});

it("says why nothing was written, and goes on", async () => {
  const { post, next } = server();
  const client = createClient(post);
  const lost = client.apply(set("One"));
  (await next()).answer(new NoAnswer("The server does not answer."));
  expect(await lost).toEqual({ refused: "The server does not answer." });
  expect(client.state).toMatchObject({ phase: "failed", message: "The server does not answer." });
  const conflict = client.apply(set("Two"));
  (await next()).answer({ conflict: { file: "pages/about.yaml", yours: "Two", theirs: "Three" } });
  await conflict;
  expect(client.state.message).toBe("Somebody else has changed pages/about.yaml at this place meanwhile.");
  const third = client.apply(set("Four"));
  (await next()).answer(done("c"));
  await third;
  expect(client.state.phase).toBe("saved");
});

it("says no longer that something was not saved when that is not wanted any more, unless the server is away", async () => {
  const { post, next } = server();
  const client = createClient(post);
  const apply = async (answer: EditAnswer | NoAnswer): Promise<void> => {
    const applied = client.apply(set("One"));
    (await next()).answer(answer);
    await applied;
  };
  await apply({ refused: "pages/about.yaml has a mistake in line 8." });
  client.letGo();
  expect(client.state).toEqual({ phase: "saved" });
  await apply(new NoAnswer(AWAY));
  client.letGo();
  expect(client.state).toMatchObject({ phase: "failed", message: AWAY });
});

it("undoes in turn, and tells listeners", async () => {
  const { post, next } = server();
  const client = createClient(post);
  const phases: string[] = [];
  client.watch(() => phases.push(client.state.phase));
  const undone = client.undo();
  const asked = await next();
  expect(asked.body).toEqual({ ask: "undo" });
  asked.answer(done("a", { redo: "Change of title" }));
  await undone;
  expect(client.state.history).toEqual({ redo: "Change of title" });
  expect(phases).toEqual(["saving", "saved"]);
});

it("says what was taken back and where, until something else is done", async () => {
  const { post, next } = server();
  const client = createClient(post);
  const told = async (ask: "undo" | "redo", answer: Partial<EditDone>): Promise<string | undefined> => {
    const asked = client[ask]();
    (await next()).answer({ ...done("a", { undo: "Move", redo: "Copy" }), ...answer });
    await asked;
    return client.state.said;
  };
  expect(await told("undo", {})).toBe("Undone: Copy, on /about");
  expect(await told("redo", { routes: ["/de/visit", "/visit", "/ja/visit"] })).toBe(
    "Done again: Move, on /visit and 2 more",
  );
  expect(await told("redo", { routes: "all" })).toBe("Done again: Move, on every page");
  expect(await told("undo", { routes: [] })).toBe("Undone: Copy");
  // The same words once more are said again: a status that stays as it is tells nobody anything.
  const heard: unknown[] = [];
  client.watch(() => heard.push(client.state.said));
  expect(await told("undo", { routes: [] })).toBe("Undone: Copy");
  expect(heard).toEqual([undefined, "Undone: Copy"]);
  const applied = client.apply(set("One"));
  (await next()).answer(done("b"));
  await applied;
  expect(client.state.said).toBeUndefined();
});

it("takes back what its window shows, and nothing that somebody else has done since", async () => {
  const { post, next } = server();
  const client = createClient(post);
  const applied = client.apply(set("One"));
  (await next()).answer(done("one"));
  await applied;
  const undone = client.undo();
  const asked = await next();
  expect(asked.body).toEqual({ ask: "undo", mark: "one" });
  asked.answer({ refused: "Somebody else …", history: { undo: "Deletion of /x" }, mark: "two" });
  await undone;
  // Nothing is unsaved by that.
  expect(client.state).toEqual({
    phase: "saved",
    history: { undo: "Deletion of /x" },
    said: "Somebody else …",
  });
  const again = client.undo();
  expect((await next()).body).toEqual({ ask: "undo", mark: "two" });
  void again;
});

it("shows what can be undone before anything is done, and nothing older than an answer to a change", async () => {
  const { post, next } = server();
  const opened = createClient(post);
  void opened.askHistory();
  const first = await next();
  expect(first.body).toEqual({ ask: "history" });
  first.answer(done("one", { undo: "New page" }));
  await vi.waitFor(() => expect(opened.state).toEqual({ phase: "saved", history: { undo: "New page" } }));
  void opened.undo();
  expect((await next()).body).toEqual({ ask: "undo", mark: "one" });

  const typed = createClient(post);
  const asked = typed.askHistory();
  const late = await next();
  const applied = typed.apply(set("One"));
  (await next()).answer(done("two"));
  await applied;
  late.answer(done("one", { undo: "New page" }));
  await asked;
  expect(typed.state.history).toEqual({ undo: "Change of title" });
});

/** A storage of the browser. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it.each<[what: string, does: (unsent: ReturnType<typeof unsentChanges>) => void]>([
  ["was forgotten", (unsent) => unsent.drop(unsent.all()[0]!.key)],
  ["was typed over in another window", (unsent) => void unsent.keep(set("Other") as TextOperation, "Zero")],
])("leaves what was typed while the server was away when it %s since", async (_, does) => {
  vi.useFakeTimers();
  const { post, next, asked } = server();
  const unsent = unsentChanges(storage());
  const client = createClient(post, { unsent });
  const typed = client.apply(set("One"), { old: "Zero" });
  (await next()).answer(new NoAnswer(AWAY));
  await typed;
  does(unsent);
  await vi.advanceTimersByTimeAsync(2_000);
  (await next()).answer(done("a"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([]);
  expect(client.state.phase).toBe("saved");
});

it("writes what was typed while the server was away as soon as it is there again, once and as the last wording", async () => {
  vi.useFakeTimers();
  const { post, next, asked } = server();
  const unsent = unsentChanges(storage());
  const client = createClient(post, { unsent });
  const late: string[] = [];
  const type = async (value: string, old: string): Promise<void> => {
    const typed = client.apply(set(value), { old, onLate: () => late.push(value) });
    const { body, answer } = await next();
    // What the file said before the first of the wordings that never arrived.
    expect(body).toMatchObject({ ask: "apply", operation: { value }, old: "Zero" });
    answer(new NoAnswer(AWAY));
    expect(await typed).toEqual({ refused: AWAY, isForNow: true });
  };
  await type("One", "Zero");
  await type("One and two", "One");
  const isAway = async (): Promise<void> => {
    await vi.advanceTimersByTimeAsync(2_000);
    const { body, answer } = await next();
    expect(body.ask).toBe("preview");
    answer(new NoAnswer(AWAY));
    await vi.advanceTimersByTimeAsync(0);
    // Nobody is told again and again.
    expect(client.state).toMatchObject({ phase: "failed", message: AWAY });
  };
  await isAway();
  await isAway();
  expect(unsent.all()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  (await next()).answer(done("a"));
  const { body, answer } = await next();
  expect(body).toEqual({ ask: "apply", operation: set("One and two"), old: "Zero", seen: {} });
  answer(done("b"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([]);
  expect(client.state.phase).toBe("saved");
  expect(late).toEqual(["One and two"]);
  expect(unsent.all()).toEqual([]);
});

it("says why what was typed is not written when the server is there again, and takes it no more", async () => {
  vi.useFakeTimers();
  const { post, next } = server();
  const unsent = unsentChanges(storage());
  const client = createClient(post, { unsent });
  const typed = client.apply(set("One"), { old: "Zero" });
  (await next()).answer(new NoAnswer(AWAY));
  await typed;
  await vi.advanceTimersByTimeAsync(2_000);
  const why = "This page is from another start of the server. Load it again.";
  (await next()).answer(new NoAnswer(why));
  await vi.advanceTimersByTimeAsync(0);
  expect(client.state).toMatchObject({ phase: "failed", message: why });
  expect(unsent.all()).toHaveLength(1);
});

it("writes a text that met a full disk as soon as there is room, and says meanwhile that it is not saved", async () => {
  vi.useFakeTimers();
  const { post, next, asked } = server();
  const unsent = unsentChanges(storage());
  const client = createClient(post, { unsent });
  const phases = new Set<string>();
  const full = { refused: "The disk is full; nothing was written.", isForNow: true } as const;
  const late = vi.fn();
  const typed = client.apply(set("One"), { old: "Zero", onLate: late });
  (await next()).answer(full);
  expect(await typed).toEqual(full);
  client.watch(() => phases.add(client.state.phase));
  for (const answer of [full, full, done("a")]) {
    await vi.advanceTimersByTimeAsync(2_000);
    expect([unsent.all().length, [...phases].join()]).toEqual([1, phases.size > 0 ? "failed" : ""]);
    const { body, answer: give } = await next();
    expect(body).toEqual({ ask: "apply", operation: set("One"), old: "Zero", seen: {} });
    give(answer);
    await vi.advanceTimersByTimeAsync(0);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([]);
  expect(client.state.phase).toBe("saved");
  expect([late.mock.calls.length, unsent.all()]).toEqual([1, []]);
});

it("lists a text of the page that waits for the server, and writes none that was forgotten there", async () => {
  vi.useFakeTimers();
  const { post, next, asked } = server();
  const client = createClient(post, { unsent: unsentChanges(storage()) });
  const full = { refused: "The disk is full; nothing was written.", isForNow: true } as const;
  const forgotten = vi.fn();
  let shown: unknown;
  client.watch(() => {
    shown = client.waiting();
  });
  const typed = client.apply(set("One"), { old: "Zero", isKept: true, onForgotten: forgotten });
  (await next()).answer(full);
  await typed;
  const [waiting] = client.waiting();
  expect(waiting).toMatchObject({ operation: set("One"), old: "Zero" });
  expect(shown).toEqual([waiting]);
  client.forget(waiting!.key);
  expect([client.waiting(), forgotten.mock.calls.length]).toEqual([[], 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked, client.state.phase]).toEqual([[], "saved"]);
});

it("writes what was refused for a mistake in its file once that is mended, also when its field is gone", async () => {
  const { post, next, asked } = server();
  const unsent = unsentChanges(storage());
  const client = createClient(post, { unsent });
  const refused = "pages/about.yaml has a mistake in line 3 that has to be mended first.";
  const typed = client.apply(set("One"), { old: "Zero" });
  (await next()).answer({ refused });
  await typed;
  // Somebody saves another file.
  const still = client.sendRefused();
  (await next()).answer({ refused });
  await still;
  expect([asked.length, client.state.message]).toEqual([0, refused]);
  const mended = client.sendRefused();
  const preview = await next();
  expect(preview.body).toEqual({ ask: "preview", operation: set("One") });
  preview.answer(done("a"));
  const { body, answer } = await next();
  expect(body).toMatchObject({ ask: "apply", operation: set("One"), old: "Zero" });
  answer(done("b"));
  await mended;
  await vi.waitFor(() => expect(client.state.phase).toBe("saved"));
  expect(unsent.all()).toEqual([]);
  await client.sendRefused();
  expect(asked).toEqual([]);
});

it("writes no refused words that were taken back or forgotten since", async () => {
  const { post, next, asked } = server();
  const unsent = unsentChanges(storage());
  const client = createClient(post, { unsent });
  const type = async (value: string): Promise<void> => {
    const typed = client.apply(set(value), { old: "Zero" });
    (await next()).answer({ refused: "It has a mistake." });
    await typed;
  };
  await type("One");
  await type("Zero");
  const again = client.sendRefused();
  (await next()).answer(done("a"));
  const { body, answer } = await next();
  expect(body).toMatchObject({ operation: set("Zero") });
  answer(done("b"));
  await again;
  await type("Two");
  unsent.drop(unsent.all()[0]!.key);
  const forgotten = client.sendRefused();
  (await next()).answer(done("c"));
  await forgotten;
  await vi.waitFor(() => expect(client.state.phase).toBe("saved"));
  expect(asked).toEqual([]);
});

it("leaves an earlier wording where somebody types on as the server comes back", async () => {
  vi.useFakeTimers();
  const { post, next, asked } = server();
  const client = createClient(post);
  const first = client.apply(set("One"), { old: "Zero" });
  (await next()).answer(new NoAnswer(AWAY));
  await first;
  await vi.advanceTimersByTimeAsync(2_000);
  const look = await next();
  const second = client.apply(set("One and two"), { old: "One" });
  look.answer(done("a"));
  const { body, answer } = await next();
  expect(body).toMatchObject({ operation: { value: "One and two" }, old: "Zero" });
  answer(done("b"));
  await second;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual([]);
  expect(client.state.phase).toBe("saved");
});

it("does not ask again for what is no text, or where the server will not be there any more", async () => {
  vi.useFakeTimers();
  const { post, next, asked } = server();
  const client = createClient(post);
  for (const [operation, fault] of [
    [{ kind: "delete", at: { route: "/about", path: ["blocks", 1] } }, AWAY],
    [set("One"), "The server was started anew: load this page again."],
  ] as const) {
    const lost = client.apply(operation);
    (await next()).answer(new NoAnswer(fault));
    await lost;
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(asked).toEqual([]);
});
