import type { ReactNode } from "react";
import { Drawing } from "../../../renderer/ui/art/drawing.tsx";
import { Icon } from "../../../renderer/ui/icon.tsx";
import { plotCover } from "./plot-cover.ts";
import type { Props } from "./props.ts";

/** The drawn cover of an article, 16:9, which fills the box that it is given; an icon when it is not to be drawn. */
export default function CoverDrawing({ title, art, icon }: Props): ReactNode {
  if (!art) return <Icon name={icon} size={56} />;
  return (
    <Drawing
      plot={plotCover(art, title)}
      width={640}
      height={360}
      squares={20}
      handmade={art.isHandmadeStyle}
      animation={art.animation}
    />
  );
}
