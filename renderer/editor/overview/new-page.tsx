import { useState } from "react";
import type { OverviewPage } from "../overview-answers.ts";
import { addressOf, noAddress } from "./address-of.ts";
import { AskChoice, AskText } from "./ask-fields.tsx";
import { AskSheet } from "./ask-sheet.tsx";

interface NewPageProps {
  pages: readonly OverviewPage[];
  /** Copies this one. */
  like?: OverviewPage;
  onClose(): void;
  /** @param route  Of the page that is there now. */
  onMade(route: string): void;
}

/** Asks what a page is to be called, where it is to be, and which page it begins as. */
export function NewPage({ pages, like, onClose, onMade }: NewPageProps) {
  const [title, setTitle] = useState("");
  const [address, setAddress] = useState<string>();
  const [model, setModel] = useState(like?.route ?? "");
  const folder = like ? like.route.replace(/[^/]*$/, "") : "/";
  const proposed = addressOf(title);
  const route = cleanAddress(address ?? `${folder}${proposed}`);
  const isNamed = title.trim() !== "" && route !== "/" && (address !== undefined || proposed !== "");
  const models = pages.filter(({ kind, lang, route: at }) => kind === "page" && !lang && at !== "/404");
  return (
    <AskSheet
      title={like ? `Copy ${like.title}` : "New page"}
      verb={like ? "Make the copy" : "Make the page"}
      own={[`pages${route}.yaml`]}
      operation={
        isNamed ? { kind: "add-page", route, title: title.trim(), ...(model && { like: model }) } : undefined
      }
      onClose={onClose}
      onDone={() => onMade(route)}
    >
      <AskText
        label="Title"
        about="What the page is called in search results and in the tab of the browser."
        value={title}
        onChange={setTitle}
        isFirst
      />
      <AskText
        label="Address"
        about={`Small letters, digits and hyphens, with a slash between parts: /about/history.${isNamed ? "" : noAddress(title)}`}
        value={address ?? (isNamed || title ? route : folder)}
        onChange={setAddress}
      />
      {!like && (
        <AskChoice
          label="Begins as"
          value={model}
          onChange={setModel}
          choices={[
            { value: "", label: "A heading and a first section" },
            ...models.map((one) => ({ value: one.route, label: copyOf(one) })),
          ]}
        />
      )}
    </AskSheet>
  );
}

/** A page to begin with, and what is wrong with it: its copy would have that, too. */
function copyOf({ title, route, errors, warnings }: OverviewPage): string {
  const wrong = errors + warnings;
  const note = wrong === 0 ? "" : `, with ${wrong === 1 ? "1 problem" : `${wrong} problems`} to mend`;
  return `A copy of ${title} (${route})${note}`;
}

/** An address as it was typed, with a slash in front and none behind. */
export function cleanAddress(typed: string): string {
  return `/${typed.trim().replace(/^\/+|\/+$/g, "")}`;
}
