import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { POINTING } from "../../renderer/publish/mirrored-rules.ts";
import lineIcon, { type IconNode } from "../../renderer/ui/line-icon.tsx";

test.each(Object.entries(POINTING))(
  "on pages from right to left %s is known by its drawing",
  async (name, data) => {
    const icon = await import(`../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
    const Icon = lineIcon({ node: icon.__iconData.node as IconNode });
    expect(/ d="([^"]*)"/.exec(renderToStaticMarkup(<Icon />))?.[1]).toBe(data);
  },
);
