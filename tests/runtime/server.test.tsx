import { useActionState } from "react";
import { expect, it } from "vitest";
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
