import { memo } from "react";
import { describe, expect, it } from "vitest";
import { checkedView } from "../../renderer/runtime/live/checked-view.ts";

const load = (module: object) => checkedView(async () => module as { default: unknown });

describe("the view of a block on the live page", () => {
  it.each([
    ["a function", () => null],
    ["what memo makes", memo(() => null)],
  ])("is drawn: %s", async (_, view) => {
    expect(await load({ default: view })).toEqual({ default: view });
  });

  it.each<[string, object, string]>([
    ["a named export alone", { View: () => null }, 'Write "export default" before'],
    ["an object", { default: {} }, "is no function"],
    ["nothing", { default: null }, "is no function"],
    ["a text", { default: "div" }, "is no function"],
  ])("is told what to do about: %s", async (_, module, said) => {
    await expect(load(module)).rejects.toThrow(said);
  });
});
