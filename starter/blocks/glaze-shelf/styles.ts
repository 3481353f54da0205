import styled from "@emotion/styled";
import { withoutScripts } from "yaml-site/ui/scripting";

// The colours of glazes are what the block shows, the same in both themes; all others come from the theme.
export const Shelf = styled.div`
  & [role="switch"] {
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 2.75rem;
    padding-block: 0;
    padding-inline: var(--space-3) var(--space-4);
    margin-bottom: var(--space-6);
    border: 1px solid var(--line-strong);
    border-radius: 999px;
    background: var(--paper-raised);
    color: var(--ink);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  & .track {
    display: flex;
    width: 2.5rem;
    height: 1.5rem;
    padding: 3px;
    border-radius: 999px;
    background: var(--line-strong);
  }
  & .track::before {
    content: "";
    width: 1.125rem;
    height: 1.125rem;
    border-radius: 50%;
    background: var(--paper-raised);
    transition: margin var(--quick);
  }
  & [aria-checked="true"] .track {
    background: var(--blue);
  }
  & [aria-checked="true"] .track::before {
    margin-inline-start: 1rem;
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: var(--space-6);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & svg {
    display: block;
    width: 100%;
    margin-bottom: var(--space-4);
    border-radius: 18px;
    background: var(--paper-tint);
  }
  & h3 {
    margin: 0;
  }
  & p {
    margin: var(--space-2) 0 0;
    color: var(--ink-soft);
  }
  & .foot,
  & .body {
    fill: #c9a283;
  }
  & .mouth {
    fill: #4a3023;
  }
  & .glaze {
    transition: fill var(--slow);
    fill: var(--fired);
  }
  & [data-state="raw"] .glaze {
    fill: var(--raw);
  }
  & li {
    --raw: #f1e8dd;
    --fired: #e3d3b4;
  }
  & [data-glaze="celadon"] {
    --fired: #9dbfae;
  }
  & [data-glaze="tenmoku"] {
    --raw: #b58a6f;
    --fired: #3a211a;
  }
  & [data-glaze="slack-water"] {
    --raw: #d9c9cf;
    --fired: #35567f;
  }
  & [data-glaze="shino"] {
    --fired: #efd9c6;
  }
  & [data-glaze="wood-ash"] {
    --raw: #cfc8bd;
    --fired: #8a8a4b;
  }
  ${withoutScripts('& [role="switch"] { display: none; }')}
`;
