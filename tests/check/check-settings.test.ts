import { afterAll, describe, expect, it } from "vitest";
import { joinMisnamedSettings } from "../../renderer/check/misnamed-setting.ts";
import type { Problem } from "../../renderer/model.ts";
import { type Files, mockSite, removeMockSites, summary } from "../support/mock-site.ts";

afterAll(removeMockSites);

const SETTINGS = "data/site.yaml";

/** What is told of a site, and what is offered there. */
const told = async (files: Files): Promise<string[]> => {
  const site = await mockSite(files);
  return summary(site).map((one, index) => {
    const { offer } = site.problems[index]!;
    return `${one}${offer ? ` offer ${offer.text}` : ""}`;
  });
};

it("a setting that is not there is told, and not that a group shows nothing", () => {
  const place = { line: 1, column: 1, offset: 0 };
  const at = (code: string, severity: Problem["severity"], path: Problem["path"], params: object): Problem =>
    ({
      code,
      severity,
      file: "pages/_layout.yaml",
      range: { start: place, end: place },
      path,
      params,
      message: "",
    }) as Problem;
  const lacks = at("missing-value", "warning", ["blocks", 0, "brand", "label"], { path: "site.brand" });
  const empty = at("block-rule", "error", ["blocks", 0, "brand"], {});
  const other = at("block-rule", "error", ["blocks", 0, "items"], {});
  expect(joinMisnamedSettings([empty, lacks, other])).toEqual([{ ...lacks, severity: "error" }, other]);
  expect(joinMisnamedSettings([lacks, other])).toEqual([lacks, other]);
});

describe("addresses in settings without a schema", () => {
  const base = "brand: 2SD\nurl: https://www.example.com\nlang: en\nemail: hello@example.com\n";
  const page = (href: string, name = "Home"): string =>
    `title: ${name}\ndescription: What ${name} is.\nblocks:\n  - type: hero\n    heading: ${name}\n    actions: [{ label: About, href: /about }, { label: More, href: "${href}" }]\n`;

  it.each(["https://www.example.com/", "https://www.example.com//"])(
    "%s is read without the slash",
    async (url) => {
      const site = await mockSite({
        [SETTINGS]: base.replace("https://www.example.com", url),
        "pages/index.yaml": page("${site.url}/about"),
      });
      expect(summary(site)).toEqual([]);
      expect(site.settings.url).toBe("https://www.example.com");
    },
  );

  it.each([
    ["https://www.example.com/index.html", "/index.html"],
    ["https://www.example.com/department/start.php", "/department/start.php"],
    ["https://www.example.com/a//b", "/a//b"],
    ["https://www.example.com/a/../b", "/a/../b"],
    ["https://www.example.com/a#b", "/a#b"],
    ["https://www.example.com?lang=en", "?lang=en"],
  ])("%s goes on behind the host", async (url, path) => {
    const files = { [SETTINGS]: base.replace("https://www.example.com", url), "pages/index.yaml": page("/") };
    const { problems } = await mockSite({ ...files, "pages/about.yaml": page("/", "About") });
    expect(problems.map(({ code }) => code)).toEqual(["site-below-path"]);
    expect(problems[0]!.message).toContain(`goes on with ${path}, `);
  });

  it.each([
    "https://org.github.io/department",
    "https://www.example.com/en/",
    "https://www.example.com:8443/a/b",
    "https://www.example.com/v1.2",
    "https://www.example.com",
    "http://localhost:8080/",
    "https://xn--bcher-kva.example",
    '""',
  ])("%s is an address that others can be put behind", async (url) => {
    const files = {
      [SETTINGS]: base.replace("https://www.example.com", url),
      "pages/index.yaml": page("/"),
    };
    expect((await told({ ...files, "pages/about.yaml": page("/", "About") })).join()).not.toContain(
      "site-below-path",
    );
  });

  it("a link with the path of the site before it is told with the one that authors write", async () => {
    const site = (href: string, url = "https://www.example.com/department/") =>
      told({
        [SETTINGS]: base.replace("https://www.example.com", url),
        "pages/index.yaml": page(href),
        "pages/about.yaml": page("/", "About"),
        "public/department.txt": "x",
      });
    const meant = (await site("/department/about#top")).join();
    expect(meant).toContain("broken-link");
    expect(meant).toContain("offer /about#top");
    expect((await site("/department")).join()).toContain("offer /");
    for (const href of [
      "/about",
      "/department.txt",
      "https://www.example.com/department/about",
      "${site.url}/about",
      // Of the site beside this one.
      "https://www.example.com/about",
      "https://www.example.com/departments/",
    ])
      expect(await site(href)).toEqual([]);
    expect((await site("/department/about", "https://www.example.com")).join()).not.toContain(
      "offer /about#",
    );
    expect((await site("http://www.example.com/department/about")).join()).toContain("offer /about");
  });

  it.each([
    ["info(at)museum.example", "info@museum.example"],
    ["info [at] museum [dot] example", "info@museum.example"],
    ["info at museum.example", "info@museum.example"],
    ["info @ museum,example", "info@museum.example"],
    ["mailto:info@museum.example", "info@museum.example"],
    ["info", undefined],
  ])("the e-mail address %s is told there, once for all pages that lead to it", async (email, meant) => {
    const site = {
      [SETTINGS]: base.replace("hello@example.com", `"${email}"`),
      "pages/index.yaml": page("mailto:${site.email}"),
      "pages/about.yaml": page("mailto:${site.email}?subject=Hello", "About"),
    };
    expect(await told(site)).toEqual([
      `${SETTINGS}:4:8 wrong-format «"${email}"»${meant ? ` offer ${meant}` : ""}`,
    ]);
  });

  it.each([
    ["hello@example", undefined],
    ["mailto:hello@example.com", "hello@example.com"],
    ["hello @example.com", "hello@example.com"],
    ["hello at example.com", "hello@example.com"],
  ])("%s is told there, and not at an option that takes an address", async (email, meant) => {
    const site = {
      [SETTINGS]: base.replace("hello@example.com", `"${email}"`),
      "pages/index.yaml": `${page("/about")}  - type: mail\n    email: \${site.email}\n`,
      "blocks/mail/schema.json": JSON.stringify({
        title: "Mail",
        description: "Mail.",
        type: "object",
        additionalProperties: false,
        properties: { email: { type: "string", format: "email", description: "Address." } },
      }),
      "blocks/mail/view.tsx": "export default () => null;\n",
    };
    expect(await told(site)).toEqual([
      `${SETTINGS}:4:8 wrong-format «"${email}"»${meant ? ` offer ${meant}` : ""}`,
    ]);
  });

  it.each([
    ["api.example.com", ["4:10 wrong-format «api.example.com» offer https://api.example.com"]],
    ["/api", []],
    ["https://api.example.com", []],
    ['""', []],
  ])("the host of forms is an address in full: %s", async (host, problems) => {
    const text = base.replace("email: hello@example.com", `apiHost: ${host}`);
    expect(await told({ [SETTINGS]: text })).toEqual(problems.map((one) => `${SETTINGS}:${one}`));
  });

  it("what no page leads to may be anything", async () => {
    expect(await told({ [SETTINGS]: base.replace("hello@example.com", "info at museum.example") })).toEqual(
      [],
    );
  });
});
