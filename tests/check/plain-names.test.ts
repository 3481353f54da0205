import { afterAll, expect, it } from "vitest";
import { mockSite, removeMockSites } from "../support/mock-site.ts";

afterAll(removeMockSites);

const page = "title: Hours\ndescription: What Hours is.\nblocks:\n  - type: hero\n    heading: Hours\n";

/** A file, a folder, an id and a field are called alike, whoever offers the name. */
it.each(["NFC", "NFD"])("one name is offered wherever a name has an umlaut, stored in %s", async (form) => {
  const name = "öffnung".normalize(form);
  const { problems } = await mockSite({
    [`pages/${name}.yaml`]: page,
    [`pages/${name}/winter.yaml`]: page.replace("title: Hours", "title: Winter"),
    "pages/about.yaml": `${page.replace("title: Hours", "title: About")}    id: ${name}\n`,
  });
  const said = problems.map(({ message, hint = "", fix, offer }) =>
    [message, hint, (fix ?? offer)?.text].join(" "),
  );
  expect(said.filter((one) => one.includes("oeffnung"))).toHaveLength(3);
  expect(said.join("\n")).not.toMatch(/\boffnung/);
});
