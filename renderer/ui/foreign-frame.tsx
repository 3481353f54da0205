import styled from "@emotion/styled";
import { Play } from "lucide-react";
import type { ReactNode } from "react";
import { escapeHtml } from "../formats/escape.ts";
import type { FrameReference, Html, Picture as PictureData } from "../model.ts";
import { Button } from "./button.tsx";
import { Picture, type Place } from "./picture.tsx";
import { RichText } from "./rich-text.tsx";
import { withoutScripts } from "./scripting.ts";
import { registrationMarks, squaredPaper } from "./sheet.tsx";

/*
 * The empty place of a frame: squared paper or a still picture, and a plate of plain paper in its corner that says
 * whose page would stand here. `runtime/foreign-frame.ts` puts the frame in its place on request.
 */
const Room = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: 100%;
  min-height: 18rem;
  border: var(--hairline) solid var(--line-strong);
  border-radius: var(--corner-card);
  --mark: var(--ink);
  --mark-size: 1.25rem;
  background: ${squaredPaper}, var(--paper-tint);

  &[data-shape="classic"] {
    max-width: 60rem;
  }
  &[data-shape="tall"] {
    max-width: 44rem;
  }
  /* On a phone it is as high as the words on its plate need. */
  @media (min-width: 30rem) {
    &[data-shape="wide"] {
      aspect-ratio: 16 / 9;
    }
    &[data-shape="classic"] {
      aspect-ratio: 4 / 3;
    }
    &[data-shape="tall"] {
      aspect-ratio: 4 / 5;
    }
  }
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    border-radius: var(--corner-card);
  }
  & > .plate {
    position: relative;
    display: grid;
    justify-items: start;
    gap: var(--space-3);
    align-self: end;
    justify-self: start;
    max-width: 30rem;
    margin: var(--space-4);
    padding: var(--space-4) var(--space-5);
    border: var(--hairline) solid var(--line-strong);
    border-radius: var(--corner-card);
    background: ${registrationMarks}, var(--paper);
    font-size: var(--text-small);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
  & > .plate > a {
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    color: var(--ink);
  }
  & > iframe {
    border-radius: var(--corner-card);
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
    background: var(--paper);
  }
  &[data-loaded] > :not(iframe) {
    visibility: hidden;
  }
  ${withoutScripts(`
    & > .plate > span {
      display: none;
    }
  `)}
  @media print {
    min-height: 0;
    aspect-ratio: auto;
    & > .plate > span {
      display: none;
    }
  }
`;

export interface ForeignFrameProps {
  address: FrameReference;
  /** Name of the frame for screen readers. */
  title: string;
  shape: "wide" | "classic" | "tall";
  /** Still picture in its place. */
  image?: PictureData;
  place?: Place;
  /** What the button says. */
  button: string;
  /** What the link to the other site says; `{name}` is that site. */
  linkLabel: string;
  /** What visitors are told first; `{name}` is the other site. */
  notice: Html;
  /** The category of the cookie banner with which it is loaded without being asked; never when left out. */
  category?: string;
  /** The button starts something that plays. */
  plays?: boolean;
}

/** The place of a page of another site, which is not asked for anything before a visitor wants it. */
export function ForeignFrame(props: ForeignFrameProps): ReactNode {
  const { address, title, shape, image, place = {}, button, linkLabel, notice, category, plays } = props;
  const name = address.provider ?? address.host;
  return (
    <Room data-frame={address.src} data-title={title} data-category={category} data-shape={shape}>
      {image && <Picture image={image} place={place} />}
      <div className="plate">
        <Button look="primary" type="button" data-load aria-label={`${button}: ${title}`}>
          {plays && <Play size={18} strokeWidth={1.75} aria-hidden="true" />}
          {button}
        </Button>
        <RichText
          text={notice && { html: notice.html.replaceAll("{name}", () => escapeHtml(name)) }}
          as="p"
        />
        <a href={address.href}>{linkLabel.replaceAll("{name}", () => name)}</a>
      </div>
    </Room>
  );
}
