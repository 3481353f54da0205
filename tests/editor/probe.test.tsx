// @vitest-environment happy-dom
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { findTexts } from "../../renderer/editor/find/find-texts.ts";
import type { Landing } from "../../renderer/editor/find/landing.ts";
import { markables } from "../../renderer/editor/find/markable.ts";
import { probe } from "../../renderer/editor/find/probe.ts";
import { partsOf } from "../../renderer/editor/find/visible-parts.ts";

/** What of a view's texts leads to which option: exact ones with `=`, others with `~`. */
function found<Props extends object>(View: (props: Props) => ReactNode, props: Props): string[] {
  return landingsOf(View, props).map(
    ({ text, option, isExact, isFilled }) =>
      `${text} ${option ? `${isExact ? "=" : isFilled ? "%" : "~"} ${option.path.join(".")}` : "-"}`,
  );
}

function landingsOf<Props extends object>(View: (props: Props) => ReactNode, props: Props): Landing[] {
  return probe(props, [markables(props, () => true)], (some) => renderToString(<View {...some} />));
}

it("finds texts and attributes, and leaves a view's own words alone", () => {
  const View = ({ heading, alt }: { heading: string; alt: string }) => (
    <section>
      <h2>{heading}</h2>
      <img alt={alt} src="/a.png" />
      <p>Read more</p>
    </section>
  );
  expect(found(View, { heading: "Roles", alt: "A bridge" })).toEqual([
    "Roles = heading",
    "A bridge = alt",
    "Read more -",
  ]);
});

it("tells apart equal words of several options", () => {
  const View = ({ items }: { items: { title: string }[] }) => (
    <ul>
      {items.map(({ title }, index) => (
        <li key={String(index)}>{title}</li>
      ))}
    </ul>
  );
  expect(found(View, { items: [{ title: "Same" }, { title: "Same" }] })).toEqual([
    "Same = items.0.title",
    "Same = items.1.title",
  ]);
});

it("calls nothing exact that a view has changed or put together", () => {
  const View = ({ name, place }: { name: string; place: string }) => (
    <div>
      <i>{`${name}, ${place}`}</i>
      <span>{name.slice(0, 1)}</span>
    </div>
  );
  expect(found(View, { name: "Ada", place: "London" })).toEqual(["Ada, London ~ name", "A ~ name"]);
});

it("knows a text in other capitals", () => {
  const View = ({ name, place }: { name: string; place: string }) => (
    <div>
      <b>{name.toUpperCase()}</b>
      <i>{place.charAt(0).toUpperCase() + place.slice(1)}</i>
    </div>
  );
  expect(found(View, { name: "Ada", place: "the works" })).toEqual(["ADA = name", "The works = place"]);
});

it("tells which words of a text are an option's, whole and as they are", () => {
  const View = ({ name, place, tags }: { name: string; place: string; tags: string[] }) => (
    <div>
      <i>{`${name}, ${place}`}</i>
      <b>{tags.join(" / ")}</b>
      <span>{`All ${place}s`}</span>
    </div>
  );
  const parts = landingsOf(View, { name: "Ada", place: "London", tags: ["a", "Ada"] }).map(({ parts = [] }) =>
    parts.map(({ option, from }) => `${from} ${option.path.join(".")}`),
  );
  expect(parts).toEqual([["0 name", "5 place"], ["0 tags.0", "4 tags.1"], ["4 place"]]);
});

it("finds texts that a view sorts or tells apart by how they begin", () => {
  const View = ({ items }: { items: string[] }) => (
    <ul>
      {items
        .toSorted((a, b) => a.localeCompare(b))
        .map((item) => (
          <li key={item}>{item.startsWith("C") ? <b>{item}</b> : item}</li>
        ))}
    </ul>
  );
  expect(found(View, { items: ["Planning", "Building", "Care"] })).toEqual([
    "Building = items.1",
    "Care = items.2",
    "Planning = items.0",
  ]);
});

it("knows a text with something in its places", () => {
  const View = ({ time, city }: { time: string; city: string }) => (
    <p>{time.replace("{start}", "10:00").replace("{city}", city)}</p>
  );
  expect(found(View, { time: "{start} ({city} time)", city: "London" })).toEqual([
    "10:00 (London time) ~ time",
  ]);
  const Read = ({ label }: { label: string }) => <p>{label.replace("{minutes}", "4")}</p>;
  expect(found(Read, { label: "{minutes} min read" })).toEqual(["4 min read % label"]);
});

it("finds the rest when a view draws by one text, or throws because of it", () => {
  const View = ({ look, title, when }: { look: string; title: string; when: string }) => {
    if (Number.isNaN(Date.parse(when))) throw new Error("No day.");
    return look === "wide" ? <h1>{title}</h1> : <p>{title}</p>;
  };
  expect(found(View, { look: "wide", title: "Wide", when: "2026-01-01" })).toEqual(["Wide = title"]);
});

it("finds nothing in a view that throws anyway", () => {
  const View = (_: { title: string }): ReactNode => {
    throw new Error("It is broken.");
  };
  expect(found(View, { title: "Title" })).toEqual([]);
});

it("marks each text of Markdown", () => {
  const View = ({ text }: { text: { html: string } }) => (
    <div dangerouslySetInnerHTML={{ __html: text.html }} />
  );
  expect(found(View, { text: { html: "<p>Some <em>more</em></p>" } })).toEqual([
    "Some  ~ text.html",
    "more ~ text.html",
  ]);
});

it("leaves out what stands more often on the page than in the probe, unless it can mean one option only", () => {
  const title = { path: ["title"], text: "Same" };
  const other = { path: ["other"], text: "Same" };
  document.body.innerHTML = "<p>Same</p><p>Same</p><h2>Same</h2><h2>Alone</h2><b>Alone</b>";
  const live = partsOf([...document.body.children], () => false);
  const landings = [
    { text: "Same", shape: "/p", option: title, isExact: true },
    { text: "Same", shape: "/h2", option: other, isExact: true },
    { text: "Alone", shape: "/h2", option: { path: ["alone"], text: "Alone" }, isExact: true },
  ];
  expect(findTexts(live, landings).map(({ shape, option }) => `${shape} ${option.path}`)).toEqual([
    "/h2 other",
    "/h2 alone",
    "/b alone",
  ]);
});
