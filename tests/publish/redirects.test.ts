import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

it("below a path, nginx finds the site in the folder of the path", async () => {
  const root = mkdtempSync(join(tmpdir(), "below-"));
  const files = {
    "index.html": "home",
    "about/index.html": "about",
    "404.html": "missing",
    "assets/a.js": "1",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, "department", file, ".."), { recursive: true });
    writeFileSync(join(root, "department", file), text);
  }
  const routes = [{ route: "/former", kind: "redirect" as const, file: "x", to: "/about" }];
  const nginx = await startNginx(hostRules(routes, [], [], undefined, [], [], "/department"), root);
  const get = async (path: string) => {
    const answer = await fetch(nginx.address + path, { redirect: "manual" });
    const { location, "cache-control": kept } = Object.fromEntries(answer.headers);
    return [answer.status, location ?? (await answer.text()), kept?.includes("immutable")];
  };
  try {
    expect(nginx.complaints).toBe("");
    expect(await get("/department/")).toEqual([200, "home", false]);
    expect(await get("/department/about")).toEqual([200, "about", false]);
    expect(await get("/department/former?x=1")).toEqual([301, "/department/about?x=1", false]);
    expect(await get("/department/nothing")).toEqual([404, "missing", false]);
    expect(await get("/department/assets/a.js")).toEqual([200, "1", true]);
  } finally {
    await nginx.stop();
    rmSync(root, { recursive: true });
  }
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
