import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";

export default function Prose({ text, layout = "narrow", ...section }: Props) {
  return (
    <Section {...section} layout={layout === "split" ? "split" : "stack"}>
      <RichText text={text} />
    </Section>
  );
}
