import type { OptionValue } from "../../model.ts";
import type { PanelField, PanelValue, PanelValues } from "../panel/panel-block.ts";
import { newValue } from "../panel/values.ts";

/** Fields by which rows are called, the first that there is: of somebody with a name, the title is what they do. */
const TITLES = ["name", "title", "label", "question", "heading"];

/** The field that says what a row is called; undefined where only its key does. */
export function titleField(fields: readonly PanelField[], key: string): PanelField | undefined {
  return TITLES.map((name) => fields.find((field) => field.name === name)).find(
    (field) => field !== undefined && field.name !== key && field.control.kind === "text",
  );
}

interface NewRowNames {
  fields: readonly PanelField[];
  /** The field that identifies a row. */
  key: string;
  /** What it and its title are to be. */
  name: string;
  title: string;
}

/**
 * A new row: what has to be there, and nothing else.
 *
 * @param like  Another row, which shows how fields are written that cannot be made up: days, numbers of a pattern.
 */
export function newRow(names: NewRowNames, like: PanelValues | undefined): { [field: string]: OptionValue } {
  const { fields, key } = names;
  const entries = fields
    .filter(({ isRequired, preset, name }) => isRequired && preset === undefined && name !== key)
    .map(({ name, label, control }): [string, OptionValue] => {
      const fresh = newValue(control, label);
      const known = withoutNulls(like?.[name]);
      return [name, fresh === "" && known !== undefined ? known : fresh];
    });
  return named(Object.fromEntries(entries), names, like);
}

/** A row as another one is, under its own name. */
export function rowLike(names: NewRowNames, like: PanelValues): { [field: string]: OptionValue } {
  const entries = Object.entries(like).flatMap(([name, value]): [string, OptionValue][] => {
    const kept = withoutNulls(value);
    return kept === undefined ? [] : [[name, kept]];
  });
  return named(Object.fromEntries(entries), names, like);
}

/** Names a row, also in further fields that say the same as its key. */
function named(
  row: { [field: string]: OptionValue },
  { fields, key, name, title }: NewRowNames,
  like: PanelValues | undefined,
): { [field: string]: OptionValue } {
  const twins = like ? Object.keys(row).filter((field) => field !== key && like[field] === like[key]) : [];
  const called = titleField(fields, key);
  return {
    [key]: name,
    ...row,
    ...Object.fromEntries(twins.map((field) => [field, name])),
    ...(called && title && { [called.name]: title }),
    ...(row[key] !== undefined && { [key]: name }),
  };
}

/** A value without what has a name and nothing else. */
function withoutNulls(value: PanelValue | undefined): OptionValue | undefined {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value)) return value.flatMap((one: PanelValue) => withoutNulls(one) ?? []);
  if (typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => {
      const kept = withoutNulls(one as PanelValue);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}
