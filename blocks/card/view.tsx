import type { ReactNode } from "react";
import { formatDay } from "../../renderer/runtime/dates.ts";
import { useLanguage } from "../../renderer/runtime/language.ts";
import { Cover } from "../../renderer/ui/art/cover.tsx";
import { Card, inCard } from "../../renderer/ui/card.tsx";
import { Explore } from "./explore.tsx";
import { Labels } from "./labels.tsx";
import type { Props } from "./props.ts";

/** One thing in a list. A closed one is dimmed, says so, and leads nowhere. */
export default function CardBlock(props: Props): ReactNode {
  const lang = useLanguage();
  const { date, meta = [], tags, items = [], shown, badge, cover, href, closed, closedLabel } = props;
  const isPlain = items.length === 0 && shown === undefined;
  return (
    <Card
      title={props.title}
      text={props.text}
      clamp={props.clamp}
      meta={date ? [formatDay(date, lang), ...meta] : meta}
      tags={isPlain ? tags : undefined}
      icon={props.icon}
      badge={closed ? closedLabel : badge}
      badgeTone={closed ? "caution" : "plain"}
      picture={cover && <Cover {...cover} place={inCard()} />}
      href={closed ? undefined : href}
      linkLabel={props.linkLabel}
      dimmed={closed}
      foot={props.explore && <Explore {...props.explore} />}
    >
      {!isPlain && <Labels items={items} tags={tags} shown={shown} />}
    </Card>
  );
}
