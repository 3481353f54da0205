import { useState } from "react";
import type { OverviewPage } from "../overview-answers.ts";
import { AskText } from "./ask-fields.tsx";
import { AskSheet } from "./ask-sheet.tsx";
import { languageName } from "./language-name.ts";

interface TranslatePageProps {
  page: OverviewPage;
  lang: string;
  onClose(): void;
  /** @param file  Of the page in that language. */
  onMade(file: string): void;
}

/** Asks what a page is called in another language, and begins it there; one that rows are made into, for all rows. */
export function TranslatePage({ page, lang, onClose, onMade }: TranslatePageProps) {
  const isOfRows = page.kind === "rows";
  const [title, setTitle] = useState(page.ownTitle ?? "");
  const language = languageName(lang);
  const version = page.file.replace(/\.yaml$/, `.${lang}.yaml`);
  const hasTitle = !isOfRows || page.ownTitle !== undefined;
  return (
    <AskSheet
      title={
        isOfRows
          ? `Translate all pages ${page.pattern ?? page.route} into ${language}`
          : `Translate ${page.title} into ${language}`
      }
      verb="Begin the translation"
      own={[version]}
      operation={
        hasTitle && title.trim() === ""
          ? undefined
          : { kind: "begin-version", route: page.route, lang, title: title.trim() }
      }
      onClose={onClose}
      onDone={() => onMade(version)}
    >
      {hasTitle && (
        <AskText
          label={`Title in ${language}`}
          about={
            isOfRows
              ? `Of all these pages. What stands between \${ and } comes from the row: leave it as it is, and translate the words around it.`
              : `“${page.title}” as readers of ${language} find it. Every other text is as in the original until you type its translation.`
          }
          value={title}
          onChange={setTitle}
          isFirst
        />
      )}
      {isOfRows && (
        <p className="panel-state">
          {`${hasTitle ? "" : "Each of these pages is called as its row. "}What the rows say is translated on the pages as well: open one, click a text and type. It shows wherever the row does.`}
        </p>
      )}
    </AskSheet>
  );
}
