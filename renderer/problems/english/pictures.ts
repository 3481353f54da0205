/**
 * Pictures: how they are named, and those that do not show well.
 */
import type { Names } from "../things.ts";
import { didYouMean, listSome, type Vocabulary, type Wording, words } from "./words.ts";

/** The path of a picture that is not written as one. */
export type ImageFault =
  | { case: "elsewhere"; address: string; meant?: string }
  | { case: "relative"; shown: string; meant?: string }
  | { case: "folder"; path: string; meant: string }
  | { case: "space"; shown: string; meant?: string };

const image = (params: ImageFault): Wording => {
  const wording = faultOfPicture(params);
  return params.meant && params.case !== "folder" ? words(wording.message, `Write ${params.meant}`) : wording;
};

const faultOfPicture = (params: ImageFault): Wording => {
  switch (params.case) {
    case "elsewhere":
      return words(
        "Pictures come from this site, not from another address.",
        "Put the file into public/images/ and write /images/name.svg.",
      );
    case "relative":
      return words(
        `The path of a picture starts with a slash, not "${params.shown}".`,
        "Put the file into public/images/, and write its path without public: /images/name.svg.",
      );
    case "folder":
      return words(
        `"${params.path}" begins with the folder's own name.`,
        `Write it as visitors get it: ${params.meant}`,
      );
    case "space":
      return words(
        `The path "${params.shown}" has a space or a backslash in it.`,
        "Name the file with small letters, digits and hyphens.",
      );
  }
};

export const pictureWords = {
  "bad-image": image,

  "missing-image": ({ path, guess, rename, near, folder }: MissingImage) =>
    words(
      `The picture public${path} does not exist.`,
      guess
        ? didYouMean(guess, path)
        : rename
          ? `There is public${rename}: rename that file to ${path.slice(path.lastIndexOf("/") + 1)}.`
          : listSome(`Files in public${folder}`, near),
    ),

  "broken-picture": (picture: BrokenPicture) => {
    if (picture.fault === "kind")
      return words(
        `${picture.file} is not a picture that all browsers show.`,
        "Save it as SVG, WebP, AVIF, PNG or JPEG.",
      );
    const { file, format, is } = picture;
    if (picture.fault === "other" && is)
      return words(
        `${file} is a picture in the format ${is}, whatever its name says.`,
        `Name it after what it is, or save it again as ${format}.`,
      );
    const what = {
      empty: "is empty",
      damaged: "is damaged: not even its size can be read",
      other: `is no ${format} picture, whatever its name says`,
    }[picture.fault];
    return words(`${file} ${what}.`, `Save the picture again as ${format}.`);
  },

  "large-picture": ({ file, megabytes }: { file: string; megabytes: number }) =>
    words(
      `${file} has ${megabytes} MB: visitors get smaller files made from it, but every copy of the site carries it along.`,
      "Save it at most 4,000 pixels wide: below 4 MB.",
    ),

  "huge-picture": ({ file, width, height, megapixels }: SizedPicture & { megapixels: number }) =>
    words(
      `${file} has ${width} × ${height} pixels, ${megapixels} million: too many to be opened.`,
      "Save it at most 4,000 pixels wide.",
    ),

  "print-colors": ({ file }: { file: string }) =>
    words(
      `${file} has the colours of ink (CMYK), as for printing: on a screen they come out differently.`,
      "Save it with colours for the web (sRGB).",
    ),

  "small-picture": ({ file, width, least }: { file: string; width: number; least: number }) =>
    words(
      `${file} is ${width} pixels wide, and its place here ${least}: it would look blurred.`,
      `Use a picture of at least ${least} pixels.`,
    ),

  "picture-shape": (picture: PictureShape) => {
    const { file, width, height } = picture;
    if (picture.case === "dark")
      return words(
        `${picture.dark} is ${picture.to.join(" × ")}, and ${file}, whose place it takes in the dark theme, ${width} × ${height}: the page would jump.`,
        "Cut one of them to the proportions of the other.",
      );
    const place = picture.case === "upright" ? "lies" : "is upright";
    return words(
      `${file} ${picture.case === "upright" ? "is upright" : "lies"} (${width} × ${height}), and its place here ${place}: ${picture.cut} % of it are cut off.`,
      "Use a picture of the other shape, or say with focus what has to stay in sight, such as focus: top.",
    );
  },
} satisfies Vocabulary;

/** A picture whose file is not there. */
interface MissingImage {
  path: string;
  guess?: string;
  /** A file that would be it, but whose name no address can hold. */
  rename?: string;
  /** Files in the same folder, when it is not the topmost. */
  near: Names;
  folder: string;
}

/** A file that is not the picture of its name; `is` says what else it is. */
type BrokenPicture =
  | { file: string; fault: "kind" }
  | { file: string; fault: "empty" | "other" | "damaged"; format: string; is?: string };

interface SizedPicture {
  file: string;
  width: number;
  height: number;
}

/** Of `upright` and `lying` ones so many percent are cut off; a dark one has another size. */
type PictureShape = SizedPicture &
  ({ case: "upright" | "lying"; cut: number } | { case: "dark"; dark: string; to: number[] });
