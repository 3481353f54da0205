import styled from "@emotion/styled";
import { ArrowUpRight } from "lucide-react";
import type { Props } from "./props.ts";

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  width: fit-content;
  min-height: 2rem;
  margin-top: var(--space-3);
  font-size: var(--text-small);
`;

type Person = Pick<Props["items"][number], "name" | "href" | "linkLabel">;

/** The way to a person's profile elsewhere; nothing without one. */
export function ProfileLink({ name, href, linkLabel }: Person) {
  if (!href) return null;
  return (
    <Link href={href} rel="noopener">
      {linkLabel ?? name}
      <ArrowUpRight size={16} strokeWidth={1.75} aria-hidden="true" />
    </Link>
  );
}
