import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageContext } from "../../renderer/runtime/language.ts";
import { Speakers } from "./speakers.tsx";

const photo = { src: "/a.svg", alt: "" };

function html(photos: readonly boolean[]): string {
  const speakers = photos.map((has, at) => ({ name: `Speaker ${at + 1}`, ...(has && { photo }) }));
  return renderToStaticMarkup(
    <LanguageContext value="en">
      <Speakers label="Speakers" speakers={speakers} />
    </LanguageContext>,
  );
}

it("has no empty place for a speaker without a portrait, who is counted with the others", () => {
  expect(html([false, false])).not.toContain("<ul");
  expect(html([false, false])).toContain("Speaker 1, Speaker 2");
  const some = html([true, false, true]);
  expect(some).not.toContain("<li></li>");
  expect(some.match(/<img/g)).toHaveLength(2);
  expect(some).toContain('title="Speaker 2"');
  expect(html([true, true, true, true, true]).match(/<img/g)).toHaveLength(4);
});
