import styled from "@emotion/styled";
import { squaredPaper } from "../../renderer/ui/sheet.tsx";
import type { Props } from "./props.ts";

/*
 * Squared paper under the whole site. The plotter is a pair of hair lines that cross the sheet, at rest off it;
 * only transforms move, so that nothing is painted again.
 */
const Desk = styled.div`
  position: fixed;
  z-index: -1;
  inset: 0;
  overflow: hidden;
  pointer-events: none;
  /* Weaker than in a frame: text runs over it. */
  opacity: 0.7;
  background: ${squaredPaper};

  & > i {
    position: absolute;
    background: var(--grid-major);
  }
  & > i:nth-of-type(1) {
    inset-block: 0;
    inset-inline: -1px auto;
    width: 1px;
    animation: plotter-across 48s ease-in-out infinite alternate;
  }
  & > i:nth-of-type(2) {
    inset: -1px 0 auto 0;
    height: 1px;
    animation: plotter-down 31s ease-in-out infinite alternate;
  }
  @keyframes plotter-across {
    to {
      transform: translateX(100vw);
    }
  }
  @keyframes plotter-down {
    to {
      transform: translateY(100vh);
    }
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

export default function Background({ plotter = true }: Props) {
  return (
    <Desk aria-hidden="true">
      {plotter && <i />}
      {plotter && <i />}
    </Desk>
  );
}
