import styled from "@emotion/styled";
import { Picture } from "../../renderer/ui/picture.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { registrationMarks, squaredPaper } from "../../renderer/ui/sheet.tsx";
import type { PersonProps } from "./person-props.ts";
import { ProfileLink } from "./profile-link.tsx";

const Frame = styled.article`
  display: grid;
  align-content: start;
  overflow-wrap: anywhere;

  & > .portrait {
    padding: var(--space-4);
    --mark: var(--line-strong);
    background: ${registrationMarks}, ${squaredPaper};
  }
  & > .portrait img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
  & > h3 {
    margin-top: var(--space-5);
    font-size: var(--text-title);
  }
  & > .role {
    margin-top: var(--space-1);
    color: var(--signal);
    font: 500 var(--text-note) / 1.6 var(--font-mono);
  }
  & > .text {
    margin-top: var(--space-3);
    color: var(--ink-soft);
  }
`;

/** A person with a large portrait and a biography. */
export function Portrait({ name, role, text, image, columns, ...profile }: PersonProps) {
  return (
    <Frame>
      {image && (
        <div className="portrait">
          <Picture image={image} place={{ columns, inset: 32, ratio: 1 }} />
        </div>
      )}
      <h3>{name}</h3>
      {role && <p className="role">{role}</p>}
      <RichText text={text} as="p" className="text" />
      <ProfileLink name={name} {...profile} />
    </Frame>
  );
}
