// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { useChosen } from "../../renderer/editor/panel/controls/use-chosen.ts";
import { FormContext } from "../../renderer/editor/panel/form-context.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A choice in a form as the file has it, which is asked for again and again. */
function choice() {
  const place = document.createElement("p");
  const root = createRoot(place);
  const answers: ((refusal: string | undefined) => void)[] = [];
  let choose: (value: string) => void = () => {};
  function Choice({ value }: { value: string }) {
    const chosen = useChosen(value, () => new Promise((resolve) => answers.push(resolve)));
    ({ choose } = chosen);
    return chosen.shown as string;
  }
  return {
    shows: () => place.textContent,
    form: (value: string, asked = performance.now()) =>
      act(() =>
        root.render(
          <FormContext value={{ notes: {}, problems: [], shown: undefined, values: {}, asked }}>
            <Choice value={value} />
          </FormContext>,
        ),
      ),
    choose: (value: string) => act(() => choose(value)),
    arrives: (refusal?: string) => act(async () => answers.shift()!(refusal)),
  };
}

it("shows what was chosen before the file says it, and what the file says where that was refused", async () => {
  const { shows, form, choose, arrives } = choice();
  await form("ink");
  await choose("plain");
  expect(shows()).toBe("plain");
  await arrives("There is no page at /visit.");
  expect(shows()).toBe("ink");
});

it("shows what the file says where a choice was taken back before anybody looked", async () => {
  const { shows, form, choose, arrives } = choice();
  await form("ink");
  const before = performance.now();
  await choose("plain");
  await arrives();
  await form("ink", before);
  expect(shows()).toBe("plain");
  await form("ink");
  expect(shows()).toBe("ink");
  await choose("plain");
  await choose("tint");
  await arrives();
  // The second choice is still on its way.
  await form("plain");
  expect(shows()).toBe("tint");
  await arrives();
  await form("tint");
  expect(shows()).toBe("tint");
  // What somebody else chooses after that is shown.
  await form("plain");
  expect(shows()).toBe("plain");
});

it("shows the last of several choices, whatever becomes of those before it", async () => {
  const { shows, form, choose, arrives } = choice();
  await form("ink");
  await choose("plain");
  await choose("tint");
  await arrives("There is no page at /visit.");
  expect(shows()).toBe("tint");
});
