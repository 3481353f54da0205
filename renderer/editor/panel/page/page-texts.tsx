import { useId, useMemo, useRef } from "react";
import type { EditPage } from "../../edit-page.ts";
import { isUntranslated } from "../../is-untranslated.ts";
import type { Path } from "../../protocol.ts";
import { Counter } from "../controls/counter.tsx";
import { TheirWords } from "../controls/their-words.tsx";
import { refusalOf } from "../create-actions.ts";
import { usePanelActions } from "../panel-context.ts";
import { useChoices } from "../pickers/use-choices.ts";
import { useDraft } from "../use-draft.ts";
import { useShownOption } from "../use-shown-option.ts";
import { twinsOf } from "./twins.ts";

/** About what search engines show of a title and a description, in characters. */
const SHOWN = { title: 60, description: 160 };

/** Title and description, and what comes of them as a search result and as a shared card. */
export function PageTexts({ page, focused }: { page: EditPage; focused: Path | undefined }) {
  const element = useRef<HTMLElement>(null);
  useShownOption(element, focused);
  const { route, title, description = "", image } = page.page;
  const choices = useChoices();
  const twins = useMemo(
    () => twinsOf(choices?.pages ?? [], route, { title, description }),
    [choices, route, title, description],
  );
  return (
    <section aria-label="Found and shared" ref={element}>
      <h2>Found and shared</h2>
      <PageText page={page} name="title" label="Title" twins={twins.title} />
      <PageText page={page} name="description" label="Description" twins={twins.description} />
      <figure className="panel-result">
        <figcaption>As a search result</figcaption>
        <p className="panel-result-address">{route}</p>
        <p className="panel-result-title">{cut(title, SHOWN.title)}</p>
        <p>
          {cut(description, SHOWN.description) || "Search engines choose words from the page themselves."}
        </p>
      </figure>
      <figure className="panel-card">
        <figcaption>As a shared card</figcaption>
        {image ? <img src={image.src} alt={image.alt} /> : <div className="panel-card-plain">{title}</div>}
        <p className="panel-result-title">{title}</p>
        <p>{description}</p>
      </figure>
    </section>
  );
}

interface PageTextProps {
  page: EditPage;
  name: "title" | "description";
  label: string;
  /** Other pages that say the same. */
  twins: readonly string[];
}

function PageText({ page, name, label, twins }: PageTextProps) {
  const { apply } = usePanelActions();
  const { route } = page.page;
  const value = page.values.find(({ path }) => path.join() === name);
  const original = value?.source ?? page.page[name] ?? "";
  const isMissing = isUntranslated(page, name);
  const written = isMissing ? "" : original;
  const { told, asked } = page;
  const draft = useDraft(written, asked, async (text, typed) => {
    const at = { route, path: [name], as: "written", ...(told !== undefined && { told }) } as const;
    return refusalOf(
      await apply(text.trim() ? { kind: "set", at, value: text } : { kind: "unset", at }, typed),
    );
  });
  const id = useId();
  const shared = {
    id,
    className: "panel-control",
    dir: "auto",
    value: draft.text,
    "aria-describedby": `${id}-says`,
    onChange: (event: { target: { value: string } }) => draft.change(event.target.value),
    onBlur: draft.flush,
  };
  return (
    <div className="panel-field" data-option={name}>
      <label className="panel-label" htmlFor={id}>
        {label}
      </label>
      {name === "title" ? <input {...shared} /> : <textarea rows={3} {...shared} />}
      <div id={`${id}-says`} className="panel-says">
        {isMissing && (
          <p className="panel-state" data-careful="">
            {`Not translated yet: type the translation. Visitors read the original: “${original}”`}
          </p>
        )}
        <Counter text={draft.text} most={SHOWN[name]} />
        {draft.fault && <p role="alert">{draft.fault}</p>}
        <TheirWords draft={draft} />
        {twins.length > 0 && (
          <p className="panel-fault">
            The same words: {twins.slice(0, 4).join(", ")}
            {twins.length > 4 && ` and ${twins.length - 4} more`}
          </p>
        )}
      </div>
    </div>
  );
}

function cut(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
