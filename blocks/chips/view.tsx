import { Chip, ChipList } from "../../renderer/ui/chip.tsx";
import { Empty } from "../../renderer/ui/empty.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

export default function Chips({ items, empty, ...section }: Props) {
  return (
    <Section {...section} layout="split">
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <ChipList>
          {items.map((item) => (
            <li key={item}>
              <Chip>{item}</Chip>
            </li>
          ))}
        </ChipList>
      )}
    </Section>
  );
}
