import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "rolldown";
import { afterAll, expect, it } from "vitest";
import { namedStyles, nameStyles } from "../../renderer/bundle/named-styles.ts";

const folder = mkdtempSync(join(tmpdir(), "named-styles-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What browsers get of a view. */
async function inBrowsers(view: string): Promise<string> {
  const input = join(folder, "view.tsx");
  writeFileSync(input, view);
  const type = { name: "bell", folder, wake: "visible" as const, hasBehavior: false, isIsland: true };
  const { output } = await build({
    input,
    external: (id) => id !== input,
    plugins: [namedStyles(nameStyles([type]), "client")],
    transform: { jsx: { runtime: "automatic" } },
    treeshake: { moduleSideEffects: false },
    write: false,
  });
  return output[0].code;
}

const imports = `import { css, keyframes } from "@emotion/react";\nimport styled from "@emotion/styled";\n`;

it("keyframes and parts of styles that stand in templates alone bring no Emotion into browsers", async () => {
  const code = await inBrowsers(`${imports}
    const ring = keyframes\`from { rotate: 0 }\`;
    const focus = css\`&:focus { animation: \${ring} 1s; }\`;
    const Bell = styled.div\`margin: 0; \${focus}\`;
    export default () => <Bell>Ring</Bell>;`);
  expect(code).toContain("Ring");
  expect(code).not.toMatch(/@emotion|rotate/);
});

it("those that the code itself uses stay", async () => {
  const code = await inBrowsers(`${imports}
    const ring = keyframes\`from { rotate: 0 }\`;
    const Bell = styled.div<{ loud: boolean }>\`animation: \${({ loud }) => (loud ? ring : "none")} 1s;\`;
    const Foot = styled.p\`margin: 0;\`;
    export default () => <Bell loud><Foot>Ring</Foot></Bell>;`);
  expect(code).toMatch(/keyframes`from \{ rotate: 0 \}`/);
});
