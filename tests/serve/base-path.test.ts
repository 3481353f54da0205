import { afterAll, expect, it } from "vitest";
import { startDevServer } from "../../renderer/serve/dev-server.ts";
import { removeSmallSites, write, writeSmallSite } from "../publish/small-site.ts";

afterAll(removeSmallSites);

it("the live site stands at the root, and leads there from where the published one stands", async () => {
  const dir = writeSmallSite();
  write(
    dir,
    "data/site.yaml",
    "brand: Small\nurl: https://www.example.org/department/\nlang: en\napiHost: ''\n",
  );
  // A page of the same name is a page as any other.
  write(
    dir,
    "pages/department/notes.yaml",
    "title: Own\ndescription: What the page Own of this small site tells its readers.\nblocks:\n  - type: hero\n    heading: Own\n",
  );
  const server = await startDevServer({ dir, settings: { apiHost: "" }, port: 0, onCheck: () => {} });
  const address = server.resolvedUrls?.local[0] ?? "";
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, address), {
      redirect: "manual",
      headers: { Accept: "text/html" },
    });
    return `${answer.status} ${answer.headers.get("location") ?? ""}`.trim();
  };
  try {
    expect(await ask("/about")).toBe("200");
    expect(await ask("/department/about?x=1")).toBe("302 /about?x=1");
    expect(await ask("/department/")).toBe("302 /");
    expect(await ask("/department")).toBe("302 /");
    expect(await ask("/department/notes")).toBe("200");
    expect(await ask("/departments")).toBe("404");
  } finally {
    await server.close();
  }
});
