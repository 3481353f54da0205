import { expect, test } from "vitest";
import { frameOf } from "../../renderer/formats/frame-address.ts";
import type { BlockContext } from "../../renderer/model.ts";
import type { Props } from "./props.ts";
import video from "./structured-data.ts";

const context = {
  origin: "https://www.site.example",
  canonical: "https://www.site.example/tour",
} as unknown as BlockContext;
const film = {
  title: "A tour",
  date: "2026-11-22",
  look: "player",
  image: { src: "/images/tour.jpg", alt: "" },
  caption: { html: "Through <strong>all</strong> rooms." },
};
const videoOf = (more: object) => video({ ...film, ...more } as unknown as Props, context);

test("a film of this site says where its file is", () => {
  expect(videoOf({ file: { href: "/videos/tour.mp4", type: "MP4", bytes: 1 } })).toEqual({
    "@type": "VideoObject",
    "@id": "https://www.site.example/tour#video-/videos/tour.mp4",
    name: "A tour",
    description: "Through all rooms.",
    thumbnailUrl: "https://www.site.example/images/tour.jpg",
    uploadDate: "2026-11-22T00:00:00Z",
    contentUrl: "https://www.site.example/videos/tour.mp4",
  });
});

test("a film elsewhere says where it is shown", () => {
  expect(videoOf({ address: frameOf("https://vimeo.com/76979871") })).toMatchObject({
    embedUrl: "https://player.vimeo.com/video/76979871?dnt=1",
  });
});

test("without a picture or a day nothing is said", () => {
  expect(videoOf({ image: undefined })).toBeUndefined();
  expect(videoOf({ date: undefined })).toBeUndefined();
});
