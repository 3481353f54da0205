import type { ReactNode } from "react";
import { ForeignFrame } from "../../renderer/ui/foreign-frame.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { Film } from "./film.tsx";
import type { Props } from "./props.ts";
import { Stand } from "./stand.ts";

/** A film of this site, or the place of one that is elsewhere. */
export default function Video(props: Props): ReactNode {
  const { eyebrow, heading, text, tone, actions } = props;
  const { address, title, image, shape, button, notice, linkLabel, caption, transcript } = props;
  return (
    <Section eyebrow={eyebrow} heading={heading} text={text} tone={tone} actions={actions}>
      <Stand>
        {address ? (
          <ForeignFrame
            {...{ address, title, image, shape, button, notice, linkLabel }}
            place={{ max: 1216 }}
            plays
          />
        ) : (
          <Film {...props} />
        )}
        <RichText text={caption} as="figcaption" />
        {transcript?.html && (
          <details>
            <summary>{props.transcriptLabel}</summary>
            <RichText text={transcript} />
          </details>
        )}
      </Stand>
    </Section>
  );
}
