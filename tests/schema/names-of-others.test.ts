import { describe, expect, it } from "vitest";
import { synonymOf } from "../../renderer/schema/synonyms.ts";

describe("a word that other tools have for an option", () => {
  it.each([
    ["headers", "columns", ["columns", "items", "heading"]],
    ["features", "includes", ["title", "price", "includes"]],
    ["featured", "highlighted", ["badge", "highlighted"]],
    ["button", "action", ["action", "label"]],
    ["linkText", "linkLabel", ["href", "linkLabel"]],
    ["url", "address", ["title", "file", "address"]],
    ["kicker", "eyebrow", ["eyebrow", "heading"]],
    ["jobTitle", "role", ["name", "role"]],
    ["children", "items", ["label", "items", "href"]],
    ["tel", "phone", ["email", "phone"]],
    ["bio", "text", ["name", "role", "text"]],
    ["author", "name", ["name", "role", "text"]],
    ["year", "label", ["title", "text", "label"]],
    ["period", "unit", ["price", "unit"]],
    ["head", "columns", ["columns", "items", "heading"]],
    ["html", "address", ["title", "address"]],
    ["copyright", "note", ["brand", "note"]],
    ["publishDate", "from", ["title", "from", "until"]],
    ["publish_date", "from", ["title", "from", "until"]],
    ["meta_description", "description", ["title", "description", "image"]],
    ["meta-description", "description", ["title", "description", "image"]],
    ["metaDescription", "description", ["title", "description", "image"]],
    ["desc", "description", ["title", "description", "image"]],
    ["seo_title", "title", ["title", "description", "image"]],
    ["button_text", "linkLabel", ["href", "linkLabel"]],
    ["equals", "is", ["field", "is"]],
    ["expires", "until", ["title", "from", "until"]],
    ["Überschrift", "heading", ["eyebrow", "heading", "text"]],
    ["ueberschrift", "heading", ["eyebrow", "heading", "text"]],
    ["título", "heading", ["eyebrow", "heading", "text"]],
    ["beschreibung", "description", ["title", "description", "image"]],
    ["réponse", "answer", ["question", "answer", "id"]],
    ["lien", "href", ["label", "menuLabel", "href"]],
    ["zdjęcie", "image", ["heading", "text", "image"]],
    ["größe", "size", ["size", "align"]],
  ])("%s is %s", (wrong, meant, names) => {
    expect(synonymOf(wrong, names)).toBe(meant);
  });

  it("is none where several options may be meant", () => {
    expect(synonymOf("url", ["address", "href"])).toBeUndefined();
    expect(synonymOf("button", ["action", "actions"])).toBeUndefined();
    expect(synonymOf("titel", ["title", "heading"])).toBeUndefined();
  });
});
