import type { ReactNode } from "react";
import { Picture } from "../../renderer/ui/picture.tsx";
import { ROOM } from "./fit.ts";
import { Logo, Mark } from "./mark-styles.ts";
import type { Props } from "./props.ts";

/** The logo: the animated mark, or a picture and a word. */
export function Brand({ label, image, text, tooltip, href = "/", ...mark }: Props["brand"]): ReactNode {
  const hint = tooltip && <span role="tooltip">{tooltip}</span>;
  if (mark.number === undefined)
    return (
      <Logo>
        <a href={href}>
          <span className="visually-hidden">{label}</span>
          {image && <Picture image={image} place={{ max: ROOM.logo }} />}
          {text && (
            <span className="text" aria-hidden="true">
              {text}
            </span>
          )}
        </a>
        {hint}
      </Logo>
    );
  const { number, word, suffix } = mark;
  return (
    <Mark>
      <a href={href}>
        <span className="visually-hidden">{label}</span>
        <span className="window" aria-hidden="true">
          <span className="number">{number}</span>
          <span className="word">{word}</span>
        </span>
        <span aria-hidden="true">{suffix}</span>
      </a>
      {hint}
    </Mark>
  );
}
