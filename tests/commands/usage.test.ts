import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { removeMockSites, writeMockSite } from "../support/mock-site.ts";

const root = join(import.meta.dirname, "../..");
afterAll(removeMockSites);

/** Types a command, as npm would start it when there is something of npm in the surroundings. */
function type(words: readonly string[], npm: Record<string, string> = {}) {
  const clean = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith("npm_"));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "renderer/run.mjs"), ...words], {
    encoding: "utf8",
    env: { ...Object.fromEntries(clean), ...npm },
  });
  return { status, stdout, stderr, lines: stderr.split("\n") };
}

describe("a command that is typed wrongly", () => {
  it.each([
    ["chekc", 'There is no command "chekc". Did you mean "check"?'],
    ["check --frmat json", "check has no option --frmat. Did you mean --format?"],
    ["check --sitte docs", "check has no option --sitte. Did you mean --site?"],
    ["check --wholly", "check has no option --wholly."],
    ["check -q", "check has no option -q."],
    ["check --fix=yes", "--fix takes no value."],
    ["check --format", "--format needs a value."],
    ["check --format --fix", "--format needs a value."],
    ["check json", "check takes options alone; with npm run, they stand behind two dashes."],
    ["remove", "remove takes one word."],
    ["move about", "move takes 2 words."],
    ["new collection bells", "A collection is made from a file: --from webinars.csv."],
  ])("%s", (typed, said) => {
    const { status, lines } = type(typed.split(" "));
    expect(status).toBe(2);
    expect(lines[0]).toBe(said);
    // Then what that command takes, and nothing of the others.
    const [name = ""] = typed.split(" ");
    if (name === "chekc") return;
    expect(lines[2]).toMatch(new RegExp(`^${name} [a-z].*:$`));
    expect(
      lines.filter((line) => /^ {2}[a-z]/.test(line)).every((line) => line.startsWith(`  ${name} `)),
    ).toBe(true);
  });

  it("help lists the commands on lines that fit a window, and of each what it takes", () => {
    const { status, stdout } = type(["--help"]);
    expect(status).toBe(0);
    expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(120);
    for (const words of [
      ["help", "move"],
      ["move", "--help"],
      ["move", "-h"],
    ]) {
      const one = type(words);
      expect(one.status).toBe(0);
      expect(one.stdout).toContain("  move about company/about [--no-redirect] [--dry-run]\n");
      expect(one.stdout).not.toContain("preview");
    }
  });
});

describe("options that npm has taken for itself", () => {
  const npm = (script: string, config: Record<string, string>) => ({
    npm_command: script === "start" ? "start" : "run",
    npm_lifecycle_event: script,
    ...Object.fromEntries(Object.entries(config).map(([name, value]) => [`npm_config_${name}`, value])),
  });

  it("nothing is written where npm run move was to show it only", () => {
    const page = "title: About\nblocks:\n  - { type: hero, heading: About }\n";
    const dir = writeMockSite({ "data/site.yaml": "brand: Kerb\nlang: en\n", "pages/about.yaml": page });
    const words = ["move", "about", "company/about", "--site", dir];
    const { status, lines } = type(words, npm("move", { dry_run: "true" }));
    expect(status).toBe(2);
    expect(lines[0]).toBe(
      "npm has taken --dry-run for itself. Options stand behind two dashes: npm run move -- about company/about --dry-run",
    );
    expect(readFileSync(join(dir, "pages/about.yaml"), "utf8")).toBe(page);
  });

  it.each<[string[], string, Record<string, string>, string]>([
    [
      ["check"],
      "check",
      { fix: "true", offers: "true" },
      "--fix and --offers for itself. Options stand behind two dashes: npm run check -- --fix --offers",
    ],
    [
      ["start", "3000"],
      "start",
      { port: "true" },
      "--port for itself. Options stand behind two dashes: npm start -- --port 3000",
    ],
    [
      ["build"],
      "build",
      { as_of: "2027-03-10" },
      "--as-of for itself. Options stand behind two dashes: npm run build -- --as-of 2027-03-10",
    ],
    [
      ["copy", "about", "team", "Team"],
      "copy",
      { title: "true", dry_run: "true" },
      "--title and --dry-run for itself. Options stand behind two dashes: npm run copy -- about team --title Team --dry-run",
    ],
    [["move", "a", "b"], "move", { redirect: "" }, "--no-redirect for itself."],
  ])("%s", (words, script, config, said) => {
    expect(type(words, npm(script, config)).lines[0]).toContain(`npm has taken ${said}`);
  });

  it.each<[string, string[], Record<string, string>]>([
    ["what npm always tells", ["help"], npm("help", { editor: "vi", yes: "", audit: "" })],
    ["what has come here as well", ["check", "--fix", "--dry-run"], npm("check", { dry_run: "true" })],
    [
      "another command of npm",
      ["migrate"],
      { ...npm("prepublishOnly", { dry_run: "true" }), npm_command: "publish" },
    ],
    ["an option of another command", ["check"], npm("check", { base: "/pr-1/", editor: "vi" })],
  ])("are not %s", (_, words, env) => {
    const dir = writeMockSite({ "data/site.yaml": "brand: Kerb\nlang: en\n" });
    expect(type([...words, "--site", dir], env).stderr).not.toContain("npm has taken");
  });
});
