import styled from "@emotion/styled";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { searchHref } from "../../renderer/runtime/search-href.ts";
import type { Props } from "./props.ts";

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  align-self: flex-start;
  margin-top: auto;
  padding-top: var(--space-5);
  min-height: var(--target);
  font-weight: var(--weight-strong);
  /* Above the card's own link, which covers the whole card. */
  position: relative;
  z-index: 1;
`;

/** The way to all of what a card stands for. */
export function Explore({ label, href, search }: NonNullable<Props["explore"]>): ReactNode {
  return (
    <Link href={search ? searchHref(href, firstWord(search)) : href}>
      {label}
      <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}

function firstWord(text: string): string {
  return text.trim().split(/\s+/)[0] ?? "";
}
