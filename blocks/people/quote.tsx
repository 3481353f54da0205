import styled from "@emotion/styled";
import { Picture } from "../../renderer/ui/picture.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import type { PersonProps } from "./person-props.ts";
import { ProfileLink } from "./profile-link.tsx";

/* Who speaks is said first, and drawn below what was said. */
const Frame = styled.figure`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-5);
  height: 100%;
  padding: var(--space-6) var(--space-5) var(--space-5);
  border-top: var(--pen) solid var(--ink);

  & > blockquote {
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.875rem);
    line-height: 1.3;
    letter-spacing: -0.015em;
    text-wrap: pretty;
  }
  & > blockquote::before {
    content: "“";
    content: "“" / "";
    display: block;
    height: 2.25rem;
    color: var(--signal);
    font-size: 4rem;
    font-weight: 700;
    line-height: 1;
  }
  & > figcaption {
    order: 1;
    font: 450 var(--text-note) / 1.7 var(--font-mono);
    color: var(--ink-soft);
  }
  & > figcaption > h3 {
    font: inherit;
    font-weight: 600;
    letter-spacing: normal;
    text-wrap: wrap;
    color: var(--ink);
  }
  & > figcaption img {
    width: 3.5rem;
    height: 3.5rem;
    margin-bottom: var(--space-3);
    border: var(--hairline) solid var(--line-strong);
    border-radius: 50%;
    object-fit: cover;
  }
`;

/** What a person said, in large type. */
export function Quote({ name, role, text, image, columns, ...profile }: PersonProps) {
  return (
    <Frame>
      <figcaption>
        {image && <Picture image={image} place={{ fixed: 56, ratio: 1 }} />}
        <h3>{name}</h3>
        {role && <p>{role}</p>}
        <ProfileLink name={name} {...profile} />
      </figcaption>
      <RichText text={text} as="blockquote" />
    </Frame>
  );
}
