import type { IncomingMessage, ServerResponse } from "node:http";
import { OVERVIEW_PATH } from "../../editor/overview-answers.ts";
import type { Site } from "../../site/site.ts";
import { pathOf, queryOf } from "../guard-request.ts";
import { listPages } from "./list-pages.ts";
import { listTable, listTables } from "./list-tables.ts";
import { rowForm, settingsForm } from "./read-form.ts";

/** Answers what the editor asks of the site as a whole: GET, JSON, nothing is changed. */
export function overviewEndpoint(site: Site) {
  const answers: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
    pages: () => listPages(site),
    tables: () => listTables(site),
    table: (query) => listTable(site, query.get("collection") ?? ""),
    row: (query) => rowForm(site, query.get("collection") ?? "", query.get("row") ?? ""),
    settings: () => settingsForm(site),
  };
  return {
    isFor: (path: string): boolean => path.startsWith(OVERVIEW_PATH),
    answer(request: IncomingMessage, response: ServerResponse): void {
      const name = (pathOf(request) ?? "").slice(OVERVIEW_PATH.length);
      const found = Object.hasOwn(answers, name)
        ? answers[name]!(new URLSearchParams(queryOf(request)))
        : undefined;
      response.statusCode = found === undefined ? 404 : 200;
      response.setHeader("Content-Type", "application/json");
      response.setHeader("Cache-Control", "no-store");
      response.end(JSON.stringify(found ?? null));
    },
  };
}
