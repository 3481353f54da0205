import type { BlockContext, StructuredData } from "../../renderer/model.ts";
import type { Props } from "./props.ts";

/** A film with a picture and a day: search engines ask for both. */
export default function video(
  { title, file, address, image, date, text, caption, look }: Props,
  { canonical, origin }: BlockContext,
): StructuredData | undefined {
  if (!image || !date || look === "loop") return undefined;
  const description = plain(text?.html ?? caption?.html) || title;
  return {
    "@type": "VideoObject",
    "@id": `${canonical}#video-${file?.href ?? address?.src}`,
    name: title,
    description,
    thumbnailUrl: origin + image.src,
    uploadDate: `${date}T00:00:00Z`,
    ...(file && { contentUrl: origin + file.href }),
    ...(address && { embedUrl: address.src.replace("autoplay=1&", "") }),
  };
}

/** The words of a line of HTML that the build made itself. */
function plain(html = ""): string {
  return html.replaceAll(/<[^>]+>/g, "").trim();
}
