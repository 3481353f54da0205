import styled from "@emotion/styled";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { numeral } from "../../renderer/formats/numerals.ts";
import { useLanguage } from "../../renderer/runtime/language.ts";
import type { Props } from "./props.ts";

const Numbers = styled.nav`
  margin-top: var(--space-7);

  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-3);
    min-width: var(--target);
    min-height: var(--target);
    padding-inline: var(--space-3);
    border: var(--hairline) solid var(--line-strong);
    color: var(--blue);
    font-weight: var(--weight-strong);
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--blue);
    color: var(--blue-strong);
  }
  & a[aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
    forced-color-adjust: none;
  }
  @media print {
    display: none;
  }
`;

type PageNumbersProps = NonNullable<Props["pages"]> & { labels: Props["pageLabels"] };

/** Links to the other addresses of the list: the first, the last, and those around this one. */
export function PageNumbers({ number, count, routes, labels }: PageNumbersProps): ReactNode {
  const lang = useLanguage();
  const shown = routes.map((_, index) => index + 1).filter((one) => isNear(one, number, count));
  return (
    <Numbers aria-label={labels.label}>
      <ul>
        {number > 1 && (
          <li>
            <a href={routes[number - 2]} rel="prev">
              <ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />
              {labels.previous}
            </a>
          </li>
        )}
        {shown.map((one) => (
          <li key={one}>
            <a href={routes[one - 1]} aria-current={one === number ? "page" : undefined}>
              {numeral(one, lang)}
            </a>
          </li>
        ))}
        {number < count && (
          <li>
            <a href={routes[number]} rel="next">
              {labels.next}
              <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
            </a>
          </li>
        )}
      </ul>
    </Numbers>
  );
}

function isNear(one: number, number: number, count: number): boolean {
  return one === 1 || one === count || Math.abs(one - number) <= 2;
}
