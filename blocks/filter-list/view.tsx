import { type ReactNode, useId } from "react";
import { jsonForScript } from "../../renderer/formats/escape.ts";
import { numeral } from "../../renderer/formats/numerals.ts";
import type { BlockDefinition, Html } from "../../renderer/model.ts";
import { Block } from "../../renderer/runtime/block.tsx";
import { useLanguage } from "../../renderer/runtime/language.ts";
import { Button } from "../../renderer/ui/button.tsx";
import { type Columns, Grid } from "../../renderer/ui/grid.tsx";
import { Section, type Tone } from "../../renderer/ui/section.tsx";
import { Controls, type ControlsOptions } from "./controls.tsx";
import { Frame } from "./frame.tsx";
import { type ListData, listData, type Row } from "./list-data.ts";
import type { ListScript } from "./list-script.ts";
import { PAGE_SIZE } from "./paged-items.ts";

export interface FilterListProps extends ControlsOptions {
  eyebrow?: string;
  heading?: string;
  text?: Html;
  tone?: Tone;
  items: readonly BlockDefinition[];
  /** For each item the values of the fields that the options name. */
  rows?: readonly Row[];
  columns?: Columns;
  joined?: boolean;
  /** Show so many at first, and a button for as many more. */
  more?: { size: number; label: string };
  count?: string;
  empty?: string;
  queryPrefix?: string;
}

/** A list that can be searched, filtered and sorted; the items are in the HTML, `behavior.ts` decides which show. */
export default function FilterList(props: FilterListProps): ReactNode {
  const { eyebrow, heading, text, tone, items, rows = [], tabs, views, empty = "" } = props;
  const panel = useId();
  const lang = useLanguage();
  // Tabs stay: each has its own words for an empty list.
  if (items.length === 0 && !tabs) {
    return (
      <Section tone={tone} eyebrow={eyebrow} heading={heading} text={text}>
        <Frame>
          <p className="nothing">{empty}</p>
        </Frame>
      </Section>
    );
  }
  const data = listData(rows, { ...props, lang });
  return (
    <Section tone={tone} eyebrow={eyebrow} heading={heading} text={text}>
      <Frame data-view={views?.items[0]?.view}>
        <script
          type="application/json"
          data-list=""
          dangerouslySetInnerHTML={{ __html: jsonForScript(listScript(props, data)) }}
        />
        <Controls {...props} options={data.filters.map((filter) => filter.options)} panelId={panel} />
        <Bar {...props} />
        <p role="status" className="visually-hidden" data-status="" />
        <Pages {...props} panelId={panel} />
        <More {...props} />
        <Nothing {...props} />
      </Frame>
    </Section>
  );
}

function listScript(props: FilterListProps, data: ListData): ListScript {
  const { search, tabs, views, order, activeFilters, count = "", empty = "", queryPrefix, more } = props;
  return {
    data,
    ...(more && { step: more.size }),
    names: {
      prefix: queryPrefix ? `${queryPrefix}-` : "",
      tabs: tabs?.items.map(({ show }) => show) ?? [],
      views: views?.items.map(({ view }) => view) ?? [],
      orders: order?.items.map(({ field, descending }) => (descending ? `-${field}` : field)) ?? [],
    },
    texts: {
      count,
      empty,
      emptySearch: search?.empty ?? empty,
      emptyTabs: tabs?.items.map((tab) => tab.empty ?? empty) ?? [],
      remove: activeFilters?.remove ?? "",
    },
  };
}

/** The line between controls and items: how many show, and what was chosen. */
function Bar({ items, count = "", activeFilters }: FilterListProps): ReactNode {
  const shown = numeral(items.length, useLanguage());
  return (
    <div className="bar">
      <p className="count" data-count="">
        {count.replace("{shown}", shown).replace("{total}", shown)}
      </p>
      {activeFilters && (
        <div className="active" data-active="" hidden>
          <ul aria-label={activeFilters.label} />
          <button type="button" className="link" data-clear-all="">
            {activeFilters.clearAll}
          </button>
        </div>
      )}
    </div>
  );
}

/** All items, spread over pages. */
function Pages(props: FilterListProps & { panelId: string }): ReactNode {
  const { items, tabs, label, columns, joined, panelId, more } = props;
  const later = more?.size ?? items.length;
  const pages = Array.from({ length: Math.ceil(items.length / PAGE_SIZE) }, (_, page) =>
    items.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  );
  return (
    <section
      id={tabs && panelId}
      data-pages=""
      data-long={pages.length > 1 ? "" : undefined}
      role={tabs ? "tabpanel" : undefined}
      aria-label={label}
    >
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are never reordered by the view
        <Grid key={index} columns={columns} joined={joined}>
          {page.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items come from a file, in its order
            <li key={place} data-later={index * PAGE_SIZE + place >= later ? "" : undefined}>
              <Block {...item} />
            </li>
          ))}
        </Grid>
      ))}
    </section>
  );
}

function More({ items, more }: FilterListProps): ReactNode {
  if (!more || items.length <= more.size) return null;
  return (
    <div className="more">
      <Button look="secondary" data-more="">
        {more.label}
      </Button>
    </div>
  );
}

/** What stands in place of the items when none shows. */
function Nothing({ items, empty = "", search }: FilterListProps): ReactNode {
  return (
    <div className="nothing" data-empty="" hidden={items.length > 0}>
      <p>{items.length === 0 && empty}</p>
      {search && (
        <button type="button" className="link" data-clear-search="">
          {search.clear}
        </button>
      )}
    </div>
  );
}
