import type { ReactNode } from "react";
import { formatDay } from "../../renderer/runtime/dates.ts";
import { Cover } from "../../renderer/ui/art/cover.tsx";
import { Card } from "../../renderer/ui/card.tsx";
import type { Props } from "./props.ts";

/** One thing in a list. A closed one is dimmed, says so, and leads nowhere. */
export default function CardBlock(props: Props): ReactNode {
  const {
    title,
    text,
    clamp,
    date,
    meta = [],
    tags,
    icon,
    badge,
    cover,
    href,
    linkLabel,
    closed,
    closedLabel,
  } = props;
  return (
    <Card
      title={title}
      text={text}
      clamp={clamp}
      meta={date ? [formatDay(date), ...meta] : meta}
      tags={tags}
      icon={icon}
      badge={closed ? closedLabel : badge}
      badgeTone={closed ? "caution" : "plain"}
      picture={cover && <Cover {...cover} />}
      href={closed ? undefined : href}
      linkLabel={linkLabel}
      dimmed={closed}
    />
  );
}
