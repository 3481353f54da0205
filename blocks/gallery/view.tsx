import { ArrowLeft, ArrowRight, X } from "lucide-react";
import type { ReactNode } from "react";
import { pictureAddress } from "../../renderer/formats/picture-files.ts";
import { sourcesOf } from "../../renderer/formats/picture-place.ts";
import type { Picture as PictureData } from "../../renderer/model.ts";
import { Empty } from "../../renderer/ui/empty.tsx";
import { Grid } from "../../renderer/ui/grid.tsx";
import { Picture } from "../../renderer/ui/picture.tsx";
import { RichText } from "../../renderer/ui/rich-text.tsx";
import { Section } from "../../renderer/ui/section.tsx";
import type { Props } from "./props.ts";
import { Room } from "./room.ts";

const ratios = { wide: 3 / 2, square: 1, tall: 4 / 5 } as const;
const usual = { base: 2, md: 3, lg: 4 } as const;

/** Pixels that a picture is wide at most where it is seen alone. */
const LARGEST = 2000;

/** Pictures as links to themselves in large; behavior.ts shows them in a viewer instead. */
export default function Gallery({
  items,
  columns = usual,
  shape,
  labels,
  empty,
  ...section
}: Props): ReactNode {
  if (items.length === 0 && !empty) return null;
  return (
    <Section {...section}>
      {items.length === 0 ? (
        <Empty text={empty} />
      ) : (
        <Room data-shape={shape}>
          <Grid columns={columns}>
            {items.map(({ image, caption, credit }, index) => (
              // Items come from a file and are never reordered here: the index is their identity.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={index}>
                <figure>
                  <a
                    href={largeOf(image)}
                    aria-label={`${labels.open}: ${image.alt || index + 1}`}
                    data-sources={image.made && JSON.stringify(sourcesOf(image, { isWindow: true }).newer)}
                    data-width={image.width}
                    data-height={image.height}
                  >
                    <Picture image={image} place={{ columns, ratio: ratios[shape] }} />
                  </a>
                  {(caption?.html || credit) && (
                    <figcaption>
                      <RichText text={caption} as="span" />
                      {credit && <span className="credit">{credit}</span>}
                    </figcaption>
                  )}
                </figure>
              </li>
            ))}
          </Grid>
          <dialog aria-label={labels.name}>
            <div className="bar">
              <p className="count" aria-live="polite" />
              <button type="button" data-step="-1" aria-label={labels.previous}>
                <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
              <button type="button" data-step="1" aria-label={labels.next}>
                <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
              <button type="button" data-close aria-label={labels.close}>
                <X size={20} strokeWidth={1.75} aria-hidden="true" />
              </button>
            </div>
            <div className="picture" />
            <p className="caption" />
          </dialog>
        </Room>
      )}
    </Section>
  );
}

/** Address of the largest file of a picture that every browser reads. */
function largeOf({ src, made, width = 0 }: PictureData): string {
  return made
    ? pictureAddress({ key: made.key, format: made.fallback, width: Math.min(width, LARGEST) })
    : src;
}
