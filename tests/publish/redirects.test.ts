import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { hostRules } from "../../renderer/publish/host/host-rules.ts";
import { redirectPage } from "../../renderer/publish/host/redirect-page.ts";
import { wordsIn } from "../../renderer/words/words.ts";
import { ask } from "../hostile/requests/raw-request.ts";
import { startNginx } from "../support/nginx.ts";

it("the canonical address of a redirect is where it leads", () => {
  expect(redirectPage("/about", "en", wordsIn("en"), "https://own.example")).toContain(
    'rel="canonical" href="https://own.example/about"',
  );
  expect(redirectPage("https://other.example/a", "en", wordsIn("en"), "https://own.example")).toContain(
    'rel="canonical" href="https://other.example/a"',
  );
});

it("a dollar sign in a target is a dollar sign for nginx", async () => {
  const root = mkdtempSync(join(tmpdir(), "dollar-"));
  const targets = ["/pay?sum=$5&to=${host}", "https://other.example/$uri#$"];
  const routes = targets.map((to, index) => ({
    route: `/r${index}`,
    kind: "redirect" as const,
    file: "x",
    to,
  }));
  const nginx = await startNginx(hostRules(routes, []), root);
  try {
    expect(nginx.complaints).toBe("");
    for (const [index, to] of targets.entries())
      expect((await ask(Number(new URL(nginx.address).port), `/r${index}`)).headers.location).toBe(to);
  } finally {
    await nginx.stop();
    rmSync(root, { recursive: true });
  }
});
