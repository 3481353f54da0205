// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type PanelActions, PanelActionsContext } from "../../renderer/editor/panel/panel-context.ts";
import { type Draft, useDraft } from "../../renderer/editor/panel/use-draft.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A text in a form, whose changes are answered and which is asked for again whenever the test says so. */
function field() {
  const root = createRoot(document.createElement("p"));
  const sent: string[] = [];
  const answers: ((refusal: string | undefined) => void)[] = [];
  let draft: Draft;
  function Text({ written, asked }: { written: string; asked: number }) {
    draft = useDraft(written, asked, (text) => {
      sent.push(text);
      return new Promise((resolve) => answers.push(resolve));
    });
    return null;
  }
  const actions = { join: () => () => {} } as unknown as PanelActions;
  return {
    sent,
    shows: () => draft.text,
    theirs: () => draft.theirs,
    form: (written: string, asked = performance.now()) =>
      act(async () =>
        root.render(
          <PanelActionsContext value={actions}>
            <Text written={written} asked={asked} />
          </PanelActionsContext>,
        ),
      ),
    type: (text: string) => act(async () => draft.change(text)),
    pause: () => act(async () => void vi.advanceTimersByTime(500)),
    arrives: (refusal?: string) => act(async () => answers.shift()!(refusal)),
  };
}

/** A text whose first wording the file has, while the second is on its way; `between`: a moment between both. */
async function typedTwice() {
  const text = field();
  await text.form("Roles");
  await text.type("Roles, in");
  await text.pause();
  await text.arrives();
  const between = performance.now();
  await text.type("Roles, in the");
  await text.pause();
  return { ...text, between };
}

it("keeps what was typed while a form comes that was asked for before the file had it", async () => {
  const { between, sent, shows, theirs, form, type, pause, arrives } = await typedTwice();
  await form("Roles, in", between);
  expect(shows()).toBe("Roles, in the");
  await type("Roles, in the form");
  await arrives();
  await form("Roles, in the");
  expect(shows()).toBe("Roles, in the form");
  await pause();
  await arrives();
  await form("Roles, in the form");
  expect([shows(), theirs()]).toEqual(["Roles, in the form", undefined]);
  expect(sent).toEqual(["Roles, in", "Roles, in the", "Roles, in the form"]);
});

it("takes no wording of its own for somebody else's, however late it comes back", async () => {
  const { between, theirs, form, type, arrives } = await typedTwice();
  await type("Roles, in the form");
  await form("Roles, in", between);
  expect(theirs()).toBeUndefined();
  await arrives();
  await form("Roles, in the");
  expect(theirs()).toBeUndefined();
});

it("says what somebody else has written, until it is what was typed", async () => {
  const { shows, theirs, form, type } = field();
  await form("Roles");
  await type("Roles, in");
  await form("Jobs");
  expect([shows(), theirs()]).toEqual(["Roles, in", "Jobs"]);
  await form("Roles, in");
  expect([shows(), theirs()]).toEqual(["Roles, in", undefined]);
});

it("shows what the file says where a text was undone before anybody looked", async () => {
  const { shows, form, type, pause, arrives } = field();
  await form("Roles", performance.now());
  await type("Jobs");
  await pause();
  await arrives();
  await form("Roles", performance.now() + 1);
  expect(shows()).toBe("Roles");
});

it("sends what the file says where it is typed again after other words were refused, which wait to be sent", async () => {
  const { sent, shows, form, type, pause, arrives } = field();
  await form("Roles");
  await type("Jobs");
  await pause();
  await arrives("The server does not answer.");
  await type("Roles");
  await pause();
  expect(sent).toEqual(["Jobs", "Roles"]);
  await arrives();
  expect(shows()).toBe("Roles");
});
