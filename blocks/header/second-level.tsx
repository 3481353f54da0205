import { type ReactNode, useId } from "react";
import { ButtonLink } from "../../renderer/ui/button.tsx";
import { Icon } from "../../renderer/ui/icon.tsx";
import { Picture } from "../../renderer/ui/picture.tsx";
import { type Here, markOf } from "./mark-of.ts";
import type { Props } from "./props.ts";
import { Second } from "./second-styles.ts";

type Entry = Props["items"][number];
type Group = NonNullable<Entry["panel"]>["groups"][number];

interface SecondLevelProps {
  items: Entry["items"];
  panel: Entry["panel"];
  current: Here;
}

/** What stands below an entry: a list of pages, or groups of them and something to point out. */
export function SecondLevel({ items, panel, current }: SecondLevelProps): ReactNode {
  if (items)
    return (
      <Second>
        <Pages items={items} current={current} />
      </Second>
    );
  return (
    <Second data-feature={panel?.feature ? "" : undefined}>
      <div className="groups">
        {panel?.groups.map((group) => (
          <PageGroup key={`${group.heading} ${group.items[0]?.href}`} {...group} current={current} />
        ))}
      </div>
      {panel?.feature && <Feature {...panel.feature} />}
    </Second>
  );
}

function PageGroup({ heading, items, current }: Group & Pick<SecondLevelProps, "current">): ReactNode {
  const id = useId();
  return (
    <div>
      {heading && <p id={id}>{heading}</p>}
      <Pages items={items} current={current} labelledBy={heading && id} />
    </div>
  );
}

interface PagesProps extends Pick<SecondLevelProps, "current"> {
  items: Group["items"];
  labelledBy?: string | undefined;
}

function Pages({ items, current, labelledBy }: PagesProps): ReactNode {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map(({ label, href, text, icon }) => (
        <li key={`${label} ${href}`}>
          <a href={href} aria-current={markOf(href, ...current)}>
            {icon && <Icon name={icon} />}
            <span>
              <b>{label}</b>
              {text && <small>{text}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Feature({ image, heading, text, action }: NonNullable<NonNullable<Entry["panel"]>["feature"]>) {
  return (
    <div className="feature">
      {image && (
        <div>
          <Picture image={image} place={{ max: 360, ratio: 16 / 9 }} />
        </div>
      )}
      <p>{heading}</p>
      {text && <p>{text}</p>}
      {action && (
        <ButtonLink href={action.href} look={action.look} event={action.event}>
          {action.label}
        </ButtonLink>
      )}
    </div>
  );
}
