// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { useSaid } from "../../renderer/editor/use-said.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

it("puts the same words anew into a status, so that they are heard again, and none for none", async () => {
  const place = document.createElement("p");
  let say: (words: string) => void = () => {};
  function Status() {
    const [said, set] = useSaid();
    say = set;
    return said;
  }
  await act(() => createRoot(place).render(<Status />));
  const told = async (words: string): Promise<ChildNode | null> => {
    await act(() => say(words));
    expect(place.textContent).toBe(words);
    return place.firstChild;
  };
  const first = await told("The first block of the page.");
  expect(await told("The first block of the page.")).not.toBe(first);
  expect(await told("")).toBeNull();
});
