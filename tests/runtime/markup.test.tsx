import fc from "fast-check";
import {
  createContext,
  createElement,
  Fragment,
  forwardRef,
  memo,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { renderMarkup } from "../../renderer/runtime/markup/markup.ts";
import { Unsupported } from "../../renderer/runtime/markup/unsupported.ts";
import { styledPart } from "../../renderer/runtime/server-styled.tsx";
import { StyleUseContext } from "../../renderer/runtime/style-rules.ts";
import { fromReact } from "../support/from-react.ts";

const byReact = (node: ReactNode) => fromReact(renderToString(node, { identifierPrefix: "b1-" }));

function expectSame(node: ReactNode): void {
  expect(renderMarkup(node, "b1-")).toBe(byReact(node));
}

const Level = createContext(2);

/** Asks for ids, and holds what it is given. */
function Field({ ids, children }: { ids: number; children?: ReactNode }) {
  const own = [useId(), useId(), useId()].slice(0, ids);
  return (
    <label htmlFor={own[0]} data-level={useContext(Level)} title={own.join()}>
      {children}
    </label>
  );
}

/** Asks for nothing, and adds no step on the way to an id. */
const Plain = ({ children }: { children?: ReactNode }) => children;

/** Elements with a class of their own, as the bundler makes them of `styled.div`. */
const Frame = styledPart("div", "A")`color: red;`;
const Go = styledPart("button", "B")`color: blue;`;
const To = styledPart("a", "C")`color: green;`;

/** Changes its own state while it is rendered. */
function Counting() {
  const [count, set] = useState(0);
  if (count === 0) set(1);
  return count;
}

/** A tree of elements as views make them, drawn by chance. */
const { tree } = fc.letrec<{ tree: ReactNode }>((tie) => {
  const text = fc.constantFrom("a", "", "it's", 'R&D <is> "far"', "\n", 0, 7, null, false, true, undefined);
  const attributes = fc.record(
    {
      className: fc.constantFrom("", "lead", "a&b"),
      id: fc.constantFrom("x", "7"),
      hidden: fc.boolean(),
      "aria-hidden": fc.boolean(),
      "data-look": fc.constantFrom<unknown>("", "ruled", 3, 0, true, false, null),
      tabIndex: fc.constantFrom(-1, 0, 1),
      title: fc.constantFrom('say "so"', "<b>"),
      onClick: fc.constant(() => {}),
      style: fc.constantFrom({ color: "red", "--gap": 3, marginTop: 4 }, {}),
      inert: fc.boolean(),
      spellCheck: fc.boolean(),
      suppressHydrationWarning: fc.constant(true),
    },
    { requiredKeys: [] },
  );
  const children = fc.array(tie("tree"), { maxLength: 4 });
  const element = fc
    .tuple(fc.constantFrom("div", "p", "li", "svg", "pre", "td"), attributes, children, fc.boolean())
    .map(([tag, props, inside, isAlone]) =>
      isAlone ? createElement(tag, props, inside[0]) : createElement(tag, props, ...inside),
    );
  const styled = fc
    .tuple(
      fc.constantFrom(Frame, Go, To),
      attributes,
      fc.constantFrom({}, { as: "section" }, { as: Plain }, { as: undefined }, { name: "n", href: "/?a&b" }),
      children,
    )
    .map(([Part, props, more, inside]) => createElement(Part, { ...props, ...more }, ...inside));
  return {
    tree: fc.oneof(
      { depthSize: "medium", withCrossShrink: true },
      text,
      element,
      styled,
      children.map((inside) => createElement(Fragment, null, ...inside)),
      children.map((inside) => inside.map((one, index) => createElement(Plain, { key: index }, one))),
      fc.tuple(fc.nat(3), children).map(([ids, inside]) => createElement(Field, { ids }, ...inside)),
      fc.tuple(fc.nat(6), tie("tree")).map(([value, inside]) => createElement(Level, { value }, inside)),
      children.map((inside) => new Set(inside) as Iterable<ReactNode>),
    ),
  };
});

describe("HTML without React's renderer", () => {
  it("is what React writes, for trees drawn by chance", () => {
    // Of keys that are missing React says so; here nothing is ever drawn again.
    vi.spyOn(console, "error").mockImplementation(() => {});
    fc.assert(fc.property(tree, expectSame), { numRuns: 600 });
    vi.restoreAllMocks();
  });

  it("gives ids deep in a tree as hydration makes them", () => {
    const deep = (depth: number): ReactNode =>
      depth === 0 ? (
        <Field ids={3} />
      ) : (
        <div>
          {[1, 2, 3, 4, 5].map((key) => (
            <Field key={key} ids={depth % 2}>
              {key === 4 && deep(depth - 1)}
            </Field>
          ))}
        </div>
      );
    expectSame(deep(14));
  });

  it("prints attributes by React's rules, whatever their value", () => {
    const values = [
      "",
      "a",
      "javascript:alert(1)",
      " JAVA\nscript:x",
      "/a?b&c",
      0,
      1,
      -1,
      2.5,
      Number.NaN,
      true,
      false,
    ];
    const names =
      "ref href src action cols rows size span start rowSpan width viewBox xlinkHref strokeWidth strokeLinecap htmlFor acceptCharset autoFocus multiple contentEditable draggable download open required readOnly maxLength autoComplete crossOrigin fetchPriority srcSet colSpan defaultValue innerHTML is onclick onLoad data-on aria-label x:y <";
    vi.spyOn(console, "error").mockImplementation(() => {});
    // Twice: what was learned of a name is used for other values.
    for (const name of names.split(" "))
      for (const value of [...values, Symbol.iterator, () => {}, { toString: () => "made" }])
        for (const tag of ["div", "a", "path"]) expectSame(createElement(tag, { [name]: value }, name));
    vi.restoreAllMocks();
  });

  it("writes fields of forms as React does", () => {
    const nothing = () => {};
    vi.spyOn(console, "error").mockImplementation(() => {});
    expectSame(
      <form noValidate target="_blank" action="/send" method="post" className="f" rel="noopener">
        <input name="a" type="text" defaultValue={'1 "2"'} required id="i" />
        <input name="b" type="checkbox" checked onChange={nothing} value="" />
        <input type="radio" defaultChecked={false} defaultValue="" name="c" />
        <textarea name="d" defaultValue={"\nfirst"} rows={4} />
        <textarea value="" onChange={nothing} />
        <select name="e">
          <option value="">None</option>
          <option selected>
            {"a"} {"b"}
          </option>
        </select>
        <button name="f" type="submit" formMethod="get" disabled>
          Go
        </button>
        <progress value={0} max={100} />
      </form>,
    );
    vi.restoreAllMocks();
  });

  it("lets shapes of drawings end in their tag, unless something is in them", () => {
    const drawing = (
      <svg viewBox="0 0 9 9" aria-hidden="true">
        <path d="M0 0h9" />
        <circle r="2">
          <animate attributeName="r" />
        </circle>
        <g />
      </svg>
    );
    expect(renderMarkup(drawing, "")).toBe(
      '<svg viewBox="0 0 9 9" aria-hidden="true"><path d="M0 0h9"/><circle r="2"><animate attributeName="r"></animate></circle><g></g></svg>',
    );
  });

  it("answers hooks as for a page that nobody has touched", () => {
    const Given = forwardRef<HTMLElement, { label: string }>(({ label }, ref) => {
      const [open] = useState(() => "closed");
      const [sum] = useReducer(
        (a: number) => a,
        2,
        (a) => a + 1,
      );
      const stored = useSyncExternalStore(
        () => () => {},
        () => "browser",
        () => "server",
      );
      const twice = useMemo(() => `${label}${label}`, [label]);
      return (
        <b data-ref={String(ref === null)} data-held={useRef(5).current}>
          {open} {sum} {stored} {twice} {use(Level)}
        </b>
      );
    });
    const Kept = memo(Given);
    expectSame(
      <Level value={4}>
        <Kept label="x" />
        <Level.Consumer>{(level) => `level ${level}`}</Level.Consumer>
      </Level>,
    );
  });

  it("tells which styles are used of elements that are written without being made", () => {
    const used: string[] = [];
    renderMarkup(
      <StyleUseContext value={({ name }) => used.push(name)}>
        <Frame>
          <To href="/">there</To>
          <Go as="span">here</Go>
        </Frame>
      </StyleUseContext>,
      "b1-",
    );
    expect(used).toEqual(["A", "C", "B"]);
  });

  it("keeps HTML that is given as HTML, and its first line break", () => {
    const html = { __html: "\n<b>&amp;</b>" };
    expectSame(
      <>
        <pre dangerouslySetInnerHTML={html} />
        <pre>{"\ncode"}</pre>
        <div dangerouslySetInnerHTML={html} />
        <script type="application/json" dangerouslySetInnerHTML={{ __html: '{"a":1}' }} />
      </>,
    );
  });

  it.each<[string, ReactNode]>([
    ["what waits", <Suspense key="a">later</Suspense>],
    ["a title, which belongs into the head", <title key="a">Title</title>],
    ["a picture that is fetched at once", <img key="a" src="/a.png" alt="" />],
    ["an element of somebody else", createElement("x-own", { open: true })],
    ["state that changes while it is rendered", <Counting key="a" />],
    [
      "a chosen option",
      <select key="a" defaultValue="b">
        <option>b</option>
      </select>,
    ],
  ])("leaves %s to React", (_, node) => {
    expect(() => renderMarkup(node, "b1-")).toThrow(Unsupported);
  });

  it("passes on what a component throws, and is ready for the next", () => {
    const Broken = (): ReactNode => {
      throw new Error("No rows.");
    };
    expect(() => renderMarkup(<Broken />, "b1-")).toThrow("No rows.");
    expectSame(<Field ids={1}>next</Field>);
  });
});
