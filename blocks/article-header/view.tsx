import styled from "@emotion/styled";
import type { ReactNode } from "react";
import { numeral } from "../../renderer/formats/numerals.ts";
import { formatDay } from "../../renderer/runtime/dates.ts";
import { useLanguage } from "../../renderer/runtime/language.ts";
import { searchHref } from "../../renderer/runtime/search-href.ts";
import { Cover } from "../../renderer/ui/art/cover.tsx";
import { Chip, ChipList } from "../../renderer/ui/chip.tsx";
import { Heading } from "../../renderer/ui/heading.tsx";
import { registrationMarks, Sheet } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

const Frame = styled.header`
  padding-block: var(--space-6) var(--space-5);

  & > .words {
    display: grid;
    gap: var(--space-4) var(--space-6);
  }
  & .category {
    font: 500 var(--text-note) / 1.5 var(--font-mono);
    color: var(--signal);
  }
  & .summary {
    max-width: 40rem;
    font-size: var(--text-lead);
    line-height: 1.5;
    color: var(--ink-soft);
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
    padding-block: var(--space-3);
    border-block: var(--hairline) solid var(--line-strong);
    font: 450 var(--text-note) / 1.6 var(--font-mono);
    color: var(--ink-soft);
  }
  & .tags a {
    display: inline-block;
    text-decoration: none;
  }
  & .tags a > span {
    border-color: var(--line-strong);
    color: var(--blue);
  }
  & .tags a:hover > span {
    border-color: var(--blue);
    color: var(--blue-strong);
  }
  & > .cover {
    margin-top: var(--space-6);
    padding: var(--space-3);
    background: ${registrationMarks};
  }
  & > .cover > *,
  & > .cover > picture > img {
    width: 100%;
    height: auto;
    max-height: 600px;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    object-fit: cover;
    background: var(--paper-tint);
  }
  @media (min-width: 64rem) {
    & > .words {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    & > .words > * {
      grid-column: 1 / span 9;
    }
    & > .words > .facts {
      grid-column: 1 / -1;
    }
  }
`;

/** The opening of an article. */
export default function ArticleHeader(props: Props): ReactNode {
  const lang = useLanguage();
  const { title, category, text, date, readingTime, readingLabel, tags = [], tagHref, cover } = props;
  return (
    <Sheet>
      <Frame>
        <div className="words">
          {category && <p className="category">{category}</p>}
          <Heading level={1}>{title}</Heading>
          {text && <p className="summary">{text}</p>}
          {(date || readingTime) && (
            <p className="facts">
              {date && <time dateTime={date}>{formatDay(date, lang)}</time>}
              {readingTime && <span>{readingLabel.replace("{minutes}", numeral(readingTime, lang))}</span>}
            </p>
          )}
          {tags.length > 0 && (
            <div className="tags">
              <ChipList>
                {tags.map((tag) => (
                  <li key={tag}>
                    {tagHref ? (
                      <a href={searchHref(tagHref, tag, "tags")}>
                        <Chip>{tag}</Chip>
                      </a>
                    ) : (
                      <Chip>{tag}</Chip>
                    )}
                  </li>
                ))}
              </ChipList>
            </div>
          )}
        </div>
        <div className="cover">
          <Cover {...cover} place={{ inset: 24 }} />
        </div>
      </Frame>
    </Sheet>
  );
}
