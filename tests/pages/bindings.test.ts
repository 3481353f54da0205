import { describe, expect, it } from "vitest";
import { dereference, lookUp, type Scope, type Store } from "../../renderer/filling/look-up.ts";
import { findHalfBinding, parseBindings } from "../../renderer/pages/bindings.ts";
import type { Schema } from "../../renderer/schema/schema-types.ts";

describe("a text is taken apart into pieces and bindings", () => {
  const binding = (raw: string, start: number) => ({
    raw,
    path: raw.split("."),
    start,
    end: start + raw.length + 3,
  });
  it.each([
    ["", []],
    ["plain", ["plain"]],
    ["${a}", [binding("a", 0)]],
    ["${a}${b}", [binding("a", 0), binding("b", 4)]],
    ["x${a.b}y${c-d._e}z", ["x", binding("a.b", 1), "y", binding("c-d._e", 8), "z"]],
    ["$${a} } {", ["$", binding("a", 1), " } {"]],
    ["${item.spécialité}", [binding("item.spécialité", 0)]],
    ["${item.sp\u00e9cialite\u0301}", [binding("item.sp\u00e9cialite\u0301", 0)]],
    ["${item.専門}です", [binding("item.専門", 0), "です"]],
    ["${item.تخصص} ${item.größe-m2}", [binding("item.تخصص", 0), " ", binding("item.größe-m2", 13)]],
  ])("%j", (text, parts) => {
    expect(parseBindings(text)).toEqual({ parts });
    // A text that comes again has the same parts.
    expect(parseBindings(text)).toEqual({ parts });
  });

  it.each([
    [
      "a ${ b.c } d",
      ["a ", " d"],
      {
        start: 2,
        end: 10,
        params: { case: "spaces", path: "b.c" },
        fix: "${b.c}",
      },
    ],
    [
      "${a} x${b",
      [binding("a", 0), " x", "${b"],
      {
        start: 6,
        end: 9,
        params: { case: "open" },
      },
    ],
    ["${ }", [], { start: 0, end: 4, params: { case: "nameless" } }],
    ["${ a+b }x", ["x"], { start: 0, end: 8, params: { case: "no-path", raw: " a+b " } }],
    ["${é+b}", [], { start: 0, end: 6, params: { case: "no-path", raw: "é+b" } }],
    [
      "${item.spécialité und",
      ["${item.spécialité und"],
      {
        start: 0,
        end: 17,
        params: { case: "open", path: "item.spécialité" },
        fix: "${item.spécialité}",
      },
    ],
    [
      "${ item.専門 }",
      [],
      { start: 0, end: 12, params: { case: "spaces", path: "item.専門" }, fix: "${item.専門}" },
    ],
    ["${a.}", [], { start: 0, end: 5, params: { case: "no-path", raw: "a." } }],
    ["${a b} ${ c } ${d", [" ", " ", "${d"], { start: 0, end: 6, params: { case: "no-path", raw: "a b" } }],
  ])("%j, with the first thing that is wrong", (text, parts, fault) =>
    expect(parseBindings(text)).toEqual({ parts, fault }),
  );
});

describe("what looks like a binding", () => {
  it.each([
    ["Hi $item.title!", "$item.title", "${item.title}"],
    ["{item.title}", "{item.title}", "${item.title}"],
    ["x {{ item.title }} y", "{{ item.title }}", "${item.title}"],
    ["{  outer.a.b  }", "{  outer.a.b  }", "${outer.a.b}"],
    ["$count.jobs.skills.", "$count.jobs.skills", "${count.jobs.skills}"],
    ["a {b} {page.title}", "{page.title}", "${page.title}"],
    ["{{site.brand}", "{{site.brand}", "${site.brand}"],
    ["{site.brand}}", "{site.brand}}", "${site.brand}"],
    ["$site.brand and $page.title", "$site.brand", "${site.brand}"],
    ["at $(site.brand).", "$(site.brand)", "${site.brand}"],
    ["at #{site.brand}", "#{site.brand}", "${site.brand}"],
    ["at {{{ site.brand }}}", "{{{ site.brand }}}", "${site.brand}"],
    ["${{ site.brand }}", "${{ site.brand }}", "${site.brand}"],
    ["<%= item.title %>", "<%= item.title %>", "${item.title}"],
    ["<?= $item.title; ?>", "<?= $item.title; ?>", "${item.title}"],
    ["＄{item.title}", "＄{item.title}", "${item.title}"],
    ["{{ item.title | upcase }}", "{{ item.title | upcase }}", "${item.title}"],
    ["{{ item.spécialité }}", "{{ item.spécialité }}", "${item.spécialité}"],
    ["{item.専門}です", "{item.専門}", "${item.専門}"],
    // Japanese goes on without a space.
    ["$item.titleについて", "$item.title", "${item.title}"],
    ["${site.brand} $ {site.brand}", "$ {site.brand}", "${site.brand}"],
  ])("%j", (text, half, meant) =>
    expect(findHalfBinding(text)).toMatchObject({ text: half, meant, isSure: true }),
  );
  it.each([
    ["$$site.brand$$", "${site.brand}"],
    ["%site.brand%", "${site.brand}"],
    ["[[site.brand]]", "${site.brand}"],
    ["${site.brand}}", "${site.brand}"],
  ])("%j may", (text, meant) => expect(findHalfBinding(text)).toMatchObject({ text, meant, isSure: false }));
  it.each(["{site.brand", "$page", "{page}", "costs $5.50", "{title}", "$items.x", "$item."])(
    "%j does not",
    (text) => expect(findHalfBinding(text)).toBeUndefined(),
  );
});

describe("a path is followed", () => {
  const text: Schema = { type: "string" };
  const person: Schema = {
    type: "object",
    properties: { name: text, boss: { type: "string", "x-ref": "team" } },
  };
  const team: Record<string, { name: string; boss?: string }> = {
    ana: { name: "Ana", boss: "ben" },
    ben: { name: "Ben", boss: "nobody" },
  };
  const store: Store = {
    site: { value: { brand: "2SD", contact: { email: "a@b" } }, schema: undefined },
    row: (collection, key) =>
      collection === "team" && team[key] ? { value: team[key], schema: person } : undefined,
    count: (collection, field) => (collection === "team" ? (field === undefined ? 2 : 7) : 0),
  };
  const job: Schema = {
    type: "object",
    properties: {
      lead: { type: "string", "x-ref": "team" },
      year: { type: "integer" },
      tags: { type: "array" },
    },
  };
  const scope: Scope = {
    item: {
      value: { lead: "ana", year: 2024, tags: ["x"], none: null },
      schema: job,
      name: { kind: "keyed", key: "a", of: "jobs" },
    },
    outer: {
      item: { value: "ben", schema: { "x-ref": "team" }, name: { kind: "keyed", key: "ben", of: "team" } },
      page: { route: "", title: "" },
    },
    page: { route: "/jobs", title: "Jobs" },
  };
  const value = (path: string, from = scope) => lookUp(path.split("."), from, store).value;

  it.each([
    ["site.brand", "2SD"],
    ["site.contact.email", "a@b"],
    ["item.year", 2024],
    ["item.lead", "ana"],
    ["item.lead.name", "Ana"],
    ["item.lead.boss.name", "Ben"],
    ["outer.name", "Ben"],
    ["page.title", "Jobs"],
    ["page.route", "/jobs"],
    ["count.team", 2],
    ["count.team.skills", 7],
    ["count.jobs", 0],
  ])("%s is %j", (path, expected) => expect(value(path)).toBe(expected));

  it.each([
    "site.brnd",
    "site.brand.length",
    "site.toString",
    "site.contact.email.x",
    "item.lead.boss.boss.name",
    "item.tags.length",
    "item.tags.0",
    "item.none.x",
    "itm.year",
  ])("%s is nothing", (path) => expect(value(path)).toBeUndefined());

  it("to nothing where no row is", () => {
    const { page } = scope;
    expect(value("item.year", { page })).toBeUndefined();
    expect(value("outer.name", { page })).toBeUndefined();
    expect(value("outer.name", { outer: { page }, page })).toBeUndefined();
  });

  it("with the kind of what is there", () => {
    const schema = (path: string) => lookUp(path.split("."), scope, store).schema;
    expect(schema("item.year")).toEqual({ type: "integer" });
    expect(schema("item.lead.name")).toEqual(text);
    expect(schema("page.title")).toEqual({ type: "string" });
    expect(schema("count.team")).toEqual({ type: "integer" });
    expect(schema("site.brand")).toBeUndefined();
  });

  it("through references, and through nothing else", () => {
    const reference: Schema = { type: "string", "x-ref": "team" };
    expect(dereference({ value: "ana", schema: reference }, store)).toEqual({
      value: team.ana,
      schema: person,
    });
    expect(dereference({ value: "eve", schema: reference }, store).value).toBeUndefined();
    expect(dereference({ value: ["ana"], schema: reference }, store).value).toEqual(["ana"]);
    expect(dereference({ value: "ana", schema: text }, store)).toEqual({ value: "ana", schema: text });
    expect(dereference({ value: "ana", schema: undefined }, store).value).toBe("ana");
  });
});
