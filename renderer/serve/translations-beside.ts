import { diffWordsWithSpace } from "diff";
import { escapeHtml } from "../formats/escape.ts";
import type { Unit } from "../languages/unit.ts";
import { nameSteps } from "../translations/sent-texts.ts";
import { countUnits, type TranslatedFile } from "../translations/translated-file.ts";

/** The texts of a file beside their translations, with what is to be done marked. */
export function sideBySide(file: TranslatedFile, ownLang: string, isOpenOnly: boolean): string {
  const { original, version, address, route, lang, units } = file;
  const count = countUnits(units);
  const shown = units.filter(({ state, isUnseen }) => !isUnseen && !(isOpenOnly && state === "translated"));
  const query = { lang, file: original };
  const all = `/__translations?${new URLSearchParams(query)}`;
  const open = `/__translations?${new URLSearchParams({ ...query, show: "open" })}`;
  const toggle = isOpenOnly
    ? `<a href="${escapeHtml(all)}">All texts</a>`
    : `<a href="${escapeHtml(open)}">Only what is to be done</a>`;
  return `<nav><a href="/__translations">All files</a> ${toggle}</nav>
<h1>${escapeHtml(original)}</h1>
<p>${count.translated} of ${count.all} texts, ${count.percent} %. The version is ${escapeHtml(version)}.</p>
${address === undefined ? "" : frames(address, route)}
${shown.length === 0 ? "<p>Nothing is to be done.</p>" : shown.map((unit) => textOf(unit, ownLang, lang)).join("\n")}`;
}

/** Both pages as visitors get them, once somebody asks for them. */
function frames(address: string, route: string | undefined): string {
  const frame = (name: string, src: string) =>
    `<div><p><a href="${escapeHtml(src)}">${escapeHtml(src)}</a></p><iframe title="${name}" src="${escapeHtml(src)}" loading="lazy"></iframe></div>`;
  const version =
    route === undefined ? "<p>There is no version yet.</p>" : frame("The page in the other language", route);
  return `<details><summary>Both pages</summary><div class="pair">${frame("The original page", address)}${version}</div></details>`;
}

function textOf(unit: Unit, ownLang: string, lang: string): string {
  const { state, original, of, text, schema, needsId } = unit;
  const name = nameSteps(unit)
    .map((step) => (typeof step === "number" ? step + 1 : step))
    .join(".");
  const note = [
    schema?.description,
    ...(schema?.maxLength === undefined ? [] : [`At most ${schema.maxLength} characters.`]),
    ...(needsId ? ["Its block has no id yet."] : []),
  ].join(" ");
  const left =
    state === "stale" && of !== undefined ? changed(of, original!) : escapeHtml(original ?? of ?? "");
  const right = text === undefined ? '<em lang="en">No translation</em>' : escapeHtml(text);
  return `<section class="text ${state}">
<h2>${escapeHtml(name)} ${state === "translated" ? "" : `<span class="badge ${state}">${state}</span>`}</h2>
${note.trim() === "" ? "" : `<p class="note">${escapeHtml(note)}</p>`}
<div class="pair"><p lang="${escapeHtml(ownLang)}" dir="auto">${left}</p><p lang="${escapeHtml(lang)}" dir="auto">${right}</p></div>
</section>`;
}

/** What has come and gone since the translation was made. */
function changed(before: string, now: string): string {
  return diffWordsWithSpace(before, now)
    .map(({ value, added, removed }) => {
      const words = escapeHtml(value);
      return added ? `<ins>${words}</ins>` : removed ? `<del>${words}</del>` : words;
    })
    .join("");
}

/** A text in its own language. */
export function textLang(text: string, lang: string): string {
  return `<span lang="${escapeHtml(lang)}">${escapeHtml(text)}</span>`;
}
