import { expect, it } from "vitest";
import { liveShell } from "../../renderer/serve/live-shell.ts";

it("whatever the settings say of the language, the shell is the same document", () => {
  const shell = liveShell("en\"><img src=x onerror=alert(1)>'", 'token"><script>alert(1)</script>');
  expect(shell).not.toMatch(/<img|alert\(1\)<\/script>/);
  expect(shell.match(/<script/g)).toHaveLength(2);
  expect(shell).toContain('<html lang="en&quot;&gt;&lt;img');
});

it("names the icon of a site that has one, and keeps browsers from asking for one that is not there", () => {
  const code = { entry: "/live.js", preloads: [] };
  expect(liveShell("en", "token", { code, hasIcon: true })).toContain(
    '<link rel="icon" href="/favicon.svg">',
  );
  expect(liveShell("en", "token", { code })).toContain('<link rel="icon" href="data:,">');
});
