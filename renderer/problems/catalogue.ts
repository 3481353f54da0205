import { bindingProblems } from "./catalogue-bindings.ts";
import { bodyProblems } from "./catalogue-bodies.ts";
import { changeProblems } from "./catalogue-changes.ts";
import { lineProblems } from "./catalogue-lines.ts";
import { linkProblems } from "./catalogue-links.ts";
import { optionProblems } from "./catalogue-options.ts";
import { outlineProblems } from "./catalogue-outline.ts";
import { pageProblems } from "./catalogue-pages.ts";
import { pastedProblems } from "./catalogue-pasted.ts";
import { pictureProblems } from "./catalogue-pictures.ts";
import { ruleProblems } from "./catalogue-rules.ts";
import { serviceProblems } from "./catalogue-services.ts";
import { siteProblems } from "./catalogue-site.ts";
import { tableProblems } from "./catalogue-tables.ts";
import { themeProblems } from "./catalogue-theme.ts";
import { timeProblems } from "./catalogue-times.ts";
import { translationProblems } from "./catalogue-translations.ts";
import { wordProblems } from "./catalogue-words.ts";
import { yamlProblems } from "./catalogue-yaml.ts";
import type { ProblemKind } from "./problem-kind.ts";

/**
 * All kinds of problems by code. Codes never change, because people search for them; severities are a matter of
 * taste and may.
 */
export const catalogue: Readonly<Record<string, ProblemKind>> = {
  ...lineProblems,
  ...yamlProblems,
  ...pastedProblems,
  ...pageProblems,
  ...optionProblems,
  ...bindingProblems,
  ...siteProblems,
  ...linkProblems,
  ...outlineProblems,
  ...bodyProblems,
  ...pictureProblems,
  ...serviceProblems,
  ...ruleProblems,
  ...themeProblems,
  ...tableProblems,
  ...changeProblems,
  ...timeProblems,
  ...wordProblems,
  ...translationProblems,
};
