import { expect, test } from "vitest";
import { openPictureFinder } from "../../renderer/publish/pictures-on-page.ts";

const named = (text: string) => openPictureFinder()([], [text]).originals;

test.each([
  ['<img src="/images/office.jpg" alt="">', ["/images/office.jpg"]],
  ['<img srcset="/a.png 1x, /a@2.png 2x, /b/c%20d.WEBP 2x">', ["/a.png", "/b/c%20d.WEBP"]],
  ["background:url(/images/sky.avif)", ["/images/sky.avif"]],
  ["https://www.2sd.example/share/card.png", ["/share/card.png"]],
  ["https://www.2sd.example:8080/share/card.jpeg?x=1", ["/share/card.jpeg"]],
  ['"/a/b.png/c.gif"', ["/a/b.png/c.gif"]],
  ["/one.png,/two.png /one.png", ["/one.png", "/two.png"]],
  ["/assets/pictures/0123456789ab-480.jpg", []],
  ["relative/path.png ./here.png word/more.gif", []],
  ["/notes.pngs /a.txt </b> a.png .png", []],
  ["", []],
])("the pictures that %s names", (text, paths) => {
  expect(named(text)).toEqual(paths);
});

test("made files are named apart from those that were put there", () => {
  const made = "/assets/pictures/0123456789ab-480.avif";
  expect(openPictureFinder()([], [`<img src="${made}">`, `${made} /logo.png`])).toEqual({
    made: [made],
    originals: ["/logo.png"],
  });
});
