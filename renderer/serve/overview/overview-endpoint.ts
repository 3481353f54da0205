import { OVERVIEW_PATH } from "../../editor/overview-answers.ts";
import type { Site } from "../../site/site.ts";
import { jsonEndpoint } from "../json-endpoint.ts";
import { openAhead } from "../writer/open-ahead.ts";
import { listPages } from "./list-pages.ts";
import { listTable, listTables } from "./list-tables.ts";
import { listWords } from "./list-words.ts";
import { rowForm, SETTINGS, settingsForm, unreadForm } from "./read-form.ts";

/** Answers what the editor asks of the site as a whole: GET, JSON, nothing is changed. */
export function overviewEndpoint(site: Site) {
  return jsonEndpoint(OVERVIEW_PATH, {
    pages: () => listPages(site),
    tables: () => listTables(site),
    table: (query) => listTable(site, query.get("collection") ?? ""),
    row: (query) => {
      const name = query.get("collection") ?? "";
      const file = site.files.collections.get(name)?.file;
      openAhead(site.files, [file]);
      return rowForm(site, name, query.get("row") ?? "") ?? unreadForm(site, file);
    },
    settings: () => settingsForm(site) ?? unreadForm(site, SETTINGS),
    words: (query) =>
      listWords(site, {
        find: query.get("find") ?? "",
        with: query.get("with") ?? "",
        isWhole: query.has("whole"),
        isExact: query.has("exact"),
      }),
  });
}
