/* Generated from schema.json by "npm run generate"; changes here are lost. */
import type { FileReference, FrameReference, Html, Picture } from "../../renderer/model.ts";

export interface Props {
  /**
   * Short annotation in small type above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * Introduction beside the heading, one to three sentences.
   */
  text?: Html;
  /**
   * Ground of the section.
   */
  tone: "plain" | "tint" | "ink";
  /**
   * What the film is called, for screen readers and search engines.
   */
  title: string;
  /**
   * Path of the film under public/: /videos/tour.mp4 or .webm.
   */
  file?: FileReference;
  /**
   * Address of the film at YouTube or Vimeo, as their own "share" gives it; in place of a file.
   */
  address?: FrameReference;
  /**
   * Still picture until the film plays.
   */
  image?: Picture;
  /**
   * Proportions of the film.
   */
  shape: "wide" | "classic" | "tall";
  /**
   * How it plays.
   */
  look: "player" | "loop";
  /**
   * True: nothing is heard in it, so that it needs no captions.
   */
  silent: boolean;
  /**
   * What is said and heard, as subtitles, one file for each language.
   *
   * Items: One language.
   */
  captions?: {
    /**
     * Path of a WebVTT file under public/: /videos/tour.en.vtt.
     */
    file: FileReference;
    /**
     * Language tag, such as en or pt-BR.
     */
    language: string;
    /**
     * Name of the language as its speakers write it.
     */
    label: string;
  }[];
  /**
   * Everything that is said and shown, as a text under the film.
   */
  transcript?: Html;
  /**
   * What opens the transcript.
   */
  transcriptLabel: string;
  /**
   * A line under the film, for everybody.
   */
  caption?: Html;
  /**
   * Day on which it was published; search engines ask for it: 2026-11-22.
   */
  date?: string;
  /**
   * What the button of a film elsewhere says.
   */
  button: string;
  /**
   * Name of the button that stops a film in a loop.
   */
  pauseLabel: string;
  /**
   * What visitors are told before a film elsewhere is loaded. {name} is where it is: YouTube, or the address of the host.
   */
  notice: Html;
  /**
   * What the link to a film elsewhere says; {name} is that site.
   */
  linkLabel: string;
  /**
   * Buttons, the most important one first.
   *
   * Items: A button or link that leads somewhere.
   */
  actions?: {
    /**
     * What the button says.
     */
    label: string;
    /**
     * Where it leads: a page of this site (/about), a place on the page (#roles), a place near it (../up, ?page=2), a full address (https://…), mailto:, tel: or sms:.
     */
    href: string;
    /**
     * How strongly it stands out.
     */
    look: "primary" | "secondary" | "quiet";
    /**
     * What this is called where visits are measured, such as Brochure downloaded. Counted when it is used, by the services that the visitor agreed to.
     */
    event?: string;
  }[];
}
