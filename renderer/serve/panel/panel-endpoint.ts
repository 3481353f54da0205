import { PANEL_PATH } from "../../editor/panel/panel-block.ts";
import type { Path } from "../../editor/protocol.ts";
import type { Site } from "../../site/site.ts";
import type { ListedQuery } from "../../site/site-listing.ts";
import { jsonEndpoint } from "../json-endpoint.ts";
import { panelBlock } from "./panel-block.ts";
import { answerQuery, panelAnchors, panelChoices, panelRows } from "./panel-choices.ts";
import { panelPage } from "./panel-page.ts";

/** Answers what forms of the editor ask: GET, JSON, nothing is changed. */
export function panelEndpoint(site: Site) {
  return jsonEndpoint(PANEL_PATH, {
    block: (query) => {
      const path = readJson(query.get("path"));
      return isPath(path) ? panelBlock(site, query.get("route") ?? "/", path, toldIn(query)) : undefined;
    },
    page: (query) => panelPage(site, query.get("route") ?? "/", toldIn(query)),
    choices: () => panelChoices(site),
    anchors: (query) => panelAnchors(site, query.get("route") ?? "/"),
    rows: (query) => panelRows(site, query.get("collection") ?? ""),
    found: (query) => {
      const asked = readJson(query.get("query"));
      return isQuery(asked) ? answerQuery(site, asked) : undefined;
    },
  });
}

const toldIn = (query: URLSearchParams): string | undefined => query.get("told") ?? undefined;

function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

function isPath(value: unknown): value is Path {
  return (
    Array.isArray(value) &&
    value.length < 100 &&
    value.every((step) => typeof step === "string" || Number.isSafeInteger(step))
  );
}

function isQuery(value: unknown): value is ListedQuery {
  if (typeof value !== "object" || value === null) return false;
  const { source, where, sort, limit } = value as Record<string, unknown>;
  const isText = (one: unknown): boolean => typeof one === "string";
  return (
    isText(source) &&
    (where === undefined || (typeof where === "object" && where !== null && !Array.isArray(where))) &&
    (sort === undefined || isText(sort) || (Array.isArray(sort) && sort.every(isText))) &&
    (limit === undefined || (Number.isSafeInteger(limit) && Number(limit) >= 0))
  );
}
