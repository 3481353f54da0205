import { type ReactNode, useId } from "react";
import { Empty } from "../../renderer/ui/empty.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { Comparison } from "./comparison.tsx";
import { Plan } from "./plan.tsx";
import type { Props } from "./props.ts";
import { Plans } from "./styles.ts";

/** Plans with their prices, and what is in which of them. */
export default function Prices(props: Props): ReactNode {
  const { items, periods, comparison, note, empty, ...section } = props;
  if (items.length === 0 && !empty) return null;
  return (
    <Section {...section}>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Plans>
          {periods && <Switch {...periods} />}
          <ul className="plans" data-count={items.length}>
            {items.map((plan) => (
              <Plan key={plan.title} {...plan} periods={periods} />
            ))}
          </ul>
          {comparison && <Comparison {...comparison} plans={items.map(({ title }) => title)} />}
          <RichText text={note} as="p" className="remark" />
        </Plans>
      )}
    </Section>
  );
}

function Switch({ label, first, second }: NonNullable<Props["periods"]>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      <label>
        <input type="radio" className="first" name={name} defaultChecked />
        {first}
      </label>
      <label>
        <input type="radio" className="second" name={name} />
        {second}
      </label>
    </fieldset>
  );
}
