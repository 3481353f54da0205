import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../renderer/ui/badge.tsx";
import { ButtonLink } from "../../renderer/ui/button.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import type { Props } from "./props.ts";

type PlanProps = Props["items"][number] & Pick<Props, "periods">;

/** One plan: whom it is for, what it costs, how to get it, what is in it. */
export function Plan({ title, text, badge, highlighted, includes, action, ...cost }: PlanProps): ReactNode {
  return (
    <li data-tone={highlighted ? "ink" : undefined}>
      <div className="head">
        <div className="line">
          <h3>{title}</h3>
          {badge && <Badge tone="signal">{badge}</Badge>}
        </div>
        <RichText text={text} as="p" />
      </div>
      <Cost {...cost} />
      <div>
        {action && (
          <ButtonLink href={action.href} look={highlighted ? "primary" : "secondary"} wide>
            {action.label}
          </ButtonLink>
        )}
      </div>
      <div>
        {includes && (
          <ul className="includes">
            {includes.map((thing) => (
              <li key={thing.html}>
                <Check size={20} strokeWidth={1.75} aria-hidden="true" />
                <RichText text={thing} as="span" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

type CostProps = Pick<PlanProps, "price" | "unit" | "secondPrice" | "secondUnit" | "periods">;

/** The price, or both where there are two; of which period each is, is said to those who do not see the switch. */
function Cost({ price, unit, secondPrice, secondUnit, periods }: CostProps) {
  if (!periods || !secondPrice) return <div>{amount(price, unit)}</div>;
  return (
    <div>
      <p className="price first-price">
        <span className="visually-hidden">{periods.first}: </span>
        {amount(price, unit)}
      </p>
      <p className="price second-price">
        <span className="visually-hidden">{periods.second}: </span>
        {amount(secondPrice, secondUnit ?? unit)}
      </p>
    </div>
  );
}

function amount(price: string, unit: string | undefined): ReactNode {
  return (
    <>
      <span className="amount">{price}</span> <span className="unit">{unit}</span>
    </>
  );
}
