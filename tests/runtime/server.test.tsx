import { useActionState } from "react";
import { expect, it } from "vitest";
import { Blocks, StaticSlot } from "../../renderer/runtime/block.tsx";
import { createPrerenderer } from "../../renderer/runtime/server.tsx";

it("a form whose action is a function brings no script into the page", () => {
  const Subscribe = () => {
    const [said, subscribe] = useActionState(async () => "Thank you", "");
    return (
      <form action={subscribe}>
        <input name="email" />
        <p role="status">{said}</p>
      </form>
    );
  };
  const blocks = new Map([
    ["subscribe", { view: Subscribe, wake: "static" as const, isIsland: false, slots: [] }],
  ]);
  const { html } = createPrerenderer(blocks).renderBlock({ type: "subscribe", props: {} }, "b0-", "en");
  expect(html).toContain('<input name="email"/>');
  expect(html).not.toContain("<script");
});

it("a block in an island stands in a static slot, and is told anywhere else", () => {
  const inner = { type: "note", props: {} };
  const Loose = () => <Blocks of={[inner]} />;
  const Slotted = () => <StaticSlot name="notes">{() => <Blocks of={[inner]} />}</StaticSlot>;
  const Box = () => <Blocks of={[inner, inner]} />;
  const isStatic = { wake: "static" as const, isIsland: false, slots: [] };
  const isIsland = { wake: "visible" as const, isIsland: true, source: "/a.js", slots: [] };
  const { renderBlock } = createPrerenderer(
    new Map([
      ["note", { view: () => <p>Kiln</p>, ...isStatic }],
      ["box", { view: Box, ...isStatic }],
      ["loose", { view: Loose, ...isIsland }],
      ["slotted", { view: Slotted, ...isIsland }],
      [
        "deep",
        {
          view: () => <StaticSlot name="a">{() => <Blocks of={[{ type: "box", props: {} }]} />}</StaticSlot>,
          ...isIsland,
        },
      ],
    ]),
  );
  const htmlOf = (type: string) => renderBlock({ type, props: {} }, `${type}-`, "en").html;
  expect(htmlOf("slotted")).toContain("<p>Kiln</p>");
  expect(htmlOf("box")).toContain("<p>Kiln</p>");
  expect(htmlOf("deep")).toContain("<p>Kiln</p><p>Kiln</p>");
  expect(() => htmlOf("loose")).toThrow(
    'The nested block "note" stands in an island outside of a <StaticSlot>',
  );
});
