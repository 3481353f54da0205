import { useEffect, useState } from "react";
import { Button } from "react-aria-components";
import type { Operation } from "../../../edit/operation.ts";
import type { EditPage } from "../../edit-page.ts";
import { spokenBlock } from "../../outline-tree.ts";
import type { EditAnswer, Path, Target } from "../../protocol.ts";
import { askedBlock, askPanel } from "../ask-panel.ts";
import { refusalOf } from "../create-actions.ts";
import { askPage } from "./ask-page.ts";
import { blocksOf, targetOn, whereWords } from "./block-place.ts";

/** A block that is to stand on another page as well, or instead. */
export interface BlockOnItsWay {
  task: "move" | "copy";
  page: EditPage;
  path: Path;
  preview(operation: Operation<Target>): Promise<EditAnswer>;
  apply(operation: Operation<Target>): Promise<EditAnswer>;
}

/** The blocks of a page. */
const BLOCKS: Path = ["blocks"];

interface PlacesProps extends BlockOnItsWay {
  name: string;
  route: string;
  onDone(words: string): void;
}

/** The places between the blocks of the page that was chosen, and what the check would say of each. */
export function PlacesOn({ task, page, path, preview, apply, name, route, onDone }: PlacesProps) {
  const [other, setOther] = useState<EditPage | "none">();
  const [index, setIndex] = useState<number>();
  const [would, setWould] = useState<EditAnswer>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    askPage(route).then(
      (answer) => {
        setOther(answer ?? "none");
        if (answer) setIndex(blocksOf(answer, BLOCKS).length);
      },
      () => setOther("none"),
    );
  }, [route]);
  const operation = async (at: number): Promise<Operation<Target> | undefined> => {
    if (typeof other !== "object") return undefined;
    const into = targetOn(other, BLOCKS);
    if (task === "move") return { kind: "move", at: targetOn(page, path), into, index: at };
    const block = await askPanel("block", askedBlock(page, path));
    return block && { kind: "insert", into, index: at, entry: { yaml: block.yaml } };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for each place once
  useEffect(() => {
    if (index === undefined) return;
    let isOver = false;
    setWould(undefined);
    void operation(index)
      .then((asked) => (asked ? preview(asked) : { refused: "This block is no longer there." }))
      .then((answer) => !isOver && setWould(answer));
    return () => {
      isOver = true;
    };
  }, [index]);
  if (other === undefined) return <p className="inserter-stage panel-empty">Looking …</p>;
  if (other === "none")
    return <p className="inserter-stage panel-empty">This page has a mistake: mend that first.</p>;
  const names = blocksOf(other, BLOCKS).map((one) => spokenBlock(other, one));
  const doIt = async (): Promise<void> => {
    const asked = await operation(index!);
    const refusal = asked ? refusalOf(await apply(asked)) : "This block is no longer there.";
    setFault(refusal);
    if (refusal === undefined)
      onDone(`${name} stands on ${other.page.title} (${route}) now, ${whereWords(names, index!)}.`);
  };
  const refused = fault ?? (would && refusalOf(would));
  return (
    <section className="inserter-stage" aria-label={other.page.title}>
      <fieldset className="inserter-places">
        <legend>Where on {other.page.title}?</legend>
        {[...names, undefined].map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <label key={at}>
            <input type="radio" name="place" checked={index === at} onChange={() => setIndex(at)} />
            {sentence(whereWords(names, at))}
          </label>
        ))}
      </fieldset>
      <div role="status">
        {!would && !refused && <p className="panel-state">Working out what follows …</p>}
        {would && "files" in would && <Foreseen answer={would} route={route} />}
        {refused && <p className="panel-fault">{refused}</p>}
      </div>
      <div>
        <Button
          className="panel-button inserter-do"
          isDisabled={index === undefined || !would || "refused" in would}
          onPress={() => void doIt()}
        >
          {task === "move" ? "Move it there" : "Copy it there"}
        </Button>
      </div>
    </section>
  );
}

/** Addresses named at once. */
const NAMED = 4;

/** What the change would touch, and what the check would say of it. */
function Foreseen({ answer, route }: { answer: Extract<EditAnswer, { files: unknown }>; route: string }) {
  const others = answer.routes === "all" ? [] : answer.routes.filter((one) => one !== route);
  const { fresh } = answer.problems;
  return (
    <>
      {others.length > 1 && (
        <p>
          {others.length + 1} pages change: {route}, {others.slice(0, NAMED).join(", ")}
          {others.length > NAMED && ` and ${others.length - NAMED} more`}.
        </p>
      )}
      {fresh.length > 0 && (
        <>
          <p>The check would say:</p>
          <ul>
            {fresh.slice(0, NAMED).map((problem) => (
              <li key={`${problem.file} ${problem.range.start.offset} ${problem.code}`}>{problem.message}</li>
            ))}
            {fresh.length > NAMED && <li>and {fresh.length - NAMED} more</li>}
          </ul>
        </>
      )}
    </>
  );
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
