import { expect, it } from "vitest";
import { liveShell } from "../../renderer/serve/live-shell.ts";

it("whatever the settings say of the language, the shell is the same document", () => {
  const shell = liveShell("en\"><img src=x onerror=alert(1)>'", 'token"><script>alert(1)</script>');
  expect(shell).not.toMatch(/<img|alert\(1\)<\/script>/);
  expect(shell.match(/<script/g)).toHaveLength(2);
  expect(shell).toContain('<html lang="en&quot;&gt;&lt;img');
});
