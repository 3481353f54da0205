import type { ReactNode } from "react";
import { ChipButton } from "../../renderer/ui/chip.tsx";
import { Field } from "../../renderer/ui/field.tsx";

interface FilterOptions {
  field: string;
  label: string;
  all?: string;
  multiple?: boolean;
  look?: "select" | "chips";
}

/** The options of the block that make its controls. */
export interface ControlsOptions {
  label: string;
  search?: {
    label: string;
    placeholder?: string;
    fields: readonly string[];
    entries?: { field: string; fields?: readonly string[] };
    empty?: string;
    clear?: string;
  };
  filters?: readonly FilterOptions[];
  panel?: { label: string; open?: boolean };
  activeFilters?: { label?: string; remove?: string; clearAll?: string };
  tabs?: {
    field: string;
    items: readonly { label: string; show: "all" | "upcoming" | "past"; empty?: string }[];
  };
  views?: { label?: string; items: readonly { view: "grid" | "list"; label: string }[] };
  order?: { label: string; items: readonly { label: string; field: string; descending?: boolean }[] };
}

interface ControlsProps extends ControlsOptions {
  /** For each filter its options. */
  options: readonly (readonly string[])[];
  /** Id of the element that the tabs switch. */
  panelId: string;
}

/** Search box, drop-down menus, chips, tabs and view switch of a list; `behavior.ts` listens to them. */
export function Controls(props: ControlsProps): ReactNode {
  const { label, search, filters = [], panel, order, tabs, views, options } = props;
  const numbered = filters.map((filter, index) => ({ ...filter, index, options: options[index] ?? [] }));
  const menus = numbered.filter((filter) => !isChips(filter));
  const chips = numbered.filter(isChips);
  if (!search && filters.length === 0 && !order && !tabs && !views) return null;
  const chipGroups = chips.map((filter) => <ChipGroup key={filter.field} filter={filter} />);
  return (
    <form className="controls" role={search ? "search" : undefined} aria-label={label} method="get">
      {tabs && <Tabs label={label} items={tabs.items} panelId={props.panelId} />}
      <div className="fields">
        {search && (
          <div className="search">
            <Field
              label={search.label}
              type="search"
              name="q"
              placeholder={search.placeholder}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              data-search=""
            />
          </div>
        )}
        {menus.map((filter) => (
          <Field
            as="select"
            key={filter.field}
            label={filter.label}
            name={filter.field}
            autoComplete="off"
            data-filter={filter.index}
          >
            <option value="">{filter.all}</option>
            {filter.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Field>
        ))}
        {order && (
          <Field as="select" label={order.label} name="sort" autoComplete="off" data-order="">
            {order.items.map((item, index) => (
              <option key={item.label} value={index}>
                {item.label}
              </option>
            ))}
          </Field>
        )}
        {views && (
          <fieldset className="views">
            <legend className="visually-hidden">{views.label}</legend>
            {views.items.map(({ view, label }, index) => (
              <button type="button" key={view} data-view-choice={index} aria-pressed={index === 0}>
                {label}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {chips.length > 0 &&
        (panel ? (
          <details className="panel" open={panel.open}>
            <summary>{panel.label}</summary>
            <div>{chipGroups}</div>
          </details>
        ) : (
          chipGroups
        ))}
    </form>
  );
}

function isChips({ look, multiple }: FilterOptions): boolean {
  return look === "chips" || Boolean(multiple);
}

function ChipGroup({ filter }: { filter: FilterOptions & { index: number; options: readonly string[] } }) {
  return (
    <fieldset className="chips">
      <legend>{filter.label}</legend>
      {filter.options.map((option, index) => (
        <ChipButton
          type="button"
          key={option}
          aria-pressed={false}
          data-filter={filter.index}
          data-option={index}
        >
          {option}
        </ChipButton>
      ))}
    </fieldset>
  );
}

interface TabsProps {
  label: string;
  items: readonly { label: string; show: string }[];
  panelId: string;
}

function Tabs({ label, items, panelId }: TabsProps) {
  return (
    <div className="tabs" role="tablist" aria-label={label}>
      {items.map((tab, index) => (
        <button
          type="button"
          role="tab"
          key={tab.show}
          aria-controls={panelId}
          data-tab={index}
          aria-selected={index === 0}
          tabIndex={index === 0 ? 0 : -1}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
