import styled from "@emotion/styled";
import { ArrowUpRight } from "lucide-react";
import { Empty } from "../../renderer/ui/empty.tsx";
import { Grid } from "../../renderer/ui/grid.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { registrationMarks, squaredPaper } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

const Person = styled.article`
  display: grid;
  align-content: start;

  & > .portrait {
    padding: var(--space-4);
    --mark: var(--line-strong);
    background: ${registrationMarks}, ${squaredPaper};
  }
  & > .portrait > img {
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
  & > .bio {
    margin-top: var(--space-3);
    color: var(--ink-soft);
  }
  & > a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    width: fit-content;
    min-height: 2rem;
    margin-top: var(--space-3);
    font-size: var(--text-small);
  }
`;

export default function People({ items, columns, empty, ...section }: Props) {
  return (
    <Section {...section}>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Grid columns={columns ?? { base: 1, sm: 2, lg: 3 }}>
          {items.map(({ name, role, bio, image, href, linkLabel }) => (
            <li key={name}>
              <Person>
                {image && (
                  <div className="portrait">
                    <img
                      src={image.src}
                      alt={image.alt}
                      width={image.width ?? 400}
                      height={image.height ?? 400}
                      loading="lazy"
                    />
                  </div>
                )}
                <h3>{name}</h3>
                {role && <p className="role">{role}</p>}
                <RichText text={bio} as="p" className="bio" />
                {href && (
                  <a href={href} rel="noopener">
                    {linkLabel ?? name}
                    <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
                  </a>
                )}
              </Person>
            </li>
          ))}
        </Grid>
      )}
    </Section>
  );
}
