import styled from "@emotion/styled";
import { Banner } from "../../renderer/ui/art/banner.tsx";
import type { Props } from "./props.ts";

const Strip = styled.div`
  height: clamp(10rem, 6rem + 14vw, 20rem);
  border-block: var(--hairline) solid var(--line-strong);
  background: var(--paper);
`;

export default function BannerArt({ title, pattern, accent }: Props) {
  return (
    <Strip>
      <Banner title={title} pattern={pattern} accent={accent} />
    </Strip>
  );
}
