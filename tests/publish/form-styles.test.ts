import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildSite } from "../../renderer/publish/build-site.ts";
import { removeSmallSites, write, writeSmallSite } from "./small-site.ts";

/*
 * A form is a view that acts in the browser. Its page carries what it may come to show there, and not what its fields
 * and texts rule out.
 */
const page = (text: string, field: string) => `
title: Write to us
description: A form that asks for a few things, with what its page needs to draw it.
blocks:
  - type: hero
    heading: Write to us
  - type: form
    heading: Your message
    text: ${text}
    fields:
      - { name: who, label: Your name, type: text }
      - ${field}
    submit: Send
    sending: Sending
    success: { title: Thank you, text: We answer soon. }
    failure: { title: It was not sent, timeout: No answer came., network: Nobody was reached., other: It was refused. }
    endpoint: { url: /api/inquiries }
    withoutScript: Please write to us.
`;
const MESSAGE = "{ name: what, label: Your message, type: textarea }";
const pages = {
  plain: page("A person reads it.", MESSAGE),
  box: page("A person reads it.", "{ name: copy, label: Send me a copy, type: checkbox }"),
  ring: page("A person reads it.", "{ name: by, label: Answer by, type: radio, options: [Post, Phone] }"),
  consent: page(
    "A person reads it.",
    '{ name: ok, label: Consent, type: consent, text: "I have read [about us](/about)." }',
  ),
};

const outDir = () => join(dir, "dist");
let dir: string;
beforeAll(async () => {
  dir = writeSmallSite();
  for (const [name, text] of Object.entries(pages)) write(dir, `pages/${name}.yaml`, text);
  const { site } = await buildSite({ dir, outDir: outDir() });
  expect(site.problems.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual(
    [],
  );
});
afterAll(removeSmallSites);

/** The rules of a page. */
const stylesOf = (name: keyof typeof pages): string =>
  [...readFileSync(join(outDir(), name, "index.html"), "utf8").matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, css]) => css)
    .join("");

it("draws boxes and rings where a form asks by them", () => {
  for (const name of ["box", "ring", "consent"] as const) {
    const styles = stylesOf(name);
    expect(styles, name).toMatch(/\.choice>input:after/);
    expect(styles, name).toMatch(/\.choice>input:checked/);
    // What comes once it is looked through.
    expect(styles, name).toMatch(/\[data-invalid\] \.choice>input:before/);
  }
  expect(stylesOf("plain")).not.toContain(".choice");
});

it("has no rules for headings and lists of texts, which its own headings and list of faults are not", () => {
  expect(stylesOf("plain")).not.toMatch(/\.rich-text[^{]*\b(h2|li|ul)\b/);
});

it("has what a form shows once somebody has sent it, with nothing of it on the page yet", () => {
  const styles = stylesOf("plain");
  for (const rule of [".error{", ".summary{", "[aria-invalid=true]{"]) expect(styles).toContain(rule);
});
