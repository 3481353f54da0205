import { expect, it } from "vitest";
import { parseYaml } from "../../renderer/yaml/parse-yaml.ts";

const codes = (text: string): string[] => parseYaml(text).problems.map(({ code }) => code);

it.each([
  ["merge-conflict", "a: 1\n<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> spring\nc: 4\n"],
  ["merge-conflict", "a: 1\n<<<<<<< HEAD\nb: 2\n||||||| 1a2b\nb: 1\n=======\nb: 3\n>>>>>>> spring\n"],
  ["merge-conflict", "a: |\n  One\n<<<<<<< HEAD\n  Two\n=======\n  Three\n>>>>>>> spring\n  Four\n"],
  ["merge-conflict", "a: 1\n=======\nb: 2\n"],
  ["merge-conflict", "a: 1\n<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> spring\nc: 4\n"],
  ["template-tag", 'import Hero from "../blocks/hero"\na: 1\n'],
  ["template-tag", "export default {\na: 1\n"],
  ["template-tag", 'a:\n  - b: 1\n  [contact-form-7 id="12" title="Ask"]\n  - b: 2\n'],
  ["template-tag", "a: 1\n[gallery ids=1]\n"],
  ["template-tag", "a: 1\n[/caption]\nb: 2\n"],
  ["pasted-table", "- id: one\nid,name,since\ntwo,Two,2026-01-01\n"],
  ["pasted-table", "- id: one\ntwo;Two, and more;4\nthree;Three;5\n"],
  ["pasted-table", "a:\n  - one\n  | two | three | four |\n  - five\n"],
  ["foreign-comment", "a:\n  // note: ask\n  b: 1\n"],
  ["foreign-comment", "/* one\n   two */\na: 1\n"],
  ["foreign-comment", "a:\n  - b: 1\n- [ ] look at b\n- [x] and at c\nd: 2\n"],
  ["list-sign", "a:\n- [ ] one\n- [ ] two\n"],
  ["code-fence", "```yaml\na: 1\n```\n"],
  ["template-tag", "a: 1\n{% include x %}\n"],
  ["template-tag", "a:\n  b: {{< figure src='/a.svg' >}}\n  c: 1\n"],
  ["template-tag", "a:\n  - b: {{% notice %}} Words.\n    c: 1\n"],
  ["mail-quote", "> a: 1\n> b: 2\n"],
  ["mail-quote", "a:\n  > - b: 1\n    c: 2\n"],
  ["mail-quote", "a:\n  - b: 1\n    > c: 2\n    > d: 3\n    e: 4\n"],
  ["mail-quote", "a:\n  - b: 1\n  > c: 2\n    d: 3\n"],
  ["stray-text", "a: 1\nBest wishes, Anna\n"],
  ["stray-text", "a:\n  - b: 1\nà revoir avec Claire\n  - b: 2\n"],
  ["stray-text", 'a: "1"\nto be checked by Ana\nb: 2\n'],
  ["stray-text", "a:\nクレアに確認\n  - b: 1\n"],
  ["stray-text", "a: 1\n--\nAnna Berg\nMarketing\n"],
  ["list-sign", "a:\n  – b: 1\n    c: 2\n  – b: 3\n"],
  ["list-sign", "a:\n  - one\n  • two\n"],
  ["list-sign", "a:\n  - b: 1\n  + b: 2\n"],
  ["list-sign", "a:\n  - b: 1\n  ー b: 2\n    c: 3\n"],
  ["list-sign", "a:\n  - b: 1\n  ・b: 2\n    c: 3\n"],
  ["list-sign", "a:\n  ー　b: 1\n  ー　b: 2\n"],
  ["list-sign", "a:\n  - b: 1\n  –{ b: 2 }\n"],
  ["list-sign", "a:\n  b: 1\n  ▸ c: 2\n  d: 3\n"],
  ["list-sign", "a:\n  - b: 1\n  - [ ] b: 2\n"],
  ["list-sign", "a:\n  - b: 1\n  - - b: 2\n    c: 3\n"],
  ["list-sign", "a:\n  - b: 1\n  dash b: 2\n    c: 3\n"],
  ["list-sign", "a:\n  Bullet point b: 1\n  - b: 2\n"],
  [
    "stray-text",
    "a:\n  b: >-\nWe listen to you for an hour and\nthen we build what you asked for.\n  c: 1\n",
  ],
  ["stray-text", "a: 1\nKind regards\nAnna\n"],
  ["stray-text", "a: 1\nAnna, 10:42: please change the list below\nb: 2\n"],
  ["diff-line", "a:\n    b: 1\n+    c: 2\n+    d: 3\n"],
  ["diff-line", "a:\n  - b: 1\n+   c: 2\n    d: 3\n"],
  ["diff-line", "a:\n  - b: 1\n+ - b: 2\n  - b: 3\n"],
  ["diff-line", "a: 1\n@@ -18,7 +18,7 @@\nb: 2\n"],
  [
    "wrong-indentation",
    "a:\n  b: |\n  There are two:\n\n    - **One.** It is.\n    - **Two.** So is it.\n  c: 1\n",
  ],
  [
    "wrong-indentation",
    "a:\n  - b: |\n    There are two rows.\n    So they are.\n      | One | Two |\n      | --- | --- |\n    c: 1\n",
  ],
  ["wrong-indentation", "a:\n  b: >-\n  @you, there is more.\n    *More* than that.\n"],
  ["markdown-rule", "a: 1\n***\nb: 2\n"],
  ["markdown-rule", "a:\n  - b: 1\n  ---\n  - b: 2\n"],
  ["marked-name", "a: 1\n**b**: 2\n"],
  ["marked-name", "a:\n  - `b`: 2\n"],
])("says %s once", (code, text) => {
  expect(codes(text)).toEqual([code]);
});

it.each([
  "a: |\n  // in a text\n  - – • <!-- x -->\n  ```\n  Heading\n  =======\n",
  "a: one\n  – and more\n",
  "a: one\n  dash it all\n",
  "dash: one\nhyphen: two\n",
  "a: >\n  {% raw %}\n",
  "a: |\n  One\n\n  ***\n\n  **b**: 2\n",
  "__proto: 1\n",
  "a:\n  - - b: 1\n  - - b: 2\n",
  "import: 1\nexport: 2\n",
  "a: |\n  import x from 'y'\n  | one | two |\n",
  "1.10: b\n",
  "a:\n  [b, c]\n",
  "a: [\n  b,\n  c\n]\n",
  "a: |\n  [gallery ids=1]\n",
  "# <<<<<<< in a comment\na: '----'\n",
])("says nothing about %j", (text) => {
  expect(codes(text)).toEqual([]);
});

it("reads on with the first side of a conflict", () => {
  const { tree } = parseYaml("<<<<<<< HEAD\nb: 2\n=======\nb: 3\n>>>>>>> spring\nc: 4\n");
  expect(tree?.kind === "map" && [...tree.entries.keys()]).toEqual(["b", "c"]);
});
