import { expect, it } from "vitest";
import { moduleKey } from "./kept-modules.ts";

it("keeps no module that is made of the list of files in a folder, however that is asked for", () => {
  for (const code of [
    'const views = import.meta.glob("../../blocks/**/view.tsx");',
    'const views = import.meta.glob<View>("../../blocks/**/view.tsx", { eager: true });',
    "const views = import.meta.glob\n  <View>(places);",
  ])
    expect(moduleKey(code, "{}")).toBe(false);
});

it("keeps others as long as the settings of TypeScript are the same", () => {
  const code = 'import { glob } from "./glob.ts";\nconst here = import.meta.dirname;';
  expect(moduleKey(code, '{ "jsx": "react" }')).not.toBe(false);
  expect(moduleKey(code, '{ "jsx": "react" }')).not.toBe(moduleKey(code, '{ "jsx": "preserve" }'));
});
