import type { ReactNode } from "react";
import { Block } from "../../renderer/runtime/block.tsx";
import { Banner } from "../../renderer/ui/art/banner.tsx";
import { Figure as Drawing } from "../../renderer/ui/art/figures.tsx";
import { Picture as Photograph } from "../../renderer/ui/picture.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import { Plate } from "./plate.tsx";
import type { Props } from "./props.ts";
import { Strip } from "./strip.tsx";

/** A picture or drawing, in a frame or over the whole width. */
export default function Figure(props: Props): ReactNode {
  const { look, image, block, figure, seed, accent, items, caption, ...section } = props;
  const parts = { items, caption };
  const picture = <Picture {...props} />;
  if (look === "plate") {
    return (
      <Section {...section}>
        <Plate {...parts}>{picture}</Plate>
      </Section>
    );
  }
  const { eyebrow, heading, text } = section;
  return (
    <>
      {(eyebrow || heading || text?.html) && <Section {...section} />}
      <Strip {...parts}>{picture}</Strip>
    </>
  );
}

/** Pixels that a picture in a frame is wide at most: 48rem, padding included. */
const PLATE = 720;

/** The picture, or else what the block draws, or else a drawing made from a text. */
function Picture({ look, image, block, figure, seed, accent, heading = figure }: Props) {
  if (image)
    return (
      <Photograph image={image} place={look === "strip" ? { isWindow: true } : { max: PLATE, inset: 50 }} />
    );
  if (block) return <Block {...block} />;
  const from = seed ?? heading;
  // A strip is much wider than a sheet: drawings made for it fill it.
  if (figure === "geometric" || (look === "strip" && figure === "constellation"))
    return <Banner title={from} pattern={figure} accent={accent} />;
  return <Drawing name={figure} seed={from} accent={accent} />;
}
