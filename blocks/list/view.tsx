import type { ReactNode } from "react";
import { Icon } from "../../renderer/ui/icon.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";
import { Cells, Columns, DimensionLine, Rows, Stations } from "./styles.ts";

type Entry = Props["items"][number];

/** Titled texts of one kind. */
export default function List({ items, look, ...section }: Props): ReactNode {
  const { Frame, Entry } = LOOKS[look];
  // Steps and columns run across the sheet, and rows without a heading have nothing to stand beside.
  const isBeside = look !== "steps" && look !== "columns" && (look !== "rows" || Boolean(section.heading));
  return (
    <Section {...section} layout={isBeside ? "split" : "stack"}>
      <Frame data-many={look === "steps" && items.length > BESIDE ? "" : undefined}>
        {items.map((item) => (
          <li key={`${item.label ?? ""} ${item.title}`}>
            <Entry {...item} />
          </li>
        ))}
      </Frame>
    </Section>
  );
}

/** As many steps stand beside one another on a wide screen; more run down. */
const BESIDE = 6;

const LOOKS = {
  rows: { Frame: Rows, Entry: Row },
  steps: { Frame: Stations, Entry: Cell },
  timeline: { Frame: DimensionLine, Entry: Dated },
  panel: { Frame: Cells, Entry: Cell },
  columns: { Frame: Columns, Entry: Cell },
};

function Row({ text, ...head }: Entry) {
  return (
    <>
      <div>
        <Head {...head} />
      </div>
      <RichText text={text} as="p" className="text" />
    </>
  );
}

function Cell({ text, ...head }: Entry) {
  return (
    <>
      <Head {...head} />
      <RichText text={text} as="p" className="text" />
    </>
  );
}

function Dated({ label, ...entry }: Entry) {
  return (
    <>
      {label && <p className="label">{label}</p>}
      <div className="entry">
        <Cell {...entry} />
      </div>
    </>
  );
}

function Head({ title, label, icon }: Entry) {
  return (
    <>
      {icon && <Icon name={icon} size={28} />}
      {label && <p className="label">{label}</p>}
      <h3>{title}</h3>
    </>
  );
}
