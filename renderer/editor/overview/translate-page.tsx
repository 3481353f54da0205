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

/** Asks what a page is called in another language, and begins it there. */
export function TranslatePage({ page, lang, onClose, onMade }: TranslatePageProps) {
  const [title, setTitle] = useState("");
  const language = languageName(lang);
  const version = page.file.replace(/\.yaml$/, `.${lang}.yaml`);
  return (
    <AskSheet
      title={`Translate ${page.title} into ${language}`}
      verb="Begin the translation"
      own={[version]}
      operation={
        title.trim() === ""
          ? undefined
          : { kind: "begin-version", route: page.route, lang, title: title.trim() }
      }
      onClose={onClose}
      onDone={() => onMade(version)}
    >
      <AskText
        label={`Title in ${language}`}
        about={`“${page.title}” as readers of ${language} find it. Every other text is as in the original until you type its translation.`}
        value={title}
        onChange={setTitle}
        isFirst
      />
    </AskSheet>
  );
}
