import { describe, expect, it } from "vitest";
import { frameOf, isVideoAddress } from "../../renderer/formats/frame-address.ts";

const ID = "dQw4w9WgXcQ";
const player = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`;

describe("an address of a video becomes that of its player", () => {
  it.each([
    [`https://www.youtube.com/watch?v=${ID}`, player],
    [`https://youtube.com/watch?v=${ID}&list=PL1&t=1m30s`, `${player}&start=90`],
    [`https://youtu.be/${ID}?t=42`, `${player}&start=42`],
    [`https://m.youtube.com/shorts/${ID}`, player],
    [`https://www.youtube.com/live/${ID}`, player],
    [`https://www.youtube-nocookie.com/embed/${ID}`, player],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
    [
      "https://player.vimeo.com/video/76979871?h=ab12",
      "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12",
    ],
    ["https://vimeo.com/76979871/ab12", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12"],
  ])("%s", (address, src) => {
    expect(frameOf(address)).toMatchObject({ src, href: address, origin: new URL(src).origin });
    expect(isVideoAddress(address)).toBe(true);
  });
});

describe("any other address stays as it is", () => {
  it.each([
    ["https://www.openstreetmap.org/export/embed.html?bbox=1%2C2", "openstreetmap.org"],
    ["https://booking.example:8443/room", "booking.example"],
    ["https://www.youtube.com/@channel", "youtube.com"],
    ["https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ", "youtube.com.evil.example"],
  ])("%s", (address, host) => {
    expect(frameOf(address)).toMatchObject({ src: address, href: address, host });
    expect(isVideoAddress(address)).toBe(false);
  });

  it("what is no address lets nothing through", () => {
    expect(frameOf("nowhere")).toEqual({ src: "nowhere", href: "nowhere", origin: "", host: "" });
  });
});
