import { describe, expect, it } from "vitest";
import { createClient } from "../../renderer/editor/client.ts";
import { addressOf, noAddress } from "../../renderer/editor/overview/address-of.ts";
import { cleanAddress } from "../../renderer/editor/overview/new-page.tsx";
import { findCommands } from "../../renderer/editor/palette/find-commands.ts";
import { changesAt } from "../../renderer/editor/panel/changes.ts";
import type { PanelField } from "../../renderer/editor/panel/panel-block.ts";
import type { EditAnswer, EditRequest, Target } from "../../renderer/editor/protocol.ts";
import { newRow, rowLike } from "../../renderer/editor/rows/new-row-values.ts";
import type { Command } from "../../renderer/editor/shell/shell-context.ts";
import { spokenKeys } from "../../renderer/editor/shell/spoken-keys.ts";
import { keyName } from "../../renderer/editor/shell/use-shell-state.ts";
import type { TextOperation } from "../../renderer/editor/text-conflict.ts";
import { placeWords, unsentChanges } from "../../renderer/editor/unsent-changes.ts";

const setTitle = (value: string): TextOperation => ({
  kind: "set",
  at: { collection: "jobs", row: "data-engineer", path: ["title"] },
  value,
});
const done: EditAnswer = {
  files: [],
  routes: [],
  problems: { fresh: [], gone: [] },
  mark: "",
  history: { undo: "Change of title" },
};

function storage(content?: string) {
  const kept = new Map(content === undefined ? [] : [["site-editor-unsent", content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

it.each([
  ["Öffnungszeiten & more", "oeffnungszeiten-and-more"],
  ["  What's new? ", "what-s-new"],
  ["Straße in Łódź", "strasse-in-lodz"],
  ["О нас: всё о щенках", "o-nas-vse-o-shchenkakh"],
  ["Подъезд № 5", "podezd-no-5"],
  ["Їжа та ґанок", "izha-ta-ganok"],
  ["Ελληνικά μαθήματα, ουρανός", "ellinika-mathimata-ouranos"],
  ["Kurs Курсы", "kurs-kursy"],
  ["東京", ""],
  ["دروس", ""],
])("makes an address of the title %s", (title, address) => {
  expect(addressOf(title)).toBe(address);
});

it("says what to do where a title has no letters for an address", () => {
  expect(noAddress("東京")).toMatch(/type here how it is called/);
  for (const title of ["", "  ", "Tokyo 東京", "Курсы"]) expect(noAddress(title)).toBe("");
});

it("takes an address with or without slashes", () => {
  expect(cleanAddress(" about/history/ ")).toBe("/about/history");
});

it("finds commands by all their words, by group, titles that begin with them first", () => {
  const command = (group: Command["group"], title: string, about = ""): Command => ({
    id: title,
    group,
    title,
    about,
    run: () => {},
  });
  const all = [
    command("Pages", "More about us", "/more"),
    command("Pages", "About us", "/about"),
    command("Commands", "All pages"),
  ];
  const titles = (words: string) =>
    findCommands(all, words).map(({ group, commands }) => [group, commands.map(({ title }) => title)]);
  expect(titles("about us")).toEqual([["Pages", ["About us", "More about us"]]]);
  expect(titles("")).toEqual([
    ["Commands", ["All pages"]],
    ["Pages", ["More about us", "About us"]],
  ]);
  expect(titles("nothing")).toEqual([]);
});

it("knows the keys that hold everywhere", () => {
  const press = (key: string, more: object = {}) =>
    keyName({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more });
  expect(press("k", { ctrlKey: true })).toBe("palette");
  expect(press("K", { metaKey: true })).toBe("palette");
  expect(press("?", { shiftKey: true })).toBe("shortcuts");
  expect(press("Z", { ctrlKey: true, shiftKey: true })).toBe("redo");
  expect(press("z", { ctrlKey: true })).toBe("undo");
  expect(press("k", { ctrlKey: true, altKey: true })).toBeUndefined();
  expect(press("k")).toBeUndefined();
  expect(spokenKeys("Mod Shift Z", false)).toBe("Ctrl Shift Z");
  expect(spokenKeys("Alt E", true)).toBe("⌥ E");
});

const text = { kind: "text", isLong: false } as const;
const field = (name: string, more: Partial<PanelField> = {}): PanelField => ({
  name,
  label: name,
  about: "",
  isRequired: true,
  control: text,
  ...more,
});
const fields = [
  field("id"),
  field("slug"),
  field("title"),
  field("day", { control: { ...text, pattern: { source: "^\\d{4}$", says: "" } } }),
  field("note", { isRequired: false }),
  field("team", { control: { kind: "choice", choices: [{ value: "data", label: "Data" }] } }),
];
const names = { fields, key: "id", name: "new-one", title: "New one" };
const like = { id: "old", slug: "old", title: "Old", day: "2026", note: "kept", team: "data", gone: null };

it("makes a new row of what has to be there, by the model of another one", () => {
  expect(newRow(names, like)).toEqual({
    id: "new-one",
    slug: "new-one",
    title: "New one",
    day: "2026",
    team: "data",
  });
});

it.each(["date", "moment", "email", "address", "time-zone"] as const)(
  "makes up no %s for a new row, and takes that of the model",
  (form) => {
    const more = { ...names, fields: [field("id"), field("it", { control: { ...text, form } })] };
    expect(newRow(more, { id: "old", it: "as it is there" })).toEqual({
      id: "new-one",
      it: "as it is there",
    });
    expect(newRow(more, undefined)).toEqual({ id: "new-one", it: "" });
  },
);

it("copies a row under a name of its own", () => {
  expect(rowLike(names, like)).toEqual({
    id: "new-one",
    slug: "new-one",
    title: "New one",
    day: "2026",
    note: "kept",
    team: "data",
  });
});

it("changes the key of a row with all that names it", () => {
  const changes = changesAt(like, (path) => ({ collection: "jobs", row: "old", path }), {
    name: "id",
    set: (key) => ({ kind: "set-key", collection: "jobs", row: "old", key }),
  });
  expect(changes.set(["id"], "fresh")).toEqual({
    kind: "set-key",
    collection: "jobs",
    row: "old",
    key: "fresh",
  });
  expect(changes.set(["title"], "Fresh")).toEqual({
    kind: "set",
    at: { collection: "jobs", row: "old", path: ["title"] },
    value: "Fresh",
  });
});

it("keeps the last wording of a text with what the file said at first, until it has arrived", () => {
  const unsent = unsentChanges(storage());
  unsent.keep(setTitle("One"), "Before");
  const key = unsent.keep(setTitle("Two"), "One");
  expect(unsent.all()).toEqual([{ key, operation: setTitle("Two"), old: "Before" }]);
  unsent.drop(key);
  expect(unsent.all()).toEqual([]);
});

it.each<[words: string, at: Target]>([
  ["“Heading” of block 2 on /about", { route: "/about", path: ["blocks", 1, "props", "heading"] }],
  [
    "“Leads to” of actions 1 of block 3 of block 2 on /about",
    {
      route: "/about",
      path: ["blocks", 1, "props", "blocks", 2, "props", "actions", 0, "href"],
      as: "written",
    },
  ],
  [
    "“Small print” of block 1 below the page on /",
    { route: "/", path: ["layout", "after", 0, "props", "smallPrint"] },
  ],
  ["“Title” on /about", { route: "/about", path: ["title"] }],
  ["The whole page /about", { route: "/about", path: [], as: "file" }],
  ["“Title” of data-engineer in jobs", { collection: "jobs", row: "data-engineer", path: ["title"] }],
  ["“City” of offices 2 in the settings", { settings: ["offices", 1, "city"] }],
])("says of a text that it is %s", (words, at) => {
  expect(placeWords({ kind: "set", at, value: "" })).toBe(words);
});

it.each(["{", '{"a":1}', '[{"key":1}]', "null"])("takes %s in its storage for nothing", (content) => {
  expect(unsentChanges(storage(content)).all()).toEqual([]);
});

it("asks which of two wordings is meant, and writes that over theirs", async () => {
  const asked: EditRequest[] = [];
  const answers: EditAnswer[] = [
    { conflict: { file: "data/jobs.yaml", yours: "Mine", theirs: "Theirs" } },
    done,
  ];
  const unsent = unsentChanges(storage());
  const seen: string[] = [];
  const client = createClient(
    async (_path, body) => {
      asked.push(body);
      return answers.shift()!;
    },
    {
      unsent,
      onConflict: async ({ yours, theirs }) => {
        seen.push(yours, theirs);
        return "Both";
      },
    },
  );
  expect(await client.apply(setTitle("Mine"), { old: "Before" })).toEqual(done);
  expect(seen).toEqual(["Mine", "Theirs"]);
  expect(asked[1]).toEqual({ ask: "apply", operation: setTitle("Both"), old: "Theirs" });
  expect(unsent.all()).toEqual([]);
  expect(client.state.phase).toBe("saved");
});

describe("while somebody types on in a text that others have changed", () => {
  const conflict = { conflict: { file: "data/jobs.yaml", yours: "Mine", theirs: "Theirs" } };
  const typedOn = async (
    answers: EditAnswer[],
    last: string,
    choice: string | undefined,
  ): Promise<{ asked: string[]; offered: string[]; kept: number; answers: EditAnswer[] }> => {
    const asked: string[] = [];
    const offered: string[] = [];
    let leave: () => void = () => {};
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const unsent = unsentChanges(storage());
    const client = createClient(
      async (_path, body) => {
        if (body.ask === "apply" && "value" in body.operation) asked.push(String(body.operation.value));
        return answers.shift()!;
      },
      {
        unsent,
        noteField: () => ({ left: () => left }),
        onConflict: async ({ yours }) => {
          offered.push(yours);
          return choice;
        },
      },
    );
    const sent: Promise<EditAnswer>[] = [];
    await new Promise<void>((onTheirs) => {
      sent.push(client.apply(setTitle("Mine"), { old: "Before", step: "typing", onTheirs }));
    });
    sent.push(
      client.apply(setTitle("Mine, and"), { old: "Mine" }),
      client.apply(setTitle(last), { old: "Mine, and" }),
    );
    expect(offered).toEqual([]);
    leave();
    const answered = await Promise.all(sent);
    expect(client.state.phase).toBe("saved");
    return { asked, offered, kept: unsent.all().length, answers: answered };
  };

  it("asks once, when that is left, for the last wording, and puts the choice in place of all", async () => {
    const told = await typedOn([conflict, done], "Mine, and more", "Both");
    expect(told).toEqual({
      asked: ["Mine", "Both"],
      offered: ["Mine, and more"],
      kept: 0,
      answers: [done, done, done],
    });
  });

  it("writes none of the wordings when the other one is kept", async () => {
    const kept = { refused: "What the file says was kept." };
    const told = await typedOn([conflict], "Mine, and more", undefined);
    expect(told).toMatchObject({ asked: ["Mine"], kept: 0, answers: [kept, kept, kept] });
  });

  it("does not wait for a field that somebody has gone on to before the answer came", async () => {
    const focus = { field: "title" };
    const answers: EditAnswer[] = [conflict, done];
    const client = createClient(
      async () => {
        await Promise.resolve();
        return answers.shift()!;
      },
      {
        noteField: () => {
          const own = focus.field;
          return { left: () => (focus.field === own ? new Promise(() => {}) : Promise.resolve()) };
        },
        onConflict: async () => "Both",
      },
    );
    const sent = client.apply(setTitle("Mine"), { old: "Before", step: "typing" });
    focus.field = "description";
    expect(await sent).toEqual(done);
  });

  it("does not ask who has given up what was typed", async () => {
    expect(await typedOn([conflict], "Before", "Both")).toMatchObject({
      asked: ["Mine"],
      offered: [],
      kept: 0,
    });
  });
});

it("leaves what others wrote when that was chosen, and keeps what could not be sent", async () => {
  const unsent = unsentChanges(storage());
  const answers: EditAnswer[] = [
    { conflict: { file: "data/jobs.yaml", yours: "Mine", theirs: "Theirs" } },
    { refused: "The server does not answer." },
  ];
  const client = createClient(async () => answers.shift()!, { unsent, onConflict: async () => undefined });
  expect(await client.apply(setTitle("Mine"), { old: "Before" })).toEqual({
    refused: "What the file says was kept.",
  });
  expect(client.state.phase).toBe("saved");
  expect(unsent.all()).toEqual([]);
  await client.apply(setTitle("Again"), { old: "Theirs" });
  expect(client.state).toMatchObject({ phase: "failed" });
  expect(unsent.all()).toMatchObject([{ old: "Theirs", operation: { value: "Again" } }]);
});
