import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { TableFrame } from "../../renderer/ui/table.tsx";
import type { Props } from "./props.ts";

type ComparisonProps = NonNullable<Props["comparison"]> & { plans: readonly string[] };

/** What is in which plan: a row for each thing, a column for each plan. */
export function Comparison({ caption, items, plans, yes, no }: ComparisonProps): ReactNode {
  const mark = (value: string): ReactNode => {
    if (/^(yes|true)$/i.test(value)) return <Mark icon={Check} className="yes" word={yes} />;
    if (/^(no|false)$/i.test(value)) return <Mark icon={Minus} className="no" word={no} />;
    return <span>{value}</span>;
  };
  return (
    <TableFrame className="comparison" data-narrow="stack">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            {plans.map((plan) => (
              <th key={plan} scope="col">
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map(({ label, values }) => (
            <tr key={label} className={values ? undefined : "group"}>
              {values ? <th scope="row">{label}</th> : <td colSpan={plans.length + 1}>{label}</td>}
              {values &&
                plans.map((plan, index) => (
                  <td key={plan} data-label={plan}>
                    {mark(values[index] ?? "")}
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Mark({ icon: Icon, word, className }: { icon: typeof Check; word: string; className: string }) {
  return (
    <span className={className}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className="visually-hidden">{word}</span>
    </span>
  );
}
